import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// What list cells show keeps out of what the safe area covers at the sides.
@MainActor @Suite struct CoveredRowTests {
  private typealias CellRows = Rows<UICollectionViewListCell>

  /// The scene of a list 320 points wide, with a safe area of 50 points at the leading edge and 30 at
  /// the trailing one.
  private func scene(
    _ layout: UICollectionViewCompositionalLayout, _ text: String = "Row",
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> Scene {
    var screen = Container(width: 320, height: 300)
    screen.safeArea = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
    screen.traits.layoutDirection = direction
    return try Container.$current.withValue(screen) {
      let rows = CellRows(layout, [2]) { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.checkmark()]
      }
      return try rows.view.scene()
    }
  }

  private func row(_ scene: Scene) throws -> SceneElement {
    try #require(scene.cells.first)
  }

  /// From the start of the text to the end of the accessory.
  private func extent(_ scene: Scene) throws -> ClosedRange<CGFloat> {
    let row = try row(scene)
    let ticks = scene.shapes(of: row).lines.flatMap(\.points).map(\.x)
    let text = try #require(row.texts.first).box
    let all = ticks + [text.minX, text.maxX]
    return try #require(all.min())...(try #require(all.max()))
  }

  private func freeExtent(_ layout: UICollectionViewCompositionalLayout) throws -> ClosedRange<
    CGFloat
  > {
    let rows = CellRows(layout, [2]) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.checkmark()]
    }
    return try extent(rows.view.scene())
  }

  @Test func `text and accessories move in, and lines with them`() throws {
    let free = try freeExtent(CellRows.list(.plain))
    let scene = try scene(CellRows.list(.plain))
    #expect(try row(scene).frame.width == 320)
    #expect(try extent(scene) == (free.lowerBound + 50)...(free.upperBound - 30))
    let line = try #require(scene.elements.first { $0.identity.kind == "list-separator" }).frame
    #expect(line.minX == 66)
    #expect(line.maxX == 274)
  }

  @Test func `they are mirrored`() throws {
    let free = try freeExtent(CellRows.list(.plain))
    let mirrored = try extent(scene(CellRows.list(.plain), direction: .rightToLeft))
    #expect(mirrored == (320 - free.upperBound + 30)...(320 - free.lowerBound - 50))
  }

  @Test func `cards are covered by what reaches into them`() throws {
    let free = try freeExtent(CellRows.list(.insetGrouped))
    let scene = try scene(CellRows.list(.insetGrouped))
    #expect(try row(scene).frame.minX == 16)
    #expect(try extent(scene) == (free.lowerBound + 34)...(free.upperBound - 14))
  }

  @Test func `rows are as high as their lines in what is left`() throws {
    let words = "Nine words that stand in one line of 288"
    let scene = try scene(CellRows.list(.plain), words)
    #expect(try row(scene).frame.height > 56)
  }
}
