import Foundation
import Testing

@testable import VisualDiff

/// Group testing of many edits.
@Suite struct GroupTestingTests {
  /// Rows with heights and colors. An edit changes one of these.
  struct Rows {
    var heights: [CGFloat]
    var colors: [[Int]]

    init(_ count: Int) {
      heights = Array(repeating: 10, count: count)
      colors = Array(repeating: [0, 0], count: count)
    }

    func rendition() -> Rendition {
      Rendition(
        record: Records.rows(heights), looks: colors.map { 1 + $0[0] + 2 * $0[1] }, outside: [:])
    }
  }

  /// Searches for the causes of edits to equal rows, and returns the number of layouts solved.
  private func search(
    _ count: Int, _ edits: [(inout Rows) -> Void]
  ) -> (result: CauseSearch.Result, layouts: Int) {
    var layouts = 0
    func rows(without putBack: Set<Int>) -> Rendition {
      var rows = Rows(count)
      for (index, edit) in edits.enumerated() where !putBack.contains(index) { edit(&rows) }
      return rows.rendition()
    }
    var kept = Rows(count).rendition()
    (kept.looks, kept.outside) = (nil, nil)
    let result = CauseSearch.run(
      from: kept, to: rows(without: []),
      edits: edits.indices.map { SpecEdit(id: $0, text: "\($0)") }, isSameEnvironment: true
    ) {
      layouts += 1
      return rows(without: $0)
    }
    return (result, layouts)
  }

  /// The texts of the causes of each frame, by the index of the frame.
  private func causes(_ result: CauseSearch.Result) -> [Int: [String]] {
    let pairs = result.diff.changes.map { change in
      (change.newIndex ?? -1, change.causes.map { result.causes[$0].description })
    }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  @Test(arguments: [(9, 9), (64, 13), (200, 17), (1000, 21)])
  func `edits of separate cells take two layouts per digit`(
    count: Int, most: Int
  ) {
    let (result, layouts) = search(count, (0..<count).map { row in { $0.colors[row][0] = 1 } })
    #expect(layouts <= most)
    #expect(causes(result) == Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, ["\($0)"]) }))
    #expect(result.idle.isEmpty)
  }

  /// Edits of rows that move all rows below them have effects in common, which no grouping separates.
  @Test(arguments: [2, 16, 64, 256, 400, 1000])
  func `the layouts of dependent edits grow no faster than n log n`(count: Int) {
    let most = Int(Double(count) * log2(Double(count)).rounded(.up)) + 2
    let heights: [(inout Rows) -> Void] = (0..<count).map { row in { $0.heights[row] = 12 } }
    let colors: [(inout Rows) -> Void] = (0..<count).map { row in { $0.colors[row][0] = 1 } }
    for edits in [heights, (0..<count).map { $0 % 3 == 0 ? heights[$0] : colors[$0] }] {
      let (result, layouts) = search(count, edits)
      #expect(layouts <= most, "\(layouts)")
      #expect(!result.causes.isEmpty)
    }
  }

  @Test func `an edit that moves everything is distinguished from edits of single cells`() {
    let height: [(inout Rows) -> Void] = [{ $0.heights[0] = 12 }]
    let (result, layouts) = search(
      100, height + (1..<100).map { row in { $0.colors[row][0] = 1 } } + [{ _ in }])
    #expect(layouts <= 1 + 2 * 7)
    #expect(result.causes.map(\.consequences) == [100] + Array(repeating: 1, count: 99))
    #expect(result.causes[0].description == "0")
    #expect(causes(result)[50] == ["0", "50"])
    #expect(result.idle.map(\.text) == ["100"])
  }

  @Test func `two edits of each cell are tested separately`() {
    let edits = (0..<200).map { number -> (inout Rows) -> Void in
      { $0.colors[number / 2][number % 2] = 1 }
    }
    let (result, layouts) = search(100, edits)
    // First as if each cell had one edit, then each of the two groups, then both together.
    #expect(layouts <= 1 + 2 * 8 + 2 * 2 * 7 + 2 * 7)
    #expect(result.causes.count == 200)
    #expect(causes(result)[7] == ["14", "15"])
  }

  /// Edits that are not independent.
  static let meeting: [@Sendable (_ row: Int, inout Rows) -> Void] = [
    // Each edit moves everything below it.
    { $1.heights[$0] = 11 },
    // The last edit has an effect where another has one too.
    { if $0 == 0 || $0 == 19 && $1.colors[0][0] == 1 { $1.colors[$0][0] = 1 } },
    // One of four edits suffices.
    { $1.colors[$0 / 4 * 4][0] = 1 },
  ]

  @Test(arguments: meeting.indices) func `dependent edits are tested one by one`(number: Int) {
    let (result, layouts) = search(20, (0..<20).map { row in { Self.meeting[number](row, &$0) } })
    #expect((20...80).contains(layouts))
    #expect(!result.causes.isEmpty)
  }
}
