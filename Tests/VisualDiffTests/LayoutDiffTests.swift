import CompositionalLayout
import Foundation
import Testing

@testable import VisualDiff

/// Frame changes as text.
@Suite struct LayoutDiffTests {
  private func text(
    _ old: LayoutRecord, _ new: LayoutRecord, _ options: LayoutDiff.Options = .init()
  ) -> String {
    LayoutDiff(from: old, to: new, options: options).text(columnsOf: old)
  }

  @Test func `equal layouts have no changes`() {
    let diff = LayoutDiff(from: Records.grid(60), to: Records.grid(60))
    #expect(diff.isEmpty)
    #expect(diff.text() == "")
  }

  @Test func `equal deltas are merged by column`() {
    #expect(
      text(Records.grid(60), Records.grid(60, gap: 9)) == """
        resized   photos/0,3,…,57   w -0.67   (20 items, column 0)
        moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)
        moved     photos/2,5,…,59   x +0.67  w -0.67   (20 items, column 2)

        """)
  }

  @Test func `rows that move increasingly far are one line`() {
    #expect(
      text(Records.rows([10, 10, 10, 10, 10]), Records.rows([12, 12, 12, 12, 12])) == """
        resized   0/0   h +2
        moved     0/1…4   y +2…+8  h +2   (4 items)
        content   320 x 50 -> 320 x 60

        """)
  }

  @Test func `frames that move increasingly far along one axis are one line from three on`() {
    #expect(
      text(Records.rows([12, 12, 12, 12]), Records.rows([10, 10, 10, 10])) == """
        resized   0/0   h -2
        moved     0/1…3   y -2…-6  h -2   (3 items)
        content   320 x 48 -> 320 x 40

        """)
    func places(_ step: CGFloat) -> LayoutRecord {
      Records.record(
        (0..<4).map { index in
          LayoutRecord.Frame(
            section: .index(0), item: .index(index),
            rect: CGRect(x: CGFloat(index) * step, y: 0, width: 9, height: 9))
        })
    }
    #expect(text(places(10), places(12)) == "moved     0/1…3   x +2…+6   (3 items)\n")
    #expect(text(places(10), places(10.002)) == "moved     0/1…3   x +0.002…+0.01   (3 items)\n")
  }

  @Test func `columns are named for cells of one section`() {
    func sections(_ moving: (LayoutRecord.Frame) -> Bool) -> LayoutRecord {
      var record = Records.record(
        ["a", "b"].flatMap { Records.grid(4, columns: 2, section: .id($0)).frames })
      for index in record.frames.indices where moving(record.frames[index]) {
        record.frames[index].rect.origin.y += 1
      }
      return record
    }
    func text(_ moving: (LayoutRecord.Frame) -> Bool) -> String {
      self.text(sections { _ in false }, sections(moving))
    }
    #expect(
      text { $0.rect.minX > 0 && $0.section == .id("b") }
        == "moved     b/1,3   y +1   (2 items, column 1)\n")
    #expect(text { $0.rect.minX > 0 } == "moved     a/1,3, b/1,3   y +1   (4 items)\n")
    #expect(
      text { $0.rect.minX == 0 && $0.section == .id("a") }
        == "moved     a/0,2, a header   y +1   (3 items)\n")
  }

  @Test func `a content size is a change and looks for other frame counts are ignored`() {
    var longer = Records.rows([10, 20])
    longer.contentSize.height += 5
    let diff = LayoutDiff(from: Records.rows([10, 20]), to: longer)
    #expect(!diff.isEmpty && diff.changesLayout && diff.changes.isEmpty)
    #expect(diff.text() == "content   320 x 30 -> 320 x 35\n")
    for looks in [(old: [1], new: [3, 4]), (old: [1, 2], new: [3])] {
      #expect(
        LayoutDiff(from: Records.rows([10, 20]), to: Records.rows([10, 20]), looks: looks).isEmpty)
    }
  }

  @Test func `rows with irregular distances are listed separately`() {
    func rows(_ shifts: [CGFloat]) -> LayoutRecord {
      Records.record(
        shifts.enumerated().map { index, shift in
          LayoutRecord.Frame(
            section: .index(0), item: .index(index),
            rect: CGRect(x: 0, y: 20 * CGFloat(index) + shift, width: 100, height: 10))
        } + [
          LayoutRecord.Frame(
            section: .index(1), item: .index(0), rect: CGRect(x: 0, y: 200, width: 100, height: 10))
        ])
    }
    #expect(
      text(rows([0, 0, 0, 0]), rows([1, 3, 2, 4])) == """
        moved     0/0   y +1
        moved     0/1   y +3
        moved     0/2   y +2
        moved     0/3   y +4

        """)
  }

  @Test func `an item with the same look at another position has moved`() {
    let record = Records.rows([10, 10, 10, 10])
    let diff = LayoutDiff(from: record, to: record, looks: (old: [1, 2, 3, 4], new: [2, 3, 4, 1]))
    #expect(diff.changes.map(\.kind) == [.moved, .moved, .moved, .moved])
    #expect(diff.changes.map(\.delta.y) == [-10, -10, -10, 30])
    #expect(diff.changes.map(\.isRepainted) == [false, false, false, false])
  }

  @Test func `rows are reordered if more of them match in sequence than in place`() {
    func kinds(_ new: [CGFloat]) -> [FrameChange.Kind] {
      LayoutDiff(from: Records.rows([10, 20, 30, 40]), to: Records.rows(new)).changes.map(\.kind)
    }
    #expect(kinds([20, 30, 40, 10]) == [.inserted, .removed, .moved, .moved, .moved])
    // Half of them match in sequence, and none in place.
    #expect(kinds([30, 40, 10, 20]) == [.resized, .moved, .moved, .moved])
    #expect(kinds([10, 30, 20, 40]) == [.resized, .moved])
  }

  @Test func `of items that look alike the first match in order`() {
    func deltas(_ old: [Int], _ new: [Int]) -> [String] {
      LayoutDiff(
        from: Records.rows(old.map { _ in 10 }), to: Records.rows(new.map { _ in 10 }),
        looks: (old, new)
      ).changes.filter { ($0.old ?? $0.new)?.rect.minY ?? 0 < 20 }
        .map { "\($0.kind) \($0.delta.y.short)" }
    }
    #expect(
      deltas([7, 7, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7, 7]) == ["moved 60", "moved 60"])
    #expect(deltas([7, 7, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7]) == ["removed 0", "moved 60"])
    #expect(
      deltas([7, 1, 2, 3, 4, 5, 6], [7, 7, 1, 2, 3, 4, 5, 6]) == ["inserted 0", "moved 10"])
  }

  @Test func `sizes match items between those with equal looks`() {
    func words(_ old: [(Int, CGFloat)], _ new: [(Int, CGFloat)]) -> [String] {
      LayoutDiff(
        from: Records.rows(old.map(\.1)), to: Records.rows(new.map(\.1)),
        looks: (old.map(\.0), new.map(\.0))
      ).changes.map { "\($0.kind) \($0.old?.path ?? "-") \($0.new?.path ?? "-") \($0.isRepainted)" }
    }
    #expect(
      words([(1, 10), (2, 20), (3, 30)], [(1, 10), (8, 25), (9, 20), (3, 30)]) == [
        "inserted - 0/1 false", "moved 0/1 0/2 true", "moved 0/2 0/3 false",
      ])
    // After the last of them, and if sizes are equal, items match in order.
    #expect(
      words([(1, 10), (2, 20)], [(1, 10), (8, 25), (9, 20)]) == [
        "inserted - 0/1 false", "moved 0/1 0/2 true",
      ])
    #expect(
      words([(1, 10), (2, 20), (3, 30)], [(1, 10), (9, 15)]) == [
        "removed 0/2 - false", "resized 0/1 0/1 false",
      ])
    #expect(
      words([(1, 10), (2, 20)], [(1, 10), (8, 25), (9, 35)]) == [
        "inserted - 0/2 false", "resized 0/1 0/1 false",
      ])
  }

  @Test func `a header that grows moves everything below in one line`() {
    #expect(
      text(Records.grid(6), Records.grid(6, header: 45)) == """
        resized   photos header   h +1
        moved     photos/0…5   y +1   (6 items)
        content   320 x 244 -> 320 x 245

        """)
  }

  @Test func `an inserted item is one insertion`() {
    let old: [CGFloat] = [10, 20, 30, 40, 50]
    #expect(
      text(Records.rows(old), Records.rows([10, 20, 25, 30, 40, 50])) == """
        inserted  0/2   at 0 30, 320 x 25
        moved     0/3…5   y +25   (3 items)
        content   320 x 150 -> 320 x 175

        """)
    #expect(text(Records.grid(58), Records.grid(59)).hasPrefix("inserted  photos/58   at "))
  }

  @Test func `a removed item is one removal`() {
    let new = Records.rows([10, 30, 40])
    let diff = LayoutDiff(from: Records.rows([10, 20, 30, 40]), to: new)
    #expect(diff.changes.map(\.kind) == [.removed, .moved, .moved])
    #expect(diff.changes[0].old?.path == "0/1")
    #expect(diff.changes[1].old?.path == "0/2")
    #expect(diff.changes[1].new?.path == "0/1")
  }

  @Test func `a row that wraps is resized and not replaced`() {
    let diff = LayoutDiff(from: Records.rows([10, 20, 30]), to: Records.rows([10, 40, 30]))
    #expect(diff.changes.map(\.kind) == [.resized, .moved])
  }

  @Test func `an item that changes its position is one removal and one insertion`() {
    let heights = (1...20).map { CGFloat($0) }
    let diff = LayoutDiff(
      from: Records.rows(heights), to: Records.rows(Array(heights.dropFirst()) + [1]))
    #expect(diff.changes.prefix(2).map(\.kind) == [.inserted, .removed])
    #expect(diff.changes.count == 21)
  }

  @Test func `frames with identifiers are matched by them`() {
    func record(_ ids: [String]) -> LayoutRecord {
      Records.record(
        ids.enumerated().map { index, id in
          .init(
            section: .index(0), item: .id(id),
            rect: CGRect(x: 0, y: CGFloat(index) * 10, width: 10, height: 10))
        })
    }
    #expect(
      text(record(["a", "b", "c"]), record(["c", "d", "b"])) == """
        inserted  0/d   at 0 10, 10 x 10
        removed   0/a   at 0 0, 10 x 10
        moved     0/c   y -20
        moved     0/b   y +10

        """)
  }

  @Test func `frames with the same identifier are all matched`() {
    func record(_ tops: [CGFloat]) -> LayoutRecord {
      Records.record(
        tops.map {
          .init(
            section: .index(0), item: .id("a"), rect: CGRect(x: 0, y: $0, width: 10, height: 10))
        } + [
          .init(
            section: .index(1), item: .index(0), rect: CGRect(x: 0, y: 90, width: 10, height: 10))
        ])
    }
    #expect(text(record([0, 20]), record([5, 25])) == "moved     0/a, 0/a   y +5   (2 items)\n")
    #expect(
      text(record([0]), record([0, 20, 40])) == """
        inserted  0/a, 0/a   (2 items)

        """)
    #expect(text(record([0, 20]), record([0])) == "removed   0/a   at 0 20, 10 x 10\n")
  }

  @Test func `sections are matched by identifier and the others in order`() {
    let (a, b) = (Records.grid(3, section: .id("a")), Records.grid(2, section: .id("b")))
    let old = Records.record(a.frames + b.frames)
    #expect(LayoutDiff(from: old, to: Records.record(b.frames + a.frames)).isEmpty)
    let rows = Records.rows([5], section: .index(0)).frames
    let grid = Records.grid(4, section: .index(0)).frames
    let shifted = Records.grid(4, section: .index(1)).frames
    let diff = LayoutDiff(from: Records.record(grid), to: Records.record(rows + shifted))
    #expect(diff.changes.map(\.kind) == [.inserted])
  }

  /// Each section takes the name of the next one.
  @Test func `names that move between sections are not a change`() {
    func record(_ names: [String], _ heights: [CGFloat] = [10, 10, 10]) -> LayoutRecord {
      let rows = zip(names, heights).flatMap { Records.rows([$1], section: .id($0)).frames }
      let tops = heights.indices.map { heights[..<$0].reduce(0, +) }
      return Records.record(
        zip(rows, tops).map { row, top in
          var row = row
          row.rect.origin.y = top
          return row
        })
    }
    let (old, new) = (record(["a", "b", "c"]), record(["b", "c", "d"]))
    let looks = (old: [1, 2, 2], new: [1, 2, 2])
    #expect(LayoutDiff(from: old, to: new, looks: looks).isEmpty)
    #expect(LayoutDiff(from: old, to: record(["b", "a", "c"]), looks: looks).isEmpty)
    // A section that looks like another is recognized by its name.
    let others = LayoutDiff(from: old, to: new, looks: (old: [1, 2, 3], new: [2, 3, 1]))
    #expect(others.changes.map(\.kind) == [.moved, .moved, .moved])
    let higher = record(["b", "c", "d"], [10, 10, 12])
    #expect(!LayoutDiff(from: old, to: higher, looks: looks).isEmpty)
  }

  /// Equal sizes are a better match than equal counts.
  @Test func `of sections without names the removed one is found`() {
    let high = Records.rows([50, 50], section: .index(0)).frames
    let low = Records.rows([30, 30], section: .index(1)).frames
    let left = Records.rows([30, 30], section: .index(0)).frames
    let (old, new) = (Records.record(high + low), Records.record(left))
    for looks in [nil, (old: [1, 1, 2, 2], new: [2, 3])] as [(old: [Int], new: [Int])?] {
      let diff = LayoutDiff(from: old, to: new, looks: looks)
      #expect(diff.changes.filter { $0.kind == .removed }.map(\.oldIndex) == [0, 1])
      #expect(diff.origins == [0: 2, 1: 3])
    }
  }

  /// Looks are hashes at a certain size, which differs here.
  @Test func `looks of frames with slightly different sizes are not compared`() {
    let (old, new) = (Records.rows([44]), Records.rows([44.5]))
    let looks = (old: [1], new: [2])
    #expect(LayoutDiff(from: old, to: new, looks: looks, options: .init(tolerance: 1)).isEmpty)
    #expect(
      !LayoutDiff(from: old, to: old, looks: looks, options: .init(tolerance: 1)).isEmpty)
  }

  @Test func `lengths within the tolerance are equal`() {
    let (old, new) = (Records.grid(6), Records.grid(6, header: 44.5))
    #expect(!LayoutDiff(from: old, to: new, options: .init(tolerance: 0.4)).isEmpty)
    #expect(LayoutDiff(from: old, to: new, options: .init(tolerance: 0.5)).isEmpty)
    // In floating point, 44.1 - 44 is slightly more than 0.1.
    let near = Records.grid(6, header: 44.1)
    #expect(LayoutDiff(from: old, to: near, options: .init(tolerance: 0.1)).isEmpty)
  }

  @Test(arguments: [
    (["photos"], 0), (["photos/*", "header"], 0), (["photos/*", "photos header"], 0),
    (["photos/1"], 6), (["h*r"], 6), (["*/*"], 1),
    (["photo"], 7), (["photos/1*1"], 7), (["h*x"], 7), (["pho*photos*"], 7),
  ])
  func `ignored frames are not reported`(patterns: [String], count: Int) {
    let diff = LayoutDiff(
      from: Records.grid(6), to: Records.grid(6, header: 45), options: .init(ignored: patterns))
    #expect(diff.changes.count == count)
  }

  @Test func `frames ignored by their old or new name are not reported`() {
    let (two, three) = (Records.rows([10, 30]), Records.rows([10, 20, 30]))
    func kinds(_ old: LayoutRecord, _ new: LayoutRecord, _ ignored: String) -> [FrameChange.Kind] {
      LayoutDiff(from: old, to: new, options: .init(ignored: [ignored])).changes.map(\.kind)
    }
    // The middle frame is removed or inserted, and the last one has a different name then.
    #expect(kinds(three, two, "0/0") == [.removed, .moved])
    #expect(kinds(three, two, "0/1") == [])
    #expect(kinds(three, two, "0/2") == [.removed])
    #expect(kinds(two, three, "0/0") == [.inserted, .moved])
    #expect(kinds(two, three, "0/1") == [])
    #expect(kinds(two, three, "0/2") == [.inserted])
  }

  @Test func `a frame with an identifier does not match one without`() {
    func record(_ item: LayoutRecord.Item) -> LayoutRecord {
      Records.record([
        .init(section: .index(0), item: item, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      ])
    }
    let diff = LayoutDiff(from: record(.id("a")), to: record(.index(0)))
    #expect(diff.changes.map(\.kind) == [.inserted, .removed])
  }

  @Test func `changes of z index and look are listed last`() {
    var new = Records.grid(3)
    new.frames[0].zIndex = 2
    let looks = (old: [1, 1, 1, 1], new: [1, 2, 2, 1])
    let diff = LayoutDiff(from: Records.grid(3), to: new, looks: looks)
    #expect(
      diff.text() == """
        z-order   photos/0   z +2
        repainted photos/1,2   (2 items)

        """)
    #expect(diff.changesLayout)
    #expect(!LayoutDiff(from: Records.grid(3), to: Records.grid(3), looks: looks).changesLayout)
  }

  @Test func `frames of four sections are listed and the others counted`() {
    func sections(_ count: Int, _ y: CGFloat) -> LayoutRecord {
      Records.record(
        (0..<count).map { index in
          LayoutRecord.Frame(
            section: .index(index), item: .index(0),
            rect: CGRect(x: 0, y: 100 * CGFloat(index) + y, width: 320, height: 10))
        } + [
          LayoutRecord.Frame(
            section: .index(9), item: .index(0), rect: CGRect(x: 0, y: 999, width: 320, height: 1))
        ])
    }
    #expect(
      text(sections(4, 0), sections(4, 5)) == "moved     0/0, 1/0, 2/0, 3/0   y +5   (4 items)\n")
    #expect(
      text(sections(6, 0), sections(6, 5))
        == "moved     0/0, 1/0, 2/0, 3/0, and 2 more   y +5   (6 items)\n")
  }

  @Test func `the number of repainted frames among moved ones is listed`() {
    var (old, new) = (Records.grid(4, columns: 1), Records.grid(4, columns: 1))
    for index in 0..<4 { new.frames[index].rect.origin.x += 5 }
    let looks = (old: [1, 2, 3, 4, 0], new: [1, 9, 3, 8, 0])
    #expect(
      LayoutDiff(from: old, to: new, looks: looks).text()
        == "moved     photos/0…3   x +5   (4 items, 2 repainted)\n")
    (old.frames, new.frames) = ([old.frames[1]], [new.frames[1]])
    #expect(
      LayoutDiff(from: old, to: new, looks: (old: [2], new: [9])).text()
        == "moved     photos/1   x +5   (1 repainted)\n")
  }

  /// Pixels outside the page do not exist.
  @Test func `a frame that moves into or out of the page is not repainted`() {
    let old = Records.grid(4, columns: 1)
    var new = old
    for index in 0..<3 { new.frames[index].rect.origin.x += 500 }
    #expect(
      LayoutDiff(from: old, to: new, looks: (old: [1, 0, 3, 4, 5], new: [0, 2, 9, 0, 5])).text()
        == """
        moved     photos/0…2   x +500   (3 items, 1 repainted)
        repainted photos/3

        """)
  }

  @Test func `z indexes may differ by any amount`() {
    var (old, new) = (Records.grid(1), Records.grid(1))
    (old.frames[0].zIndex, new.frames[0].zIndex) = (.min, .max)
    #expect(LayoutDiff(from: old, to: new).text() == "z-order   photos/0   z +\(Int.max)\n")
  }

  @Test func `a hundred thousand different frames are matched in order`() {
    let old = Records.rows((0..<100_000).map { CGFloat($0 % 977) })
    let new = Records.rows((0..<100_001).map { CGFloat(($0 * 31) % 983) + 0.5 })
    let diff = LayoutDiff(from: old, to: new)
    #expect(diff.changes.count(where: { $0.kind == .inserted }) == 1)
  }
}
