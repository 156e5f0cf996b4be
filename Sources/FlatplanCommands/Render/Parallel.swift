internal import Synchronization

/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// What would run alone runs here and now: another thread costs memory and time of its own.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await inParallel(items, atMost: limit, each: ()) { item, _ in work(item) }
}

/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// - Parameter makeTool: Makes what a thread has for itself, from its first item to its last one.
func inParallel<Item: Sendable, Tool, Result: Sendable>(
  _ items: [Item], atMost limit: Int, each makeTool: @autoclosure @escaping @Sendable () -> Tool,
  work: @escaping @Sendable (Item, Tool) -> Result
) async -> [Result] {
  await inParallel(
    items, atMost: limit, each: makeTool(), prepare: { item, _ in item }, idle: { _ in }, end: {},
    work: work)
}

/// Prepares all `items` and does `work` for them, at most `limit` at a time, and answers the results in
/// the order of the items.
///
/// - Parameters:
///   - makeTool: Makes what a thread has for itself, from its first item to its last one.
///   - prepare: Does what threads cannot help each other with. Another thread may do the work then.
///   - idle: Called by threads that have nothing left to do while others still work; to return after
///     `end`.
///   - end: Called once all is done.
func inParallel<Item: Sendable, Tool, Prepared: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, each makeTool: @autoclosure @escaping @Sendable () -> Tool,
  prepare: @escaping @Sendable (Item, Tool) -> Prepared,
  idle: @escaping @Sendable (Tool) -> Void, end: @escaping @Sendable () -> Void,
  work: @escaping @Sendable (Prepared, Tool) -> Result
) async -> [Result] {
  guard limit > 1, items.count > 1 else {
    defer { end() }
    let tool = makeTool()
    return items.map { work(prepare($0, tool), tool) }
  }
  let queue = WorkQueue<Prepared>(count: items.count, threads: min(limit, items.count))
  return await withTaskGroup(of: [(Int, Result)].self) { group in
    for _ in 0..<queue.threads {
      group.addTask {
        var results: [(Int, Result)] = []
        let tool = makeTool()
        while let step = queue.next() {
          switch step {
          case .prepare(let index): queue.add(prepare(items[index], tool), at: index)
          case .work(let index, let prepared):
            results.append((index, work(prepared, tool)))
            // Said by who did the last one: those that are idle may have all other threads.
            if queue.finish() { end() }
          }
        }
        idle(tool)
        return results
      }
    }
    var results = [Result?](repeating: nil, count: items.count)
    for await done in group {
      for (index, result) in done { results[index] = result }
    }
    return results.compactMap { $0 }
  }
}

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
