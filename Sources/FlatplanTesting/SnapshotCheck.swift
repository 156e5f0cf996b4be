internal import CompositionalLayout
internal import Foundation
internal import Synchronization
internal import VisualDiff

/// The comparison of a layout with its baseline.
struct SnapshotCheck {
  var snapshot: LayoutSnapshot
  var recording: LayoutRecording
  var tolerance: CGFloat = 0
  var ignored: [String] = []

  /// What is wrong; `nil` if all is as it was.
  func run() throws(SnapshotProblem) -> SnapshotFailure? {
    if recording == .all {
      try record()
      return SnapshotFailure(snapshot, .recorded, "recorded, and not compared\n")
    }
    guard let old = try baseline() else {
      guard recording != .never else { return try refused("there is no baseline\n") }
      try record()
      return SnapshotFailure(snapshot, .recorded, "there was no baseline; it is recorded now\n")
    }
    guard let changes = changes(from: old) else { return nil }
    guard recording == .failed else { return try refused(changes) }
    try record()
    return SnapshotFailure(snapshot, .recorded, changes)
  }

  private func baseline() throws(SnapshotProblem) -> LayoutRecord? {
    guard let bytes = try SnapshotFiles.read(snapshot.baseline) else { return nil }
    do {
      return try LayoutRecord(parsing: bytes)
    } catch {
      throw .badBaseline(snapshot.baseline, "\(error)")
    }
  }

  /// What is not as it was, a line each.
  private func changes(from old: LayoutRecord) -> String? {
    let diff = LayoutDiff(
      from: old, to: snapshot.layout,
      options: LayoutDiff.Options(tolerance: tolerance, ignored: ignored))
    let axes = snapshot.layout.axes
    let words = old.axes == axes ? "" : "axes      \(old.axes) -> \(axes)\n"
    return diff.isEmpty && words.isEmpty ? nil : words + diff.text(columnsOf: old)
  }

  private func refused(_ changes: String) throws(SnapshotProblem) -> SnapshotFailure {
    try SnapshotFiles.write(snapshot.layout.description, to: snapshot.actual)
    return SnapshotFailure(snapshot, .refused, changes)
  }

  /// Writes the baseline, unless this run has written another layout there.
  private func record() throws(SnapshotProblem) {
    let isTaken = Self.recorded.withLock { recorded in
      let known = recorded[snapshot.baseline]
      recorded[snapshot.baseline] = known ?? snapshot.layout
      return known != nil && known != snapshot.layout
    }
    if isTaken { throw .nameTaken(snapshot.name) }
    try SnapshotFiles.write(snapshot.layout.description, to: snapshot.baseline)
  }

  /// What this run has recorded, by path.
  private static let recorded = Mutex<[String: LayoutRecord]>([:])
}

/// What a test says that fails.
struct SnapshotFailure: CustomStringConvertible {
  enum Outcome {
    /// The layout is the baseline now.
    case recorded
    /// The layout lies elsewhere, until it is accepted.
    case refused
  }

  let snapshot: LayoutSnapshot
  let outcome: Outcome
  /// A line each.
  let changes: String

  init(_ snapshot: LayoutSnapshot, _ outcome: Outcome, _ changes: String) {
    self.snapshot = snapshot
    self.outcome = outcome
    self.changes = changes
  }

  /// The changes, the files, the command that accepts.
  var description: String {
    var lines = changes.split(separator: "\n").map { "  \($0)" }
    lines.insert("layout \(snapshot.name) is not as recorded", at: 0)
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
