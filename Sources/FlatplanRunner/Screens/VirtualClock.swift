/// The delays that a user's code requested. They end in the order of their times, and no real time
/// passes.
struct VirtualClock {
  /// Delays that are requested after the clock has started end only up to this time, in milliseconds.
  /// This stops repeating timers and work that delays itself again.
  static let horizon = 5_000
  /// The longest delay that ends, in milliseconds.
  static let maximumDelay = 60_000
  /// The maximum number of delays that are accepted before ``reset()``.
  static let maximumEvents = 500

  private struct Event {
    var end: Int
    var number: Int
    var work: @Sendable () -> Void

    func isBefore(_ other: Event) -> Bool { (end, number) < (other.end, other.number) }
  }

  private var events: [Event] = []
  /// The time since ``reset()``, in milliseconds.
  private(set) var now = 0
  /// The number of delays requested since ``reset()``.
  private var count = 0
  private var isRunning = false

  /// Adds work that is delayed by a number of milliseconds.
  mutating func add(after delay: Int, _ work: @escaping @Sendable () -> Void) {
    guard delay <= Self.maximumDelay, count < Self.maximumEvents else { return }
    let end = now + max(delay, 0)
    guard !isRunning || end <= Self.horizon else { return }
    count += 1
    events.append(Event(end: end, number: count, work: work))
  }

  /// Moves the time to the end of the next delay and returns its work; `nil` if there is none.
  mutating func next() -> (@Sendable () -> Void)? {
    isRunning = true
    guard let index = events.indices.min(by: { events[$0].isBefore(events[$1]) }) else {
      return nil
    }
    let event = events.remove(at: index)
    now = event.end
    return event.work
  }

  /// Forgets all delays.
  mutating func reset() { self = VirtualClock() }
}
