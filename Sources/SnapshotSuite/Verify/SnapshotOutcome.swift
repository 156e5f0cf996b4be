internal import HostSystem
internal import VisualDiff

/// What came of a snapshot, with what would be recorded of it.
package struct SnapshotOutcome: Sendable {
  var verdict: Verdict
  /// What would become its baseline; `nil` if that is as it is, or could not be made.
  var recording: Recording?
  var failure: Failure?
  /// The differences, as a PNG.
  var difference: [UInt8]?
  /// Pictures to look at, where the baseline keeps none.
  var drawn: Drawn?

  /// Takes note that the snapshot is its own baseline from now on, whatever was there.
  mutating func recorded() {
    verdict.accept()
    failure = nil
  }

  /// Two PNGs.
  struct Drawn: Sendable {
    var expected: [UInt8]
    var actual: [UInt8]
  }

  /// A baseline to be.
  package struct Recording: Sendable {
    var entry: BaselineIndex.Entry
    /// New files, by name.
    var files: [String: [UInt8]]
  }
}
