internal import Synchronization

/// What threads do next.
///
/// What is prepared is done at once, so that little of it waits. Only the last items are prepared first:
/// a thread that would have nothing left to do can help with them then.
final class WorkQueue<Prepared: Sendable>: Sendable {
  let threads: Int
  private let count: Int
  private let state = Mutex(State())

  private struct State {
    var begun = 0
    var done = 0
    /// What waits to be done, the first one first.
    var prepared: [(index: Int, item: Prepared)] = []
  }

  enum Step {
    case prepare(Int)
    case work(Int, Prepared)
  }

  init(count: Int, threads: Int) {
    self.count = count
    self.threads = threads
  }

  /// Nothing, once nothing is left for the thread that asks: others may still be at something.
  func next() -> Step? {
    state.withLock { state in
      let left = count - state.begun
      let isLate = left < threads && state.prepared.count < threads
      if left > 0, isLate || state.prepared.isEmpty {
        defer { state.begun += 1 }
        return .prepare(state.begun)
      }
      guard !state.prepared.isEmpty else { return nil }
      let first = state.prepared.removeFirst()
      return .work(first.index, first.item)
    }
  }

  func add(_ item: Prepared, at index: Int) {
    state.withLock { $0.prepared.append((index, item)) }
  }

  /// Says that an item is done; true if it was the last one.
  func finish() -> Bool {
    state.withLock { state in
      state.done += 1
      return state.done == count
    }
  }
}
