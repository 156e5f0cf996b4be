import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Layouts that scroll horizontally: the vertical rules with axes swapped.
@Suite struct HorizontalLayoutTests {
  private func framed(
    _ bars: NSCollectionLayoutBoundarySupplementaryItem..., follow: Bool = true
  ) throws -> SolvedLayout {
    // 160 points with its insets: two columns of 75.
    try solve(
      section(
        column(.ab(75), .fh(1), item(.fw(1), .fh(1))), insets: .tlbr(3, 4, 5, 6), bars: bars,
        barsFollowInsets: follow),
      items: 2, in: Setting(height: 300, scroll: .horizontal))
  }

  @Test func `groups follow one another horizontally`() throws {
    // R20, R21, with axes swapped.
    let group = column(.ab(50), .fh(1), item(.fw(1), .fh(0.5)))
    let layout = try solve(
      section(group, insets: .tlbr(5, 6, 7, 8), gap: 4), items: 5, in: Setting(scroll: .horizontal))
    #expect(
      layout.cells == [
        "6,5,50,234", "6,239,50,234", "60,5,50,234", "60,239,50,234", "114,5,50,234",
      ])
    #expect(layout.content == "172x480")
  }

  @Test func `a column across the scroll axis is not trimmed`() throws {
    // R13: a group is trimmed along the scroll axis only.
    let group = column(.ab(50), .fh(1), item(.fw(1), .fh(0.5)))
    let layout = try solve(group, items: 3, in: Setting(scroll: .horizontal))
    #expect(layout.content == "100x480")
  }

  @Test func `leading and trailing items extend the section and are centered vertically`() throws {
    // R26.
    let layout = try framed(
      bar(.ab(60), .ab(30), at: .leading, kind: "head"),
      bar(.ab(20), .ab(30), at: .trailing, kind: "foot"))
    #expect(layout.frames("head") == ["0,134,60,30"])
    #expect(layout.xs == [64, 139])
    #expect(layout.frames("foot") == ["220,134,20,30"])
    #expect(layout.content == "240x300")
  }

  @Test func `top and bottom items are centered along the section`() throws {
    // R26: at 50 in 160 points.
    let layout = try framed(
      bar(.ab(60), .ab(30), at: .top, kind: "top"),
      bar(.ab(60), .ab(30), at: .bottom, kind: "bottom"), follow: false)
    #expect(layout.frames("top") == ["50,0,60,30"])
    #expect(layout.frames("bottom") == ["50,270,60,30"])
    #expect(layout.content == "160x300")
    #expect(layout.xs == [4, 79])
  }

  @Test func `fractions refer to the height between the insets and to the whole width`() throws {
    // R26: FH1 of 300 is 292, FW1 of 320 is 320.
    let layout = try framed(
      bar(.ab(10), .fh(1), at: .leading, kind: "side"),
      bar(.fw(1), .ab(10), at: .topLeading, kind: "wide"))
    #expect(layout.frames("side").map { $0.hasSuffix(",3,10,292") } == [true])
    #expect(layout.elements(ofKind: "wide").map(\.frame.size.width) == [320])
  }

  @Test func `sections follow one another horizontally`() throws {
    // R22, with axes swapped.
    let rows = section(
      row(.ab(20), .fh(1), item(.fw(1), .fh(1))), insets: .tlbr(3, 4, 5, 6))
    let layout = try solve(
      rows, items: 3, 0, 1, in: Setting(scroll: .horizontal, gap: 12))
    #expect(layout.cells(in: 2) == ["98,3,20,472"])
  }

  @Test func `backgrounds cover the whole height`() throws {
    // R30, with axes swapped.
    let decorated = section(
      row(.ab(20), .fh(0.5), item(.fw(1), .fh(1))), insets: .tlbr(3, 4, 5, 6),
      backgrounds: [background(insets: .tlbr(1, 2, 3, 4))])
    let layout = try solve(decorated, items: 3, in: Setting(scroll: .horizontal))
    #expect(layout.frames("background") == ["2,1,64,476"])
  }

  @Test func `a carousel of a horizontal layout scrolls vertically`() throws {
    // R36, with axes swapped: whole height, width less the section's insets.
    let group = row(.fw(0.5), .fh(0.5), item(.fw(1), .fh(1)))
    let layout = try solve(
      section(group, insets: .tlbr(3, 4, 5, 6), gap: 10, across: .continuous), items: 3,
      in: Setting(scroll: .horizontal))
    #expect(layout.cells == ["4,3,155,240", "4,253,155,240", "4,503,155,240"])
    #expect(layout.content == "165x480")
    #expect(layout.sections[0].carousel?.viewport == 472)
  }
}
