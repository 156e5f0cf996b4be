import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// The lengths that fractions refer to.
@Suite struct FractionTests {
  @Test func `fractions refer to the group inside its insets`() throws {
    // R1: a subitem's fraction refers to the group's size less the group's own insets.
    let layout = try solve(
      row(.fw(1), .ab(100), item(.fw(0.5), .fh(0.5)), insets: .tlbr(10, 20, 30, 40)), items: 2)
    #expect(layout.cells == ["20,10,130,30", "150,10,130,30"])
  }

  @Test func `a height may be a fraction of the width, and a width of the height`() throws {
    // R1: this gives aspect ratios.
    let square = try solve(column(.fw(1), .ab(200), item(.fw(0.25), .fw(0.25))), items: 1)
    #expect(square.cells == ["0,0,80,80"])
    let upright = try solve(row(.fw(1), .ab(100), item(.fh(0.5), .fh(1))), items: 2)
    #expect(upright.cells == ["0,0,50,100", "50,0,50,100"])
  }

  @Test func `a group sees the inset section across and the whole view along the axis`() throws {
    // R2, V1.
    let layout = try solve(
      section(row(.fw(1), .fh(0.5), item(.fw(1), .fh(1))), insets: .tlbr(10, 20, 30, 40)),
      items: 2)
    #expect(layout.cells == ["20,10,260,240", "20,250,260,240"])
    #expect(layout.content == "320x520")
  }

  @Test func `a group sees the whole width when scrolling horizontally`() throws {
    // R2, V2.
    let layout = try solve(
      section(row(.fw(0.5), .fh(1), item(.fw(1), .fh(1))), insets: .tlbr(3, 50, 5, 60)),
      items: 2, in: Setting(scroll: .horizontal))
    #expect(layout.cells == ["50,3,160,472", "210,3,160,472"])
    #expect(layout.content == "430x480")
  }

  @Test func `a nested group sees its parent inside the insets`() throws {
    // R2: its own insets apply only to its children.
    let inner = column(.fw(0.5), .fh(1), item(.fw(1), .fh(0.5)), insets: .all(5))
    let layout = try solve(
      row(.fw(1), .ab(120), inner, insets: .tlbr(10, 20, 10, 20)), items: 4)
    #expect(
      layout.cells == ["25,15,130,45", "25,60,130,45", "165,15,130,45", "165,60,130,45"])
  }

  /// A row of the table of R4: a repeated item, a fraction of 320 points wide and ten points tall.
  struct Gapped: Sendable, CustomTestStringConvertible {
    var fraction: CGFloat
    var gap: NSCollectionLayoutSpacing
    var width: CGFloat
    var xs: [CGFloat]
    var testDescription: String { "\(fraction) \(gap)" }
  }

  static let table = [
    Gapped(fraction: 0.25, gap: .fixed(10), width: 72.5, xs: [0, 82.5, 165, 247.5]),
    Gapped(fraction: 0.25, gap: .flexible(1), width: 79, xs: [0, 80.5, 160.5, 241]),
    Gapped(fraction: 0.3, gap: .fixed(0), width: 96, xs: [0, 96, 192]),
    Gapped(fraction: 0.3, gap: .fixed(10), width: 90, xs: [0, 100, 200]),
    Gapped(fraction: 0.3, gap: .flexible(10), width: 90, xs: [0, 115, 230]),
    Gapped(fraction: 0.3, gap: .flexible(1), width: 95, xs: [0, 112.5, 225]),
    Gapped(fraction: 1 / 3, gap: .fixed(0), width: 106.5, xs: [0, 106.5, 213]),
    Gapped(fraction: 1 / 3, gap: .fixed(10), width: 100, xs: [0, 110, 220]),
    Gapped(fraction: 1 / 3, gap: .flexible(1), width: 106, xs: [0, 107, 214]),
    Gapped(fraction: 0.4, gap: .fixed(10), width: 124, xs: [0, 134]),
    Gapped(fraction: 0.4, gap: .flexible(10), width: 124, xs: [0, 196]),
    Gapped(fraction: 0.5, gap: .fixed(10), width: 155, xs: [0, 165]),
    Gapped(fraction: 0.9, gap: .fixed(0), width: 288, xs: [0]),
    Gapped(fraction: 0.9, gap: .fixed(10), width: 288, xs: [0]),
    Gapped(fraction: 0.9, gap: .flexible(10), width: 288, xs: [0]),
  ]

  @Test(arguments: table)
  func `gaps are subtracted before fractions resolve`(_ line: Gapped) throws {
    // R4: every row of its table.
    let group = row(.fw(1), .ab(10), item(.fw(line.fraction), .ab(10)), gap: line.gap)
    let layout = try solve(group, items: 2 * line.xs.count)
    let expected = line.xs.map { "\(frame($0, 0, line.width, 10).word)" }
    #expect(layout.row(at: 0) == expected)
    #expect(layout.row(at: 10).count == line.xs.count)
  }

  @Test func `a height that is a fraction of the width sees the width less the gaps`() throws {
    // R4, across the line; R10: rows stay 20 points apart, whatever extends outside them.
    let layout = try solve(
      row(
        .fw(1), .ab(20), item(.fw(0.5), .ab(100)), item(.fw(0.5), .fw(0.25)), gap: .fixed(10)),
      items: 4)
    #expect(
      layout.cells == ["0,0,155,100", "165,0,155,77.5", "0,20,155,100", "165,20,155,77.5"])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `the height of a counted item sees the width less the gaps`(
    _ generation: Compatibility
  ) throws {
    // R4, R72: (355 - 48) / 4, not 88.75.
    let layout = try solve(
      row(
        .fw(1), .ab(100), .shares(4, of: item(.ab(7), .fw(0.25))), gap: .fixed(16),
        insets: .tlbr(0, 0, 0, 20)),
      items: 4, in: Setting(width: 375, scale: 3, compatibility: generation))
    #expect(layout.heights == [76.667, 76.667, 76.667, 76.667])
    #expect(layout.widths == layout.heights)
  }

  @Test func `a row's height may be a fraction of the reduced width`() throws {
    // R71: in an ordinary vertical section the width is reduced, but not the height.
    let group = row(.fw(1), .fw(0.5), item(.fh(0.5), .fh(1)))
    let layout = try solve(section(group, insets: .tlbr(10, 20, 30, 40)), items: 1)
    #expect(layout.cells == ["20,10,65,130"])
    let high = row(.fh(0.25), .fh(0.25), item(.fw(1), .fh(1)))
    #expect(
      try solve(section(high, insets: .tlbr(10, 20, 30, 40)), items: 1).cells == ["20,10,120,120"])
  }

  @Test func `the safe area is subtracted at the sides only`() throws {
    // R71: the default reference is the safe area; the height of the bounds is never reduced.
    let layout = try solve(
      row(.fw(1), .fh(0.5), item(.fw(1), .fh(1))), items: 2,
      in: Setting(safeArea: .tlbr(40, 10, 20, 30)))
    #expect(layout.cells == ["10,0,280,240", "10,240,280,240"])
  }

  @Test func `fractions in an estimated group refer to the estimate`() throws {
    // R73.
    let layout = try solve(row(.es(200), .es(60), item(.fw(0.5), .fh(0.5))), items: 2)
    #expect(layout.cells == ["0,0,100,30", "0,30,100,30"])
  }
}
