import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Backgrounds of sections.
@Suite struct DecorationTests {
  private let rows = row(.fw(1), .ab(44), item(.fw(1), .fh(1)))

  @Test func `a background covers the section less its own insets`() throws {
    // R30, V37: a section of 122 points.
    let decorated = section(
      row(.fw(1), .ab(30), item(.fw(1), .fh(1))), insets: .tlbr(10, 20, 10, 20), gap: 6,
      backgrounds: [background(insets: .tlbr(1, 2, 3, 4))])
    let layout = try solve(decorated, items: 3)
    #expect(layout.content == "320x122")
    #expect(layout.frames("background") == ["2,1,314,118"])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `a background is placed on the pixel grid`(_ generation: Compatibility) throws {
    // R70: 10.3 points are 20.6 pixels, and the lengths are 299.4 and 23.4 points.
    let decorated = section(rows, backgrounds: [background(insets: .all(10.3))])
    let layout = try solve(decorated, items: 1, in: Setting(compatibility: generation))
    #expect(layout.frames("background") == ["10.5,10.5,299.5,23.5"])
  }

  @Test func `two sections have separate backgrounds`() throws {
    // R30, V38.
    func decorated(_ insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutSection {
      section(rows, insets: .all(16), gap: 8, backgrounds: [background(insets: insets)])
    }
    let layout = try solve(
      [decorated(.zero), decorated(.tlbr(0, 8, 0, 8))], items: [2, 3])
    #expect(layout.frames("background") == ["0,0,320,128", "8,128,304,180"])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `a carousel's background is as wide as the view`(_ generation: Compatibility) throws {
    // R30, V39.
    let decorated = section(
      row(.fw(1), .ab(40), .shares(4, of: item(.fw(1), .fh(1))), gap: .fixed(8)),
      insets: .all(16), backgrounds: [background()], across: .continuous)
    let layout = try solve(
      decorated, items: 20, in: Setting(width: 375, scale: 3, compatibility: generation))
    #expect(layout.frames("background") == ["0,0,375,72"])
  }

  @Test func `a background covers headers and footers`() throws {
    // R30.
    let decorated = section(
      rows, insets: .all(10),
      bars: [
        bar(.fw(1), .ab(30), at: .top, kind: "h"), bar(.fw(1), .ab(20), at: .bottom, kind: "f"),
      ],
      backgrounds: [background()])
    #expect(try solve(decorated, items: 1).frames("background") == ["0,0,320,114"])
  }

  @Test func `the safe area does not narrow a background`() throws {
    // R30, R40.
    let decorated = section(rows, backgrounds: [background()])
    let layout = try solve(decorated, items: 1, in: Setting(safeArea: .all(20)))
    #expect(layout.frames("background") == ["0,0,320,44"])
  }

  @Test func `cells of a decorated section are drawn above the background`() throws {
    // R27.
    let decorated = section(rows, backgrounds: [background()])
    let layout = try solve([decorated, section(rows)], items: [1, 1])
    #expect(layout.cellElements(in: 0).map(\.zIndex) == [1])
    #expect(layout.cellElements(in: 1).map(\.zIndex) == [0])
    #expect(layout.elements(ofKind: "background").map(\.zIndex) == [0])
  }

  @Test func `a background keeps its own z index`() throws {
    // R27.
    let own = background()
    own.zIndex = -4
    let layout = try solve(section(rows, backgrounds: [own]), items: 1)
    #expect(layout.elements(ofKind: "background").map(\.zIndex) == [-4])
  }

  @Test func `several backgrounds of a section overlap`() throws {
    // R30.
    let decorated = section(
      rows,
      backgrounds: [background(), background(kind: "inner", insets: .all(5)), background()])
    let layout = try solve(decorated, items: 1)
    #expect(layout.frames("inner") == ["5,5,310,34"])
    #expect(layout.elements(ofKind: "background").map(\.item) == [0, 1])
  }
}
