internal import Foundation
internal import Synchronization

/// The child processes, which are terminated with this process.
///
/// Each child leads a process group, so terminal interrupts reach neither the child nor its
/// children. The table has a fixed size because signal handlers must not allocate.
enum RunningChildren {
  private typealias Slot = Atomic<pid_t>

  private static let count = 256
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

  private static let starting = Mutex(())

  /// Starts and registers a process, or inspects the children, while no other thread starts one.
  static func withoutStarting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try starting.withLock { _ in try body() }
  }

  /// Returns whether a process is registered.
  static func contains(_ child: pid_t) -> Bool {
    (0..<count).contains { slots[$0].load(ordering: .acquiring) == child }
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
    if Foundation.kill(-child, SIGTERM) != 0 { Foundation.kill(child, SIGTERM) }
  }

  /// Kills a process and its process group, which may have ignored ``end(_:)``.
  static func kill(_ child: pid_t) {
    if Foundation.kill(-child, SIGKILL) != 0 { Foundation.kill(child, SIGKILL) }
  }

  static func endAll() {
    for index in 0..<count {
      let child = slots[index].exchange(0, ordering: .acquiringAndReleasing)
      if child > 0 { end(child) }
    }
  }
}
