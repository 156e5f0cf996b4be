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
    var text = "## \(isPassed ? "✅" : "❌") \(summary.markdown)\n"
    if !groups.isEmpty {
      text += "\n|  | Cause | Place | Snapshots | Frames |\n"
      text += "| ---: | --- | --- | ---: | ---: |\n"
      for group in groups where text.utf8.count < mostBytes / 2 {
        let places = group.places.map(\.markdownCode).joined(separator: ", ")
        text += "| \(group.number) | \("\(group.cause)".markdownCode) | \(places) |"
        text += " \(group.verdicts.count) | \(group.consequences) |\n"
      }
    }
    if let lints, !lints.isEmpty {
      text += "\n| Finding | Place | At |\n| --- | --- | --- |\n"
      for lint in lints where text.utf8.count < mostBytes / 2 {
        text += "| \("\(lint.code) \(lint.message)".markdownCode) "
        text += "| \("\(lint.path):\(lint.line)".markdownCode) | \(lint.surfaces.markdown) |\n"
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
    let title = "\(snapshot): \(failure ?? status.words)".withoutControls.xml()
    let text = text(isNumbered: isNumbered)
    guard !Self.details(of: text).isEmpty else { return "\n- \(title)\n" }
    // Longer than any run of backticks in the text.
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return """

      <details><summary>\(title)</summary>

      \(fence)text
      \(text)\(fence)

      </details>

      """
  }
}

extension String {
  /// The text escaped for a line of Markdown.
  fileprivate var markdown: String {
    var text = ""
    for character in oneLine {
      if "\\`*_{}[]<>#|".contains(character) { text += "\\" }
      text.append(character)
    }
    return text
  }

  /// The text as code in a table cell. Special characters become entities, because Markdown is
  /// parsed inside tags too.
  fileprivate var markdownCode: String {
    var text = ""
    for character in oneLine.xml() {
      let code = "\\`*_[]|$~".contains(character) ? character.asciiValue : nil
      text += code.map { "&#\($0);" } ?? String(character)
    }
    return "<code>\(text)</code>"
  }

  private var oneLine: String { String(map { $0.isNewline ? " " : $0 }).withoutControls }
}
