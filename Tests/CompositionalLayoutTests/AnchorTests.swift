import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Supplementary views anchored to items and groups.
@Suite struct AnchorTests {
  /// A badge on an item whose frame is 53,52,212,194.
  private func anchored(_ badge: NSCollectionLayoutSupplementaryItem) throws -> [String] {
    let badged = item(.ab(220), .ab(200), insets: .tlbr(2, 3, 4, 5), badges: [badge])
    let layout = try solve(
      section(row(.fw(1), .ab(200), badged), insets: .tlbr(50, 50, 0, 0)), items: 1)
    #expect(layout.cells == ["53,52,212,194"])
    return layout.frames("badge")
  }

  private func badge40(
    _ anchor: NSCollectionLayoutAnchor, by own: NSCollectionLayoutAnchor? = nil
  ) -> NSCollectionLayoutSupplementaryItem {
    badge(.ab(40), .ab(20), at: anchor, by: own)
  }

  private let corner: NSDirectionalRectEdge = [.top, .trailing]

  @Test func `a badge of half a pixel more keeps its far edge`() throws {
    // R102: measured at 3 pixels a point.
    let badged = item(
      .fw(1), .fh(1),
      badges: [badge(.fw(0.5), .fh(0.25), at: .at([.bottom, .trailing]))])
    let layout = try solve(
      section(row(.ab(125), .ab(100), badged), insets: .tlbr(0, 30, 0, 0)), items: 1,
      in: Setting(width: 390, scale: 3))
    let frame = try #require(layout.allElements().first { $0.category == .supplementary }?.frame)
    #expect(abs(frame.minX - 92.6667) < 0.001)
    #expect(abs(frame.width - 62.3333) < 0.001)
    #expect((frame.minY, frame.height) == (75, 25))
  }

  @Test func `a badge's corner is placed on the item's inset frame`() throws {
    // R31, V40.
    #expect(try anchored(badge40(.at(corner))) == ["225,52,40,20"])
  }

  @Test func `an offset is in points or in fractions of the badge`() throws {
    // R31, V40.
    #expect(try anchored(badge40(.at(corner, points: 7, 9))) == ["232,61,40,20"])
    #expect(try anchored(badge40(.at(corner, parts: 0.5, 0.25))) == ["245,57,40,20"])
  }

