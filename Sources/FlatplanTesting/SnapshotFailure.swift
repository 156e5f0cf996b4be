internal import Foundation

/// The failure of a snapshot test.
package struct SnapshotFailure: CustomStringConvertible {
  enum Outcome {
    /// The snapshot was recorded as the baseline.
    case recorded
    /// The snapshot was written elsewhere, until it is accepted.
    case refused
  }

  enum Reason {
    case changes(SnapshotForm.Changes)
    case noBaseline
    /// The baseline was not compared.
    case notCompared
  }

  let snapshot: Snapshot
  let outcome: Outcome
  let reason: Reason
  /// The line of another snapshot with the same name but other contents, which would fail if this
  /// one were accepted.
  let other: UInt?

  init(_ snapshot: Snapshot, _ outcome: Outcome, _ reason: Reason, other: UInt? = nil) {
    self.snapshot = snapshot
    self.outcome = outcome
    self.reason = reason
    self.other = other
  }

  /// The problem in one line, followed by the changes, the files, and the command that accepts
  /// them.
  package var description: String {
    var lines = ["\(snapshot.form.kind) \(snapshot.name) \(verdict)"]
    if case .changes(let changes) = reason {
      lines += changes.lines
    }
    if let other {
      lines.append(
        "name      line \(other) has another snapshot with this name; set 'named:' to distinguish them"
      )
    }
    lines.append("baseline  \(snapshot.baseline)")
    switch outcome {
    case .recorded: lines.append("recorded  run the test again to compare")
    case .refused:
      lines.append("actual    \(snapshot.actual)")
      if differences != nil { lines.append("pixels    \(snapshot.difference)") }
      lines.append("accept    " + acceptCommand)
      lines.append("all       \(LayoutRecording.variable)=\(LayoutRecording.failed) swift test")
    }
    return lines.joined(separator: "\n")
  }

  /// The failure with the files that test results keep.
  var report: FailureReport {
    let (form, name) = (snapshot.form, snapshot.name)
    return FailureReport(
      text: description, name: name,
      files: [("\(name).\(form.kind)", form.bytes)]
        + (differences.map { [("\(name).difference.png", $0)] } ?? []))
  }

  private var differences: [UInt8]? {
    guard case .changes(let changes) = reason else { return nil }
    return changes.picture
  }

  private var verdict: String {
    switch (reason, outcome) {
    case (.changes, _): "differs from its baseline"
    case (.noBaseline, .recorded): "had no baseline and was recorded"
    case (.noBaseline, .refused): "has no baseline"
    case (.notCompared, _): "was recorded without being compared"
    }
  }

  private var acceptCommand: String {
    let folder = (snapshot.baseline as NSString).deletingLastPathComponent
    let copy = "cp \(snapshot.actual.shellQuoted) \(snapshot.baseline.shellQuoted)"
    let exists = FileManager.default.fileExists(atPath: folder)
    return exists ? copy : "mkdir -p \(folder.shellQuoted) && \(copy)"
  }
}

extension SnapshotForm.Changes {
  /// The changes as lines of a message.
  var lines: [String] { text.split(separator: "\n").map { "  \($0)" } }
}

/// What a failed assertion reports.
struct FailureReport {
  var text: String
  var name: String
  /// Files for the test results, by name.
  var files: [(name: String, bytes: [UInt8])] = []
}

extension String {
  /// The text quoted as one word for a shell.
  fileprivate var shellQuoted: String {
    let isSafe =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789/._-+@".unicodeScalars.contains(scalar))
      }
    return isSafe ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
