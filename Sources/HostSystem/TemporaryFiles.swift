internal import Foundation
internal import Synchronization

/// The temporary files being written, which are removed if a signal ends the program.
///
/// The table has a fixed size because signal handlers must not allocate. The code that exchanges a path
/// out of the table owns it, the handler or the writer, so that neither uses memory freed by the
/// other.
enum TemporaryFiles {
  /// The index of a path in the table; `nil` if the table was full.
  typealias Index = Int?

  private typealias Path = UnsafeMutablePointer<CChar>
  private typealias Slot = Atomic<Path?>

  private static let count = 64
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(nil)) }
    return slots
  }()

  /// Registers a file that is about to be created.
  static func add(_ path: String) -> Index {
    _ = TerminationSignals.handlers
    guard let path = strdup(path) else { return nil }
    for index in 0..<count {
      let (exchanged, _) = slots[index].compareExchange(
        expected: nil, desired: path, ordering: .acquiringAndReleasing)
      if exchanged { return index }
    }
    free(path)
    return nil
  }

  /// Unregisters a file that was renamed or deleted.
  static func remove(_ index: Index) {
    guard let index else { return }
    free(slots[index].exchange(nil, ordering: .acquiringAndReleasing))
  }

  /// Allocates the table, which a signal handler must not do.
  static func prepare() {
    _ = slots
  }

  static func removeAll() {
    for index in 0..<count {
      guard let path = slots[index].exchange(nil, ordering: .acquiringAndReleasing) else {
        continue
      }
      unlink(path)
    }
  }
}
