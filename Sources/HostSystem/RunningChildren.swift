internal import Foundation
internal import Synchronization

/// The child processes, which are terminated with this process.
///
/// Each child leads a process group, so terminal interrupts reach neither the child nor its
/// children. The table has a fixed size because signal handlers must not allocate.
enum RunningChildren {
  private typealias Slot = Atomic<pid_t>

  private static let count = 16
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(0)) }
    return slots
  }()

  /// Allocates the table, which a signal handler must not do.
  static func prepare() {
    _ = slots
  }

  /// Registers a started process.
  static func add(_ child: pid_t) {
    _ = TerminationSignals.handlers
    for index in 0..<count {
      let (exchanged, _) = slots[index].compareExchange(
        expected: 0, desired: child, ordering: .acquiringAndReleasing)
      if exchanged { return }
    }
  }

  /// Unregisters a process that has ended.
  static func remove(_ child: pid_t) {
    for index in 0..<count {
      _ = slots[index].compareExchange(
        expected: child, desired: 0, ordering: .acquiringAndReleasing)
    }
  }

  /// Terminates a process and its process group.
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
