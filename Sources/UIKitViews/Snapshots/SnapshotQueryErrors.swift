internal import Synchronization

/// The first error that a query of a snapshot, or of one of its copies, ran into.
@usableFromInline
final class SnapshotQueryErrors: Sendable {
  private let kept = Mutex<SnapshotError?>(nil)

  @usableFromInline
  init() {}

  var first: SnapshotError? { kept.withLock(\.self) }

  func keep(_ cause: SnapshotError.Cause) {
    kept.withLock { if $0 == nil { $0 = SnapshotError(cause) } }
  }
}
