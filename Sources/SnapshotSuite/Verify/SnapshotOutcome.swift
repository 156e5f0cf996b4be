internal import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// The result of checking a snapshot, with its new recording.
package struct SnapshotOutcome: Sendable {
  var verdict: Verdict
  /// The new baseline; `nil` if it is unchanged or could not be made.
  var recording: Recording?
  var failure: Failure?
  /// The picture of the differences, as a PNG.
  var difference: [UInt8]?
  /// Redrawn pictures to inspect, if the baseline stores none.
  var drawn: Drawn?
  /// The pictures of both sides of a conflict, and of what was before, by name.
  var versions: [String: [UInt8]] = [:]

  /// The expected and actual pictures as PNGs.
  struct Drawn: Sendable {
    var expected: [UInt8]
    var actual: [UInt8]
  }

  /// A new baseline.
  package struct Recording: Sendable {
    var entry: BaselineIndex.Entry
    /// The environment it was made in; `nil` for a baseline that was recorded before.
    var environment: RenderEnvironment?
    /// The new files, by name.
    var files: [String: [UInt8]]

    /// Returns the recording without what this environment changes: the spec with its frames, and the
    /// recorded picture, which is due to be drawn in the environment that it was recorded in.
    func due(since recorded: BaselineIndex.Entry) -> Recording {
      var due = Recording(entry: entry, files: files)
      if let picture = entry.picture { due.files[picture] = nil }
      due.entry.picture = recorded.picture
      due.entry.pictureHash = recorded.pictureHash
      due.entry.pixelsHash = recorded.pixelsHash
      due.entry.machine = recorded.machine
      due.entry.isDue = true
      return due
    }
  }
}

extension [SnapshotOutcome.Recording] {
  /// The environments of new baselines, by hash, as lines of text.
  var machines: [String: [String]] {
    Dictionary(
      compactMap(\.environment).map { ($0.hash, $0.lines) },
      uniquingKeysWith: { first, _ in first })
  }
}
