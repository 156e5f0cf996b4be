internal import Basics
internal import Foundation

extension Report {
  /// A problem found when merging reports.
  public enum MergeProblem: Hashable, Sendable, CustomStringConvertible {
    /// There are no reports of these shards, out of `of`.
    case missing([Int], of: Int)
    /// There are two reports of one shard.
    case twice(Int)
    /// The runs were divided into different numbers of shards.
    case divided([Int])
    /// Two reports contain the same snapshot.
    case overlapping(String)

    /// The message.
    public var description: String {
      switch self {
      case .missing(let shards, let count):
        "the reports of these shards out of \(count) are missing: "
          + shards.map(String.init).joined(separator: ", ")
      case .twice(let shard): "there are two reports of shard \(shard)"
      case .divided(let counts):
        "the reports are of runs with different numbers of shards: "
          + counts.map(String.init).joined(separator: " and ")
      case .overlapping(let snapshot): "\(snapshot) is in two reports"
      }
    }
  }

  /// Merges the reports of all shards and returns the problems found.
  public static func merged(_ reports: [Report]) -> (report: Report, problems: [MergeProblem]) {
    var problems: [MergeProblem] = []
    let shards = reports.compactMap(\.shard)
    let counts = Set(shards.map(\.count)).sorted()
    if counts.count > 1 { problems.append(.divided(counts)) }
    var seen: Set<Int> = []
    for shard in shards where !seen.insert(shard.index).inserted {
      problems.append(.twice(shard.index))
    }
    if counts.count == 1, let count = counts.first, count > 0 {
      let missing = (1...count).filter { !seen.contains($0) }
      if !missing.isEmpty { problems.append(.missing(missing, of: count)) }
    }
    var snapshots: Set<String> = []
    // If a shard occurs twice, that problem already explains repeated snapshots.
    let isTwice = seen.count < shards.count
    let verdicts = reports.flatMap(\.verdicts).filter { verdict in
      let isNew = snapshots.insert(verdict.snapshot).inserted
      if !isNew, !isTwice { problems.append(.overlapping(verdict.snapshot)) }
      return isNew
    }
    // The order of pictures in specs is no longer known, so they are sorted by width.
    let sorted = verdicts.sorted { one, two in
      one.spec == two.spec
        ? one.variant.compare(two.variant, options: .numeric) == .orderedAscending
        : one.spec < two.spec
    }
    let tool = reports.first?.tool ?? ""
    let lints = reports.compactMap(\.lints)
    let report = Report(
      tool: tool, verdicts: sorted,
      lints: lints.isEmpty ? nil : lints.flatMap { $0 }.uniqued())
    return (report, problems)
  }
}

extension Report {
  /// Rebases the relative paths of snapshot files. Files outside of the new base are left out.
  ///
  /// - Parameter folder: The old base, relative to the new one; empty if they are the same.
  public mutating func rebaseFiles(onto folder: String) {
    guard !folder.isEmpty else { return }
    let isInside = !folder.startsExactly(with: "/") && !folder.namesInPath.contains("..")
    func move(_ path: inout String?) {
      path = isInside ? path.map { "\(folder)/\($0)" } : nil
    }
    for index in verdicts.indices {
      move(&verdicts[index].files.baselineLayout)
      move(&verdicts[index].files.actualLayout)
      move(&verdicts[index].files.baselinePicture)
      move(&verdicts[index].files.actualPicture)
      move(&verdicts[index].files.difference)
      verdicts[index].merge = verdicts[index].merge?.map { side in
        var side = side
        move(&side.picture)
        return side
      }
    }
  }
}

extension Verdict {
  /// The unique name of the snapshot in its report: `specs/gallery.yaml 390~dark`.
  public var snapshot: String { "\(spec) \(variant)" }
}
