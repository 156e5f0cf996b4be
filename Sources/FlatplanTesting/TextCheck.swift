/// Compares a text with its baseline, and records it if the mode requires it.
package struct TextCheck {
  var snapshot: TextSnapshot
  var recording: LayoutRecording
  var names: SnapshotNames

  package init(
    snapshot: TextSnapshot, recording: LayoutRecording, names: SnapshotNames = .ofThisRun
  ) {
    (self.snapshot, self.recording, self.names) = (snapshot, recording, names)
  }

  /// Runs the comparison; returns `nil` if nothing changed.
  ///
  /// - Parameter changes: Returns the changes since the given baseline, one per line; `nil` if
  ///   there are none.
  package func run(
    changes: (_ baseline: [UInt8]) throws(SnapshotProblem) -> String?
  ) throws(SnapshotProblem) -> SnapshotFailure? {
    let other = names.line(ofConflictWith: snapshot)
    if recording == .all {
      try record(other)
      return SnapshotFailure(snapshot, .recorded, .notCompared)
    }
    guard let old = try SnapshotFiles.read(snapshot.baseline) else {
      guard recording != .never else { return try refused(.noBaseline, other) }
      try record(other)
      return SnapshotFailure(snapshot, .recorded, .noBaseline)
    }
    guard let changes = try changes(old) else { return nil }
    guard recording == .failed else { return try refused(.changes(changes), other) }
    try record(other)
    return SnapshotFailure(snapshot, .recorded, .changes(changes))
  }

  private func refused(
    _ reason: SnapshotFailure.Reason, _ other: UInt?
  ) throws(SnapshotProblem) -> SnapshotFailure {
    try SnapshotFiles.write(snapshot.text, to: snapshot.actual)
    return SnapshotFailure(snapshot, .refused, reason, other: other)
  }

  /// Writes the baseline, unless another snapshot of this run uses it with another text.
  private func record(_ other: UInt?) throws(SnapshotProblem) {
    if let other { throw .nameTaken(snapshot.name, line: other) }
    try SnapshotFiles.write(snapshot.text, to: snapshot.baseline)
  }
}
