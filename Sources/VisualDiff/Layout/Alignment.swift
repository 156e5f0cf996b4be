/// Which elements of two sequences are the same: a longest common subsequence, within bounds.
enum Alignment {
  /// The most insertions and deletions that are looked for. Beyond, sequences count as unrelated:
  /// memory and time grow with the square.
  private static let mostEdits = 1_000

  /// Pairs of indexes of equal elements, ascending in both.
  ///
  /// - Complexity: O(n + d²) in the length and the number of edits, which is bounded.
  static func pairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    let middle = middlePairs(
      Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    return (0..<start).map { ($0, $0) } + middle.map { ($0.0 + start, $0.1 + start) }
      + (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), the greedy one.
  private static func middlePairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let least = old.count + new.count - 2 * commonCount(old, new)
    guard !old.isEmpty, !new.isEmpty, least <= mostEdits else { return [] }
    let limit = min(old.count + new.count, mostEdits)
    var reach = Reach(limit)
    var trace: [Reach.Round] = []
    for edits in 0...limit {
      trace.append(reach.round(edits))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = trace[edits].start(diagonal).x
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[diagonal] = x
        if x >= old.count, x - diagonal >= new.count {
          return backtrack(trace, x: old.count, y: new.count)
        }
      }
    }
    return []
  }

  private static func backtrack(_ trace: [Reach.Round], x: Int, y: Int) -> [(Int, Int)] {
    var (x, y) = (x, y)
    var pairs: [(Int, Int)] = []
    for round in trace.reversed() {
      let diagonal = x - y
      let begin = round.start(diagonal)
      while x > begin.x {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      if begin.isInsertion { y -= 1 } else { x -= 1 }
    }
    return pairs.reversed()
  }

  /// How far along `old` each diagonal has come.
  private struct Reach {
    private let limit: Int
    private var values: [Int]

    init(_ limit: Int) {
      self.limit = limit
      values = Array(repeating: -1, count: 2 * limit + 3)
    }

    subscript(diagonal: Int) -> Int {
      get { values[diagonal + limit + 1] }
      set { values[diagonal + limit + 1] = newValue }
    }

    func round(_ edits: Int) -> Round {
      let middle = limit + 1
      return Round(edits: edits, values: Array(values[(middle - edits - 1)...(middle + edits + 1)]))
    }

    /// What was reached before a round of so many edits.
    struct Round {
      var edits: Int
      var values: [Int]

      /// Where a diagonal begins, and whether by an insertion or a deletion.
      func start(_ diagonal: Int) -> (x: Int, isInsertion: Bool) {
        guard edits > 0 else { return (0, false) }
        let above = values[diagonal + 1 + edits + 1]
        let left = values[diagonal - 1 + edits + 1]
        let isInsertion = diagonal == -edits || (diagonal != edits && left < above)
        return isInsertion ? (above, true) : (left + 1, false)
      }
    }
  }

  /// How many elements are in both, order aside: no subsequence is longer.
  private static func commonCount(_ old: [Int], _ new: [Int]) -> Int {
    var counts: [Int: Int] = [:]
    for element in old { counts[element, default: 0] += 1 }
    var common = 0
    for element in new {
      guard let count = counts[element], count > 0 else { continue }
      counts[element] = count - 1
      common += 1
    }
    return common
  }
}
