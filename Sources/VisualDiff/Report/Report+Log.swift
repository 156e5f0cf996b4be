internal import Basics

extension Report {
  /// The report for a terminal in at most a screen: ``text``, or, if that is longer, the causes with
  /// the most snapshots, the other snapshots by status, and where the whole text is.
  ///
  /// - Parameter file: The path of the whole text.
  public func log(fullTextIn file: String) -> String {
    let text = text
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) > Self.screen else { return text }
    let groups = groups { $0.isPending || $0.recorded != nil }.byWeight
    let explained = Set(groups.flatMap(\.verdicts))
    var lines = groups.map(\.description).limited(to: 14, "cause")
    for status in Verdict.Status.allCases where status != .match {
      let others = verdicts.indices.filter {
        verdicts[$0].status == status && !explained.contains($0)
      }
      guard let first = others.first else { continue }
      let names = others.prefix(3).map { "\(verdicts[$0].name) \(verdicts[$0].variant)" }
      let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
      lines.append("\(verdicts[first].word)  \(names.joined(separator: ", "))\(rest)")
    }
    lines += verdicts.compactMap(\.mergeLine).limited(to: 6, "conflict of a merge")
    lines += verdicts.compactMap(\.warning).uniqued().map { "warning  \($0)" }
      .limited(to: 6, "warning")
    lines += (lints ?? []).map(\.description).limited(to: 6, "finding")
    lines += [summary, "all changes: \(file)"]
    return lines.map { $0.withoutControls + "\n" }.joined()
  }

  /// The number of lines up to which the whole text is shown.
  private static let screen = 40
}

extension Verdict {
  /// What both sides of a merge have changed, in one line; `nil` without a conflict.
  fileprivate var mergeLine: String? {
    guard let merge else { return nil }
    let sides = merge.filter { !$0.edits.isEmpty }.map { side in
      "\(side.name) \(side.edits.joined(separator: ", "))"
    }
    return "merge  \(name) \(variant)  \(sides.joined(separator: "; "))"
  }
}

extension [String] {
  /// The first lines, and how many more there are.
  fileprivate func limited(to most: Int, _ word: String) -> [String] {
    count > most ? prefix(most) + ["and \((count - most).of("more \(word)"))"] : self
  }
}
