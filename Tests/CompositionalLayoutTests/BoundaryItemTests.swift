import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Headers, footers and side items of sections.
@Suite struct BoundaryItemTests {
  /// A section of two rows of 40 points: 88 points with its insets, cells from 3 to 83.
  private func framed(
    _ bars: NSCollectionLayoutBoundarySupplementaryItem..., follow: Bool = true
  ) throws -> SolvedLayout {
    try solve(
      section(
        row(.fw(1), .ab(40), item(.fw(1), .fh(1))), insets: .tlbr(3, 4, 5, 6), bars: bars,
        barsFollowInsets: follow),
      items: 2)
  }

  @Test func `headers come before the insets and footers after them`() throws {
    // R25, V29.
    let layout = try framed(
      bar(.fw(1), .ab(30), at: .top, kind: "header"),
      bar(.fw(1), .ab(20), at: .bottom, kind: "footer"))
    #expect(layout.frames("header") == ["4,0,310,30"])
    #expect(layout.ys == [33, 73])
    #expect(layout.frames("footer") == ["4,118,310,20"])
    #expect(layout.content == "320x138")
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var alignment: NSRectAlignment
    var following: CGFloat
    var full: CGFloat
    var testDescription: String { "\(alignment)" }
  }

  static let places = [
    Place(alignment: .top, following: 129, full: 130),
    Place(alignment: .leading, following: 4, full: 0),
    Place(alignment: .trailing, following: 254, full: 260),
    Place(alignment: .topLeading, following: 4, full: 0),
    Place(alignment: .topTrailing, following: 254, full: 260),
    Place(alignment: .bottom, following: 129, full: 130),
    Place(alignment: .bottomLeading, following: 4, full: 0),
    Place(alignment: .bottomTrailing, following: 254, full: 260),
    Place(alignment: .none, following: 129, full: 130),
  ]

  @Test(arguments: places) func `the alignment selects an edge or a corner`(_ place: Place) throws {
    // R24, R25, V30: the item is centered on an axis without an edge.
    let item = bar(.ab(60), .ab(30), at: place.alignment)
    let y: CGFloat =
      switch place.alignment {
      case .top, .topLeading, .topTrailing: 0
      case .bottom, .bottomLeading, .bottomTrailing: 88
      case .leading, .trailing, .none: 29
      }
    let following = frame(place.following, y, 60, 30).word
    #expect(try framed(item).frames("bar") == [following])
    let full = frame(place.full, y, 60, 30).word
    #expect(try framed(item, follow: false).frames("bar") == [full])
  }

  @Test func `an offset moves an extending item and the section grows by the rest`() throws {
    // R25, V31.
    let header = try framed(
      bar(.ab(60), .ab(30), at: .top, offset: CGPoint(x: 5, y: 7)))
    #expect(header.frames("bar") == ["134,0,60,30"])
    #expect(header.ys == [26, 66])
    #expect(header.content == "320x111")
    let footer = try framed(
      bar(.ab(60), .ab(30), at: .bottom, offset: CGPoint(x: 5, y: 7)))
    #expect(footer.frames("bar") == ["134,95,60,30"])
    #expect(footer.content == "320x125")
  }

  @Test func `an item that does not extend the boundary overlaps the edge`() throws {
    // R25, V31.
    let bottom = try framed(
      bar(.ab(60), .ab(30), at: .bottom, offset: CGPoint(x: -5, y: -7), extends: false))
    #expect(bottom.frames("bar") == ["124,51,60,30"])
    let corner = try framed(
      bar(.ab(60), .ab(30), at: .topTrailing, offset: CGPoint(x: -5, y: -7), extends: false))
    #expect(corner.frames("bar") == ["249,-7,60,30"])
    for layout in [bottom, corner] {
      #expect(layout.ys == [3, 43])
      #expect(layout.content == "320x88")
    }
  }

  @Test func `an item longer than its section extends it or overlaps its edges`() throws {
    // R25, V32.
    func tall(_ alignment: NSRectAlignment, extends: Bool) throws -> SolvedLayout {
      try solve(
        section(
          row(.fw(1), .ab(40), item(.fw(1), .fh(1))),
          bars: [bar(.ab(60), .ab(200), at: alignment, extends: extends)]),
        items: 2)
    }
    #expect(try tall(.top, extends: false).frames("bar") == ["130,0,60,200"])
    #expect(try tall(.bottom, extends: false).frames("bar") == ["130,-120,60,200"])
    #expect(try tall(.leading, extends: false).frames("bar") == ["0,-60,60,200"])
    #expect(try tall(.leading, extends: false).content == "320x80")
    let grown = try tall(.leading, extends: true)
    #expect(grown.frames("bar") == ["0,0,60,200"])
    #expect(grown.content == "320x200")
    #expect(grown.ys == [0, 40])
    // R79, inferred: its own insets and its offset take space along the section too.
    let moved = try framed(
      bar(
        .ab(60), .ab(200), at: .leading, offset: CGPoint(x: 0, y: 7), insets: .tlbr(1, 0, 3, 0)))
    #expect(moved.content == "320x211")
  }

