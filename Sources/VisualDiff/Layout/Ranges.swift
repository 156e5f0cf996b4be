/// Formats indexes compactly.
enum Ranges {
  /// Returns `4`, `1, 4`, `0…57`, or `1,4,…,58` for a constant step greater than one. Consecutive
  /// runs are separated by commas.
  static func text(_ indexes: [Int]) -> String {
    let sorted = indexes.sorted()
    if sorted.count > 3, let step = commonStep(sorted), step > 1 {
      return "\(sorted[0]),\(sorted[1]),…,\(sorted[sorted.count - 1])"
    }
    var pieces = runs(sorted).map { run in
      run.count > 2
        ? "\(run[0])…\(run[run.count - 1])" : run.map(String.init).joined(separator: ",")
    }
    if pieces.count > mostPieces {
      pieces = pieces.prefix(mostPieces - 1) + ["…", pieces[pieces.count - 1]]
    }
    return pieces.joined(separator: ",")
  }

  private static let mostPieces = 6

  private static func commonStep(_ sorted: [Int]) -> Int? {
    let step = sorted[1] - sorted[0]
    return zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 == step } ? step : nil
  }

  /// Returns the runs of consecutive numbers.
  private static func runs(_ sorted: [Int]) -> [[Int]] {
    var runs: [[Int]] = []
    for index in sorted {
      if let last = runs.last?.last, last == index - 1 {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }
}
