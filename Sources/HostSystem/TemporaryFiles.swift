internal import Foundation
internal import Synchronization

/// Files that are being written under a temporary name: a signal that ends the program removes them.
///
/// A handler may do little: it takes paths out of a table of fixed size and removes the files. Who
/// takes a path out owns it, the handler or the one who wrote the file, so that neither sees memory
/// the other has freed.
enum TemporaryFiles {
  /// A path's place in the table; `nil` where there was no room.
  typealias Place = Int?

  private typealias Path = UnsafeMutablePointer<CChar>
  private typealias Slot = Atomic<Path?>

  private static let count = 64
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(nil)) }
    return slots
  }()

  /// Remembers a file that is about to be made.
  static func add(_ path: String) -> Place {
    _ = EndingSignals.watching
    guard let path = strdup(path) else { return nil }
    for index in 0..<count {
      let (exchanged, _) = slots[index].compareExchange(
        expected: nil, desired: path, ordering: .acquiringAndReleasing)
      if exchanged { return index }
    }
    free(path)
    return nil
  }

  /// Forgets a file that has its own name now, or is gone.
  static func remove(_ place: Place) {
    guard let place else { return }
    free(slots[place].exchange(nil, ordering: .acquiringAndReleasing))
  }

  /// Makes the table, which no handler may do.
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
