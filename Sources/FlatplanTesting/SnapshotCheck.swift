/// Compares a snapshot with its baseline, and records it if the mode requires it.
package struct SnapshotCheck {
  var snapshot: Snapshot
  var recording: LayoutRecording
  var names: SnapshotNames

  package init(
    snapshot: Snapshot, recording: LayoutRecording, names: SnapshotNames = .ofThisRun
  ) {
    (self.snapshot, self.recording, self.names) = (snapshot, recording, names)
  }

  /// Runs the comparison; returns `nil` if nothing changed.
  package func run() throws(SnapshotProblem) -> SnapshotFailure? {
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
    guard let changes = try changes(since: old) else { return nil }
    guard recording == .failed else { return try refused(.changes(changes), other) }
    try record(other)
    return SnapshotFailure(snapshot, .recorded, .changes(changes))
  }

  private func changes(
    since old: [UInt8]
  ) throws(SnapshotProblem) -> SnapshotForm.Changes? {
    do {
      return try snapshot.form.changes(old)
    } catch {
      throw .badBaseline(snapshot.baseline, "\(error)")
    }
  }

  private func refused(
    _ reason: SnapshotFailure.Reason, _ other: UInt?
  ) throws(SnapshotProblem) -> SnapshotFailure {
    try SnapshotFiles.write(snapshot.form.bytes, to: snapshot.actual)
    if case .changes(let changes) = reason, let picture = changes.picture {
      try SnapshotFiles.write(picture, to: snapshot.difference)
    }
    return SnapshotFailure(snapshot, .refused, reason, other: other)
  }

  /// Writes the baseline, unless another snapshot of this run uses it with another content.
  private func record(_ other: UInt?) throws(SnapshotProblem) {
    if let other { throw .nameTaken(snapshot.name, line: other) }
    try SnapshotFiles.write(snapshot.form.bytes, to: snapshot.baseline)
  }
}
