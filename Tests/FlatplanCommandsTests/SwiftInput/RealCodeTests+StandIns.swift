import CompositionalLayout
import Foundation
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// Tests the stand-ins for modules of others, and settings of apps.
extension RealCodeTests {
  @Test func `modules with a stand-in are replaced, and that is said`() async throws {
    try await expectDrawn(
      """
      import UIKit
      import Combine
      import SnapKit
      @preconcurrency import Kingfisher
      import CoreData
      #if !canImport(Combine)
      #error("Combine is missing")
      #endif
      final class Model: ObservableObject {
        @Published var rows = 0
        let names = CurrentValueSubject<[String], Never>(["a", "b"])
      }
      final class Cell: UICollectionViewCell {
        let picture = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(picture)
          picture.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(5)
            make.leading.equalTo(contentView.snp.leading).offset(10)
            make.width.equalTo(picture.snp.height).multipliedBy(2)
          }
          picture.kf.setImage(with: URL(string: "https://example.com/a.jpg"))
          layoutIfNeeded()
          precondition(picture.frame == CGRect(x: 10, y: 5, width: 80, height: 40))
          precondition(picture.image != nil)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Home: UIViewController, UICollectionViewDataSource {
        let model = Model()
        private var kept = Set<AnyCancellable>()
        lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: column())
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
          view.addSubview(grid)
          grid.snp.makeConstraints { $0.edges.equalToSuperview() }
          grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
          model.names.map(\\.count).receive(on: DispatchQueue.main).assign(to: &model.$rows)
          model.$rows.removeDuplicates().sink { [weak self] _ in self?.grid.reloadData() }
            .store(in: &kept)
          grid.dataSource = self
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int {
          model.rows
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }

      """,
      saying: "small stand-ins of Flatplan replace Combine, CoreData, Kingfisher, SnapKit")
  }

  @Test func `a file that imports no stand-in cannot import one`() async throws {
    let work = try Workplace()
    try work.write(
      "import UIKit\n// reimport Combine\n#if canImport(Combine)\n#error(\"found\")\n#endif\n"
        + Self.parts,
      to: "Home.swift")
    let result = await work.compile(["frames", "Home.swift", "--width", "300"])
    #expect(result.code == .done && !result.words.contains("stand-ins"), "\(result.words)")
  }

  @Test func `an app's dark style is drawn`() async throws {
    let work = try Workplace()
    try work.write(
      """
      import UIKit
      final class Home: UIViewController {
        let rows = Rows()
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }
      """ + "\n" + Self.parts, to: "App/Screens/Home.swift")
    try work.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      </dict></plist>
      """, to: "App/Info.plist")
    #expect(ProjectStyle.style(ofCodeAt: "\(work.folder)/App/Screens/Home.swift") == .dark)
    #expect(ProjectStyle.style(ofCodeAt: "\(work.folder)/App") == .dark)
    let result = await work.compile(
      ["render", "App/Screens/Home.swift", "--width", "300", "-o", "out"])
    #expect(result.code == .done, "\(result.words)")
    try work.write(
      "buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = Light; };",
      to: "App/Screens/App.xcodeproj/project.pbxproj")
    #expect(ProjectStyle.style(ofCodeAt: "\(work.folder)/App/Screens/Home.swift") == .light)
  }

  @Test func `of a layout wider than a picture, the visible part is drawn`() async throws {
    try await expectDrawn(
      """
      import UIKit
      final class Home: UIViewController {
        let rows = Rows()
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 20_000, height: 40)
          layout.scrollDirection = .horizontal
          let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          grid.dataSource = rows
          view.addSubview(grid)
        }
      }

      """, saying: "Home is 20000 points wide: its visible part is drawn")
  }
}
