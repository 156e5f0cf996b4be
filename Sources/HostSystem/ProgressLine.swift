internal import Basics
internal import Synchronization

/// A progress line on the terminal, shown after half a second of work:
/// `[=====>         ] 12 of 40 pictures, 4 s left: feed.yaml at 390 points`.
///
/// All methods are safe to call from any thread. Nothing is written if the output is not a
/// terminal.
package final class ProgressLine: Sendable {
  private let total: Int
  private let environment: RunEnvironment
  private let start: Duration
  private let state = Mutex(State())

  private struct State {
    var done = 0
    /// The steps in progress, oldest first.
    var pending: [(step: Int, label: String, count: Int, part: Double)] = []
    var steps = 0
    var shown: Duration?

    /// The number of pictures done, including fractions of those in progress.
    var completed: Double { pending.reduce(Double(done)) { $0 + $1.part * Double($1.count) } }
  }

  private static let initialDelay = Duration.milliseconds(500)
  /// The minimum time between updates.
  private static let updateInterval = Duration.milliseconds(100)
  private static let barLength = 16

  /// - Parameter total: The total number of pictures.
  package init(total: Int, in environment: RunEnvironment) {
    self.total = total
    self.environment = environment
    start = environment.now()
  }

  /// A step of the work.
  package struct Step: Sendable {
    fileprivate let number: Int
    fileprivate let progress: ProgressLine

    /// Sets the completed fraction of the step, from 0 to 1.
    package func move(to part: Double) {
      progress.change { state in
        guard let index = state.pending.firstIndex(where: { $0.step == number }) else { return }
        state.pending[index].part = min(max(part, 0), 1)
      }
    }

    /// Marks the step as done.
    package func end() {
      progress.change { state in
        guard let index = state.pending.firstIndex(where: { $0.step == number }) else { return }
        state.done += state.pending.remove(at: index).count
      }
    }
  }

  /// Starts a step that makes `count` pictures.
  package func begin(_ label: String, count: Int = 1) -> Step {
    var number = 0
    change { state in
      number = state.steps
      state.steps += 1
      state.pending.append((number, label, count, 0))
    }
    return Step(number: number, progress: self)
  }

  /// Erases the line.
  package func clear() {
    state.withLock { state in
      guard state.shown != nil else { return }
      state.shown = nil
      environment.messages("\r\u{1B}[K")
    }
  }

  private func change(_ body: (inout State) -> Void) {
    guard environment.isTerminal, environment.verbosity > .quiet else { return }
    state.withLock { state in
      body(&state)
      let now = environment.now()
      guard now - start >= Self.initialDelay else { return }
      if let shown = state.shown, now - shown < Self.updateInterval { return }
      state.shown = now
      // Leave the last column free, because some terminals wrap after it.
      let line = line(state, after: now - start).cut(toColumns: environment.columns() - 1)
      environment.messages("\r\(line)\u{1B}[K")
    }
  }

  private func line(_ state: State, after time: Duration) -> String {
    let part = total > 0 ? min(state.completed / Double(total), 1) : 1
    let filled = Int(part * Double(Self.barLength))
    let bar =
      String(repeating: "=", count: filled) + (filled < Self.barLength ? ">" : "")
      + String(repeating: " ", count: max(Self.barLength - filled - 1, 0))
    var line = "[\(bar)] \(state.done) of \(total.of("picture"))"
    if part > 0, part < 1 {
      let left = time / part - time
      line += ", \(Self.text(for: left)) left"
    }
    return line + (state.pending.first.map { ": \($0.label)" } ?? "")
  }

  /// Formats a duration, such as `4 s` or `2 min`, rounded up so that it never shows zero.
  private static func text(for time: Duration) -> String {
    let seconds = time.components.seconds + 1
    return seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }
}

extension String {
  /// Returns the beginning of the text that fits in a number of terminal columns; CJK characters
  /// take two.
  fileprivate func cut(toColumns columns: Int) -> String {
    var used = 0
    for (index, character) in zip(indices, self) {
      used += (character.unicodeScalars.first?.value ?? 0) < 0x1100 ? 1 : 2
      if used > columns { return String(self[..<index]) }
    }
    return self
  }
}
