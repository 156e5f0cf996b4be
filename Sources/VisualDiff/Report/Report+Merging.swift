internal import CompositionalLayout
internal import Foundation

extension Report {
  /// What is wrong with reports that are to become one.
  public enum MergeProblem: Hashable, Sendable, CustomStringConvertible {
    /// No report of these shards, of so many, is there.
    case missing([Int], of: Int)
    /// Two reports of one shard.
    case twice(Int)
    /// Reports of runs that were divided otherwise.
    case divided([Int])
    /// Two verdicts of one snapshot.
    case overlapping(String)

    public var description: String {
      switch self {
      case .missing(let shards, let count):
        "of \(count) shards there is no report of "
          + shards.map(String.init).joined(separator: ", ")
      case .twice(let shard): "there are two reports of shard \(shard)"
      case .divided(let counts):
        "the reports are of runs in \(counts.map(String.init).joined(separator: " and ")) shards"
      case .overlapping(let snapshot): "\(snapshot) is in two reports"
      }
    }
  }

  /// One report of all shards, and what is wrong with it.
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
    // Of two reports of one shard that says it all.
    let isTwice = seen.count < shards.count
    let verdicts = reports.flatMap(\.verdicts).filter { verdict in
      let isNew = snapshots.insert(verdict.snapshot).inserted
      if !isNew, !isTwice { problems.append(.overlapping(verdict.snapshot)) }
      return isNew
    }
    // In which order specs ask for pictures is not known any more: by their widths.
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
  /// Lets the paths of files that snapshots have begin elsewhere, but for those from the root of the
  /// file system.
  ///
  /// - Parameter folder: Where they began, from where they begin now; empty for the same place.
  public mutating func moveFiles(below folder: String) {
    guard !folder.isEmpty else { return }
    func move(_ path: inout String?) {
      path = path.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    }
    for index in verdicts.indices {
      move(&verdicts[index].files.baselineLayout)
      move(&verdicts[index].files.actualLayout)
      move(&verdicts[index].files.baselinePicture)
      move(&verdicts[index].files.actualPicture)
      move(&verdicts[index].files.difference)
    }
  }
}

extension Verdict {
  /// What no other verdict of a report has: `specs/gallery.yaml 390~dark`.
  public var snapshot: String { "\(spec) \(variant)" }
}
