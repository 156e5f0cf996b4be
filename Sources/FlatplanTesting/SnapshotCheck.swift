package import CompositionalLayout
package import Foundation
internal import VisualDiff

/// The comparison of a layout with its baseline.
package struct SnapshotCheck {
  var snapshot: LayoutSnapshot
  var recording: LayoutRecording
  var tolerance: CGFloat
  var ignored: [String]

  init(
    snapshot: LayoutSnapshot, recording: LayoutRecording, tolerance: CGFloat = 0,
    ignored: [String] = []
  ) {
    (self.snapshot, self.recording) = (snapshot, recording)
    (self.tolerance, self.ignored) = (tolerance, ignored)
  }

  package init(
    layout: LayoutRecord, test: TextSnapshot.Test, recording: LayoutRecording, tolerance: CGFloat,
    ignored: [String]
  ) {
    self.init(
      snapshot: LayoutSnapshot(layout: layout, test: test), recording: recording,
      tolerance: tolerance, ignored: ignored)
  }

  /// What is wrong; `nil` if all is as it was.
  package func run() throws(SnapshotProblem) -> SnapshotFailure? {
    try TextCheck(snapshot: snapshot.text, recording: recording).run {
      bytes throws(SnapshotProblem) in
      do {
        return changes(from: try LayoutRecord(parsing: bytes))
      } catch {
        throw .badBaseline(snapshot.text.baseline, "\(error)")
      }
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
}
