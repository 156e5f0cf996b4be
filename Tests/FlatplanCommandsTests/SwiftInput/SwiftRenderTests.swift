import Foundation
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// Compiles and draws Swift files with the library that is built beside the tests.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct SwiftRenderTests {
  private func run(_ work: Workplace, _ arguments: String...) async -> Workplace.Result {
    await work.compile(arguments)
  }

  private static let helpers = """
    import UIKit

    private func row(columns: Int) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }

    """

  @Test func `all functions that return layouts and sections are drawn`() async throws {
    let work = try Workplace()
    let code = """
      private func plain() -> UICollectionViewLayout {
        print("hello")
        print(ProcessInfo.processInfo.environment["TZ"] ?? "local", TimeZone.current.secondsFromGMT())
        return UICollectionViewCompositionalLayout(section: row(columns: 2))
      }
      enum Kind: Int, CaseIterable {
        case one, two, three
        var layout: UICollectionViewLayout { plain() }
      }
      struct Failing {
        init?() { nil }
        func layout() -> UICollectionViewLayout { plain() }
      }
      final class Slow: NSObject {
        init(loading: Bool = true) async {}
        func layout() -> UICollectionViewLayout { plain() }
      }
      final class Narrow: NSObject {
        init(columns: Int) {}
        convenience init(rows: Int) { self.init(columns: rows) }
        func layout() -> UICollectionViewLayout { plain() }
      }
      func later() async -> UICollectionViewLayout { plain() }
      func many<Row>(_ rows: [Row] = [Int]()) -> UICollectionViewLayout { plain() }
      func wide(columns: Int = 1) -> NSCollectionLayoutSection { row(columns: columns) }
      func stairs(
        section: Int, in environment: NSCollectionLayoutEnvironment
      ) -> NSCollectionLayoutSection? { section < 2 ? row(columns: section + 1) : nil }
      class GridController: UIViewController {
        // flatplan: items 1, 2
        private func twice() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { [weak self] index, _ in self?.section(index) }
        }
        func section(_ index: Int) -> NSCollectionLayoutSection? { row(columns: index + 1) }
        func all() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { index, _ in
            row(columns: Kind.allCases[index].rawValue + 1)
          }
        }
        // flatplan: skip
        func skipped() -> UICollectionViewLayout { fatalError() }
        func asked(columns: Int) -> UICollectionViewLayout { fatalError() }
      }
      extension NSCollectionLayoutSection {
        static func wide(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
          row(columns: environment.container.effectiveContentSize.width > 500 ? 3 : 1)
        }
      }
      """
    try work.write(Self.helpers + code, to: "Home.swift")
    let result = await run(work, "frames", "Home.swift", "--width", "300,600", "--format", "csv")
    #expect(result.code == .done, "\(result.words)")
    let rows = result.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    let names = Set(rows.map { String($0[0]) })
    #expect(
      names == [
        "plain", "wide", "stairs", "GridController.twice", "GridController.section",
        "GridController.all", "NSCollectionLayoutSection.wide",
      ])
    let sections = Dictionary(grouping: rows.filter { $0[1] == "300" }) { String($0[0]) }
      .mapValues { rows in Set(rows.map { String($0[6]) }).count }
    #expect(sections["plain"] == 1)
    #expect(sections["GridController.twice"] == 2)
    #expect(sections["stairs"] == 2)
    // The provider crashes for a fourth section.
    #expect(sections["GridController.all"] == 3)
    // Widths of cells: three columns in wide containers.
    let wide = rows.filter { $0[0] == "NSCollectionLayoutSection.wide" }
    #expect(Set(wide.map { $0[10] }) == ["300", "200"])
    // Dates do not depend on the time zone.
    #expect(result.words.contains("hello\nUTC 0\n"), "\(result.words)")
    for words in [
      "Kind.layout is not drawn: it needs a value of the enum Kind",
      "Failing.layout is not drawn: Failing has no init()",
      "Slow.layout is not drawn: Slow has no init()",
      "Narrow.layout is not drawn: Narrow has no init()",
      "later is not drawn: it is asynchronous", "many is not drawn: it is generic",
      "GridController.asked is not drawn: its parameter 'columns' has no default value",
    ] {
      #expect(result.words.contains("note: \(words)\n"), "\(words) in\n\(result.words)")
    }
    #expect(!result.words.contains("skipped"))
  }

  @Test func `configured cells are drawn, on and below the first screen`() async throws {
    let work = try Workplace()
    let code = """
      // flatplan: items 30
      func stairs() -> UICollectionViewLayout {
        let section = row(columns: 1)
        section.visibleItemsInvalidationHandler = { items, _, _ in
          for item in items { item.center.x += CGFloat(item.indexPath.item) }
        }
        return UICollectionViewCompositionalLayout(section: section)
      }
      """
    try work.write(Self.helpers + code, to: "Stairs.swift")
    let result = await run(work, "frames", "Stairs.swift", "--format", "csv")
    let rows = result.text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let column = try #require(rows.first?.firstIndex(of: "x"))
    #expect(rows.dropFirst().map { String($0[column]) } == (0..<30).map { "\($0)" })
  }

  @Test func `controllers and collection views have the items of their data source`()
    async throws
  {
    let work = try Workplace()
    let code = """
      private var sources: [AnyObject] = []
      @MainActor func shown() -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout(section: row(columns: 1))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4], toSection: "b")
        source.apply(snapshot, animatingDifferences: false)
        sources.append(source)
        return view
      }
      class ListController: UIViewController {
        var collectionView: UICollectionView! = nil
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView = shown()
          view.addSubview(collectionView)
        }
      }
      """
    try work.write(Self.helpers + code, to: "screens/List.swift")
    let result = await run(work, "frames", "screens/List.swift", "--format", "csv")
    #expect(result.code == .done, "\(result.words)")
    let rows = result.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    for name in ["shown", "ListController"] {
      let items = rows.filter { $0[0] == name }.map { "\($0[6]),\($0[7])" }
      #expect(items == ["0,0", "0,1", "0,2", "1,0"])
    }
    let picture = await run(work, "render", "screens", "-f", "svg")
    #expect(picture.code == .done, "\(picture.words)")
    #expect(
      work.files == [
        "output/screens/ListController/390.svg", "output/screens/shown/390.svg",
        "screens/List.swift",
      ])
  }

  @Test func `the offset that code sets is that of the picture, up to the end of the content`()
    async throws
  {
    let work = try Workplace()
    let code = """
      class ScrolledController: UICollectionViewController {
        init() {
          let section = row(columns: 1)
          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "header", alignment: .top)
          header.pinToVisibleBounds = true
          section.boundarySupplementaryItems = [header]
          super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        }
        required init?(coder: NSCoder) { nil }
        var offset: CGFloat { 100 }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
            withReuseIdentifier: "header")
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          collectionView.contentOffset = CGPoint(x: 0, y: offset)
        }
        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 40 }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView {
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
      }
      final class FarController: ScrolledController { override var offset: CGFloat { 9000 } }
      """
    try work.write(Self.helpers + code, to: "Home.swift")
    func headers(_ arguments: String...) async -> [String: String] {
      let result = await work.compile(
        ["frames", "Home.swift", "--height", "400", "--format", "csv"] + arguments)
      #expect(result.code == .done, "\(result.words)")
      let rows = result.text.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      guard let y = rows.first?.firstIndex(of: "y") else { return [:] }
      return Dictionary(
        rows.filter { $0.contains("header") }.map { ($0[0], $0[y]) }, uniquingKeysWith: { $1 })
    }
    // The pinned header is at the top of the visible content, which is 1790 points high.
    #expect(
      await headers() == ["ScrolledController": "100", "FarController": "1390"])
    #expect(
      await headers("--scroll", "50") == ["ScrolledController": "50", "FarController": "50"])
  }

  /// R101. Sample cells stand for layouts without any data source.
  @Test func `a data source without items is drawn as it is, and one that fails is an error`()
    async throws
  {
    let work = try Workplace()
    let code = """
      private var sources: [AnyObject] = []
      @MainActor private func view(
        _ fill: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
      ) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout(section: row(columns: 1))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        fill(&snapshot)
        source.apply(snapshot, animatingDifferences: false)
        sources.append(source)
        return view
      }
      @MainActor func filled() -> UICollectionView {
        view { $0.appendSections(["a"]); $0.appendItems([1]) }
      }
      @MainActor func nothing() -> UICollectionView { view { _ in } }
      @MainActor func sections() -> UICollectionView { view { $0.appendSections(["a"]) } }
      @MainActor func bare() -> UICollectionView {
        UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout(section: row(columns: 1)))
      }
      @MainActor func twice() -> UICollectionView {
        view { $0.appendSections(["a"]); $0.appendItems([1, 1]) }
      }
      @MainActor func missing() -> UICollectionView {
        view { $0.appendSections(["a"]); _ = $0.itemIdentifiers(inSection: "z") }
      }
      """
    try work.write(Self.helpers + code, to: "List.swift")
    let result = await run(work, "frames", "List.swift", "--format", "csv")
    // The functions that work are listed although others fail.
    let rows = result.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
    #expect(rows.count { $0 == "filled" } == 1 && rows.count { $0 == "bare" } == 12)
    #expect(!rows.contains("nothing") && !rows.contains("sections"))
    #expect(!rows.contains("twice") && !rows.contains("missing"))
    #expect(result.code == .badSpec, "\(result.words)")
    // Errors are at the function.
    let lines = (Self.helpers + code).split(separator: "\n", omittingEmptySubsequences: false)
    for (name, words) in [("twice", "would occur twice"), ("missing", "has no section z")] {
      let line = try #require(lines.firstIndex { $0.contains("func \(name)()") }) + 1
      #expect(result.words.contains(words), "\(result.words)")
      #expect(result.words.contains("List.swift:\(line):"), "\(result.words)")
    }
  }

  @Test func `a controller is drawn once, with its own view or its class's`() async throws {
    let work = try Workplace()
    let code = """
      // flatplan: skip
      class BaseController: UIViewController {
        var collectionView: UICollectionView!
        func show(_ layout: UICollectionViewLayout) {
          collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          view.addSubview(collectionView)
        }
      }
      class GridController: BaseController {
        lazy var layout: UICollectionViewLayout = {
          let section = row(columns: 3)
          let layout = UICollectionViewCompositionalLayout(section: section)
          return layout
        }()
        convenience init(named title: String) {
          self.init()
          self.title = title
        }
        private func part() -> NSCollectionLayoutSection { row(columns: 2) }
        // flatplan: items 2
        func asked() -> NSCollectionLayoutSection { part() }
        override func viewDidLoad() {
          super.viewDidLoad()
          show(layout)
        }
      }
      """
    try work.write(Self.helpers + code, to: "Grid.swift")
    let result = await run(work, "frames", "Grid.swift", "--format", "csv")
    #expect(result.code == .done, "\(result.words)")
    let rows = result.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    // Neither the layout nor functions in its closure are drawn again.
    #expect(Set(rows.map { $0[0] }) == ["GridController", "GridController.asked"])
    #expect(rows.count { $0[0] == "GridController.asked" } == 2)
    #expect(!result.words.contains("is not drawn"))
  }

  @Test func `controllers load their view when needed, and their content`()
    async throws
  {
    let work = try Workplace()
    try work.write(
      """
      import Foundation
      actor Library {
        func load() async -> [Int] {
          await Task.yield()
          async let more = rest()
          return [1] + (await more)
        }
        nonisolated func rest() async -> [Int] { [2, 3] }
        func open() async { await Task.yield() }
      }
      """, to: "Home/Models/Library.swift")
    try work.write(
      Self.helpers + """
        final class HomeView: UIView {
          let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: row(columns: 1)))
        }
        class Base: UIViewController, UICollectionViewDataSource {
          var items: [Int] = []
          func show(_ view: UICollectionView) {
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            self.view.addSubview(view)
            Task {
              for _ in 0..<20 { await Library().open() }
              items = await Library().load()
              view.reloadData()
              DispatchQueue.main.async { self.items.append(4); view.reloadData() }
            }
          }
          func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { items.count }
          func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
        }
        final class Local: Base {
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout(section: row(columns: 1))
            let view = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            show(view)
          }
        }
        final class Owned: Base {
          init(title: String? = nil) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            super.viewDidLoad()
            show(HomeView().list)
          }
        }
        final class Empty: UIViewController {}
        """, to: "Home/Home.swift")
    let result = await run(work, "frames", "Home", "--format", "csv")
    #expect(result.code == .done, "\(result.words)")
    let rows = result.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    for name in ["Local", "Owned"] {
      #expect(rows.filter { $0[0] == name }.map { $0[7] } == ["0", "1", "2", "3"])
    }
    #expect(Set(rows.map { $0[0] }) == ["Local", "Owned"])
  }

  @Test func `content that cells load in tasks is measured and drawn`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      actor Library {
        func title(_ item: Int) async -> String {
          await Task.yield()
          return "Loaded \\(item), a title that takes more than the one line it was thought to take"
        }
      }
      final class Loading: UIViewController, UICollectionViewDataSource {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
        override func viewDidLoad() {
          super.viewDidLoad()
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
              section: NSCollectionLayoutSection(group: group)))
          list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          list.dataSource = self
          view.addSubview(list)
        }
        func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 3 }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          Task {
            var content = UIListContentConfiguration.cell()
            content.text = await Library().title(path.item)
            cell.contentConfiguration = content
          }
          return cell
        }
      }
      """, to: "Loading.swift")
    let frames = await run(work, "frames", "Loading.swift", "--format", "csv", "--width", "200")
    #expect(frames.code == .done, "\(frames.words)")
    let rows = frames.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    let heights = rows.compactMap { Double($0[11]) }
    #expect(heights.count == 3 && heights.allSatisfy { $0 > 60 }, "\(frames.text)")
    let drawn = await run(
      work, "render", "Loading.swift", "--format", "svg", "--width", "200", "-o", "out")
    #expect(drawn.code == .done, "\(drawn.words)")
    let svg = work.text("out/Loading/Loading/200.svg")
    for item in 0..<3 { #expect(svg.contains("Loaded \(item)")) }
  }

  @Test func `the code of articles is drawn`() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../specs/articles").standardizedFileURL.path
    let work = try Workplace()
    let result = await run(work, "frames", folder, "--format", "csv")
    #expect(result.code == .done && result.words == "", "\(result.words)")
    let names = result.text.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: ",").first
    }
    #expect(
      Set(names) == [
        // building-blocks.swift
        "FiveColumnsViewController", "OneItemGroupsViewController", "stackedItemsLayout",
        "nestedGroupLayout", "HeaderViewController", "BadgeViewController",
        "SimpleBadgeViewController", "BackgroundOfFourViewController", "stepsLayout",
        "indentedLayout", "centredLayout", "evenlySpacedLayout", "OneSectionViewController",
        "SeveralSectionsViewController",
        // basic-list.swift
        "BasicListViewController", "ConfiguredViewController", "HeaderModesViewController",
        "plainListLayout", "sidebarListLayout", "groupedListLayout", "IdentifiersViewController",
        "RegistrationViewController",
        // talk-notes.swift
        "talkNotesOpeningLayout", "TalkNotesListViewController", "TalkNotesGridViewController",
        "TalkNotesInsetGridViewController", "TalkNotesTwoColumnViewController",
        "TalkNotesDistinctSectionsViewController", "TalkNotesAdaptiveViewController",
        // class-by-class.swift
        "RowsViewController", "SelfSizingRowsViewController", "TwoMiddleColumnsViewController",
        "FourGroupsViewController", "ListAndGridViewController", "CheckmarkGridViewController",
        "HeaderFooterViewController", "BackgroundViewController",
        // section-types.swift
        "ViewController", "ItemsSection.layoutSection",
      ])
  }

  @Test func `pictures are named after file and function, in all variants`()
    async throws
  {
    let work = try Workplace()
    try work.write(
      Self.helpers + "func list() -> NSCollectionLayoutSection { row(columns: 1) }",
      to: "Home.swift")
    try work.write(Example.grid, to: "grid.yaml")
    let result = await run(
      work, "render", "Home.swift", "grid.yaml", "-f", "svg", "--appearance", "light,dark")
    #expect(result.code == .done, "\(result.words)")
    #expect(result.words == "4 pictures: 4 new\n")
    let pictures = work.files.filter { $0.hasPrefix("output/") }
    #expect(
      pictures == [
        "output/Home/list/390.svg", "output/Home/list/390~dark.svg", "output/grid/390.svg",
        "output/grid/390~dark.svg",
      ])
    let piped = await run(work, "render", "Home.swift", "-o", "-")
    #expect(piped.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let beside = await work.compile(["check", "Home.swift", "-"], input: Example.grid)
    #expect(beside.code == .done, "\(beside.words)")
  }

  @Test func `compiler errors refer to the user's file`() async throws {
    let work = try Workplace()
    try work.write(
      "import UIKit\n\nfunc list() -> UICollectionViewLayout { 3 }\n", to: "in/Bad.swift")
    let result = await run(work, "render", "in/Bad.swift")
    #expect(result.code == .badSpec)
    #expect(result.words.hasPrefix("in/Bad.swift:3:41: error: cannot convert return expression"))
    #expect(work.files == ["in/Bad.swift"])
    // A file name is not parsed as a compiler option.
    try work.write("let list: Lost = 1\n", to: "-Lost.swift")
    let other = await run(work, "render", "--", "-Lost.swift")
    let lost = "\(work.folder)/-Lost.swift:1:11: error: cannot find type"
    #expect(other.words.hasPrefix(lost), "\(other.words)")
  }

  @Test func `target-action code is ignored`() async throws {
    let work = try Workplace()
    let code = """
      final class GridController: UIViewController {
        private lazy var button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(Self.add))
          NotificationCenter.default.addObserver(
            self, selector: #selector(add), name: .init("changed"), object: nil)
          view.addSubview(
            UICollectionView(
              frame: view.bounds,
              collectionViewLayout: UICollectionViewCompositionalLayout(section: row(columns: 2))))
        }
        @objc private func tap(_ sender: UIButton) {}
        @objc(addOne) func add() {}
      }
      """
    try work.write(Self.helpers + code, to: "sub/Home.swift")
    #expect(await run(work, "render", "sub/Home.swift", "--width", "300").code == .done)
    // Errors keep their positions.
    try work.write(Self.helpers + code.replacing(".add,", with: ".plus,"), to: "Home.swift")
    let result = await run(work, "render", "Home.swift", "--width", "300", "--no-holes")
    #expect(result.code == .badSpec)
    #expect(
      result.words.contains("Home.swift:17:29: error: type 'UIBarButtonItem.SystemItem' has no"))
    #expect(result.words.contains("target: self, action: #selector(Self.add))"))
  }

  @Test func `an app's entry point is ignored, and previews are drawn`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let windowScene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = UINavigationController(rootViewController: Home(3))
          window?.makeKeyAndVisible()
        }
      }
      """, to: "App/App.swift")
    let code = """
      final class Home: UIViewController {
        private let columns: Int
        init(_ columns: Int) {
          self.columns = columns
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          URLSession.shared.dataTask(with: URL(string:\u{A0}\u{201C}about:blank\u{201D})!)
            .cancel()
          view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout()))
        }
        private func layout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout(section: row(columns: columns))
        }
      }
      final class Plain: UIViewController {}
      #Preview { UINavigationController(rootViewController: Home(2)) }
      @available(iOS 17, *)
      #Preview("Home: 3 columns", traits: .landscapeLeft) {
        let home = Home(3)
        home.title = "Home"
        return home
      }
      #Preview { UILabel() }
      #Preview { Plain() }
      """
    try work.write(Self.helpers + code, to: "App/Home.swift")
    let result = await run(work, "frames", "App", "--format", "csv")
    #expect(result.code == .done, "\(result.words)")
    let rows = result.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    #expect(Set(rows.map { $0[0] }) == ["Home", "Home-3-columns"])
    #expect(rows.first { $0[0] == "Home" }?[10] == "195")
    #expect(
      result.words == """
        App/Home.swift:20: warning: curly quotes are treated as straight quotes
        App/Home.swift:37: note: Plain is not drawn: it shows no collection view

        """)
    // No import, as in an article.
    try work.write(code, to: "Home.swift")
    let alone = await run(work, "check", "Home.swift", "--no-holes")
    #expect(
      alone.words.contains("Home.swift: note: 'import UIKit' is missing and was added"))
    try work.write("func columns(for width: CGFloat) -> Int { 2 }\n", to: "Columns.swift")
    let columns = await run(work, "check", "Columns.swift")
    #expect(columns.words.contains("Columns.swift has nothing to draw"), "\(columns.words)")
    #expect(alone.words.contains("error: cannot find 'row' in scope"))
    #expect(!alone.words.contains("cannot find type"))
  }

  @Test func `a controller has no parent`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      class Home: UICollectionViewController {
        init() {
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(44), heightDimension: .absolute(44))
          let item = NSCollectionLayoutItem(layoutSize: size)
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.navigationBar.prefersLargeTitles = true
          navigationController?.setNavigationBarHidden(false, animated: false)
          tabBarController?.selectedIndex = 1
          collectionView.backgroundColor = navigationController == nil ? .red : .blue
        }
        func open(_ other: UIViewController) {
          navigationController?.pushViewController(other, animated: true)
          navigationController?.popViewController(animated: true)
        }
      }
      """, to: "Home.swift")
    let result = await run(
      work, "render", "Home.swift", "-o", "-", "--format", "svg", "--picture", "container")
    #expect(result.code == .done, "\(result.words)")
    #expect(result.text.contains("#f00"))
  }

  @Test func `files beside the code are in the bundle, in their current state`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      class Places: UICollectionViewController {
        let names: [String] = {
          guard let url = Bundle.main.url(forResource: "names", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let names = try? JSONDecoder().decode([String].self, from: data)
          else { return ["none"] }
          return names + [
            NSLocalizedString("more", comment: ""), String(localized: "\\(names.count) more"),
          ]
        }()
        init() {
          super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
              using: .init(appearance: .plain)))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(
            UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell", for: indexPath)
          var content = UIListContentConfiguration.cell()
          content.text = names[indexPath.item]
          cell.contentConfiguration = content
          return cell
        }
      }
      """, to: "App/Screens/Places.swift")
    try work.write(
      "more = \"All of them\";\n\"%lld more\" = \"And %lld\";\n",
      to: "App/Base.lproj/Localizable.strings")
    for place in ["Harbour", "Market"] {
      try work.write("[\"\(place)\"]", to: "App/Data/names.json")
      let result = await run(work, "render", "App", "-o", "-", "--format", "svg")
      #expect(result.code == .done, "\(result.words)")
      #expect(result.text.contains(">\(place)<") && result.text.contains(">All of them<"))
      #expect(result.text.contains(">And 1<") && !result.words.contains("skipped"))
    }
    try work.write("[]", to: "App/names.json")
    try FileManager.default.removeItem(atPath: work.folder + "/App/Data/names.json")
    let result = await run(work, "render", "App", "-o", "-", "--format", "svg")
    #expect(!result.text.contains(">Market<") && result.text.contains(">All of them<"))
  }

  @Test func `bars accept appearance settings`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      class Home: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
          tabBarItem.badgeValue = "3"
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .systemIndigo
          look.titleTextAttributes = [.foregroundColor: UIColor.white]
          look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
          navigationItem.scrollEdgeAppearance = look
          navigationController?.navigationBar.standardAppearance = look
          navigationController?.navigationBar.compactAppearance = UINavigationBarAppearance(
            barAppearance: look)
          let tabs = UITabBarAppearance()
          tabs.configureWithTransparentBackground()
          tabs.stackedLayoutAppearance.selected.iconColor = .systemPink
          tabBarController?.tabBar.standardAppearance = tabs
          tabBarController?.tabBar.unselectedItemTintColor = .systemGray
        }
      }
      func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      """, to: "Home.swift")
    let result = await run(work, "check", "Home.swift")
    #expect(result.code == .done && !result.words.contains("error"), "\(result.words)")
  }

  @Test func `cells that cannot be created are errors, measured or not`() async throws {
    let work = try Workplace()
    let code = """
      import UIKit
      class Rows: UIViewController, UICollectionViewDataSource {
        var height: NSCollectionLayoutDimension { .absolute(44) }
        override func viewDidLoad() {
          super.viewDidLoad()
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          let rows = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
              section: NSCollectionLayoutSection(group: group)))
          register(in: rows)
          rows.dataSource = self
          view.addSubview(rows)
        }
        func register(in rows: UICollectionView) {}
        func collectionView(_ rows: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
          _ rows: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          rows.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
      }
      final class Measured: Rows {
        override var height: NSCollectionLayoutDimension { .estimated(44) }
        override func register(in rows: UICollectionView) {
          rows.register(UINib(nibName: "Row", bundle: nil), forCellWithReuseIdentifier: "row")
        }
      }
      final class Whole: Rows {
        override func register(in rows: UICollectionView) {
          rows.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        }
      }

      """
    try work.write(code, to: "Home.swift")
    let result = await run(work, "render", "Home.swift", "-f", "svg")
    #expect(result.code == .badSpec)
    let errors = result.words.split(separator: "\n").filter { $0.contains("identifier row") }
    #expect(errors.count == 2, "\(result.words)")
    #expect(errors.allSatisfy { $0.hasPrefix("error[E401]: ") })
    #expect(result.words.contains("register a class for the identifier first"))
    #expect(result.words.contains("can be loaded from Row.xib"))
    #expect(work.files == ["Home.swift", "output/Home/Whole/390.svg"])
    let frames = await run(work, "frames", "Home.swift")
    #expect(frames.code == .badSpec && frames.words.contains("could not dequeue"))
  }

  @Test func `crashing or hanging code is reported with its line and output`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      func stops() -> UICollectionViewLayout {
        let none: [UICollectionViewLayout] = []
        print("on the way")
        return none[3]
      }
      """, to: "Stops.swift")
    let stopped = await run(work, "render", "Stops.swift")
    #expect(stopped.code == .badSpec)
    #expect(stopped.words.contains("on the way\n"))
    #expect(stopped.words.contains("Fatal error: Index out of range"))
    #expect(
      stopped.words.hasSuffix("error: Stops.swift stops at 390 points: the program stopped here\n")
    )
    #if os(Linux)
      #expect(
        stopped.words.contains(
          "Stops.swift:5: note: the program stopped in this line: return none[3]\n"))
    #endif
    #expect(!stopped.words.contains("stack trace"))

    try work.write(
      """
      import UIKit
      func spins() -> UICollectionViewLayout {
        _ = FileManager.default.createFile(atPath: "begun", contents: nil)
        while true {}
      }
      """, to: "Spins.swift")
    let cache = try Workplace()
    let hung = await work.compile(
      ["render", "Spins.swift"],
      environment: ["FLATPLAN_TIME_LIMIT": "1", "FLATPLAN_CACHE": cache.folder])
    #expect(hung.code == .badSpec)
    let words = "error: Spins.swift spins at 390 points: it did not return within"
    #expect(hung.words == "\(words) 1 second\n")
    #expect(work.files == ["Spins.swift", "Stops.swift", "begun"])

    // A program does not outlive its parent.
    try FileManager.default.removeItem(atPath: work.folder + "/begun")
    let program = try #require(cache.files.first { $0.hasSuffix("/program") })
    var shell = ChildProcess(
      path: "/bin/sh",
      arguments: [
        "-c", "\"$0\" render Spins.swift & until [ -e begun ]; do sleep 0.05; done",
        "\(cache.folder)/\(program)",
      ], folder: work.folder)
    shell.environment = ["FLATPLAN_TIME_LIMIT": "1.5"]
    #expect(try shell.run().errors == [])
  }

  @Test func `code that exits or overflows the stack is reported as a crash`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      func rows() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      func ends() -> UICollectionViewLayout {
        exit(0)
      }
      func aborts() -> UICollectionViewLayout { abort() }
      func depth(below: Int) -> Int { below < 0 ? 0 : depth(below: below + 1) + 1 }
      func falls() -> UICollectionViewLayout { depth(below: 0) > 0 ? rows() : rows() }
      """, to: "Ends.swift")
    let result = await run(work, "render", "Ends.swift", "-o", "out")
    #expect(result.code == .badSpec)
    for name in ["ends", "aborts", "falls"] {
      let words = "error: Ends.swift \(name) at 390 points: the program stopped here"
      #expect(result.words.contains(words), "\(result.words)")
    }
    #if os(Linux)
      #expect(
        result.words.contains("Ends.swift:6: note: the program stopped in this line: exit(0)\n"))
    #endif
    #expect(work.files.filter { $0.hasPrefix("out/") } == ["out/Ends/rows/390@2x.png"])
  }

  /// An error in one spec does not stop the others, and messages are printed once.
  @Test func `crashing code does not stop other code`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      func rows() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      func a() -> UICollectionViewLayout { rows() }
      func b() -> UICollectionViewLayout { fatalError("b") }
      func c() -> UICollectionViewLayout { rows() }
      func e(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        precondition(environment.container.contentSize.width < 500, "e is for phones")
        return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
      """, to: "Home.swift")
    try work.write(Example.grid, to: "grid.yaml")
    let result = await run(
      work, "render", "Home.swift", "grid.yaml", "-o", "out", "--width", "390,600,700")
    #expect(result.code == .badSpec)
    let drawn = work.files.filter { $0.hasPrefix("out/") }
    #expect(drawn.count { $0.contains("/390@2x") } == 5, "\(drawn)")
    #expect(drawn.count { $0.contains("/600@2x") } == 4, "\(drawn)")
    let lines = result.words.split(separator: "\n")
    for (words, count) in [
      ("Home.swift:6: Fatal error: b", 1), ("b at 390 points: the program stopped here", 1),
      ("b at 700 points: the program stopped here", 1), ("e at 390", 0), ("grid.yaml", 0),
      ("e at 600 points: the program stopped here", 1), ("13 pictures: 13 new", 1),
    ] {
      #expect(lines.count { $0.contains(words) } == count, "\(words) in\n\(result.words)")
    }
    #expect(result.words.contains("e is for phones"))
  }

  @Test func `a file without anything to draw is an error`() async throws {
    let work = try Workplace()
    try work.write(
      "import UIKit\nfunc f(a: Int) -> UICollectionViewLayout { fatalError() }", to: "None.swift")
    let result = await run(work, "check", "None.swift")
    #expect(result.code == .badSpec)
    #expect(
      result.words.hasPrefix(
        "None.swift:2: note: f is not drawn: its parameter 'a' has no default value\nerror: "))
  }
}

