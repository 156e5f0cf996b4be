internal import CollectionViewPictures
internal import CompositionalLayout
internal import FlatplanTesting
internal import Foundation
internal import UIKitViews

/// Compares the frames and content of a collection view with its baselines.
struct CollectionCheck {
  var found: ViewRecord
  var test: TextSnapshot.Test
  var recording: LayoutRecording
  var tolerance: CGFloat = 0
  var ignored: [String] = []

  /// The failures of the layout and the content; empty if both match.
  func run() throws(SnapshotProblem) -> [SnapshotFailure] {
    let layout = try LayoutCheck(
      layout: found.layout, test: test, recording: recording, tolerance: tolerance,
      ignored: ignored
    ).run()
    return [layout, try content()].compactMap(\.self)
  }

  private func content() throws(SnapshotProblem) -> SnapshotFailure? {
    let snapshot = TextSnapshot(
      found.content.description, kind: "content", axes: found.layout.axes, of: test)
    return try TextCheck(snapshot: snapshot, recording: recording).run {
      bytes throws(SnapshotProblem) in
      let old: ContentRecord
      do {
        old = try ContentRecord(parsing: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw .badBaseline(snapshot.baseline, "\(error)")
      }
      let difference = found.content.difference(from: old)
      return difference.isEmpty ? nil : difference.description
    }
  }
}
