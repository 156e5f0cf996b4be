import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Sections without items.
@Suite struct EmptySectionTests {
  private func rows(_ height: CGFloat = 20) -> NSCollectionLayoutGroup {
    row(.fw(1), .ab(height), item(.fw(1), .fh(1)))
  }

  @Test func `an empty section has no size, no insets and no background`() throws {
    // R23, R76.
    let empty = section(rows(), insets: .all(10), backgrounds: [background()])
    let layout = try solve(empty, items: 0)
    #expect(layout.content == "320x0")
    #expect(layout.allElements() == [])
    let carousel = section(
      rows(), insets: .all(10), backgrounds: [background()], across: .continuous)
    #expect(try solve(carousel, items: 0).content == "320x0")
    #expect(try solve(carousel, items: 0).allElements() == [])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `an empty section keeps its boundary items`(_ generation: Compatibility) throws {
    // R23, V28: measured on iOS 14.
    let bars = [
      bar(.fw(1), .ab(24), at: .top, kind: "header"),
      bar(.fw(1), .ab(24), at: .bottom, kind: "footer"),
    ]
    let list = section(rows(40), bars: bars)
    let layout = try solve(
      list, items: 0, 3, in: Setting(width: 375, scale: 3, compatibility: generation))
    #expect(layout.frames("header") == ["0,0,375,24", "0,48,375,24"])
    #expect(layout.frames("footer").first == "0,24,375,24")
    #expect(layout.cells(in: 1).first == "0,72,375,40")
  }

  @Test func `an empty section with a header keeps its full length`() throws {
    // R23: the inter-group spacing does not count.
    func start(ofSectionAfterHeader header: CGFloat, spacing: CGFloat) throws -> String? {
      let list = section(rows(40), gap: spacing, bars: [bar(.fw(1), .ab(header), at: .top)])
      return try solve([list, section(rows())], items: [0, 1]).cells(in: 1).first
    }
    #expect(try start(ofSectionAfterHeader: 38, spacing: 20) == "0,38,320,20")
    #expect(try start(ofSectionAfterHeader: 38, spacing: 0) == "0,38,320,20")
    #expect(try start(ofSectionAfterHeader: 10, spacing: 20) == "0,10,320,20")
  }

  @Test func `the inter-group spacing of an empty carousel does not count`() throws {
    // R23.
    let empty = section(
      rows(40), gap: 20, bars: [bar(.fw(1), .ab(38), at: .top)], across: .continuous)
    #expect(try solve(empty, items: 0).content == "320x38")
  }

  @Test func `a layout without sections has no headers`() throws {
    // R99: measured with AppKit.
    let setting = Setting(bars: [bar(.fw(1), .ab(30), at: .top)])
    let none = try solve([], items: [], in: setting)
    #expect(none.content == "320x0")
    #expect(none.allElements() == [])
    #expect(try solve(section(rows()), items: 0, in: setting).content == "320x30")
  }

  @Test func `an empty carousel with boundary items has no row`() throws {
    // R23, R36, R76: the gaps around a row are absent too.
    let group = row(
      .ab(50), .ab(20), item(.fw(1), .fh(1)), edges: .around(top: .fixed(7), bottom: .fixed(9)))
    let empty = section(
      group, insets: .tlbr(3, 0, 5, 0), bars: [bar(.fw(1), .ab(30), at: .top)],
      across: .continuous)
    let layout = try solve(empty, items: 0)
    #expect(layout.content == "320x38")
    #expect(layout.sections[0].carousel == nil)
  }

  @Test func `an empty section gives no warning about a group that cannot hold an item`() throws {
    // R76, R90.
    let tooLong = row(.ab(10), .ab(20), item(.ab(11), .fh(1)))
    #expect(try solve(section(tooLong), items: 0).warnings == [])
  }

  @Test func `negative gaps between empty sections do not make the content negative`() throws {
    // R22, R76.
    let layout = try solve(section(rows()), items: 0, 0, in: Setting(gap: -50))
    #expect(layout.content == "320x0")
  }

  @Test func `the insets of an empty section apply if it has boundary items`() throws {
    // R23, R76.
    let empty = section(
      rows(), insets: .tlbr(3, 4, 5, 6),
      bars: [
        bar(.fw(1), .ab(30), at: .top, kind: "header"),
        bar(.fw(1), .ab(20), at: .bottom, kind: "footer"),
      ],
      backgrounds: [background()])
    let layout = try solve(empty, items: 0)
    #expect(layout.frames("header") == ["4,0,310,30"])
    #expect(layout.frames("footer") == ["4,38,310,20"])
    #expect(layout.frames("background") == ["0,0,320,58"])
    #expect(layout.content == "320x58")
  }

  @Test func `a section of negative length is left out of every listing`() throws {
    // R23.
    let short = section(rows(), insets: .tlbr(-50, 0, 0, 0), backgrounds: [background()])
    let layout = try solve(short, items: 1)
    #expect(layout.allElements() == [])
    #expect(layout.elements(in: frame(0, -100, 320, 1000)) == [])
    #expect(layout.cell(0, inSection: 0) == nil)
    #expect(layout.elementCount == 0)
    #expect(layout.content == "320x0")
    // The next section begins at the same position.
    #expect(try solve(short, items: 1, 0, 1).content == "320x0")
    #expect(try solve([short, section(rows())], items: [1, 1]).cells(in: 1) == ["0,0,320,20"])
  }

  @Test func `a section that cannot be laid out counts as empty`() throws {
    // R10, R90: its boundary items remain, and later sections follow it.
    let tooLong = section(
      row(.ab(10), .ab(20), item(.ab(11), .fh(1))), insets: .all(8),
      bars: [bar(.fw(1), .ab(30), at: .top)])
    let layout = try solve([tooLong, section(rows())], items: [5, 1], in: Setting(gap: 10))
    #expect(layout.frames("bar") == ["8,0,304,30"])
    #expect(layout.sections[0].itemCount == 0)
    #expect(layout.cells(in: 1) == ["0,56,320,20"])
    #expect(layout.warnings.map(\.section) == [0])
  }

  @Test func `a layout without sections is empty`() throws {
    // R20: its length is zero and its width that of the view.
    let layout = try solve([section(rows())], items: [])
    #expect(layout.content == "320x0")
    #expect(layout.allElements() == [])
  }

  @Test func `a section of zero length is listed`() throws {
    // R23: only sections of negative length are left out.
    let layout = try solve(section(rows(), insets: .tlbr(-20, 0, 0, 0)), items: 1)
    #expect(layout.cells == ["0,-20,320,20"])
    #expect(layout.elementCount == 1)
    #expect(layout.content == "320x0")
  }
}
