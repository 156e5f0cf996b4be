/// A line that says how far the work is, on a terminal, after half a second.
struct Progress {
  private let total: Int
  private let surroundings: Surroundings
  private let start = ContinuousClock.now
  private var isShown = false

  private static let patience = Duration.milliseconds(500)

  init(total: Int, in surroundings: Surroundings) {
    self.total = total
    self.surroundings = surroundings
  }

  /// Says that so many are done.
  mutating func advance(to done: Int) {
    guard surroundings.isTerminal, start.duration(to: .now) > Self.patience else { return }
    isShown = true
    surroundings.words("\r\(done) of \(total.of("picture"))")
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    surroundings.words("\r\u{1B}[K")
  }
}
