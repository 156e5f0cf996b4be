import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Sizes are rounded down to a pixel when they are resolved, positions to the nearest when placed.
@Suite struct RoundingTests {
  private func thirds(_ width: CGFloat) throws -> SolvedLayout {
    try solve(
      row(.fw(1), .ab(10), item(.fw(1 / 3), .fh(1))), items: 3, in: Setting(width: width))
  }

  @Test func `thirds are rounded down and positions add them up`() throws {
    // R3, V3.
    #expect(try thirds(320).cells == ["0,0,106.5,10", "106.5,0,106.5,10", "213,0,106.5,10"])
    #expect(try thirds(301).cells == ["0,0,100,10", "100,0,100,10", "200,0,100,10"])
    #expect(try thirds(280).cells == ["0,0,93,10", "93,0,93,10", "186,0,93,10"])
  }

  @Test func `thirds between gaps and insets are rounded down`() throws {
    // R3, V4.
    let group = row(.fw(1), .ab(60), item(.fw(1 / 3), .ab(60)), gap: .fixed(8))
    let layout = try solve(section(group, insets: .all(16), gap: 8), items: 4)
    #expect(
      layout.cells == ["16,16,90.5,60", "114.5,16,90.5,60", "213,16,90.5,60", "16,84,90.5,60"])
  }

  @Test func `four shares at three pixels per point are rounded down`() throws {
    // R3, V5: 76.75 becomes 76.667, and positions add up the rounded sizes.
    let group = row(
      .fw(1), .ab(50), .shares(4, of: item(.fw(1), .fh(1))), gap: .fixed(16),
      insets: .tlbr(0, 0, 0, 20))
    let layout = try solve(group, items: 4, in: Setting(width: 375, scale: 3))
    #expect(layout.xs == [0, 92.667, 185.333, 278])
    #expect(layout.widths == [76.667, 76.667, 76.667, 76.667])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `a length slightly below a pixel counts as on it`(_ generation: Compatibility) throws {
    // R3, V6, R70: 37.4807 points are 74.96 pixels; half a point remains.
    let parts: [CGFloat] = [0.22448, 0.09995, 0.22555, 0.22448, 0.22554]
    let layout = try solve(
      row(.fw(1), .ab(10), .subitems(parts.map { item(.fw($0), .fh(1)) })), items: 5,
      in: Setting(width: 375, compatibility: generation))
    #expect(layout.widths == [84, 37.5, 84.5, 84, 84.5])
    #expect(layout.widths.reduce(0, +) == 374.5)
  }

  @Test(arguments: [(0.96, 10.5), (0.94, 10), (0.05, 10), (0, 10)] as [(CGFloat, CGFloat)])
  func `the tolerance is a twentieth of a pixel`(pixels: CGFloat, width: CGFloat) throws {
    // R70.
    let group = row(.fw(1), .ab(10), item(.fw((10 + pixels / 2) / 320), .fh(1)))
    #expect(try solve(group, items: 1).widths == [width])
  }

  @Test func `positions are rounded to the nearest pixel, halves away from zero`() throws {
    // R3, V7: -22.5 pixels are -23, 207.5 are 208; R70: a custom frame keeps its size.
    let group = custom(
      .fw(1), .ab(100), [frame(-7.5, 69.1667, 10.1, 10.2), frame(69.1667, -7.5, 5, 5)])
    let layout = try solve(group, items: 2, in: Setting(scale: 3))
    #expect(layout.cells == ["-7.667,69.333,10.1,10.2", "69.333,-7.667,5,5"])
  }

  @Test func `absolute lengths are added up exactly and shown as the nearest pixel`() throws {
    // R70.
    let layout = try solve(row(.fw(1), .ab(10.3), item(.ab(33.3), .fh(1))), items: 12)
    #expect(layout.xs.prefix(4) == [0, 33.5, 66.5, 100])
    #expect(layout.widths.prefix(4) == [33.5, 33.5, 33.5, 33.5])
    #expect(layout.ys[9] == 10.5)
  }

  @Test func `a half that a sum misses by its last bit counts as a half`() throws {
    // R70: 3 + 124.333 + 2.5 points are 389.5 pixels, although the floating-point sum is smaller.
    let group = row(.fw(1), .fw(1 / 3), item(.fw(1), .fh(1)))
    let layout = try solve(
      section(group, insets: .tlbr(3, 0, 0, 2), gap: 2.5), items: 2,
      in: Setting(width: 375, scale: 3))
    #expect(layout.cells == ["0,3,373,124.333", "0,130,373,124.333"])
  }

  @Test func `children resolve in the rounded parent`() throws {
    // R70: three quarters of 197 are 147.75; of 197.5, half of 395, they would be 148.125.
    let inner = row(.fw(0.5), .fh(1), item(.fw(0.75), .fh(1)))
    let layout = try solve(
      row(.fw(1), .ab(10), inner), items: 2, in: Setting(width: 395, scale: 1))
    #expect(layout.cells == ["0,0,147,10", "197,0,147,10"])
  }

  @Test func `a counted column is rounded down`() throws {
    // R70: 78.6 becomes 78.333 and five columns cover 391.667; 98.25 becomes 98.
    func columns(_ count: Int) throws -> SolvedLayout {
      try solve(
        row(.fw(1), .ab(10), .shares(count, of: item(.fw(1), .fh(1)))), items: count,
        in: Setting(width: 393, scale: 3))
    }
    #expect(try columns(5).widths == [78.333, 78.333, 78.333, 78.333, 78.333])
    #expect(try columns(5).cellElements().last?.frame.maxX.thousandths == 391.667)
    #expect(try columns(4).xs == [0, 98, 196, 294])
  }

  @Test func `up to iOS 15 only final frames are rounded`() throws {
    // R70: x, y, width and height separately.
    let layout = try solve(
      row(.fw(1), .fw(0.1), .shares(5, of: item(.fw(1), .fh(1)))), items: 10,
      in: Setting(width: 393, scale: 3, compatibility: .ios15))
    #expect(layout.xs.prefix(5) == [0, 78.667, 157.333, 235.667, 314.333])
    #expect(Set(layout.widths) == [78.667])
    #expect(layout.ys.suffix(1) == [39.333])
    #expect(Set(layout.heights) == [39.333])
  }

  @Test func `badges are rounded to the nearest pixel in both generations`() throws {
    // R70: 0.24 of 10 points are 4.8 pixels, rounded to 5; a cell of that size has 4.
    let badged = item(
      .ab(10), .ab(10), badges: [badge(.fw(0.24), .fh(0.26), at: .at([.top, .leading]))])
    for generation in [Compatibility.ios16, .ios15] {
      let layout = try solve(
        row(.fw(1), .ab(10), badged), items: 1, in: Setting(compatibility: generation))
      #expect(layout.frames("badge") == ["0,0,2.5,2.5"])
    }
  }

  @Test func `up to iOS 15 a badge is placed by its exact size, later by its rounded size`() throws
  {
    // R70: 2.5 points that end at 10 begin at 7.5, rounded to 8. R102: 2 points begin at 8.
    let badged = item(
      .ab(10), .ab(10), badges: [badge(.fw(0.25), .fw(0.25), at: .at([.bottom, .trailing]))])
    func frames(_ generation: Compatibility) throws -> [String] {
      try solve(
        row(.fw(1), .ab(10), badged), items: 1,
        in: Setting(scale: 1, compatibility: generation)
      ).frames("badge")
    }
    #expect(try frames(.ios15) == ["8,8,3,3"])
    #expect(try frames(.ios16) == ["8,8,2,2"])
  }
}
