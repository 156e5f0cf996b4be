import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Headers and footers that stay visible.
@Suite struct PinningTests {
  /// Sections of 88 points in a view 100 points tall.
  private func framed(
    footer: Bool, sections: Int = 2, offset: CGFloat,
    scroll: UICollectionViewScrollDirection = .vertical,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> SolvedLayout {
    let down = scroll == .vertical
    let group =
      down
      ? row(.fw(1), .ab(40), item(.fw(1), .fh(1))) : row(.ab(40), .fh(1), item(.fw(1), .fh(1)))
    var bars = [
      bar(
        down ? .fw(1) : .ab(30), down ? .ab(30) : .fh(1), at: down ? .top : .leading, kind: "h",
        pinned: true)
    ]
    if footer {
      bars.append(
        bar(
          down ? .fw(1) : .ab(20), down ? .ab(20) : .fh(1), at: down ? .bottom : .trailing,
          kind: "f", pinned: true))
    }
    var layout = try solve(
      [section(group, insets: down ? .tlbr(3, 0, 5, 0) : .tlbr(0, 3, 0, 5), bars: bars)],
      items: Array(repeating: 2, count: sections),
      in: Setting(width: 100, height: 100, scroll: scroll, direction: direction))
    layout.scroll.page = down ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    return layout
  }

  private func ys(_ layout: SolvedLayout, _ kind: String) -> [CGFloat] {
    layout.elements(ofKind: kind).map(\.frame.minY)
  }

  @Test func `headers and footers stop at the far edge of their section`() throws {
    // R28, V35: extending items at the far edge do not count.
    let layout = try framed(footer: true, offset: 100)
    #expect(ys(layout, "h") == [88, 138])
    #expect(ys(layout, "f") == [118, 180])
  }

  @Test func `items of a right-to-left page stay at the right`() throws {
    // R28, R43: the mirror image of a page scrolled by the same distance from its left end.
    for offset: CGFloat in [0, 40, 100, 176] {
      let left = try framed(footer: true, offset: offset, scroll: .horizontal)
      let right = try framed(
        footer: true, offset: left.contentSize.width - 100 - offset, scroll: .horizontal,
        direction: .rightToLeft)
      for kind in ["h", "f"] {
        let mirrored = right.elements(ofKind: kind).map { right.contentSize.width - $0.frame.maxX }
        #expect(mirrored == left.elements(ofKind: kind).map(\.frame.minX))
      }
    }
  }

  @Test func `a header stays at the top while its section scrolls`() throws {
    // R28, V35.
    #expect(ys(try framed(footer: false, offset: 130), "h").last == 130)
    #expect(ys(try framed(footer: false, offset: 10), "h").first == 10)
    #expect(ys(try framed(footer: false, offset: 0), "h") == [0, 118])
  }

  @Test func `a header of a horizontal layout stays at the leading edge`() throws {
    // R28, V35.
    let layout = try framed(footer: false, offset: 120, scroll: .horizontal)
    #expect(layout.elements(ofKind: "h").map(\.frame.minX).last == 120)
  }

  @Test func `a header is pushed out by the end of its section`() throws {
    // R28, V36.
    let group = row(.fw(1), .ab(44), item(.fw(1), .fh(1)))
    let rows = section(group, gap: 8, bars: [bar(.fw(1), .ab(30), at: .top, pinned: true)])
    var layout = try solve(rows, items: 6, 6, in: Setting(height: 300))
    func seen(_ offset: CGFloat) throws -> [CGFloat] {
      layout.scroll.page = CGPoint(x: 0, y: offset)
      let bars = ys(layout, "bar")
      let cells = try [
        #require(layout.cell(5, inSection: 0)), #require(layout.cell(0, inSection: 1)),
      ].map(\.frame.minY)
      return (bars + cells).map { $0 - offset }
    }
    #expect(try seen(0) == [0, 334, 290, 364])
    #expect(try seen(100) == [0, 234, 190, 264])
    #expect(try seen(320) == [-16, 14, -30, 44])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `pinned footers stop at the visible bounds less the insets`(
    _ generation: Compatibility
  ) throws {
    // R28, R78, measured on iOS 14: a view 812 points tall with a bottom inset of 34.
    let group = row(.fw(1), .ab(40), item(.fw(1), .fh(1)))
    let rows = section(group, bars: [bar(.fw(1), .ab(24), at: .bottom, pinned: true)])
    let layout = try solve(
      rows, items: 50,
      in: Setting(
        width: 375, height: 812, scale: 3, compatibility: generation,
        contentInset: .tlbr(0, 0, 34, 0)))
    #expect(layout.frames("bar") == ["0,754,375,24"])
  }

  @Test func `pinned headers stay below the top inset`() throws {
    // R78.
    let group = row(.fw(1), .ab(40), item(.fw(1), .fh(1)))
    let rows = section(group, bars: [bar(.fw(1), .ab(24), at: .top, pinned: true)])
    var layout = try solve(rows, items: 50, in: Setting(contentInset: .tlbr(44, 0, 0, 0)))
    layout.scroll.page = CGPoint(x: 0, y: 100)
    #expect(ys(layout, "bar") == [144])
    layout.scroll.page = CGPoint(x: 0, y: -44)
    #expect(ys(layout, "bar") == [0])
  }

  @Test func `pinned items are above everything else while their section is visible`() throws {
    // R27, R89.
    let layout = try framed(footer: false, sections: 4, offset: 10)
    #expect(layout.elements(ofKind: "h").map(\.zIndex) == [1_000_000_001, 1, 1, 1])
  }

  @Test func `items that are not pinned do not move`() throws {
    // R28.
    let rows = section(
      row(.fw(1), .ab(40), item(.fw(1), .fh(1))), bars: [bar(.fw(1), .ab(24), at: .top)])
    var layout = try solve(rows, items: 50)
    layout.scroll.page = CGPoint(x: 0, y: 300)
    #expect(ys(layout, "bar") == [0])
    #expect(layout.elements(ofKind: "bar").map(\.zIndex) == [1])
  }

  @Test func `a pinned item may have any z index`() throws {
    let header = bar(.fw(1), .ab(30), at: .top, pinned: true)
    header.zIndex = .max
    let group = row(.fw(1), .ab(44), item(.fw(1), .fh(1)))
    let layout = try solve(section(group, bars: [header]), items: 2)
    #expect(layout.elements(ofKind: "bar").map(\.zIndex) == [.max])
  }

  @Test func `pinned items are found at their visible position`() throws {
    // R28, R32.
    let rows = section(
      row(.fw(1), .ab(40), item(.fw(1), .fh(1))),
      bars: [bar(.fw(1), .ab(24), at: .top, pinned: true)])
    var layout = try solve(rows, items: 50)
    layout.scroll.page = CGPoint(x: 0, y: 300)
    #expect(layout.names(in: frame(0, 300, 320, 10)).contains("bar 0 0"))
    #expect(!layout.names(in: frame(0, 0, 320, 10)).contains("bar 0 0"))
  }

  @Test func `a header of the layout stays at the top`() throws {
    // R28, R29: across all sections.
    var layout = try solve(
      section(row(.fw(1), .ab(40), item(.fw(1), .fh(1)))), items: 20, 20,
      in: Setting(bars: [bar(.fw(1), .ab(24), at: .top, pinned: true)]))
    layout.scroll.page = CGPoint(x: 0, y: 1000)
    #expect(ys(layout, "bar") == [1000])
  }

  @Test func `a footer stops at the near edge of its section`() throws {
    // R28: the header there does not count. To be visible the footer would be at 130.
    #expect(ys(try framed(footer: true, offset: 50), "f").last == 168)
  }

  @Test func `headers and footers of the layout stop at each other`() throws {
    // R28, R29: the sections are between 24 and 104, and extending items at the far edge do not
    // count.
    var layout = try solve(
      section(row(.fw(1), .ab(40), item(.fw(1), .fh(1)))), items: 2,
      in: Setting(
        height: 40,
        bars: [
          bar(.fw(1), .ab(24), at: .top, kind: "h", pinned: true),
          bar(.fw(1), .ab(20), at: .bottom, kind: "f", pinned: true),
        ]))
    #expect(ys(layout, "h") == [0] && ys(layout, "f") == [24])
    layout.scroll.page.y = 84
    #expect(ys(layout, "h") == [80] && ys(layout, "f") == [104])
  }

  @Test func `footers do not stick to the top, nor headers to the bottom`() throws {
    // R28, inferred: items that overlap their section, 7 points from its edge.
    func y(_ alignment: NSRectAlignment, _ offset: CGFloat, page: CGFloat) throws -> [CGFloat] {
      var layout = try solve(
        section(
          row(.fw(1), .ab(40), item(.fw(1), .fh(1))),
          bars: [
            bar(
              .fw(1), .ab(20), at: alignment, offset: CGPoint(x: 0, y: offset), extends: false,
              pinned: true)
          ]),
        items: 2, in: Setting(height: 100))
      layout.scroll.page.y = page
      return ys(layout, "bar")
    }
    #expect(try y(.bottom, -7, page: 60) == [53])
    #expect(try y(.top, 7, page: -80) == [7])
  }

  @Test(arguments: [false, true])
  func `a pinned element is recognized by its z index`(isPinned: Bool) throws {
    // R27, R89: whatever z index it has of its own.
    let header = bar(.fw(1), .ab(30), at: .top, pinned: isPinned)
    header.zIndex = 0
    let group = row(.fw(1), .ab(44), item(.fw(1), .fh(1)))
    let layout = try solve(section(group, bars: [header]), items: 2)
    #expect(layout.elements(ofKind: "bar").map(\.isPinned) == [isPinned])
  }

  @Test func `an item longer than its section does not move`() throws {
    // R25, R28, V32: 200 points in a section of 80.
    func y(_ alignment: NSRectAlignment, offset: CGFloat) throws -> [CGFloat] {
      var layout = try solve(
        section(
          row(.fw(1), .ab(40), item(.fw(1), .fh(1))),
          bars: [bar(.ab(60), .ab(200), at: alignment, extends: false, pinned: true)]),
        items: 2)
      layout.scroll.page.y = offset
      return ys(layout, "bar")
    }
    #expect(try y(.top, offset: 0) == [0] && y(.top, offset: 30) == [0])
    #expect(try y(.bottom, offset: 0) == [-120] && y(.bottom, offset: -400) == [-120])
  }
}
