import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Tests code in the styles of public repositories: for several platforms, of packages, of older Swift,
/// and pasted without the types around it.
extension RealCodeTests {
  @Test func `code for several platforms and of packages is compiled as for iOS`() async throws {
    try await expectDrawn(
      """
      #if os(macOS)
        import AppKit
        typealias PlatformColor = NSColor
      #elseif os(iOS) || os(tvOS)
        import UIKit
        typealias PlatformColor = UIColor
      #endif
      import os.log
      import OSLog
      import UniformTypeIdentifiers
      import CoreLocation

      package struct Place {
        let at: CLLocationCoordinate2D
        package static let color: PlatformColor? = PlatformColor(
          named: "accent", in: .module, compatibleWith: nil)
      }
      @MainActor final class Model {
        let rows = Rows()
        private let logger = Logger(subsystem: "app", category: "model")
        func load() {
          logger.error("failed: \\(self.rows, privacy: .public)")
          os_log("loaded %{public}@", log: .default, type: .info, "all")
        }
      }
      final class Home: UIViewController {
        private let model: Model
        init(model: Model = Model()) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          model.load()
          precondition(UTType.png.conforms(to: .image) && Place.color == nil)
          let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
          precondition(fade.keyPath == "opacity")
          let duration = DateComponentsFormatter()
          duration.allowedUnits = [.minute, .second]
          precondition(duration.string(from: 65) == "1:05")
          duration.unitsStyle = DateComponentsFormatter.UnitsStyle.full
          precondition(duration.string(from: 65) == "1 minute, 5 seconds")
          let length = Measurement(value: 12.5, unit: UnitLength.kilometers)
          precondition(MeasurementFormatter().string(from: length) == "12.5 km")
          let ago = RelativeDateTimeFormatter()
          precondition(ago.localizedString(fromTimeInterval: -7300) == "2 hours ago")
          ago.unitsStyle = .abbreviated
          precondition(ago.localizedString(fromTimeInterval: 200_000) == "in 2d")
          precondition(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = model.rows
          view.addSubview(grid)
        }
      }
      #if !DEBUG
        #error("previews are of the debug configuration")
      #endif

      """)
  }

  @Test func `names of Swift 4 compile`() async throws {
    try await expectDrawn(
      """
      import UIKit
      final class Home: UIViewController {
        let rows = Rows()
        private lazy var loader: UIActivityIndicatorView = {
          UIActivityIndicatorView(activityIndicatorStyle: .gray)
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
            withReuseIdentifier: "header")
          grid.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
          grid.dataSource = rows
          view.addSubview(grid)
          view.addSubview(loader)
          view.bringSubview(toFront: loader)
          let button = UIButton(type: UIButtonType.custom)
          button.setTitleColor(.white, for: UIControlState.normal)
          let words: [NSAttributedStringKey: Any] = [.foregroundColor: UIColor.red]
          precondition(words.count == 1)
          NotificationCenter.default.addObserver(
            forName: NSNotification.Name.UIKeyboardWillShow, object: nil, queue: nil) { note in
              print(note.userInfo?[UIKeyboardFrameEndUserInfoKey] as Any)
            }
          UIView.animate(
            withDuration: 1, delay: 0, options: UIViewAnimationOptions.curveEaseIn,
            animations: {}, completion: nil)
        }
      }

      """)
  }

  @Test func `a pasted extension gets the class and the enum that it lacks`() async throws {
    try await expectDrawn(
      """
      private extension TripViewController {
        func createLayout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, let section = Section(rawValue: index) else { return nil }
            switch section {
            case .hero, .map: return self.row(height: 200)
            case .details:
              self.viewModel.log()
              return self.row(height: environment.container.contentSize.width)
            }
          }
        }
        func row(height: CGFloat) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        }
      }

      """,
      saying: """
        note: the class TripViewController is missing, so an empty UIViewController stands in for it
        note: the enum Section is missing, so it has the cases that the code names: hero, map, details
        """)
  }

  @Test func `functions of a pasted controller without its view are drawn`() async throws {
    let work = try Workplace()
    try work.write(
      """
      private lazy var grid: UICollectionView = {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout())
        grid.dataSource = self
        return grid
      }()
      private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: banner())
      }
      private func banner() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
      }

      """, to: "Pasted.swift")
    let result = await work.compile(["render", "Pasted.swift", "--width", "300", "-o", "."])
    #expect(result.code == .done, "\(result.words)")
    #expect(work.bytes("Pasted/layout/300@2x.png") != nil)
  }

