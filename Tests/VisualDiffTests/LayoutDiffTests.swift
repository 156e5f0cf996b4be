import CompositionalLayout
import Foundation
import Testing

@testable import VisualDiff

/// What became of frames, in words.
@Suite struct LayoutDiffTests {
  private func text(
    _ old: LayoutRecord, _ new: LayoutRecord, _ options: LayoutDiff.Options = .init()
  ) -> String {
    LayoutDiff(from: old, to: new, options: options).text(columnsOf: old)
  }

  @Test func `equal layouts say nothing`() {
    let diff = LayoutDiff(from: Records.grid(60), to: Records.grid(60))
    #expect(diff.isEmpty)
    #expect(diff.text() == "")
  }

  @Test func `equal deltas are folded by column`() {
    #expect(
      text(Records.grid(60), Records.grid(60, gap: 9)) == """
        resized   photos/0,3,…,57   w -0.67   (20 items, column 0)
        moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)
        moved     photos/2,5,…,59   x +0.67  w -0.67   (20 items, column 2)

        """)
  }

  @Test func `rows that each go further than the one before are one line`() {
    #expect(
      text(Records.rows([10, 10, 10, 10, 10]), Records.rows([12, 12, 12, 12, 12])) == """
        resized   0/0   h +2
        moved     0/1…4   y +2…+8  h +2   (4 items)
        content   320 x 50 -> 320 x 60

        """)
  }

  @Test func `what goes up or sideways further and further is one line, from three frames on`() {
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

  @Test func `columns are told of cells of one section`() {
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

  @Test func `content of another size is a change, looks of other frames tell nothing`() {
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

  @Test func `rows of which some went less far than the one before are told one by one`() {
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

  @Test func `an item that looks the same at another place has moved`() {
    let record = Records.rows([10, 10, 10, 10])
    let diff = LayoutDiff(from: record, to: record, looks: (old: [1, 2, 3, 4], new: [2, 3, 4, 1]))
    #expect(diff.changes.map(\.kind) == [.moved, .moved, .moved, .moved])
    #expect(diff.changes.map(\.delta.y) == [-10, -10, -10, 30])
    #expect(diff.changes.map(\.isRepainted) == [false, false, false, false])
  }

  @Test func `rows are in another order where more of them follow one another than stand in place`()
  {
    func kinds(_ new: [CGFloat]) -> [FrameChange.Kind] {
      LayoutDiff(from: Records.rows([10, 20, 30, 40]), to: Records.rows(new)).changes.map(\.kind)
    }
    #expect(kinds([20, 30, 40, 10]) == [.inserted, .removed, .moved, .moved, .moved])
    // Half of them follow one another, and none stands in place.
    #expect(kinds([30, 40, 10, 20]) == [.resized, .moved, .moved, .moved])
    #expect(kinds([10, 30, 20, 40]) == [.resized, .moved])
  }

  @Test func `of those that look alike the first has come to the first place`() {
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

  @Test func `between those that look the same sizes tell which is which`() {
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
    // Behind the last of them, and where sizes tell nothing the first is the first.
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

  @Test func `a header that grows moves what follows, all in one line`() {
    #expect(
      text(Records.grid(6), Records.grid(6, header: 45)) == """
        resized   photos header   h +1
        moved     photos/0…5   y +1   (6 items)
        content   320 x 244 -> 320 x 245

        """)
  }

  @Test func `an inserted item is one insertion, whatever follows it`() {
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

  @Test func `a row that wraps is resized, not replaced`() {
    let diff = LayoutDiff(from: Records.rows([10, 20, 30]), to: Records.rows([10, 40, 30]))
    #expect(diff.changes.map(\.kind) == [.resized, .moved])
  }

  @Test func `an item that changes its place is one removal and one insertion`() {
    let heights = (1...20).map { CGFloat($0) }
    let diff = LayoutDiff(
      from: Records.rows(heights), to: Records.rows(Array(heights.dropFirst()) + [1]))
    #expect(diff.changes.prefix(2).map(\.kind) == [.inserted, .removed])
    #expect(diff.changes.count == 21)
  }

  @Test func `frames with ids are matched by them`() {
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

  @Test func `of several frames with one id none is passed over`() {
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

  @Test func `sections are matched by id wherever they are, others in order`() {
    let (a, b) = (Records.grid(3, section: .id("a")), Records.grid(2, section: .id("b")))
    let old = Records.record(a.frames + b.frames)
    #expect(LayoutDiff(from: old, to: Records.record(b.frames + a.frames)).isEmpty)
    let rows = Records.rows([5], section: .index(0)).frames
    let grid = Records.grid(4, section: .index(0)).frames
    let shifted = Records.grid(4, section: .index(1)).frames
    let diff = LayoutDiff(from: Records.record(grid), to: Records.record(rows + shifted))
    #expect(diff.changes.map(\.kind) == [.inserted])
  }

  /// As where each section takes the name of the one behind it.
  @Test func `names that go from one section to another are no change where nothing else is`() {
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
    // One that looks like another is known by its name.
    let others = LayoutDiff(from: old, to: new, looks: (old: [1, 2, 3], new: [2, 3, 1]))
    #expect(others.changes.map(\.kind) == [.moved, .moved, .moved])
    let higher = record(["b", "c", "d"], [10, 10, 12])
    #expect(!LayoutDiff(from: old, to: higher, looks: looks).isEmpty)
  }

  /// Equal counts say less than equal sizes.
  @Test func `of sections without names the one that is gone is told`() {
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

  /// A look is that of a size, which may be another here.
  @Test func `looks of frames that are nearly as large are not compared`() {
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
    // 44.1 less 44 is a little more than 0.1.
    let near = Records.grid(6, header: 44.1)
    #expect(LayoutDiff(from: old, to: near, options: .init(tolerance: 0.1)).isEmpty)
  }

  @Test(arguments: [
    (["photos"], 0), (["photos/*", "header"], 0), (["photos/*", "photos header"], 0),
    (["photos/1"], 6), (["h*r"], 6), (["*/*"], 1),
    (["photo"], 7), (["photos/1*1"], 7), (["h*x"], 7), (["pho*photos*"], 7),
  ])
  func `what is ignored is not told`(patterns: [String], count: Int) {
    let diff = LayoutDiff(
      from: Records.grid(6), to: Records.grid(6, header: 45), options: .init(ignored: patterns))
    #expect(diff.changes.count == count)
  }

  @Test func `what is ignored by its old name or its new one is not told`() {
    let (two, three) = (Records.rows([10, 30]), Records.rows([10, 20, 30]))
    func kinds(_ old: LayoutRecord, _ new: LayoutRecord, _ ignored: String) -> [FrameChange.Kind] {
      LayoutDiff(from: old, to: new, options: .init(ignored: [ignored])).changes.map(\.kind)
    }
    // The one in the middle goes or comes, and the last one is then called otherwise.
    #expect(kinds(three, two, "0/0") == [.removed, .moved])
    #expect(kinds(three, two, "0/1") == [])
    #expect(kinds(three, two, "0/2") == [.removed])
    #expect(kinds(two, three, "0/0") == [.inserted, .moved])
    #expect(kinds(two, three, "0/1") == [])
    #expect(kinds(two, three, "0/2") == [.inserted])
  }

  @Test func `a frame with an id is none without`() {
    func record(_ item: LayoutRecord.Item) -> LayoutRecord {
      Records.record([
        .init(section: .index(0), item: item, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      ])
    }
    let diff = LayoutDiff(from: record(.id("a")), to: record(.index(0)))
    #expect(diff.changes.map(\.kind) == [.inserted, .removed])
  }

  @Test func `an order of drawing and a look are told last`() {
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

  @Test func `frames of four sections are named, and how many more there are`() {
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

  @Test func `of what has moved it is told how much of it is repainted`() {
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

  /// Pixels beyond what moved are none there.
  @Test func `what moves out of the page or into it is not repainted, what stays is`() {
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

  @Test func `orders of drawing may lie as far apart as can be`() {
    var (old, new) = (Records.grid(1), Records.grid(1))
    (old.frames[0].zIndex, new.frames[0].zIndex) = (.min, .max)
    #expect(LayoutDiff(from: old, to: new).text() == "z-order   photos/0   z +\(Int.max)\n")
  }

  @Test func `a hundred thousand frames that all differ are matched in order`() {
    let old = Records.rows((0..<100_000).map { CGFloat($0 % 977) })
    let new = Records.rows((0..<100_001).map { CGFloat(($0 * 31) % 983) + 0.5 })
    let diff = LayoutDiff(from: old, to: new)
    #expect(diff.changes.count(where: { $0.kind == .inserted }) == 1)
  }
}
