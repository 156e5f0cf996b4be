internal import Synchronization

/// Distributes the work of `inParallel` to threads.
///
/// An item is worked on as soon as it is prepared, so that few prepared items are in memory. Only
/// the last items are all prepared first, so that threads without items can help with them.
final class WorkQueue<Prepared: Sendable>: Sendable {
  let threads: Int
  private let count: Int
  private let state = Mutex(State())

  private struct State {
    var begun = 0
    var done = 0
    /// The prepared items, oldest first.
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

  /// Returns the next step; `nil` if nothing is left for the calling thread, even if others are
  /// still working.
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

  /// Marks an item as done; returns true if it was the last one.
  func finish() -> Bool {
    state.withLock { state in
      state.done += 1
      return state.done == count
    }
  }
}
