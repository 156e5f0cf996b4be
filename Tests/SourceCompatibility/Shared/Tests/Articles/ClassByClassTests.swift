import Foundation
import TestSupport
import Testing
import UIKit

/// Tests the layouts of an article that explains the layout classes one by one.
@MainActor @Suite struct ClassByClassTests {
  @Test func `rows have the width of the section`() throws {
    let layout = try solved(RowsViewController(), [2])
    #expect(layout.cells == ["8,8,304,34", "8,58,304,34"])
  }

  @Test func `self-sizing rows have their estimated height before measuring`() throws {
    // R14, R16: edge spacing is outside of the item, and the row contains both.
    let layout = try solved(SelfSizingRowsViewController(), [2])
    #expect(layout.cells == ["0,8,320,50", "0,74,320,50"])
    #expect(layout.content == "320x132")
  }

  @Test func `two columns are centered`() throws {
    // R12: (320 - 2·128 - 16) / 3 for each flexible edge.
    let layout = try solved(TwoMiddleColumnsViewController(), [3])
    #expect(layout.cells == ["16,0,128,60", "176,0,128,60", "16,70,128,60"])
  }

  @Test func `four groups are nested in one`() throws {
    // R4: fractions of 240 - 2·8 in the rows and in the column; R12 between the rows.
    let layout = try solved(FourGroupsViewController(), [13])
    #expect(layout.cells[0...2] == ["0,0,56,72", "64,0,89.5,72", "161.5,0,56,72"])
    #expect(layout.cells[3...5] == ["0,84,89.5,72", "97.5,84,56,72", "161.5,84,56,72"])
    #expect(layout.cells[6...8] == ["0,168,56,72", "64,168,56,72", "128,168,89.5,72"])
    #expect(layout.cells[9...11] == ["240,0,80,74.5", "240,82.5,80,74.5", "240,165,80,74.5"])
    #expect(layout.cells[12] == "0,248,56,72")
  }

  @Test func `a list and a horizontally scrolling grid share a layout`() throws {
    // R8, R36.
    let layout = try solved(ListAndGridViewController(), [2, 4])
    #expect(layout.cells(in: 0) == ["8,8,304,34", "8,58,304,34"])
    #expect(
      layout.cells(in: 1) == [
        "8,108,90.5,128", "114.5,108,90.5,128", "221,108,90.5,128", "328,108,90.5,128",
      ])
    #expect(layout.content == "320x244")
  }

  @Test func `each group has a checkmark`() throws {
    // R31, R77.
    let layout = try solved(CheckmarkGridViewController(), [4])
    #expect(layout.cells[0] == "8,8,90.5,80")
    #expect(
      layout.frames(CheckmarkGridViewController.checkMarkElementKind)
        == ["275,0,45,45", "275,96,45,45"])
  }

  @Test func `a section has a header, a footer and a side item`() throws {
    // R12 moves groups of 288 points to the right; R25, R22.
    let layout = try solved(HeaderFooterViewController(), [4, 4])
    #expect(layout.cells.prefix(2) == ["40,58,272,34", "40,108,272,34"])
    #expect(layout.frames(HeaderFooterViewController.headerKind) == ["0,0,320,50", "0,316,320,50"])
    #expect(layout.frames(HeaderFooterViewController.footerKind)[0] == "0,250,320,50")
    #expect(layout.frames(HeaderFooterViewController.leadingKind)[0] == "0,75,32,150")
    #expect(layout.content == "320x616")
  }

  @Test func `a section has a background`() throws {
    // R30.
    let layout = try solved(BackgroundViewController(), [3])
    #expect(layout.cells[0] == "16,16,288,34")
    #expect(layout.frames("background") == ["8,8,304,150"])
    #expect(layout.content == "320x166")
  }

  // MARK: What is seen

  @Test func `rows have the height of their text`() throws {
    // R33, R16: cells have the height of their text plus 12 points, with 8 points above and below.
    let view = try #require(loaded(SelfSizingRowsViewController()).collectionView)
    let cells = view.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.count == 4)
    var top: CGFloat = 0
    for cell in cells {
      #expect(cell.frame.minY == top + 8 && cell.frame.width == 320)
      #expect(cell.label.frame.height == cell.frame.height - 12)
      top = cell.frame.maxY + 8
    }
    let heights = cells.map(\.frame.height)
    #expect(heights[0] == heights[2] && heights[1] > heights[3] && heights[3] > heights[0])
    #expect(view.contentSize.height == top)
  }

  @Test func `each element kind has its own view class`() throws {
    let checks = try #require(loaded(CheckmarkGridViewController()).collectionView)
    let marks = checks.visibleSupplementaryViews(
      ofKind: CheckmarkGridViewController.checkMarkElementKind)
    #expect(marks.count == 3 && marks.allSatisfy { $0 is CheckmarkView })
    let bars = try #require(loaded(HeaderFooterViewController()).collectionView)
    for (kind, words) in [("header", "Header"), ("footer", "Footer"), ("leading", "Leading")] {
      let view = bars.visibleSupplementaryViews(ofKind: kind).first
      #expect((view as? TitleView)?.label.text == words)
    }
    let shadows = try #require(loaded(BackgroundViewController()).collectionView)
    _ = shadows.visibleCells
    #expect(shadows.subviews.count { $0 is BackgroundView } == 2)
    #expect(checks.error == nil && bars.error == nil && shadows.error == nil)
  }
}
