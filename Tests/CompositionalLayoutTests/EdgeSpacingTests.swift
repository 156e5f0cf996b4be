import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Gaps around items and groups, and the distribution of space among flexible gaps.
@Suite struct EdgeSpacingTests {
  private func half(_ edges: NSCollectionLayoutEdgeSpacing) throws -> SolvedLayout {
    try solve(row(.fw(1), .ab(100), item(.fw(0.5), .fh(0.5), edges: edges)), items: 2)
  }

  @Test func `fixed edges count in fitting but do not reduce the base of fractions`() throws {
    // R16, V21: one item per line, 160 wide.
    let layout = try half(
      .around(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    #expect(layout.cells == ["4,5,160,50", "4,105,160,50"])
  }

  @Test func `flexible edges share the remaining space`() throws {
    // R12, R16, V21.
    let layout = try half(.around(leading: .flexible(4), trailing: .flexible(6)))
    #expect(layout.cells == ["79,0,160,50", "79,100,160,50"])
  }

  @Test func `flexible leading and top edges push an item to the far corner`() throws {
    // R16, V22.
    let pushed = item(
      .fw(0.4), .fh(0.5), edges: .around(leading: .flexible(0), top: .flexible(0)))
    let layout = try solve(row(.fw(1), .ab(100), pushed), items: 2)
    #expect(layout.cells == ["32,50,128,50", "192,50,128,50"])
  }

  @Test func `gaps and edges share equally`() throws {
    // R12: the remaining 320 - 2 x 100 - 10 - 5 are shared by three flexible gaps, 35 each.
    let layout = try solve(
      row(
        .fw(1), .ab(10), item(.ab(100), .fh(1), edges: .around(leading: .flexible(5))),
        item(.ab(100), .fh(1), edges: .around(trailing: .flexible(0))), gap: .flexible(10)),
      items: 2)
    #expect(layout.xs == [40, 185])
  }

  @Test func `fixed gaps take no share`() throws {
    // R12.
    let layout = try solve(
      row(
        .fw(1), .ab(10), item(.ab(110), .fh(1), edges: .around(leading: .flexible(0))),
        item(.ab(110), .fh(1)), gap: .fixed(10)),
      items: 2)
    #expect(layout.xs == [90, 210])
  }

  @Test func `a flexible bottom edge keeps an item at the top`() throws {
    // R16, the example of Apple's header.
    let layout = try solve(
      row(
        .fw(1), .ab(60), item(.ab(50), .ab(20), edges: .around(bottom: .flexible(0))),
        item(.ab(50), .ab(20), edges: .around(top: .flexible(0))),
        item(.ab(50), .ab(20), edges: .around(top: .flexible(0), bottom: .flexible(0)))),
      items: 3)
    #expect(layout.ys == [0, 40, 20])
  }

  @Test func `negative edges interlock columns`() throws {
    // R16: two columns moved past each other by 24.
    let layout = try solve(
      row(
        .fw(1), .ab(100), item(.fw(0.5), .fh(1), edges: .around(top: .fixed(24))),
        item(.fw(0.5), .fh(1), edges: .around(top: .fixed(-24)))),
      items: 2)
    #expect(layout.cells == ["0,24,160,100", "160,-24,160,100"])
  }

  @Test func `edge spacing is applied before insets`() throws {
    // R16: insets are subtracted last.
    let layout = try solve(
      row(
        .fw(1), .ab(50),
        item(
          .ab(100), .fh(1), insets: .tlbr(1, 2, 3, 4),
          edges: .around(leading: .fixed(10), trailing: .fixed(20)))),
      items: 2)
    #expect(layout.cells == ["12,1,94,46", "142,1,94,46"])
  }

  @Test func `a group's edge spacing is outside it, between the lines`() throws {
    // R15, V19.
    let group = row(
      .fw(1), .ab(30), item(.fw(1), .fh(1)),
      edges: .around(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    let layout = try solve(section(group, gap: 8), items: 3)
    #expect(layout.cells == ["4,5,320,30", "4,55,320,30", "4,105,320,30"])
    #expect(layout.content == "320x142")
  }

  @Test func `flexible edges push a narrow group`() throws {
    // R12, R15.
    func xs(_ edges: NSCollectionLayoutEdgeSpacing) throws -> [CGFloat] {
      try solve(row(.ab(100), .ab(30), item(.fw(1), .fh(1)), edges: edges), items: 1).xs
    }
    #expect(try xs(.around(leading: .flexible(0))) == [220])
    #expect(try xs(.around(leading: .flexible(0), trailing: .flexible(0))) == [110])
    #expect(try xs(.around(trailing: .flexible(0))) == [0])
  }

  @Test func `an oversize group with a flexible leading edge moves left`() throws {
    // R12: the share is negative.
    let group = row(
      .ab(400), .ab(30), item(.fw(1), .fh(1)), edges: .around(leading: .flexible(0)))
    #expect(try solve(group, items: 1).cells == ["-80,0,400,30"])
  }

  @Test func `a group's insets reduce the box of its subitems`() throws {
    // R15, V18.
    let group = row(
      .ab(320), .ab(100), item(.fw(0.5), .fh(1), insets: .tlbr(5, 6, 7, 8)),
      insets: .tlbr(1, 2, 3, 4))
    #expect(try solve(group, items: 2).cells == ["8,6,143,84", "165,6,143,84"])
  }

  @Test func `insets do not move neighbors`() throws {
    // R17: they shrink the final frame only.
    let layout = try solve(
      row(.fw(1), .ab(50), item(.fw(0.25), .fh(1), insets: .all(5))), items: 4)
    #expect(
      layout.cells == ["5,5,70,40", "85,5,70,40", "165,5,70,40", "245,5,70,40"])
  }

  @Test func `insets are ignored along an estimate`() throws {
    // R17.
    let layout = try solve(
      row(.fw(1), .es(50), item(.fw(1), .es(50), insets: .tlbr(4, 6, 4, 6))), items: 1)
    #expect(layout.cells == ["6,0,308,50"])
    let wide = try solve(
      row(.fw(1), .ab(50), item(.es(80), .fh(1), insets: .tlbr(4, 6, 4, 6))), items: 1)
    #expect(wide.cells == ["0,4,80,42"])
  }

  @Test func `fixed edges are subtracted before flexible ones share the rest`() throws {
    // R12, R15: the remaining space is 320 - 100 - 10 - 30.
    func frames(_ group: NSCollectionLayoutGroup) throws -> [String] {
      try solve(group, items: 1).cells
    }
    let pushed = NSCollectionLayoutEdgeSpacing.around(
      leading: .flexible(10), trailing: .fixed(30))
    #expect(
      try frames(row(.ab(100), .ab(30), item(.fw(1), .fh(1)), edges: pushed)) == ["190,0,100,30"])
    let low = NSCollectionLayoutEdgeSpacing.around(top: .flexible(5), bottom: .fixed(15))
    #expect(
      try frames(row(.fw(1), .ab(50), item(.ab(20), .ab(10), edges: low))) == ["0,25,20,10"])
  }

  @Test func `flexible gaps share the space inside the group's insets`() throws {
    // R12, R15: 80 of 280 points across and 60 of 80 points down remain.
    let low = item(.ab(100), .ab(20), edges: .around(top: .flexible(0)))
    let layout = try solve(
      row(.fw(1), .ab(100), low, gap: .flexible(0), insets: .tlbr(15, 30, 5, 10)), items: 2)
    #expect(layout.cells == ["30,75,100,20", "210,75,100,20"])
  }

  @Test func `a trailing edge pushes the next item`() throws {
    // R12, R16: the edge and the gap after it share 320 - 2 x 100 - 20; the edge alone gets 50.
    let pushing = item(.ab(100), .fh(1), edges: .around(trailing: .flexible(20)))
    let layout = try solve(
      row(.fw(1), .ab(10), pushing, item(.ab(100), .fh(1)), gap: .flexible(0)), items: 2)
    #expect(layout.xs == [0, 220])
    let alone = try solve(row(.fw(1), .ab(10), pushing, item(.ab(150), .fh(1))), items: 2)
    #expect(alone.xs == [0, 170])
  }

  @Test func `in an overfull line the share of a flexible gap is negative`() throws {
    // R9, R12: 410 points in 320, so the gap of 10 becomes -80.
    let layout = try solve(
      row(.fw(1), .ab(10), .times(2, of: item(.ab(200), .fh(1))), gap: .flexible(10)), items: 2)
    #expect(layout.xs == [0, 120])
  }
}
