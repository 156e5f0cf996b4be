import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Sizes that are determined by the content.
@Suite struct SelfSizingTests {
  private func list(_ estimate: CGFloat = 44) -> NSCollectionLayoutGroup {
    column(.fw(1), .es(estimate), item(.fw(1), .es(estimate)))
  }

  @Test func `each cell of a list is as high as its content`() throws {
    // R33, V42.
    var squares = Squares(heights: [31, 50, 31, 69, 31])
    let layout = try solve([section(list(), gap: 3)], items: [5], measuring: &squares)
    #expect(layout.ys == [0, 34, 87, 121, 193])
    #expect(layout.heights == [31, 50, 31, 69, 31])
    #expect(layout.content == "320x224")
  }

  @Test func `fractions next to self-sized lengths refer to the line less its gaps`() throws {
    // R4, R5: four subitems fit, so a quarter refers to 320 - 3 x 10.
    var squares = Squares(widths: [0, 50, 0, 60])
    let group = row(
      .fw(1), .ab(44), item(.fw(0.25), .fh(1)), item(.es(100), .fw(0.1)), gap: .fixed(10))
    let layout = try solve([section(group)], items: [4], measuring: &squares)
    #expect(layout.cells == ["0,0,72.5,44", "82.5,0,50,29", "142.5,0,72.5,44", "225,0,60,29"])
  }

