internal import CompositionalLayout
internal import Synchronization

/// A line that says how far long work is, on a terminal, after half a second of it:
/// `[=====>         ] 12 of 40 pictures, 4 s left: feed.yaml at 390 points`.
///
/// Work may be told of on any thread. Where nobody watches, nothing is written at all.
package final class ProgressLine: Sendable {
  private let total: Int
  private let surroundings: RunEnvironment
  private let start: Duration
  private let state = Mutex(State())

  private struct State {
    var done = 0
    /// What is being done, the oldest first.
    var pending: [(step: Int, words: String, count: Int, part: Double)] = []
    var steps = 0
    var shown: Duration?

    /// How many are done, with what is done of the others.
    var amount: Double { pending.reduce(Double(done)) { $0 + $1.part * Double($1.count) } }
  }

  private static let patience = Duration.milliseconds(500)
  /// A line changes no more often.
  private static let pause = Duration.milliseconds(100)
  private static let barLength = 16

  /// - Parameter total: How many pictures there will be.
  package init(total: Int, in surroundings: RunEnvironment) {
    self.total = total
    self.surroundings = surroundings
    start = surroundings.now()
  }

  /// A piece of the work.
  package struct Step: Sendable {
    fileprivate let number: Int
    fileprivate let progress: ProgressLine

    /// Says how much of it is done, from 0 to 1.
    package func move(to part: Double) {
      progress.change { state in
        guard let index = state.pending.firstIndex(where: { $0.step == number }) else { return }
        state.pending[index].part = min(max(part, 0), 1)
      }
    }

    /// Says that it is done.
    package func end() {
      progress.change { state in
        guard let index = state.pending.firstIndex(where: { $0.step == number }) else { return }
        state.done += state.pending.remove(at: index).count
      }
    }
  }

  /// Says what is being done now, and how many pictures that is.
  package func begin(_ words: String, count: Int = 1) -> Step {
    var number = 0
    change { state in
      number = state.steps
      state.steps += 1
      state.pending.append((number, words, count, 0))
    }
    return Step(number: number, progress: self)
  }

  /// Takes the line away.
  package func clear() {
    state.withLock { state in
      guard state.shown != nil else { return }
      state.shown = nil
      surroundings.words("\r\u{1B}[K")
    }
  }

  private func change(_ body: (inout State) -> Void) {
    guard surroundings.isTerminal else { return }
    state.withLock { state in
      body(&state)
      let now = surroundings.now()
      guard now - start >= Self.patience else { return }
      if let shown = state.shown, now - shown < Self.pause { return }
      state.shown = now
      // The last column is left free, as some terminals go on to the next line there.
      let line = line(state, after: now - start).cut(toColumns: surroundings.columns() - 1)
      surroundings.words("\r\(line)\u{1B}[K")
    }
  }

  private func line(_ state: State, after time: Duration) -> String {
    let part = total > 0 ? min(state.amount / Double(total), 1) : 1
    let filled = Int(part * Double(Self.barLength))
    let bar =
      String(repeating: "=", count: filled) + (filled < Self.barLength ? ">" : "")
      + String(repeating: " ", count: max(Self.barLength - filled - 1, 0))
    var line = "[\(bar)] \(state.done) of \(total.of("picture"))"
    if part > 0, part < 1 {
      let left = time / part - time
      line += ", \(Self.words(for: left)) left"
    }
    return line + (state.pending.first.map { ": \($0.words)" } ?? "")
  }

  /// `4 s`, `2 min`: rounded up, as nothing is as annoying as no time left.
  private static func words(for time: Duration) -> String {
    let seconds = time.components.seconds + 1
    return seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }
}

extension String {
  /// As much of the text as a terminal shows in so many columns; letters of the East take two.
  fileprivate func cut(toColumns columns: Int) -> String {
    var used = 0
    for (index, character) in zip(indices, self) {
      used += (character.unicodeScalars.first?.value ?? 0) < 0x1100 ? 1 : 2
      if used > columns { return String(self[..<index]) }
    }
    return self
  }
}
