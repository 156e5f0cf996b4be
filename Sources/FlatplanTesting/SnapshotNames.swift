internal import Synchronization

/// The baselines that a run compares with, and for which snapshot first.
package final class SnapshotNames: Sendable {
  /// Those of the process.
  package static let ofThisRun = SnapshotNames()

  /// By the path of the baseline.
  private let first = Mutex<[String: TextSnapshot]>([:])

  package init() {}

  /// The line of the snapshot that took the baseline before this one and says otherwise; `nil` if this
  /// one may have it.
  func line(ofOtherThan snapshot: TextSnapshot) -> UInt? {
    let holder = first.withLock { first in
      let holder = first[snapshot.baseline] ?? snapshot
      first[snapshot.baseline] = holder
      return holder
    }
    return holder.text == snapshot.text ? nil : holder.line
  }
}