  @Test func `the other axis is fixed while measuring`() throws {
    // R33: at the width of the layout, less the insets.
    var squares = Squares(heights: [31, 50])
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44), insets: .tlbr(0, 6, 0, 6)))
    _ = try solve(
      [section(group, insets: .all(10))], items: [2], measuring: &squares)
    #expect(squares.asked.map(\.item) == [0, 1])
    #expect(squares.proposals.map(\.width) == [288, 288])
    #expect(squares.proposals.map(\.height) == [nil, nil])
    #expect(squares.proposals.map(\.estimate.height) == [44, 44])
  }

  @Test func `cells that cannot size themselves keep the estimate`() throws {
    // R33.
    var squares = Squares(heights: [31, nil, 50])
    let layout = try solve([section(list())], items: [3], measuring: &squares)
    #expect(layout.heights == [31, 44, 50])
  }

  @Test func `measured lengths that are invalid are ignored`() throws {
    // R33: NaN and negative lengths too.
    var squares = Squares(heights: [.nan, -1, .infinity, 1e300, 0])
    let layout = try solve([section(list())], items: [5], measuring: &squares)
    #expect(layout.heights == [44, 44, 44, 44, 0])
  }

  @Test func `neighbors keep their own heights and the tallest determines the row`() throws {
    // R33, V43.
    let group = row(
      .fw(1), .es(50), .shares(2, of: item(.fw(1), .es(50))), gap: .fixed(5))
    var squares = Squares(heights: [31, 88, 126, 31, 40, 40])
    let layout = try solve([section(group, gap: 3)], items: [6], measuring: &squares)
    #expect(Set(layout.widths) == [157.5])
    #expect(layout.ys == [0, 0, 91, 91, 220, 220])
    #expect(layout.heights == [31, 88, 126, 31, 40, 40])
  }

  @Test func `a fixed group keeps its size while its items are measured`() throws {
    // R33, V44.
    let group = row(.fw(1), .ab(60), item(.fw(1), .es(44)))
    var squares = Squares(heights: [31, 90, 20])
    let layout = try solve([section(group)], items: [3], measuring: &squares)
    #expect(layout.heights == [31, 90, 20])
    #expect(layout.ys == [0, 60, 120])
  }

  @Test func `shares are not measured`() throws {
    // R33, V45.
    let group = column(
      .fw(1), .es(88), .shares(2, of: item(.fw(1), .es(88))), gap: .fixed(5))
    var squares = Squares(heights: [31, 90])
    let layout = try solve([section(group)], items: [2], measuring: &squares)
    #expect(layout.heights == [41.5, 41.5])
    #expect(squares.asked == [])
  }

  @Test func `an item as high as its estimated group is not measured`() throws {
    // R33, gotcha 1, V17.
    let group = row(.fw(1), .es(44), item(.fw(1), .fh(1)))
    var squares = Squares(heights: [31, 90])
    let layout = try solve([section(group)], items: [2], measuring: &squares)
    #expect(layout.cells == ["0,0,320,44", "0,44,320,44"])
  }

  @Test func `insets are ignored on the measured axis`() throws {
    // R17, V23.
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44), insets: .tlbr(4, 6, 4, 6)))
    var squares = Squares(heights: [31, 31])
    let layout = try solve(
      [section(group, insets: .tlbr(2, 10, 2, 10))], items: [2], measuring: &squares)
    #expect(layout.cells == ["16,2,288,31", "16,33,288,31"])
    #expect(layout.content == "320x66")
  }

  @Test func `an estimated group is as tall as its tallest item`() throws {
    // R14, V16: without measuring.
    let layout = try solve(row(.fw(1), .es(44), item(.fw(0.5), .es(30))), items: 4)
    #expect(layout.ys == [0, 0, 30, 30])
    #expect(layout.content == "320x60")
  }

  @Test func `an estimated group contains each subitem once`() throws {
    // R14: however much space there is; it is as long as its content.
    let layout = try solve(
      column(.fw(1), .es(100), item(.fw(1), .ab(30)), item(.fw(1), .ab(30)), gap: .fixed(5)),
      items: 4)
    #expect(layout.ys == [0, 35, 65, 100])
    #expect(layout.content == "320x130")
    let roomy = try solve(row(.es(300), .ab(10), item(.ab(40), .fh(1))), items: 2)
    #expect(roomy.cells == ["0,0,40,10", "0,10,40,10"])
  }

  @Test func `an estimated group with a count holds that many subitems`() throws {
    // R14: each has a share of the estimate.
    let layout = try solve(
      column(.fw(1), .es(100), .shares(4, of: item(.fw(1), .ab(3)))), items: 5)
    #expect(layout.heights == [25, 25, 25, 25, 25])
    #expect(layout.ys == [0, 25, 50, 75, 100])
  }

  @Test func `measured widths break lines`() throws {
    // R74, R87: 358.67 in 358 wraps, and a line begins again at the first subitem.
    let group = row(.fw(1), .ab(40), item(.es(50), .fh(1)), gap: .fixed(8))
    var squares = Squares(widths: [170, 180.67, 100, 80, 161.99])
    let layout = try solve(
      [section(group)], items: [5], in: Setting(width: 358), measuring: &squares)
    #expect(layout.ys == [0, 40, 40, 80, 80])
    #expect(layout.xs == [0, 0, 188.5, 0, 88])
  }

  @Test func `an exact fit of measured widths does not wrap`() throws {
    // R74.
    let group = row(.fw(1), .ab(40), item(.es(50), .fh(1)), gap: .fixed(8))
    var squares = Squares(widths: [170, 180])
    let layout = try solve(
      [section(group)], items: [2], in: Setting(width: 358), measuring: &squares)
    #expect(layout.ys == [0, 0])
  }

  @Test func `tags flow into lines`() throws {
    // R16: estimated items with fixed edges in an estimated row.
    let tag = item(.es(40), .es(20), edges: .around(trailing: .fixed(6), bottom: .fixed(4)))
    var squares = Squares { element, _ in
      CGSize(width: [100, 120, 110, 90][element.item], height: [20, 30, 22, 20][element.item])
    }
    let layout = try solve(
      [section(row(.fw(1), .es(20), tag))], items: [4], measuring: &squares)
    #expect(layout.cells == ["0,0,100,20", "106,0,120,30", "0,34,110,22", "116,34,90,20"])
  }

  @Test func `headers and footers are measured`() throws {
    // R33: those of sections and of the layout.
    var squares = Squares { element, proposal in
      element.category == .supplementary ? CGSize(width: 1, height: 61) : nil
    }
    let rows = section(
      row(.fw(1), .ab(20), item(.fw(1), .fh(1))), insets: .all(10),
      bars: [bar(.fw(1), .es(44), at: .top)])
    let layout = try solve(
      [rows], items: [1], in: Setting(bars: [bar(.fw(1), .es(44), at: .bottom, kind: "foot")]),
      measuring: &squares)
    #expect(layout.frames("bar") == ["10,0,300,61"])
    #expect(layout.ys == [71])
    #expect(layout.frames("foot") == ["0,101,320,61"])
    #expect(squares.proposals.map(\.width) == [300, 320])
    #expect(squares.asked.map(\.section) == [0, 0])
    #expect(squares.asked.map(\.item) == [0, SolvedElement.layoutItem])
  }

  /// A measurer that returns the same size for all cells of a section, and ten points more in each
  /// next section.
  private struct AlikeInSections: ContentMeasuring {
    func variety(ofCellsInSection section: Int) -> ContentVariety { .alike }

    func measure(
      _ element: SolvedElement.Identity, in proposal: MeasureProposal
    ) -> CGSize? {
      CGSize(width: 1, height: 50 + 10 * CGFloat(element.section))
    }
  }

  @Test func `cells that are alike are so only within their section`() throws {
    // R33: an equal group with different content.
    var content = AlikeInSections()
    let layout = try solve([section(list())], items: [2, 2], measuring: &content)
    #expect(layout.heights == [50, 50])
    #expect(layout.cells(in: 1) == ["0,100,320,60", "0,160,320,60"])
  }

  @Test func `the last group is solved once if cells are alike`() throws {
    // R13, R33: cells 50 points tall in groups of 100; positions past the last item keep the
    // estimate of 80.
    let group = row(.fw(1), .ab(100), item(.fw(1.0 / 3), .es(80)))
    var alike = AlikeInSections()
    var squares = Squares(heights: Array(repeating: 50, count: 7))
    let one = try solve([section(group)], items: [7], measuring: &alike)
    let other = try solve([section(group)], items: [7], measuring: &squares)
    #expect(one.content == "320x270")
    #expect(other.content == "320x270")
    #expect(one.cells == other.cells)
  }

  @Test func `estimates apply without a measurer`() throws {
    // R33: groups are solved once, not one by one.
    let layout = try solve(list(), items: 1_000_000)
    #expect(layout.content == "320x44000000")
    #expect(layout.sections[0].runs.count == 1)
  }

  @Test func `the last group measures only existing cells`() throws {
    // R33: positions past the last item have no content.
    let group = row(.fw(1), .es(50), .shares(3, of: item(.fw(1), .es(50))))
    var squares = Squares(heights: [10, 20, 30, 40])
    let layout = try solve([section(group)], items: [4], measuring: &squares)
    #expect(squares.asked.map(\.item) == [0, 1, 2, 3])
    #expect(layout.heights == [10, 20, 30, 40])
    #expect(layout.ys == [0, 0, 0, 30])
  }

  @Test func `nothing is measured if nothing is estimated`() throws {
    // R33.
    var squares = Squares(heights: [1, 2, 3])
    let rows = section(
      row(.fw(1), .ab(20), item(.fw(1), .fh(1))), bars: [bar(.fw(1), .ab(9), at: .top)])
    let layout = try solve([rows], items: [3], measuring: &squares)
    #expect(squares.asked == [])
    #expect(layout.heights == [20, 20, 20])
  }

  @Test func `items of nested groups are measured too`() throws {
    // R14, R33: a column in a row, each as long as its content.
    let inner = column(.fw(0.5), .es(40), item(.fw(1), .es(20)), item(.fw(1), .es(20)))
    var squares = Squares(heights: [10, 20, 30, 40, 5, 5, 5, 5])
    let layout = try solve(
      [section(row(.fw(1), .es(40), inner))], items: [8], measuring: &squares)
    #expect(
      layout.cells == [
        "0,0,160,10", "0,10,160,20", "160,0,160,30", "160,30,160,40",
        "0,70,160,5", "0,75,160,5", "160,70,160,5", "160,75,160,5",
      ])
  }

  @Test func `flexible gaps of an estimated group have their minimum`() throws {
    // R12, R14: a group as long as its content has no remaining space.
    let layout = try solve(
      column(
        .fw(1), .es(100), item(.fw(1), .ab(30)), item(.fw(1), .ab(30)), gap: .flexible(5)),
      items: 2)
    #expect(layout.ys == [0, 35])
    #expect(layout.content == "320x65")
  }

  @Test func `every kind of fraction next to self-sized lengths sees the gaps`() throws {
    // R4, R5: a half and a tenth of 320 - 20.
    var squares = Squares(widths: [0, 50, 0, 50])
    let along = try solve(
      [
        section(
          row(.fw(1), .ab(44), item(.fw(0.5), .fh(1)), item(.es(100), .fh(1)), gap: .fixed(20)))
      ],
      items: [2], measuring: &squares)
    #expect(along.cells == ["0,0,150,44", "170,0,50,44"])
    var wide = Squares(widths: [150, 150])
    let across = try solve(
      [section(row(.fw(1), .ab(44), item(.es(100), .fw(0.1)), gap: .fixed(20)))],
      items: [2], measuring: &wide)
    #expect(across.cells == ["0,0,150,30", "170,0,150,30"])
  }

  @Test func `the height is fixed where the width is measured`() throws {
    // R17, R33: the height of cells less their insets, of headers without change. A measured height
    // is ignored.
    var squares = Squares { _, _ in CGSize(width: 70, height: 99) }
    let layout = try solve(
      [
        section(
          row(.fw(1), .ab(40), item(.es(50), .fh(1), insets: .tlbr(4, 1, 6, 2))),
          bars: [bar(.es(50), .ab(30), at: .top)])
      ],
      items: [1], measuring: &squares)
    #expect(squares.proposals.map(\.height) == [30, 30])
    #expect(squares.proposals.map(\.width) == [nil, nil])
    #expect(layout.cells == ["0,34,70,30"])
    #expect(layout.frames("bar") == ["125,0,70,30"])
  }
}