  @Test func `the badge's own anchor moves it too`() throws {
    // R31, V40.
    let low: NSDirectionalRectEdge = [.bottom, .leading]
    #expect(
      try anchored(badge40(.at(corner), by: .at(low, parts: 0.5, 0.25))) == ["285,37,40,20"])
    #expect(try anchored(badge40(.at(corner), by: .at(low, points: 3, 4))) == ["268,36,40,20"])
    #expect(try anchored(badge40(.at(corner), by: .at(low))) == ["265,32,40,20"])
  }

  @Test func `a badge's fractions refer to the item's inset size`() throws {
    // R31, R77, V40.
    #expect(try anchored(badge(.fw(0.5), .fh(0.25), at: .at(corner))) == ["159,52,106,48.5"])
  }

  @Test func `a badge is centered on an axis without an edge`() throws {
    // R31, V40: the estimate applies.
    #expect(try anchored(badge(.es(33), .es(17), at: .at(.bottom))) == ["142.5,229,33,17"])
    #expect(try anchored(badge40(.at([]))) == ["139,139,40,20"])
    #expect(try anchored(badge40(.at(.all))) == ["139,139,40,20"])
    #expect(try anchored(badge40(.at(.leading))) == ["53,139,40,20"])
    #expect(try anchored(badge40(.at([.leading, .trailing, .top]))) == ["139,52,40,20"])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `a shared item and its group can both have a badge`(_ generation: Compatibility) throws {
    // R31, V41, measured on iOS 14.
    let square = item(
      .fw(1), .fw(0.25), badges: [badge(.ab(15), .ab(15), at: .at(corner, parts: 0.5, -0.5))])
    let group = row(
      .fw(1), .fw(0.25), .shares(4, of: square), gap: .fixed(16), insets: .tlbr(0, 0, 0, 20),
      badges: [badge(.ab(20), .ab(60), at: .at(.trailing, parts: 1, 0), kind: "side")])
    let layout = try solve(
      group, items: 4, in: Setting(width: 375, scale: 3, compatibility: generation))
    #expect(layout.frames("badge").first == "69.333,-7.667,15,15")
    #expect(layout.elements(ofKind: "badge").map(\.hostItem) == [0, 1, 2, 3])
    #expect(layout.elements(ofKind: "side").map(\.hostItem) == [nil])
    #expect(layout.elements(ofKind: "side").map(\.frame.minX) == [355])
    #expect(layout.elements(ofKind: "side").map(\.frame.size) == [CGSize(width: 20, height: 60)])
  }

  @Test func `a group's view is anchored to its rectangle less its insets`() throws {
    // R31, R77.
    let group = row(
      .fw(1), .ab(100), item(.fw(1), .fh(1)), insets: .tlbr(10, 20, 30, 40),
      badges: [badge(.ab(8), .ab(6), at: .at([.top, .leading]))])
    #expect(try solve(group, items: 1).frames("badge") == ["20,10,8,6"])
  }

  @Test func `fractions of a group's view refer to the box around the group`() throws {
    // R31, a quirk: 320 wide, centered on the left half.
    let inner = row(
      .fw(0.5), .fh(1), item(.fw(1), .fh(1)), badges: [badge(.fw(1), .ab(10), at: .at(.top))])
    let layout = try solve(row(.fw(1), .ab(50), inner), items: 2)
    #expect(layout.frames("badge") == ["-80,0,320,10", "80,0,320,10"])
  }

  @Test func `fractions of a group's view refer to the line less its gaps`() throws {
    // R4, R31: a fifth of 42, whether or not the group is as tall as its content.
    for height in [NSCollectionLayoutDimension.ab(10), .es(10)] {
      let inner = row(
        .fw(0.5), height, item(.fw(1), .ab(10)), badges: [badge(.ab(8), .fh(0.2), at: .at(.top))])
      let group = column(.fw(1), .ab(50), inner, gap: .fixed(4))
      #expect(try solve(group, items: 1).frames("badge") == ["76,0,8,8.5"])
    }
  }

  @Test func `views are numbered by kind through the section`() throws {
    // R31, R77: the view of a group is numbered by group.
    let one = item(.fw(0.5), .fh(1), badges: [badge(.ab(5), .ab(5), at: .at(.top))])
    let two = item(
      .fw(0.5), .fh(1),
      badges: [badge(.ab(5), .ab(5), at: .at(.top), kind: "dot")])
    let group = row(
      .fw(1), .ab(20), one, two, badges: [badge(.ab(9), .ab(9), at: .at(.top), kind: "row")])
    let layout = try solve(section(group), items: 5, 2)
    func indices(_ kind: String) -> [String] {
      layout.elements(ofKind: kind).map { "\($0.section) \($0.item)" }
    }
    #expect(indices("badge") == ["0 0", "0 1", "0 2", "1 0"])
    #expect(indices("dot") == ["0 0", "0 1", "1 0"])
    #expect(indices("row") == ["0 0", "0 1", "0 2", "1 0"])
    #expect(layout.elements(ofKind: "badge").map(\.frame.minY) == [0, 20, 40, 60])
  }

  @Test func `badges are drawn above cells unless they have a z index`() throws {
    // R27.
    let own = badge(.ab(5), .ab(5), at: .at(.top), kind: "own")
    own.zIndex = 12
    let badged = item(.fw(1), .fh(1), badges: [badge(.ab(5), .ab(5), at: .at(.top)), own])
    let layout = try solve(row(.fw(1), .ab(20), badged), items: 1)
    #expect(layout.elements(ofKind: "badge").map(\.zIndex) == [1])
    #expect(layout.elements(ofKind: "own").map(\.zIndex) == [12])
  }

  @Test func `an estimated badge is never measured`() throws {
    // R31.
    let badged = item(
      .fw(1), .es(20), badges: [badge(.es(33), .es(17), at: .at([.top, .leading]))])
    var squares = Squares(heights: [50, 60])
    let layout = try solve(
      [section(row(.fw(1), .es(20), badged))], items: [2], measuring: &squares)
    #expect(layout.frames("badge") == ["0,0,33,17", "0,50,33,17"])
    #expect(squares.asked.allSatisfy { $0.category == .cell })
  }

  @Test func `a badge's own insets shrink its frame`() throws {
    // R17, V40: except along an estimate.
    let plain = badge40(.at(corner))
    plain.contentInsets = .tlbr(1, 2, 3, 4)
    #expect(try anchored(plain) == ["227,53,34,16"])
    let estimated = badge(.es(33), .ab(17), at: .at(.bottom))
    estimated.contentInsets = .tlbr(1, 2, 3, 4)
    #expect(try anchored(estimated) == ["142.5,230,33,13"])
  }

  @Test func `a group's insets are ignored along its estimate when a badge is placed`() throws {
    // R17, R31: the group is 30 points tall like its item.
    let group = row(
      .fw(1), .es(44), item(.fw(1), .ab(30)), insets: .tlbr(5, 6, 7, 8),
      badges: [badge(.ab(10), .ab(10), at: .at([.bottom, .trailing]))])
    #expect(try solve(group, items: 1).frames("badge") == ["302,20,10,10"])
  }
}
