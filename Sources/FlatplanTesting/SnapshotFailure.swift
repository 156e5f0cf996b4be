internal import Foundation

/// What a test says that fails.
package struct SnapshotFailure: CustomStringConvertible {
  enum Outcome {
    /// The text is the baseline now.
    case recorded
    /// The text lies elsewhere, until it is accepted.
    case refused
  }

  let snapshot: TextSnapshot
  let outcome: Outcome
  /// A line each.
  let changes: String
  /// The line of another snapshot of this name, which accepting this one would fail.
  let other: UInt?

  init(_ snapshot: TextSnapshot, _ outcome: Outcome, _ changes: String, other: UInt? = nil) {
    self.snapshot = snapshot
    self.outcome = outcome
    self.changes = changes
    self.other = other
  }

  /// The changes, the files, the command that accepts.
  package var description: String {
    var lines = changes.split(separator: "\n").map { "  \($0)" }
    lines.insert("\(snapshot.kind) \(snapshot.name) is not as recorded", at: 0)
    if let other {
      lines.append(
        "name      line \(other) has another snapshot of it; tell them apart with named:")
    }
    lines.append("baseline  \(snapshot.baseline)")
    switch outcome {
    case .recorded: lines.append("recorded  run the test again to compare")
    case .refused:
      lines.append("actual    \(snapshot.actual)")
      lines.append("accept    " + acceptCommand)
    }
    return lines.joined(separator: "\n")
  }

  private var acceptCommand: String {
    let folder = (snapshot.baseline as NSString).deletingLastPathComponent
    let copy = "cp \(snapshot.actual.inShell) \(snapshot.baseline.inShell)"
    let isThere = FileManager.default.fileExists(atPath: folder)
    return isThere ? copy : "mkdir -p \(folder.inShell) && \(copy)"
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var inShell: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789/._-+@".unicodeScalars.contains(scalar))
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
