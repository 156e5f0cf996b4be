import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Controllers that only an app can create: its delegates run, and the controllers of its windows are
/// drawn.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct AppStartTests {
  /// A controller with a list of as many cells as its model says.
  private static func controller(_ name: String) -> String {
    """
    import UIKit
    final class \(name): UIViewController, UICollectionViewDataSource {
      let rows: Int
      init(rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = self
        view.addSubview(grid)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { rows }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    """
  }

  /// A scene delegate that runs statements with `window`.
  private static func scene(_ statements: String) -> String {
    """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: AnyObject?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        \(statements)
        window.makeKeyAndVisible()
      }
    }

    """
  }

  private static let layout = """
    import UIKit
    // flatplan: skip
    func column() -> UICollectionViewCompositionalLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    """

  /// Writes an app with a project, and renders an input of it.
  private func render(
    _ input: String, _ files: [String: String]
  ) async throws -> (code: CommandStatus, cells: [String: Int], words: String) {
    let work = try Workplace()
    try work.write("", to: "app/Package.swift")
    try work.write(Self.layout, to: "app/Style/Layout.swift")
    for (name, text) in files { try work.write(text, to: "app/\(name)") }
    let result = await work.compile(
      ["render", input, "-f", "svg", "-o", "out", "--width", "300"])
    var cells: [String: Int] = [:]
    for file in work.files where file.hasSuffix("300.svg") {
      let name = file.split(separator: "/").dropLast().last.map(String.init) ?? file
      cells[name] = work.text(file).ranges(of: "class=\"fp-item\"").count
    }
    return (result.code, cells, result.words)
  }

  @Test(arguments: ["app", "app/App/SceneDelegate.swift", "app/Screens/Home.swift"])
  func `the roots of a scene are drawn, whatever part of the app is given`(
    _ input: String
  ) async throws {
    let result = try await render(
      input,
      [
        "App/SceneDelegate.swift": Self.scene(
          "window.rootViewController = UINavigationController(rootViewController: Home(rows: 4))"),
        "Screens/Home.swift": Self.controller("Home"),
      ])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.cells == ["Home": 4], "\(result.words)")
  }

  @Test func `coordinators, tabs and delayed roots are followed`() async throws {
    let result = try await render(
      "app",
      [
        "SceneDelegate.swift": Self.scene(
          """
          coordinator = AppCoordinator(window: window)
          (coordinator as? AppCoordinator)?.start()
          """),
        "Coordinator.swift": """
        import UIKit
        final class AppCoordinator: NSObject {
          let window: UIWindow
          init(window: UIWindow) { self.window = window }
          func start() {
            precondition(UIApplication.shared.windows.first === window)
            precondition(window.bounds.width > 0)
            window.rootViewController = UIViewController()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
              self.window.rootViewController = Tabs()
            }
          }
        }
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [
              UINavigationController(rootViewController: Home(rows: 2)),
              UINavigationController(rootViewController: Search(rows: 3)),
            ]
          }
        }

        """,
        "Home.swift": Self.controller("Home"), "Search.swift": Self.controller("Search"),
        "Detail.swift": Self.controller("Detail"),
      ])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.cells == ["Home": 2, "Search": 3], "\(result.words)")
    #expect(
      result.words.contains(
        """
        note: Detail is not drawn: it has no init(), and SceneDelegate does not show it when the app \
        starts; to draw it, write '// flatplan: arguments rows: 2' above it
        """), "\(result.words)")
  }

  /// A controller whose appearance runs statements.
  private static func appearing(_ name: String, _ statements: String) -> String {
    controller(name).replacing(
      "  override func viewDidLoad()",
      with: """
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            \(statements.replacing("\n", with: "\n      "))
          }
          override func viewDidLoad()
        """)
  }

  @Test func `controllers that an app presents, pushes and replaces are followed`() async throws {
    let result = try await render(
      "app",
      [
        "SceneDelegate.swift": Self.scene(
          "window.rootViewController = UINavigationController(rootViewController: Splash())"),
        "Splash.swift": """
        import UIKit
        final class Splash: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.window?.rootViewController = UINavigationController(rootViewController: Home(rows: 4))
          }
        }

        """,
        "Home.swift": Self.appearing(
          "Home",
          """
          let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
          let login = Login(rows: 2)
          login.modalPresentationStyle = .fullScreen
          present(login, animated: true) { login.isReady = true }
          """),
        "Login.swift": Self.appearing(
          "Login",
          """
          precondition(isBeingPresented && presentingViewController is UINavigationController)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            let picker = UINavigationController(rootViewController: Picker(rows: 3))
            self.present(picker, animated: true)
            let hidden = Hidden(rows: 1)
            picker.present(hidden, animated: false) { hidden.dismiss(animated: false) }
          }
          """
        ).replacing("let rows: Int", with: "var isReady = false\n  let rows: Int"),
        "Picker.swift": Self.appearing(
          "Picker",
          "navigationController?.pushViewController(Detail(rows: 5), animated: true)"),
        "Detail.swift": Self.controller("Detail"), "Hidden.swift": Self.controller("Hidden"),
      ])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.cells == ["Home": 4, "Login": 2, "Picker": 3, "Detail": 5], "\(result.words)")
    #expect(result.words.contains("Hidden is not drawn"), "\(result.words)")
    #expect(!result.words.contains("render it separately"), "\(result.words)")
  }

  @Test(arguments: ["_ = Int(\"none\")!", "Task { _ = Int(\"none\")! }"])
  func `a controller that stops when it appears does not stop the others`(
    _ statement: String
  ) async throws {
    let result = try await render(
      "app",
      [
        "SceneDelegate.swift": Self.scene(
          "window.rootViewController = UINavigationController(rootViewController: Home(rows: 4))"),
        "Home.swift": Self.appearing("Home", "present(Login(), animated: true)"),
        "Login.swift": """
        import UIKit
        final class Login: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }

        """,
      ])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.cells == ["Home": 4], "\(result.words)")
    #expect(result.words.contains("the program stopped in this line"), "\(result.words)")
  }

  @Test func `an application delegate creates the window, and holes are left around it`()
    async throws
  {
    let result = try await render(
      "app/Home.swift",
      [
        "AppDelegate.swift": """
        import Crashes
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let rows = 5
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            CrashReporter.start()
            window = UIWindow(frame: UIScreen.main.bounds)
            let delegate = UIApplication.shared.delegate as? AppDelegate
            window?.rootViewController = Home(rows: delegate?.rows ?? 0)
            window?.makeKeyAndVisible()
            return true
          }
        }

        """,
        "Home.swift": Self.controller("Home"),
      ])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.cells == ["Home": 5], "\(result.words)")
    #expect(result.words.contains("left out: Crash"), "\(result.words)")
  }

  @Test func `if an app shows nothing, one line says what to do`() async throws {
    let files = [
      "SceneDelegate.swift": Self.scene("if false { window.rootViewController = Home(rows: 1) }"),
      "Home.swift": Self.controller("Home"),
    ]
    let result = try await render("app", files)
    #expect(result.code == .badSpec && result.cells.isEmpty, "\(result.words)")
    #expect(
      result.words.contains("does not show it when the app starts; to draw it, write"),
      "\(result.words)")
    let stopped = try await render(
      "app",
      files.merging([
        "SceneDelegate.swift": Self.scene(
          "window.rootViewController = Home(rows: Int(\"none\")!)")
      ]) { $1 })
    #expect(stopped.code == .badSpec, "\(stopped.words)")
    #expect(stopped.words.contains("the program stopped here"), "\(stopped.words)")
  }

  @Test func `a directive gives the arguments of a controller`() async throws {
    let result = try await render(
      "app/Home.swift",
      [
        "Home.swift": Self.controller("Home").replacing(
          "final class", with: "// flatplan: arguments rows: 7\nfinal class")
      ])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.cells == ["Home": 7], "\(result.words)")
  }

  @Test func `the layout of a controller that the app does not show is drawn alone`() async throws {
    let home = Self.controller("Home").replacing(
      "let rows: Int",
      with:
        "static func layout() -> UICollectionViewCompositionalLayout { column() }\n  let rows: Int")
    for (root, expected) in [("Home(rows: 2)", "Home"), ("UIViewController()", "Home.layout")] {
      let result = try await render(
        "app",
        [
          "SceneDelegate.swift": Self.scene(
            "_ = Home.self; window.rootViewController = \(root)"),
          "Home.swift": home,
        ])
      #expect(result.code == .done, "\(result.words)")
      #expect(Array(result.cells.keys) == [expected], "\(result.words)")
    }
  }
}
