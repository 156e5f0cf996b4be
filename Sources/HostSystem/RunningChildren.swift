internal import Foundation
internal import Synchronization

/// The programs that are being run, which end with this one.
///
/// Each leads a group of processes, so no terminal's interruption comes to them or to what they run. As a
/// handler of signals may do little, they stand in a table of fixed size.
enum RunningChildren {
  private typealias Slot = Atomic<pid_t>

  private static let count = 16
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(0)) }
    return slots
  }()

  /// Makes the table, which no handler may do.
  static func prepare() {
    _ = slots
  }

  /// Remembers a program that has been started.
  static func add(_ child: pid_t) {
    _ = EndingSignals.watching
    for index in 0..<count {
      let (exchanged, _) = slots[index].compareExchange(
        expected: 0, desired: child, ordering: .acquiringAndReleasing)
      if exchanged { return }
    }
  }

  /// Forgets a program that has ended.
  static func remove(_ child: pid_t) {
    for index in 0..<count {
      _ = slots[index].compareExchange(
        expected: child, desired: 0, ordering: .acquiringAndReleasing)
    }
  }

  /// Asks a program to end, and all that it runs.
  static func end(_ child: pid_t) {
    if kill(-child, SIGTERM) != 0 { kill(child, SIGTERM) }
  }

  static func endAll() {
    for index in 0..<count {
      let child = slots[index].exchange(0, ordering: .acquiringAndReleasing)
      if child > 0 { end(child) }
    }
  }
}
