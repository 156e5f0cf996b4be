import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// The last group if there are not enough items to fill it.
@Suite struct PartialGroupTests {
  private func fives(_ gap: NSCollectionLayoutSpacing?) throws -> SolvedLayout {
    try solve(column(.fw(1), .ab(100), item(.fw(1), .ab(30)), gap: gap), items: 5)
  }

  @Test func `a partial column keeps the positions and the remaining space of a full one`() throws {
    // R13, V14.
    #expect(try fives(nil).ys == [0, 30, 60, 100, 130])
    #expect(try fives(nil).content == "320x170")
    #expect(try fives(.fixed(10)).ys == [0, 40, 100, 140, 200])
    #expect(try fives(.fixed(10)).content == "320x260")
    #expect(try fives(.flexible(10)).ys == [0, 70, 100, 170, 200])
    #expect(try fives(.flexible(10)).content == "320x230")
  }

  @Test func `quarter heights keep their size in the last group`() throws {
    // R13, V15.
    let layout = try solve(
      column(.fw(1), .ab(100), item(.fw(1), .fh(0.25)), gap: .fixed(10)), items: 9)
    #expect(layout.ys == [0, 27.5, 55, 82.5, 100, 127.5, 155, 182.5, 200])
    #expect(Set(layout.heights) == [17.5])
    #expect(layout.content == "320x217.5")
  }

  @Test func `a partial group of a horizontal layout is trimmed the same way`() throws {
    // R13, with axes swapped: the widths of two sections, of five and of three items.
    func content(_ gap: NSCollectionLayoutSpacing?) throws -> String {
      let group = row(.ab(100), .fh(1), item(.ab(30), .fh(1)), gap: gap)
      return try solve(
        NSCollectionLayoutSection(group: group), items: 5, 3, in: Setting(scroll: .horizontal)
      ).content
    }
    #expect(try content(nil) == "270x480")
    #expect(try content(.fixed(10)) == "420x480")
    #expect(try content(.flexible(10)) == "360x480")
  }

  @Test func `the group's insets are not added back`() throws {
    // R86.
    let group = row(
      .fw(1), .ab(100), item(.fw(0.5), .fh(1)), insets: .tlbr(10, 0, 10, 0))
    let layout = try solve(group, items: 3)
    #expect(layout.ys == [10, 10, 110])
    #expect(layout.content == "320x190")
    // The last item ends at 80, 4 of which are inset at the top, and 20 of 100 points remain.
    let uneven = row(
      .fw(1), .ab(100), item(.fw(0.5), .fh(1)), insets: .tlbr(4, 0, 20, 0))
    #expect(try solve(uneven, items: 3).content == "320x196")
  }

  @Test func `a full group is not trimmed`() throws {
    // R13, R86: a full column in the last row keeps its insets; its content ends at 50 + 100.
    let inset = column(.fw(0.5), .ab(50), item(.fw(1), .fh(0.5)), insets: .tlbr(10, 0, 10, 0))
    let layout = try solve(
      section(row(.fw(1), .ab(50), inset), bars: [bar(.ab(9), .ab(9), at: .bottom)]), items: 7)
    #expect(layout.cells.suffix(3) == ["0,60,160,15", "0,75,160,15", "160,60,160,15"])
    #expect(layout.frames("bar") == ["155.5,100,9,9"])
    // R33, V44: groups that are measured one by one are not trimmed either.
    var squares = Squares(heights: [31, 90, 20])
    let measured = try solve(
      [section(row(.fw(1), .ab(60), item(.fw(1), .es(44)), insets: .tlbr(10, 0, 0, 0)))],
      items: [3], measuring: &squares)
    #expect(measured.ys == [10, 70, 130])
    #expect(measured.content == "320x180")
  }

  @Test func `insets of the last items are subtracted`() throws {
    // R13: without their insets the last items end at 95, and a full group has 5 points left after
    // its own.
    let layout = try solve(
      row(.fw(1), .ab(100), item(.fw(0.5), .fh(1), insets: .all(5))), items: 3)
    #expect(layout.content == "320x200")
    let uneven = try solve(
      row(
        .fw(1), .ab(100), item(.fw(0.5), .fh(1), insets: .all(5)), item(.fw(0.5), .fh(1))),
      items: 3)
    #expect(uneven.content == "320x195")
  }

  @Test func `a row is shorter if the missing items were the tall ones`() throws {
    // R13, last consequence.
    let low = try solve(
      row(.fw(1), .ab(100), item(.fw(0.5), .ab(30)), item(.fw(0.5), .ab(80))), items: 3)
    #expect(low.content == "320x150")
    let high = try solve(
      row(.fw(1), .ab(100), item(.fw(0.5), .ab(80)), item(.fw(0.5), .ab(30))), items: 3)
    #expect(high.content == "320x200")
  }

  @Test func `flexible gaps stay as in a full group`() throws {
    // R13: they are never centered or stretched.
    let layout = try solve(
      row(.fw(1), .ab(10), item(.ab(60), .fh(1)), gap: .flexible(10)), items: 6)
    #expect(layout.row(at: 0) == ["0,0,60,10", "86.5,0,60,10", "173.5,0,60,10", "260,0,60,10"])
    #expect(layout.row(at: 10) == ["0,10,60,10", "86.5,10,60,10"])
  }

  @Test func `nested partial groups are trimmed too`() throws {
    // R13: a column of items 30 points tall in a group of 100 holds three and has 10 left; with one
    // item it is 40 points tall.
    let inner = column(.fw(0.5), .fh(1), item(.fw(1), .ab(30)))
    let layout = try solve(row(.fw(1), .ab(100), inner), items: 7)
    #expect(layout.content == "320x140")
    #expect(layout.cells.last == "0,100,160,30")
  }

  @Test func `custom groups are not trimmed`() throws {
    // R13.
    let group = custom(.fw(1), .ab(100), [frame(0, 0, 10, 10), frame(20, 20, 10, 10)])
    group.supplementaryItems = [badge(.ab(8), .ab(8), at: .at([.bottom, .leading]))]
    let layout = try solve(group, items: 3)
    #expect(layout.frames("badge") == ["0,92,8,8", "0,192,8,8"])
    #expect(layout.cells == ["0,0,10,10", "20,20,10,10", "0,100,10,10"])
    #expect(layout.content == "320x200")
  }

  @Test func `last items are never centered`() throws {
    // R13, gotcha 5.
    let layout = try solve(row(.fw(1), .ab(10), item(.fw(0.25), .fh(1))), items: 5)
    #expect(layout.cells.last == "0,10,80,10")
  }

  @Test func `a last group that is uniform across siblings is as long as those before it`() throws {
    // R13, R34: after a full group it has the same length; alone it is trimmed as usual.
    let group = column(
      .fw(1), .uniformAcrossSiblings(estimate: 44), item(.fw(1), .ab(30)), item(.fw(1), .ab(30)))
    #expect(try solve(group, items: 3).content == "320x120")
    #expect(try solve(group, items: 1).content == "320x30")
  }
}
