internal import Basics

extension Report {
  /// Returns the report as Markdown for the summary of a workflow step.
  ///
  /// - Parameters:
  ///   - allowsObsolete: Whether baselines that no snapshot uses are allowed.
  ///   - mostBytes: The maximum size. What does not fit is counted instead. GitHub allows a
  ///     mebibyte.
  public func markdown(allowsObsolete: Bool = false, mostBytes: Int = 900_000) -> String {
    let groups = causeGroups
    let isPassed = isPassed(allowsObsolete: allowsObsolete)
    var text = "## \(isPassed ? "✅" : "❌") \(summary.inMarkdown)\n"
    if !groups.isEmpty {
      text += "\n|  | Cause | Place | Snapshots | Frames |\n"
      text += "| ---: | --- | --- | ---: | ---: |\n"
      for group in groups where text.utf8.count < mostBytes / 2 {
        let places = group.places.map(\.inMarkdownCode).joined(separator: ", ")
        text += "| \(group.number) | \("\(group.cause)".inMarkdownCode) | \(places) |"
        text += " \(group.verdicts.count) | \(group.consequences) |\n"
      }
    }
    if let lints, !lints.isEmpty {
      text += "\n| Finding | Place | At |\n| --- | --- | --- |\n"
      for lint in lints where text.utf8.count < mostBytes / 2 {
        text += "| \("\(lint.code) \(lint.message)".inMarkdownCode) "
        text += "| \("\(lint.path):\(lint.line)".inMarkdownCode) | \(lint.surfaces.inMarkdown) |\n"
      }
    }
    let changed = verdicts.filter { $0.status != .match }
    let isNumbered = hasSeveralCauses
    for (index, verdict) in changed.enumerated() {
      let piece = verdict.markdownDetails(isNumbered: isNumbered)
      guard text.utf8.count + piece.utf8.count < mostBytes - 200 else {
        return text + "\nAnd \(changed.count - index) more, in `report.json`.\n"
      }
      text += piece
    }
    return text
  }
}

extension Verdict {
  /// Returns a disclosure with the changes.
  fileprivate func markdownDetails(isNumbered: Bool) -> String {
    let title = "\(snapshot): \(failure ?? status.meaning)"
    let text = text(isNumbered: isNumbered)
    guard !Self.details(of: text).isEmpty else { return "\n- \(title.inMarkdown)\n" }
    // Longer than any run of backticks in the text.
    let runs = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return """

      <details><summary>\(title.withoutControls.xml())</summary>

      \(fence)text
      \(text)\(fence)

      </details>

      """
  }
}
