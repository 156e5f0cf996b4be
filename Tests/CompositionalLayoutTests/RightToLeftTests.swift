import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Right-to-left layouts, mirrored when frames are placed (R43, OPEN QUESTION Q7).
@Suite struct RightToLeftTests {
  private func mirrored(_ section: NSCollectionLayoutSection, items: Int) throws -> SolvedLayout {
    try solve(section, items: items, in: Setting(direction: .rightToLeft))
  }

  @Test func `leading is on the right`() throws {
    // R43.
    let group = row(.fw(1), .ab(20), item(.fw(0.25), .fh(1)), item(.fw(0.5), .fh(1)))
    let layout = try mirrored(section(group, insets: .tlbr(0, 10, 0, 30)), items: 2)
    #expect(layout.cells == ["240,0,70,20", "100,0,140,20"])
  }

  @Test func `headers, badges and backgrounds are mirrored`() throws {
    // R43.
    let badged = item(
      .fw(0.5), .fh(1), badges: [badge(.ab(10), .ab(10), at: .at([.top, .trailing], points: 4, 0))])
    let layout = try mirrored(
      section(
        row(.fw(1), .ab(20), badged), insets: .tlbr(0, 10, 0, 30),
        bars: [bar(.ab(60), .ab(30), at: .topLeading)],
        backgrounds: [background(insets: .tlbr(0, 5, 0, 15))]),
      items: 1)
    #expect(layout.frames("bar") == ["250,0,60,30"])
    #expect(layout.frames("badge") == ["166,30,10,10"])
    #expect(layout.frames("background") == ["15,0,300,50"])
  }

  @Test func `a row wider than the view is mirrored in the content`() throws {
    // R43: x' = content width - x - width.
    let layout = try mirrored(section(row(.ab(400), .ab(20), item(.ab(100), .fh(1)))), items: 4)
    #expect(layout.xs == [300, 200, 100, 0])
  }

  @Test func `a carousel starts at the right`() throws {
    // R43, R88: offsets count from the leading edge, so the row extends to the left.
    let layout = try mirrored(
      section(
        row(.ab(200), .ab(20), item(.fw(1), .fh(1))), insets: .all(16), gap: 12,
        across: .continuous),
      items: 3)
    #expect(layout.xs == [104, -108, -320])
    #expect(layout.sections[0].carousel?.largestOffset == 336)
  }

  @Test func `horizontal layouts begin at the right`() throws {
    // R43.
    let layout = try solve(
      row(.ab(100), .fh(1), item(.fw(1), .fh(1))), items: 5,
      in: Setting(scroll: .horizontal, direction: .rightToLeft))
    #expect(layout.content == "500x480")
    #expect(layout.xs == [400, 300, 200, 100, 0])
  }

  @Test func `queries and lookups are mirrored`() throws {
    // R32, R43.
    let layout = try mirrored(section(row(.fw(1), .ab(20), item(.fw(0.25), .fh(1)))), items: 4)
    #expect(layout.names(in: frame(0, 0, 10, 10)) == ["cell 0 3"])
    #expect(layout.names(in: frame(300, 0, 10, 10)) == ["cell 0 0"])
    #expect(layout.cell(1, inSection: 0)?.frame.word == "160,0,80,20")
  }

  @Test func `backgrounds are found on their side`() throws {
    // R43: a section 320 wide at the right of 400 points of content.
    let layout = try mirrored(
      section(row(.ab(400), .ab(20), item(.ab(10), .fh(1))), backgrounds: [background()]), items: 1)
    #expect(layout.frames("background") == ["80,0,320,20"])
    #expect(layout.names(in: frame(0, 0, 70, 20)) == [])
    #expect(layout.names(in: frame(100, 0, 70, 20)) == ["background 0 0"])
  }
}
