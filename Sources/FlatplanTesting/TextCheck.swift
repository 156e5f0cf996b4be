internal import Foundation
internal import Synchronization

/// The comparison of a text with its baseline, and what is recorded.
package struct TextCheck {
  var snapshot: TextSnapshot
  var recording: LayoutRecording

  package init(snapshot: TextSnapshot, recording: LayoutRecording) {
    (self.snapshot, self.recording) = (snapshot, recording)
  }

  /// What is wrong; `nil` if all is as it was.
  ///
  /// - Parameter changes: What is not as in a baseline of these bytes, a line each; `nil` is nothing.
  package func run(
    changes: (_ baseline: [UInt8]) throws(SnapshotProblem) -> String?
  ) throws(SnapshotProblem) -> SnapshotFailure? {
    if recording == .all {
      try record()
      return SnapshotFailure(snapshot, .recorded, "recorded, and not compared\n")
    }
    guard let old = try SnapshotFiles.read(snapshot.baseline) else {
      guard recording != .never else { return try refused("there is no baseline\n") }
      try record()
      return SnapshotFailure(snapshot, .recorded, "there was no baseline; it is recorded now\n")
    }
    guard let changes = try changes(old) else { return nil }
    guard recording == .failed else { return try refused(changes) }
    try record()
    return SnapshotFailure(snapshot, .recorded, changes)
  }

  private func refused(_ changes: String) throws(SnapshotProblem) -> SnapshotFailure {
    try SnapshotFiles.write(snapshot.text, to: snapshot.actual)
    return SnapshotFailure(snapshot, .refused, changes)
  }

  /// Writes the baseline, unless this run has written another text there.
  private func record() throws(SnapshotProblem) {
    let isTaken = Self.recorded.withLock { recorded in
      let known = recorded[snapshot.baseline]
      recorded[snapshot.baseline] = known ?? snapshot.text
      return known != nil && known != snapshot.text
    }
    if isTaken { throw .nameTaken(snapshot.name) }
    try SnapshotFiles.write(snapshot.text, to: snapshot.baseline)
  }

  /// What this run has recorded, by path.
  private static let recorded = Mutex<[String: String]>([:])
}
