import TestSupport
import Testing

@testable import VisualDiff

/// Longest common subsequences, compared with the textbook's table.
@Suite struct AlignmentTests {
  @Test func `pairs are ascending, equal and as many as possible`() {
    var dice = SeededDice(seed: 7)
    for _ in 0..<300 {
      let old = (0..<dice.int(0...11)).map { _ in dice.int(0...3) }
      let new = (0..<dice.int(0...11)).map { _ in dice.int(0...3) }
      let pairs = Alignment.pairs(old, new)
      #expect(pairs.allSatisfy { old[$0.0] == new[$0.1] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
      #expect(pairs.count == longest(old, new))
    }
  }

  @Test func `sequences that share little count as unrelated`() {
    // Every fifth of 2000 elements differs, including the first and the last: 802 edits.
    let old = Array(0..<2001)
    let new = old.map { $0 % 5 == 0 ? -$0 - 1 : $0 }
    #expect(Alignment.pairs(old, new).count == 1600)
    // Every third from 3 to 1995 differs: 1330 edits, which exceed the limit. Only the common start
    // and end match.
    let less = old.map { $0 > 0 && $0 < 1998 && $0 % 3 == 0 ? -$0 : $0 }
    #expect(Alignment.pairs(old, less).map(\.0) == [0, 1, 2, 1996, 1997, 1998, 1999, 2000])
    // In reverse order all elements exist in both sequences, and one could stay in place.
    #expect(Alignment.pairs(Array(0..<800), (0..<800).reversed()).isEmpty)
  }

  private func longest(_ old: [Int], _ new: [Int]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for (i, one) in old.enumerated() {
      for (j, two) in new.enumerated() {
        table[i + 1][j + 1] =
          one == two ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[old.count][new.count]
  }
}
