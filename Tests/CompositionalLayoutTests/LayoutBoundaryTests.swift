import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Headers, footers and side items of the layout itself.
@Suite struct LayoutBoundaryTests {
  private func framed(
    _ bars: NSCollectionLayoutBoundarySupplementaryItem..., items: [Int] = [2],
    scroll: UICollectionViewScrollDirection = .vertical, safeArea: NSDirectionalEdgeInsets = .zero
  ) throws -> SolvedLayout {
    let group =
      scroll == .vertical
      ? row(.fw(1), .ab(40), item(.fw(1), .fh(1))) : row(.ab(40), .fh(1), item(.fw(1), .fh(1)))
    let rows = section(
      group, insets: .tlbr(3, 4, 5, 6), bars: [bar(.ab(10), .ab(10), at: .top, kind: "own")])
    return try solve(
      [rows], items: items, in: Setting(scroll: scroll, gap: 7, bars: bars, safeArea: safeArea))
  }

  @Test func `a header moves all sections down`() throws {
    // R29: sections have their own headers below it.
    let layout = try framed(
      bar(.fw(1), .ab(30), at: .top), bar(.fw(1), .ab(20), at: .bottom, kind: "foot"),
      items: [2, 1])
    #expect(layout.frames("bar") == ["0,0,320,30"])
    #expect(layout.elements(ofKind: "own").map(\.frame.minY) == [30, 135])
    #expect(layout.ys == [43, 83])
    #expect(layout.frames("foot") == ["0,193,320,20"])
    #expect(layout.content == "320x213")
  }

  @Test func `insets and their reference do not affect layout items`() throws {
    // R29, R40.
    let layout = try framed(
      bar(.fw(1), .fh(0.1), at: .top), safeArea: .tlbr(20, 30, 40, 50))
    #expect(layout.frames("bar") == ["0,0,320,48"])
    #expect(layout.cells.first == "34,61,230,40")
  }

  @Test func `side items do not move sections but may extend the content`() throws {
    // R29: the section has 98 points.
    let small = try framed(bar(.ab(20), .ab(50), at: .leading))
    #expect(small.frames("bar") == ["0,24,20,50"])
    #expect(small.content == "320x98")
    #expect(small.ys == [13, 53])
    let large = try framed(bar(.ab(20), .ab(500), at: .trailing))
    #expect(large.frames("bar") == ["300,0,20,500"])
    #expect(large.content == "320x500")
    #expect(large.ys == [13, 53])
  }

  @Test func `a layout item has the largest index in the first section`() throws {
    // R29.
    let item = try #require(
      framed(bar(.fw(1), .ab(30), at: .top)).elements(ofKind: "bar").first)
    #expect(item.section == 0)
    #expect(item.item == Int.max)
    #expect(item.item == SolvedElement.layoutItem)
    #expect(item.zIndex == 1)
  }

  @Test func `a layout item overlaps the content unless it extends it`() throws {
    // R25, R29.
    let layout = try framed(bar(.fw(1), .ab(30), at: .top, extends: false))
    #expect(layout.frames("bar") == ["0,0,320,30"])
    #expect(layout.ys == [13, 53])
  }

  @Test func `in a horizontal layout a long centered item begins at the start`() throws {
    // R84: it extends the content, a trailing item follows it, and a top item moves nothing down.
    let layout = try framed(
      bar(.ab(200), .ab(30), at: .top), bar(.ab(20), .fh(1), at: .trailing, kind: "end"),
      scroll: .horizontal)
    #expect(layout.frames("bar") == ["0,0,200,30"])
    #expect(layout.frames("end") == ["200,0,20,480"])
    #expect(layout.content == "220x480")
    #expect(layout.cells == ["4,3,40,472", "44,3,40,472"])
  }

  @Test func `a short centered item is centered in the content`() throws {
    // R26, R29.
    let layout = try framed(bar(.ab(30), .ab(30), at: .bottom), scroll: .horizontal)
    #expect(layout.frames("bar") == ["30,450,30,30"])
    #expect(layout.content == "90x480")
  }

  @Test func `a layout of empty sections keeps its items`() throws {
    // R22, R29.
    let layout = try solve(
      section(row(.fw(1), .ab(20), item(.fw(1), .fh(1)))), items: 0, 0,
      in: Setting(gap: 8, bars: [bar(.fw(1), .ab(30), at: .top)]))
    #expect(layout.content == "320x38")
  }
}