  @Test func `items on one side do not stack`() throws {
    // R25, V33: both footers end, and both headers begin, at the edge of the content.
    let headers = try framed(
      bar(.fw(1), .ab(30), at: .top, kind: "one"), bar(.fw(1), .ab(10), at: .top, kind: "two"))
    #expect(headers.frames("one") == ["4,0,310,30"])
    #expect(headers.frames("two") == ["4,20,310,10"])
    #expect(headers.ys == [33, 73])
    let footers = try framed(
      bar(.fw(1), .ab(30), at: .top, kind: "head"),
      bar(.fw(1), .ab(20), at: .bottom, kind: "one"),
      bar(.fw(1), .ab(10), at: .bottom, kind: "two"))
    #expect(footers.frames("one") == ["4,118,310,20"])
    #expect(footers.frames("two") == ["4,118,310,10"])
    #expect(footers.content == "320x138")
  }

  @Test func `a header comes before the next section's inset`() throws {
    // R25, V34.
    let group = row(.fw(1), .ab(44), item(.fw(1), .fh(1)))
    let first = section(group, gap: 8, bars: [bar(.fw(1), .ab(30), at: .top)])
    let layout = try solve([first, section(group, insets: .all(16))], items: [2, 1])
    #expect(layout.frames("bar") == ["0,0,320,30"])
    #expect(layout.ys == [30, 82])
    #expect(layout.cells(in: 1) == ["16,142,288,44"])
  }

  @Test func `fractions refer to the width between the insets and to the whole height`() throws {
    // R24.
    let header = bar(.fw(0.5), .fh(0.1), at: .topLeading)
    #expect(try framed(header).frames("bar") == ["4,0,155,48"])
    #expect(try framed(header, follow: false).frames("bar") == ["0,0,160,48"])
    let fraction = bar(.fw(1 / 3), .ab(10), at: .topLeading)
    #expect(try framed(fraction).frames("bar") == ["4,0,103,10"])
  }

  @Test func `an item's own insets add to those of the section`() throws {
    // R79.
    let header = bar(.fw(1), .ab(30), at: .top, insets: .tlbr(1, 2, 3, 4))
    #expect(try framed(header).frames("bar").map { $0.hasPrefix("6,") } == [true])
    #expect(try framed(header).elements(ofKind: "bar").map(\.frame.size.width) == [304])
    let full = try framed(header, follow: false).elements(ofKind: "bar").map(\.frame)
    #expect(full.map(\.minX) == [2])
    #expect(full.map(\.size.width) == [314])
  }

  @Test func `boundary items are drawn above cells`() throws {
    // R27.
    let header = bar(.fw(1), .ab(30), at: .top, kind: "own")
    header.zIndex = 7
    let layout = try framed(header, bar(.fw(1), .ab(30), at: .bottom))
    #expect(layout.elements(ofKind: "own").map(\.zIndex) == [7])
    #expect(layout.elements(ofKind: "bar").map(\.zIndex) == [1])
    #expect(layout.cellElements().map(\.zIndex) == [0, 0])
  }

  @Test func `a boundary item has index 0 in every section`() throws {
    // R29.
    let rows = section(
      row(.fw(1), .ab(20), item(.fw(1), .fh(1))), bars: [bar(.fw(1), .ab(10), at: .top)])
    let layout = try solve(rows, items: 1, 1)
    #expect(layout.elements(ofKind: "bar").map(\.section) == [0, 1])
    #expect(layout.elements(ofKind: "bar").map(\.item) == [0, 0])
  }

  @Test func `a list with headers and footers has the measured frames`() throws {
    // Section 3, measured on iOS 14: rows of 40 points, 2 points apart, bars of 24 points.
    let list = section(
      row(.fw(1), .ab(40), item(.fw(1), .fh(1))), gap: 2,
      bars: [
        bar(.fw(1), .ab(24), at: .top, kind: "header"),
        bar(.fw(1), .ab(24), at: .bottom, kind: "footer"),
      ])
    let layout = try solve(list, items: 2, 1)
    #expect(layout.ys == [24, 66])
    #expect(layout.frames("footer").first == "0,106,320,24")
    #expect(layout.frames("header").last == "0,130,320,24")
  }

  @Test func `an item's own insets along the section extend it`() throws {
    // R79, inferred along the scroll axis: one point above and three below.
    let header = try framed(bar(.fw(1), .ab(30), at: .top, insets: .tlbr(1, 0, 3, 0)))
    #expect(header.frames("bar") == ["4,1,310,30"])
    #expect(header.ys == [37, 77])
    let footer = try framed(bar(.fw(1), .ab(30), at: .bottom, insets: .tlbr(1, 0, 3, 0)))
    #expect(footer.frames("bar") == ["4,89,310,30"])
    #expect(footer.content == "320x122")
  }

  @Test func `an item's own insets do not reduce the height of its fractions`() throws {
    // R24, R79: they refer to the whole height of the view.
    let header = try framed(bar(.fw(1), .fh(0.1), at: .top, insets: .tlbr(10, 0, 20, 0)))
    #expect(header.frames("bar") == ["4,10,310,48"])
  }
}