  @Test func `closures have obvious values`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      func makeList(
        insets: NSDirectionalEdgeInsets, columns: (Int) -> Int, titles: [Int: String],
        onSwipe: @escaping (IndexPath, Bool) -> Void
      ) -> UICollectionViewLayout {
        let width = 1 / CGFloat(columns(0))
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .absolute(50))
        onSwipe(IndexPath(item: 0, section: 0), titles.isEmpty)
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.contentInsets = insets
        return UICollectionViewCompositionalLayout(section: section)
      }

      """, to: "List.swift")
    let result = await work.compile(["render", "List.swift", "--width", "300", "-o", "."])
    #expect(result.code == .done, "\(result.words)")
    #expect(
      result.words.contains(
        "makeList is drawn with insets: .zero, columns: { _ in 2 }, titles: [:], onSwipe: { _, _ in }"
      ), "\(result.words)")
  }

  @Test func `code that follows from a hole is left out with it, and the rest stays`() async throws
  {
    try await expectDrawn(
      """
      import UIKit
      import Lottie
      struct Item: Hashable {
        @DocumentID var id: String?
        var name = "a"
      }
      final class Home: UIViewController {
        private let spinner = AnimationView(name: "loading")
        private let label = UILabel()
        let rows = Rows()
        override func viewDidLoad() {
          super.viewDidLoad()
          spinner.loopMode = .loop
          spinner.completed = { [weak self] _ in self?.title = nil }
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          grid.delegate = self
          grid.translatesAutoresizingMaskIntoConstraints = false
          [spinner, grid, label].forEach(view.addSubview)
          NSLayoutConstraint.activate([
            spinner.widthAnchor.constraint(equalToConstant: 8),
            grid.topAnchor.constraint(equalTo: view.topAnchor),
            grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            spinner.topAnchor.constraint(equalTo: grid.topAnchor),
          ])
          view.layoutIfNeeded()
          precondition(grid.superview == view && label.superview == view)
          precondition(Item().id == nil)
        }
      }

      """, saying: "of Home left out: AnimationView")
  }

  @Test func `types of one name in several folders are those of the nearest folder`() async throws {
    let work = try Workplace()
    for (folder, height) in [("Final", 40), ("Starter", 60)] {
      try work.write(
        """
        import UIKit
        final class Home: UIViewController {
          let rows = Rows()
          override func viewDidLoad() {
            super.viewDidLoad()
            precondition(Metrics.height == \(height))
            let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
            grid.dataSource = rows
            view.addSubview(grid)
          }
        }

        """, to: "course/\(folder)/Home.swift")
      try work.write(
        "enum Metrics { static let height = \(height) }\n", to: "course/\(folder)/Metrics.swift")
    }
    try work.write("import UIKit\n" + Self.parts, to: "course/Parts.swift")
    let result = await work.compile(["render", "course", "--width", "300", "-o", "."])
    #expect(result.code == .done, "\(result.words)")
    #expect(!result.words.contains("_flatplan"), "\(result.words)")
    for name in ["Home", "Home-2"] {
      #expect(work.bytes("course/\(name)/300@2x.png") != nil)
    }
  }

  @Test func `a controller that needs a presenter is made by the function that sets it`()
    async throws
  {
    try await expectDrawn(
      """
      import UIKit
      enum HomeModule {
        static func assemble() -> UIViewController {
          let home = Home()
          home.presenter = Presenter(rows: Rows())
          return home
        }
      }
      final class Presenter {
        let rows: Rows
        init(rows: Rows) { self.rows = rows }
      }
      final class Home: UIViewController {
        var presenter: Presenter!
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = presenter.rows
          view.addSubview(grid)
        }
      }

      """)
  }

  @Test func `texts and optional values that do not compile are empty`() async throws {
    try await expectDrawn(
      """
      import UIKit
      struct Trip {
        var length: String {
          if let formatter = MissingFormatter.shared { return formatter.text }
          return MissingFormatter.name
        }
        func image(_ name: String) -> UIImage? { return MissingImages[name] }
      }
      final class Home: UIViewController {
        let rows = Rows()
        override func viewDidLoad() {
          super.viewDidLoad()
          precondition(Trip().length.isEmpty && Trip().image("a") == nil)
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }

      """, saying: "left out: MissingFormatter")
  }

  @Test func `outlets without a storyboard are new views, and cells are found by name`()
    async throws
  {
    try await expectDrawn(
      """
      import UIKit
      final class ColorCell: UICollectionViewCell {
        @IBOutlet weak var nameLabel: UILabel!
        @IBOutlet private var swatch: UIView!
        func show(_ name: String) {
          nameLabel.text = name
          swatch.backgroundColor = .red
        }
      }
      class ColorsController: UIViewController {
        @IBOutlet weak var grid: UICollectionView!
        @IBOutlet private weak var pages: UIPageControl!
        override func viewDidLoad() {
          super.viewDidLoad()
          grid.dataSource = self
          grid.collectionViewLayout = column()
          pages.numberOfPages = 2
        }
      }
      class TilesController: UICollectionViewController {
        override func collectionView(
          _ view: UICollectionView, numberOfItemsInSection: Int
        ) -> Int { 2 }
        override func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "colorCell", for: path)
          (cell as! ColorCell).show("a")
          return cell
        }
      }
      extension ColorsController: UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 3 }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "ColorCell", for: path)
          (cell as! ColorCell).show("a")
          return cell
        }
      }

      """, saying: "there is no nib or storyboard with ColorsController")
  }
}
