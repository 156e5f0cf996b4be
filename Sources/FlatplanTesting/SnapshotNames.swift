internal import Synchronization

/// The baselines used in a run, with the first snapshot of each.
package final class SnapshotNames: Sendable {
  /// The names used in this process.
  package static let ofThisRun = SnapshotNames()

  /// The first snapshot, by path of the baseline.
  private let first = Mutex<[String: Snapshot]>([:])

  package init() {}

  /// Returns the line of an earlier snapshot with the same baseline but another content; `nil` if
  /// there is none.
  func line(ofConflictWith snapshot: Snapshot) -> UInt? {
    let holder = first.withLock { first in
      let holder = first[snapshot.baseline] ?? snapshot
      first[snapshot.baseline] = holder
      return holder
    }
    return holder.form.bytes == snapshot.form.bytes ? nil : holder.line
  }
}
