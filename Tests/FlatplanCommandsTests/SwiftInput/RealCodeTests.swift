import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Compiles and draws code as it is in repositories.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct RealCodeTests {
  /// A data source of three cells and a layout of one column.
  static let parts = """
    func column() -> UICollectionViewCompositionalLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    class Rows: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    """

  func expectDrawn(
    _ code: String, saying words: String? = nil, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let work = try Workplace()
    try work.write(code + Self.parts, to: "Home.swift")
    let result = await work.compile(["render", "Home.swift", "--width", "300", "-o", "."])
    #expect(result.code == .done, "\(result.words)", sourceLocation: location)
    if let words {
      #expect(result.words.contains(words), "\(result.words)", sourceLocation: location)
    }
  }

  @Test func `functions and properties are overridden in extensions`() async throws {
    try await expectDrawn(
      """
      import UIKit
      class Base: UIViewController {
        var margin: CGFloat { get { 1 } set { title = "\\(newValue)" } }
        func load(_ name: String, at index: inout Int, _ done: (Int) -> Void = { _ in }) {}
        func read() async throws -> Int { 0 }
      }
      final class Home: Base {
        let rows = Rows()
        override func viewDidLoad() {
          super.viewDidLoad()
          var index = 1
          load("}", at: &index)
          margin = 3
          precondition(index == 5 && margin == 7 && title == "3.0")
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }
      extension Home {
        override public func load(
          _ name: String, at index: inout Int,  // the index
          _ done: (Int) -> Void = { _ in }
        ) {
          super.load(name, at: &index)
          index += 4
        }
        override var margin: CGFloat {
          get { 7 }
          set { super.margin = newValue }
        }
        override func read() async throws -> Int { try await super.read() + 1 }
        @objc override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        override var prefersStatusBarHidden: Bool { true }
      }

      """)
  }

  @Test func `classes on one line are overridden in extensions`() async throws {
    try await expectDrawn(
      """
      import UIKit
      class Home: UICollectionViewController {
        init() { super.init(collectionViewLayout: column()) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { super.viewDidLoad(); collectionView.dataSource = rows }
        let rows = Rows() }
      final class Other: Home { func two() -> Int { 2 } }
      extension Home { override func viewWillAppear(_ animated: Bool) { title = "" } }
      extension Other { override func viewDidAppear(_ animated: Bool) { title = "Other" } }

      """)
  }

  @Test func `a folder's classes are overridden in other files`() async throws {
    let work = try Workplace()
    try work.write("import UIKit\n// flatplan: skip\n" + Self.parts, to: "app/Parts.swift")
    try work.write(
      """
      import UIKit
      final class Home: UICollectionViewController {
        init() { super.init(collectionViewLayout: column()) }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "app/Home.swift")
    try work.write(
      """
      import UIKit
      extension Home {
        override func collectionView(
          _ view: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
      }
      """, to: "app/Home+Data.swift")
    let result = await work.compile(["frames", "app", "--width", "300"])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.text.ranges(of: "\"cell\"").count == 2, "\(result.text)")
  }

  @Test func `tables compile and are drawn empty`() async throws {
    try await expectDrawn(
      """
      import UIKit
      final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(UILabel())
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Settings: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(Row.self, forCellReuseIdentifier: "row")
          tableView.rowHeight = UITableView.automaticDimension
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "row", for: path)
        }
      }
      final class Home: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .insetGrouped)
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          (table.dataSource, table.delegate) = (self, self)
          view.addSubview(table)
          view.addSubview(grid)
        }
        func tableView(_ t: UITableView, numberOfRowsInSection: Int) -> Int { 1 }
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
        func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
          t.deselectRow(at: path, animated: true)
        }
      }

      """, saying: "the rows of table views are not drawn")
  }

  @Test func `SwiftUI code is left out, and its cells are placeholders`() async throws {
    try await expectDrawn(
      """
      import UIKit
      import SwiftUI
      import QuartzCore; import class UIKit.UIImage
      import UIKit.UIColor
      @available(iOS 15, *)
      private struct Row: View { var body: some View { Text("}") } }
      extension Color { static let brand = Color("brand") }
      struct Wrapper<Content>: UIViewControllerRepresentable where Content: View {
        func makeUIViewController(context: Context) -> Home { Home() }
      }
      #if DEBUG
      struct Home_Previews: PreviewProvider { static var previews: some View { Row() } }
      #endif
      final class Home: UIViewController, UICollectionViewDataSource {
        let child: UIHostingController<Row>? = nil
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          grid.dataSource = self
          view.addSubview(grid)
          addChild(UIHostingController(rootView: Row()))
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 2 }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          cell.contentConfiguration = UIHostingConfiguration {
            Row().padding(8)
          }.margins(.all, 4).background { Color.red }
          return cell
        }
      }

      """, saying: "the SwiftUI content of UIHostingConfiguration is not drawn")
  }

  @Test func `names that have no effect compile`() async throws {
    try await expectDrawn(
      """
      import UIKit
      private var key: UInt8 = 0
      extension UIView {
        var tagText: String? {
          get { objc_getAssociatedObject(self, &key) as? String }
          set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
      }
      final class Grid: UICollectionView {
        override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: column())
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Home: UIViewController {
        let rows = Rows()
        lazy var grid = Grid()
        lazy var animator = UIDynamicAnimator(referenceView: view)
        override func viewDidLoad() {
          super.viewDidLoad()
          UINavigationBar.appearance().tintColor = .red
          UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).font = nil
          navigationController?.navigationBar.topItem?.title = UIDevice.current.systemVersion
          view.removeConstraints(view.constraints)
          view.tagText = "root"
          precondition(view.tagText == "root" && UIView().tagText == nil)
          UserDefaults.standard.setValue(1, forKey: "key")
          let transition = CATransition()
          (transition.type, transition.subtype) = (.push, .fromRight)
          grid.frame = CGRectMake(0, 0, 300, 300)
          grid.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
          grid.topEdgeEffect.style = .hard
          grid.cornerConfiguration = .corners(radius: .fixed(8))
          view.addSubview(UIVisualEffectView(effect: UIGlassEffect(style: .clear)))
          view.addSubview(UICalendarView())
          UIPageControl().progress = UIPageControlTimerProgress(preferredDuration: 3)
          _ = traitCollection.listEnvironment == .plain
          grid.dataSource = rows
          view.addSubview(grid)
        }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
          false
        }
      }

      """)
  }

  @Test func `flow layouts are drawn`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      final class Home: UIViewController, UICollectionViewDelegateFlowLayout {
        let rows = Rows()
        lazy var grid = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          (grid.dataSource, grid.delegate) = (rows, self)
          view.addSubview(grid)
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
          CGSize(width: 140, height: 20 + 10 * path.item)
        }
      }
      func plain() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 145, height: 40)
        return layout
      }

      """ + Self.parts, to: "Home.swift")
    let result = await work.compile(["frames", "Home.swift", "--width", "300"])
    #expect(result.code == .done, "\(result.words)")
    #expect(
      result.text.matches(of: /"frame":\s*\[\s*160,\s*0,\s*140,\s*30\s*\]/).count == 1,
      "\(result.text)")
    #expect(
      result.text.matches(of: /"frame":\s*\[\s*155,\s*50,\s*145,\s*40\s*\]/).count == 1)
  }
}
