/// Pairs equal elements of two sequences by a longest common subsequence, up to a limit of edits.
enum Alignment {
  /// The maximum number of insertions and deletions. With more, the sequences count as unrelated,
  /// because memory and time grow with the square.
  private static let mostEdits = 1_000

  /// Returns the pairs of indexes of equal elements, ascending in both sequences.
  ///
  /// - Complexity: O(n + d²) for length n and d edits, where d is limited.
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

  /// The greedy algorithm of Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
  private static func middlePairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let least = old.count + new.count - 2 * commonCount(old, new)
    guard !old.isEmpty, !new.isEmpty, least <= mostEdits else { return [] }
    let limit = min(old.count + new.count, mostEdits)
    var farthest = FarthestPoints(limit)
    var trace: [FarthestPoints.Round] = []
    for edits in 0...limit {
      trace.append(farthest.round(edits))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = trace[edits].start(diagonal).x
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        farthest[diagonal] = x
        if x >= old.count, x - diagonal >= new.count {
          return backtrack(trace, x: old.count, y: new.count)
        }
      }
    }
    return []
  }

  private static func backtrack(_ trace: [FarthestPoints.Round], x: Int, y: Int) -> [(Int, Int)] {
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

  /// The furthest index in `old` reached on each diagonal.
  private struct FarthestPoints {
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

    /// The indexes reached before a round with a given number of edits.
    struct Round {
      var edits: Int
      var values: [Int]

      /// Returns the start of a diagonal and whether it follows an insertion or a deletion.
      func start(_ diagonal: Int) -> (x: Int, isInsertion: Bool) {
        guard edits > 0 else { return (0, false) }
        let above = values[diagonal + 1 + edits + 1]
        let left = values[diagonal - 1 + edits + 1]
        let isInsertion = diagonal == -edits || (diagonal != edits && left < above)
        return isInsertion ? (above, true) : (left + 1, false)
      }
    }
  }

  /// Returns the number of common elements regardless of order, an upper bound for any common
  /// subsequence.
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
