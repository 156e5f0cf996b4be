import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Groups inside groups.
@Suite struct NestedGroupTests {
  @Test func `nested groups resolve inside the parent's insets`() throws {
    // R18, V24.
    let right = column(.fw(0.5), .fh(1), item(.fw(1), .fh(0.5)), gap: .fixed(4))
    let layout = try solve(
      row(.fw(1), .ab(100), item(.fw(0.5), .fh(1)), right, gap: .fixed(6)), items: 3)
    #expect(layout.cells == ["0,0,157,100", "163,0,157,48", "163,52,157,48"])
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `a row contains an item and two counted columns`(_ generation: Compatibility) throws {
    // R15, V20.
    let first = item(.fw(1 / 3), .fh(1), insets: .tlbr(0, 0, 0, 4))
    let second = column(
      .fw(1 / 3), .fh(1), .shares(2, of: item(.fw(1), .fh(1))), gap: .fixed(8),
      insets: .tlbr(0, 4, 0, 4))
    let third = column(
      .fw(1 / 3), .fh(1), .shares(3, of: item(.fw(1), .fh(1))), gap: .fixed(8),
      insets: .tlbr(0, 4, 0, 0))
    let group = row(.fw(1), .ab(100), first, second, third, insets: .tlbr(0, 16, 0, 16))
    let layout = try solve(
      group, items: 6, in: Setting(width: 375, scale: 3, compatibility: generation))
    #expect(
      layout.cells == [
        "16,0,110.333,100", "134.333,0,106.333,46", "134.333,54,106.333,46",
        "248.667,0,110.333,28", "248.667,36,110.333,28", "248.667,72,110.333,28",
      ])
  }

  @Test func `groups nest to three levels`() throws {
    // R18: items are numbered depth first.
    let pair = row(.fw(1), .fh(1 / 3), .shares(2, of: item(.fw(1), .fh(1))))
    let middle = column(.fw(0.5), .fh(1), pair, item(.fw(1), .fh(2 / 3)))
    let side = column(.fw(0.25), .fh(1), .shares(3, of: item(.fw(1), .fh(1))))
    let layout = try solve(row(.fw(1), .ab(120), side, middle, side), items: 9)
    #expect(
      layout.cells == [
        "0,0,80,40", "0,40,80,40", "0,80,80,40", "80,0,80,40", "160,0,80,40",
        "80,40,160,80", "240,0,80,40", "240,40,80,40", "240,80,80,40",
      ])
  }

  @Test func `a group's own insets do not change its size`() throws {
    // R2, R15: the insets apply to the children.
    let inner = row(.fw(0.5), .fh(1), item(.fw(1), .fh(1)), insets: .all(10))
    let layout = try solve(row(.fw(1), .ab(60), inner, item(.fw(0.5), .fh(1))), items: 2)
    #expect(layout.cells == ["10,10,140,40", "160,0,160,60"])
  }

  @Test func `nested groups keep their edge spacing`() throws {
    // R16: a group is an item.
    let inner = row(
      .ab(100), .fh(1), item(.fw(1), .fh(1)), edges: .around(leading: .flexible(0)))
    let layout = try solve(row(.fw(1), .ab(20), item(.ab(130), .fh(1)), inner), items: 2)
    #expect(layout.cells == ["0,0,130,20", "220,0,100,20"])
  }

  @Test func `the subitem of a counted group can be a group`() throws {
    // R8, R72: its own length along the line is replaced too.
    let inner = column(.ab(5), .fh(1), item(.fw(1), .fh(0.5)))
    let layout = try solve(
      row(.fw(1), .ab(20), .shares(2, of: inner), gap: .fixed(20)), items: 4)
    #expect(layout.cells == ["0,0,150,10", "0,10,150,10", "170,0,150,10", "170,10,150,10"])
  }

  @Test func `a nested group without room leaves the section empty`() throws {
    // R63, OPEN QUESTION Q10.
    let inner = column(.fw(0.5), .fh(1), item(.fw(1), .ab(200)))
    let layout = try solve(row(.fw(1), .ab(100), inner), items: 4)
    #expect(layout.cells == [])
    #expect(layout.warnings.count == 1)
  }
}