extension RunnerLibrary {
  /// The library built with the tests.
  static let besideTests = RunnerLibrary(
    folder: (Bundle.main.executableURL ?? URL(fileURLWithPath: "/")).deletingLastPathComponent()
      .path)
}

/// Missing dependencies are reported with instructions.
@Suite struct SwiftSurroundingsTests {
  @Test func `a missing compiler is reported`() async throws {
    let work = try Workplace()
    try work.write("import UIKit", to: "Home.swift")
    let result = await work.run(["render", "Home.swift"], environment: ["PATH": "/nowhere"])
    #expect(result.code == .system)
    #expect(result.words.contains("'swiftc' is not on the PATH"))
  }

  @Test func `missing sources of Flatplan are reported`() async throws {
    let work = try Workplace()
    try work.write("import UIKit", to: "Home.swift")
    let path = ProcessInfo.processInfo.environment["PATH", default: ""]
    for (name, value) in [("FLATPLAN_PACKAGE", "."), ("FLATPLAN_BUILD", "here")] {
      let result = await work.run(
        ["render", "Home.swift"], environment: ["PATH": path, name: value, "HOME": work.folder])
      #expect(result.code == .system)
      #expect(result.words.hasPrefix("error: \(name) is set to \(value)"))
    }
  }

  @Test func `a starter package fetches Flatplan from an address`() async throws {
    let work = try Workplace()
    let result = await work.run(["new", "--swift", "my screens"])
    #expect(result.code == .done, "\(result.words)")
    let made = work.files.filter { $0.hasPrefix("my screens/") }
    #expect(
      made == [
        "my screens/.gitignore", "my screens/Package.swift",
        "my screens/Sources/my_screens/Home.swift", "my screens/Sources/my_screens/Screens.swift",
      ])
    let manifest = work.text("my screens/Package.swift")
    #expect(manifest.contains("?? \"https://example.com/flatplan.git\""))
    #expect(!manifest.contains(work.folder))
    let again = await work.run(["new", "--swift", "my screens"])
    #expect(again.code == .system)
    let mirror = await work.run(
      ["new", "--swift", "mirrored"], environment: ["FLATPLAN_URL": "file:///mirror/flatplan"])
    #expect(mirror.code == .done, "\(mirror.words)")
    #expect(work.text("mirrored/Package.swift").contains("?? \"file:///mirror/flatplan\""))
    // Nothing is written if one of its files already exists.
    try work.write("", to: "other/Sources/other/Screens.swift")
    let half = await work.run(["new", "--swift", "other"])
    #expect(half.code == .system)
    #expect(work.files.filter { $0.hasPrefix("other/") } == ["other/Sources/other/Screens.swift"])
  }
}
