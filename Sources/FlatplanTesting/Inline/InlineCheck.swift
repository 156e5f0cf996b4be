/// Compares a text with the literal of a call, and writes the literal if the mode requires it.
struct InlineCheck {
  var form: SnapshotForm
  /// The first line of the text, which the literal leaves out.
  var heading: String
  /// The value of the literal; `nil` for a call without one.
  var expected: String?
  var call: SourceCall
  var recording: LayoutRecording
  var sources = InlineSources.ofThisRun

  /// Runs the comparison; returns `nil` if nothing changed.
  func run() throws(SnapshotProblem) -> FailureReport? {
    let changes = try changes()
    switch (recording, expected) {
    case (.all, _): return try recorded("was recorded without being compared")
    case (.never, nil): return refused("has no literal")
    case (_, nil): return try recorded("had no literal and was recorded")
    case (_, _?) where changes == nil: return nil
    case (.failed, _?): return try recorded("differs from its literal")
    case (_, _?): return refused("differs from its literal")
    }

    func recorded(_ verdict: String) throws(SnapshotProblem) -> FailureReport {
      let text = String(decoding: form.bytes, as: UTF8.self).dropFirst(heading.count)
      try sources.record(
        String(text.last == "\n" ? text.dropLast() : text), at: call, hasLiteral: expected != nil)
      return report(verdict, "recorded  run the test again to compare")
    }
    func refused(_ verdict: String) -> FailureReport {
      report(verdict, "record    \(LayoutRecording.variable)=\(LayoutRecording.failed) swift test")
    }
    func report(_ verdict: String, _ last: String) -> FailureReport {
      let head = ["\(form.kind) \(verdict)"] + (changes?.lines ?? [])
      let name = "\(call.stem)-\(call.line)"
      return FailureReport(
        text: (head + ["source    \(call.file):\(call.line)", last]).joined(separator: "\n"),
        name: name, files: [("\(name).\(form.kind)", form.bytes)])
    }
  }

  /// The changes since the literal. What is no longer readable differs as a whole.
  private func changes() throws(SnapshotProblem) -> SnapshotForm.Changes? {
    guard let expected else { return nil }
    do {
      return try form.changes(Array((heading + expected + "\n").utf8))
    } catch {
      return SnapshotForm.Changes("\(error)")
    }
  }
}
