import CompositionalLayout
import Foundation
import Testing

@testable import UIKitViews

/// Lists measured on the real system have exactly the measured rows (R108).
@MainActor @Suite struct MeasuredListTests {
  nonisolated static let folder = Bundle.module.resourceURL!.appendingPathComponent("MeasuredLists")

  nonisolated static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".json") }.sorted()
    }
  }

  @Test func `every fixture is present`() throws {
    #expect(try Self.names == ["list-375-large.json"])
  }

  @Test(arguments: try names) func `rows match the measured ones`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let fixture = try JSONDecoder().decode(MeasuredList.self, from: data)
    try Container.$current.withValue(fixture.screen) {
      let view = MeasuredListRows(fixture).view
      // A list without a bar begins 35 points further down.
      let offset: CGFloat = fixture.underLargeTitleBar ? 35 : 0
      for row in fixture.expected.rows {
        let path = IndexPath(item: row.item, section: row.section)
        let frame = try #require(view.layoutAttributesForItem(at: path)).frame
        let numbers = [frame.minX, frame.minY - offset, frame.width, frame.height]
        #expect(zip(numbers, row.frame).allSatisfy { abs($0 - $1) < 0.01 }, "\(row.text): \(frame)")
        let cell = try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
        let content = try #require(cell.contentView as? UIListContentView)
        #expect(content.labelStart == fixture.textInset)
      }
      #expect(view.contentSize.height - offset == fixture.expected.contentHeight)
    }
  }

  /// The rows of one list, in a phone's and an iPad's width and at the largest measured text size.
  @Test(
    arguments: [
      (375, .large, [52, 68.5, 52]), (820, .large, [52, 68.5, 52]),
      (375, .accessibilityLarge, [69.5, 105.5, 113]),
    ] as [(CGFloat, UIContentSizeCategory, [CGFloat])])
  func `rows have the height of their lines and 15 points above and below, at least 52`(
    width: CGFloat, textSize: UIContentSizeCategory, heights: [CGFloat]
  ) throws {
    var screen = Container(width: width, height: 667)
    screen.traits.preferredContentSizeCategory = textSize
    let margin: CGFloat = width < 600 ? 16 : 20
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      screen.traits.layoutDirection = direction
      try Container.$current.withValue(screen) {
        let rows = zip(["cell", "subtitleCell", "valueCell"], heights).enumerated().map {
          MeasuredList.Row(
            section: 0, item: $0, text: "Bravo", secondaryText: $0 == 0 ? nil : "Detail",
            configuration: $1.0, accessory: nil, frame: [])
        }
        let view = MeasuredListRows(screen, rows: rows).view
        for (item, height) in heights.enumerated() {
          let path = IndexPath(item: item, section: 0)
          let frame = try #require(view.layoutAttributesForItem(at: path)).frame
          #expect(frame.height == height && frame.minX == margin)
          #expect(frame.width == width - 2 * margin)
          let content = try #require(view.cellForItem(at: path)?.contentView as? UIListContentView)
          #expect(content.labelStart == margin)
        }
      }
    }
  }

  @Test func `cells outside of lists and plain cells have no minimum height`() {
    // R103: 50.333 = 15 + 20.333 + 15 on iOS 26.1 at three pixels per point.
    Container.$current.withValue(Container(width: 393, height: 852, scale: 3)) {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 361, height: 44))
      var content = UIListContentConfiguration.cell()
      content.text = "Alpha"
      cell.contentConfiguration = content
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.size = cell.frame.size
      let height = cell.preferredLayoutAttributesFitting(attributes).size.height
      #expect(abs(height - 50.333) < 0.01)
    }
  }

  /// The frames of accessories in a row of 343 points, from the trailing edge to the leading one.
  private func places(
    _ accessories: [UICellAccessory], textSize: UIContentSizeCategory = .large,
    width: CGFloat = 375, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    isEditing: Bool = false
  ) throws -> (frames: [CGRect], content: CGRect, row: CGRect) {
    var screen = Container(width: width, height: 667)
    screen.traits.preferredContentSizeCategory = textSize
    screen.traits.layoutDirection = direction
    return try Container.$current.withValue(screen) {
      let row = MeasuredList.Row(
        section: 0, item: 0, text: "Alpha", secondaryText: nil, configuration: "cell",
        accessory: nil, frame: [])
      let rows = MeasuredListRows(screen, rows: [row], accessories: accessories)
      rows.view.isEditing = isEditing
      rows.view.layoutIfNeeded()
      let cell = try #require(
        rows.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
      return (cell.accessoryFrames.map(\.frame), cell.contentView.frame, cell.bounds)
    }
  }

  @Test(
    arguments: [
      (375, .large, 14, 16, 30), (820, .large, 14, 20, 34),
      (375, .accessibilityLarge, 28.5, 16, 44.5),
    ] as [(CGFloat, UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func `a disclosure has the measured size and place`(
    width: CGFloat, textSize: UIContentSizeCategory, side: CGFloat, trailing: CGFloat,
    content: CGFloat
  ) throws {
    let found = try places([.disclosureIndicator()], textSize: textSize, width: width)
    #expect(found.frames.map(\.size) == [CGSize(width: side, height: side)])
    #expect(found.row.maxX - found.frames[0].maxX == trailing)
    #expect(found.row.maxX - found.content.maxX == content)
  }

  @Test(
    arguments: [
      (375, .large, [19, 18], 18.5, 40), (820, .large, [19, 18], 22.5, 44),
      (375, .accessibilityLarge, [37.5, 34.5], 16, 53.5),
    ] as [(CGFloat, UIContentSizeCategory, [CGFloat], CGFloat, CGFloat)])
  func `a checkmark has the measured size and place`(
    width: CGFloat, textSize: UIContentSizeCategory, size: [CGFloat], trailing: CGFloat,
    content: CGFloat
  ) throws {
    let found = try places([.checkmark()], textSize: textSize, width: width)
    #expect([found.frames[0].width, found.frames[0].height] == size)
    #expect(found.row.maxX - found.frames[0].maxX == trailing)
    #expect(found.row.maxX - found.content.maxX == content)
  }

  @Test func `two accessories are 10_5 points apart, and rows are mirrored exactly`() throws {
    let found = try places([.checkmark(), .disclosureIndicator()])
    #expect(found.frames[0].minX - found.frames[1].maxX == 10.5)
    let mirrored = try places([.disclosureIndicator()], direction: .rightToLeft)
    #expect(mirrored.frames[0].minX == 16 && mirrored.content.minX == 30)
    #expect(try places([.checkmark()], direction: .rightToLeft).frames[0].minX == 18.5)
  }

  @Test(arguments: 0..<3) func `editing controls have the measured size and place`(_ index: Int)
    throws
  {
    let controls: [UICellAccessory] = [.delete(), .insert(displayed: .whenEditing), .multiselect()]
    let found = try places([controls[index], .reorder()], isEditing: true)
    #expect(found.frames[1] == CGRect(x: 15, y: 13, width: 26, height: 26))
    #expect(found.content.minX == 40)
    #expect(found.frames[0].size == CGSize(width: 27, height: 44))
    #expect(try places([controls[index]]).frames.isEmpty)
  }

  @Test func `texts end 8 points before accessories`() throws {
    // Our own reading: as in table views, where the value's label was measured.
    try Container.$current.withValue(Container(width: 375, height: 667)) {
      let row = MeasuredList.Row(
        section: 0, item: 0, text: "Charlie", secondaryText: "Detail", configuration: "valueCell",
        accessory: nil, frame: [])
      for (accessories, end) in [([], 16), ([.disclosureIndicator()], 38)]
        as [([UICellAccessory], CGFloat)]
      {
        let view = MeasuredListRows(
          Container.current ?? Container(width: 375), rows: [row], accessories: accessories
        ).view
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let content = try #require(cell.contentView as? UIListContentView)
        content.layoutIfNeeded()
        let label = content.secondaryTextLabel
        #expect(cell.bounds.maxX - label.convert(label.bounds, to: cell).maxX == end)
      }
    }
  }
}

/// A list and its rows measured with UIKit, decoded from a file.
private struct MeasuredList: Decodable {
  struct View: Decodable {
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
  }

  struct Row: Decodable {
    var section: Int
    var item: Int
    var text: String
    var secondaryText: String?
    var configuration: String
    var accessory: String?
    var frame: [CGFloat]
  }

  struct Expected: Decodable {
    var contentHeight: CGFloat
    var rows: [Row]
  }

  var contentSizeCategory: String
  var layoutDirection: String
  var container: View
  var underLargeTitleBar: Bool
  var textInset: CGFloat
  var expected: Expected

  var screen: Container {
    var screen = Container(
      width: container.width, height: container.height, scale: container.scale)
    screen.traits.layoutDirection = layoutDirection == "rtl" ? .rightToLeft : .leftToRight
    screen.traits.preferredContentSizeCategory =
      contentSizeCategory == "accessibilityLarge" ? .accessibilityLarge : .large
    return screen
  }
}

/// An inset grouped list of the rows.
@MainActor private final class MeasuredListRows: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let rows: [[MeasuredList.Row]]
  private let accessories: [UICellAccessory]

  convenience init(_ fixture: MeasuredList) {
    self.init(fixture.screen, rows: fixture.expected.rows)
  }

  init(_ screen: Container, rows: [MeasuredList.Row], accessories: [UICellAccessory] = []) {
    self.accessories = accessories
    self.rows = Dictionary(grouping: rows, by: \.section).sorted { $0.key < $1.key }.map(\.value)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: screen.size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    let row = rows[path.section][path.item]
    var content: UIListContentConfiguration =
      switch row.configuration {
      case "subtitleCell": .subtitleCell()
      case "valueCell": .valueCell()
      default: .cell()
      }
    (content.text, content.secondaryText) = (row.text, row.secondaryText)
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories =
      switch row.accessory {
      case "disclosure": [.disclosureIndicator()]
      case "checkmark": [.checkmark()]
      default: accessories
      }
    return cell
  }
}
