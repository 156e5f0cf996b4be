package import CompositionalLayout
package import Foundation
internal import VisualDiff

/// The comparison of a layout with its baseline.
package struct SnapshotCheck {
  private let layout: LayoutRecord
  /// Named `grid.390.layout`.
  private let snapshot: TextSnapshot
  private let recording: LayoutRecording
  private let names: SnapshotNames
  private let tolerance: CGFloat
  private let ignored: [String]

  package init(
    layout: LayoutRecord, test: TextSnapshot.Test, recording: LayoutRecording,
    tolerance: CGFloat = 0, ignored: [String] = [], names: SnapshotNames = .ofThisRun
  ) {
    self.layout = layout
    snapshot = TextSnapshot(layout.description, kind: "layout", axes: layout.axes, of: test)
    (self.recording, self.tolerance, self.ignored) = (recording, tolerance, ignored)
    self.names = names
  }

  /// What is wrong; `nil` if all is as it was.
  package func run() throws(SnapshotProblem) -> SnapshotFailure? {
    let size = layout.axes.size
    guard size.width >= 0, size.height >= 0 else { throw .negativeContainer(size) }
    return try TextCheck(snapshot: snapshot, recording: recording, names: names).run {
      bytes throws(SnapshotProblem) in
      do {
        return changes(from: try LayoutRecord(parsing: bytes))
      } catch {
        throw .badBaseline(snapshot.baseline, "\(error)")
      }
    }
  }

  /// What is not as it was, a line each.
  private func changes(from old: LayoutRecord) -> String? {
    let options = LayoutDiff.Options(tolerance: tolerance, ignored: ignored)
    let diff = LayoutDiff(from: old, to: layout, options: options)
    let words = old.axes == layout.axes ? "" : "axes      \(old.axes) -> \(layout.axes)\n"
    guard !diff.isEmpty || !words.isEmpty else { return nil }
    let strange = options.ignoredNames(foundInNoneOf: [old, layout])
      .map { "ignoring  no frame is called '\($0)'\n" }
    return words + diff.text(columnsOf: old) + strange.joined()
  }
}
