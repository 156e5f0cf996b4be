import Artwork
import CellContent
import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// A data source with an index.
private final class IndexedSource: UICollectionViewDiffableDataSource<Int, Int> {
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
}

/// Tests the scenes of views.
@MainActor @Suite struct SceneTests {
  @Test func `backgrounds, borders and corners are drawn`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      cell.contentView.backgroundColor = .systemRed
      cell.contentView.layer.cornerRadius = 8
      cell.contentView.layer.maskedCorners = [.layerMinXMinYCorner]
      cell.contentView.layer.borderWidth = 2
      cell.contentView.layer.borderColor = UIColor.label.cgColor
    }
    let scene = try rows.view.scene(appearance: .dark)
    let cell = try #require(scene.cells.first)
    let corners = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0)
    #expect(
      scene.boxes(of: cell) == [
        Box(
          CGRect(x: 0, y: 0, width: 320, height: 40), corners: corners, fill: RGBA(0xFF4245),
          stroke: Box.Stroke(color: .white, width: 2))
      ])
    // The system background, which is the default.
    #expect(scene.background == .black && scene.size == CGSize(width: 320, height: 40))
  }

  @Test func `the index of a data source is at the trailing edge, in the tint`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: Rows<UICollectionViewCell>.list(.plain))
    view.tintColor = .systemRed
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = IndexedSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot)
    let over = try #require(view.scene().elements.last { $0.identity.kind == "over" })
    #expect(over.texts.flatMap(\.paragraphs).map(\.string) == ["A", "B"])
    #expect(over.texts.allSatisfy { $0.box.maxX == 320 })
    #expect(over.texts[0].box.maxY == 150 && over.texts[1].box.minY == 150)
    #expect(over.texts[0].paragraphs[0].color == RGBA(0xFF383C))
  }

  @Test func `labels draw their text at their position`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let label = UILabel(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
      label.text = "Words"
      label.font = .boldSystemFont(ofSize: 12)
      label.textColor = .systemBlue
      label.textAlignment = .right
      label.alpha = 0.5
      cell.contentView.addSubview(label)
    }
    let cell = try #require(try rows.view.scene().cells.first)
    let text = try #require(cell.texts.first)
    #expect(text.box == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(text.alignment == .right && text.paragraphs.map(\.string) == ["Words"])
    #expect(text.paragraphs[0].font.size == 12 && text.paragraphs[0].font.weight == .bold)
    #expect(text.paragraphs[0].color == RGBA(0x0088FF).faded(by: 0.5))
  }

  @Test func `subviews outside of a clipping view are clipped`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let window = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.clipsToBounds = true
      window.layer.cornerRadius = 6
      let large = UIView(frame: CGRect(x: -5, y: -5, width: 50, height: 50))
      large.backgroundColor = .black
      window.addSubview(large)
      cell.contentView.addSubview(window)
    }
    let scene = try rows.view.scene()
    let cell = try #require(scene.cells.first)
    #expect(
      scene.boxes(of: cell) == [
        Box(
          CGRect(x: 10, y: 10, width: 20, height: 20), corners: CornerRadii(6), fill: .black)
      ])
  }

  @Test func `hidden views are not drawn`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      cell.contentView.backgroundColor = .black
      cell.contentView.isHidden = true
    }
    let scene = try rows.view.scene()
    #expect(scene.cells.map { scene.shapes(of: $0) } == [[]])
  }

  @Test func `lists have cards and separators`() throws {
    // R103: rows of 52 points in cards with margins of 16 points, and a separator between two rows.
    let rows = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), [2, 1]) {
      cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      if item == 0 {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .systemYellow
        cell.backgroundConfiguration = background
      }
    }
    let scene = try rows.view.scene()
    let kinds = scene.elements.compactMap(\.identity.kind)
    #expect(kinds.count { $0 == "list-card" } == 2 && kinds.count { $0 == "list-separator" } == 1)
    #expect(scene.background == RGBA(0xF2F2F7))
    #expect(scene.cells.map(\.frame.height) == [52, 52, 52])
    let row = scene.cells[0]
    // The background of the row has the rounded corners of the card.
    let corners = CornerRadii(
      topLeft: 26, topRight: 26, bottomRight: 0, bottomLeft: 0, curve: .continuous)
    #expect(scene.boxes(of: row).map(\.corners) == [corners])
    // A chevron in a square of 14 points, 16 points from the trailing edge at 288, centered in 52 points.
    #expect(
      scene.shapes(of: row).lines.map(\.points) == [
        [
          CGPoint(x: 262, y: 20), CGPoint(x: 268, y: 26), CGPoint(x: 262, y: 32),
        ]
      ])
  }

  @Test func `images of rows keep their size`() throws {
    // A margin of 16 points, a symbol centered in 28 points, and 12 points to the text of one or
    // three lines.
    let words = ["Short", "A title that is so long that it takes more than one line of its row"]
    let rows = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), [2]) {
      cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = words[item]
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let scene = try rows.view.scene()
    #expect(scene.cells.map { $0.texts.first?.box.minX } == [56, 56])
    #expect(scene.cells.map(\.frame.height) == [52, 30 + 3 * 20.5])
    // A star symbol in a square of 17 · 1.18 points.
    let side = 17 * 1.18
    let square = CGRect(x: 30 - side / 2, y: 26 - side / 2, width: side, height: side)
    let star = try #require(Symbol.named("star")).shapes(in: square, color: RGBA(0x0088FF))
    #expect(scene.shapes(of: scene.cells[0]).count == star.count)
  }

  @Test func `colors and traits follow the appearance`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let isDark = cell.traitCollection.userInterfaceStyle == .dark
      cell.contentView.backgroundColor = isDark ? .green : .red
    }
    func fill(_ appearance: Appearance?) throws -> RGBA? {
      let scene = try rows.view.scene(appearance: appearance)
      return scene.boxes(of: scene.cells.first).first?.fill
    }
    #expect(try fill(nil) == RGBA(0xFF0000))
    #expect(try fill(.dark) == RGBA(0x00FF00))
    // Drawing does not change the view.
    #expect(try fill(nil) == RGBA(0xFF0000))
    #expect(rows.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a picture of the bounds shows the visible cells`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 100), [20]) { cell, item in
      cell.contentView.backgroundColor = item == 2 ? .red : .blue
    }
    rows.view.contentOffset = CGPoint(x: 0, y: 250)
    let scene = try rows.view.scene(of: .bounds)
    #expect(scene.size == CGSize(width: 320, height: 300))
    #expect(scene.cells.map(\.frame.minY) == [-50, 50, 150, 250])
    #expect(try rows.view.scene().size.height == 2000)
  }
}
