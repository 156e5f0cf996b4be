import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests that the content of list cells respects the safe area at the sides.
@MainActor @Suite struct CoveredRowTests {
  private typealias CellRows = Rows<UICollectionViewListCell>

  /// The scene of a list of 320 points width, with a safe area of 50 points at the leading and 30
  /// points at the trailing edge.
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

  /// The horizontal extent from the start of the text to the end of the accessory.
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

  @Test func `the safe area insets text, accessories and separators`() throws {
    let free = try freeExtent(CellRows.list(.plain))
    let scene = try scene(CellRows.list(.plain))
    #expect(try row(scene).frame.width == 320)
    #expect(try extent(scene) == (free.lowerBound + 50)...(free.upperBound - 30))
    let line = try #require(scene.elements.first { $0.identity.kind == "list-separator" }).frame
    #expect(line.minX == 66)
    #expect(line.maxX == 274)
  }

  @Test func `safe area insets are mirrored in right-to-left layout`() throws {
    let free = try freeExtent(CellRows.list(.plain))
    let mirrored = try extent(scene(CellRows.list(.plain), direction: .rightToLeft))
    #expect(abs(mirrored.lowerBound - (320 - free.upperBound + 30)) < 0.01)
    #expect(abs(mirrored.upperBound - (320 - free.lowerBound - 50)) < 0.01)
  }

  @Test func `a card is inside the safe area`() throws {
    // R108.
    let free = try freeExtent(CellRows.list(.insetGrouped))
    let scene = try scene(CellRows.list(.insetGrouped))
    #expect(try row(scene).frame.minX == 66 && row(scene).frame.maxX == 274)
    let inside = try extent(scene)
    #expect(inside.lowerBound == free.lowerBound)
    #expect(abs(inside.upperBound - (free.upperBound - 80)) < 0.01)
  }

  @Test func `row heights follow the lines in the remaining width`() throws {
    let words = "Nine words that stand in one line of 288"
    let scene = try scene(CellRows.list(.plain), words)
    #expect(try row(scene).frame.height > 56)
  }
}
