package import CompositionalLayout
package import Foundation
internal import VisualDiff

/// Compares a layout with its baseline.
package struct LayoutCheck {
  private let layout: LayoutRecord
  /// The text of the layout, named like `grid.390.layout`.
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

  /// Runs the comparison; returns `nil` if nothing changed.
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

  /// Returns the changes, one per line; `nil` if there are none.
  private func changes(from old: LayoutRecord) -> String? {
    let options = LayoutDiff.Options(tolerance: tolerance, ignored: ignored)
    let diff = LayoutDiff(from: old, to: layout, options: options)
    let axes = old.axes == layout.axes ? "" : "axes      \(old.axes) -> \(layout.axes)\n"
    guard !diff.isEmpty || !axes.isEmpty else { return nil }
    let unknown = options.ignoredNames(foundInNoneOf: [old, layout])
      .map { "ignoring  no frame is called '\($0)'\n" }
    return axes + diff.text(columnsOf: old) + unknown.joined()
  }
}
