internal import CairoRenderer
internal import Synchronization

/// Runs `work` for all items, at most `limit` at a time, and returns the results in order.
///
/// The calling thread works too. No other threads are started if it is enough, because each costs
/// memory and time.
package func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  inParallel(items, atMost: limit, each: ()) { item, _ in work(item) }
}

/// Runs `work` for all items, at most `limit` at a time, and returns the results in order.
///
/// - Parameter makeTool: Creates the object that a thread uses for all its items.
package func inParallel<Item: Sendable, Tool, Result: Sendable>(
  _ items: [Item], atMost limit: Int, each makeTool: @autoclosure @escaping @Sendable () -> Tool,
  work: @escaping @Sendable (Item, Tool) -> Result
) -> [Result] {
  inParallel(
    items, atMost: limit, each: makeTool(), prepare: { item, _ in item }, idle: { _ in }, end: {},
    work: work)
}

/// Prepares all items and runs `work` for them, at most `limit` at a time, and returns the results
/// in order.
///
/// - Parameters:
///   - makeTool: Creates the object that a thread uses for all its items.
///   - prepare: The first step of an item. The second step may run on another thread.
///   - idle: Called on threads that have no items left while others still work; it must return
///     after `end` is called.
///   - end: Called when all items are done.
package func inParallel<Item: Sendable, Tool, Prepared: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, each makeTool: @autoclosure @escaping @Sendable () -> Tool,
  prepare: @escaping @Sendable (Item, Tool) -> Prepared,
  idle: @escaping @Sendable (Tool) -> Void, end: @escaping @Sendable () -> Void,
  work: @escaping @Sendable (Prepared, Tool) -> Result
) -> [Result] {
  guard limit > 1, items.count > 1 else {
    defer { end() }
    let tool = makeTool()
    return items.map { work(prepare($0, tool), tool) }
  }
  let queue = WorkQueue<Prepared>(count: items.count, threads: min(limit, items.count))
  let results = Mutex([Result?](repeating: nil, count: items.count))
  Threads.together(queue.threads) {
    let tool = makeTool()
    while let step = queue.next() {
      switch step {
      case .prepare(let index): queue.add(prepare(items[index], tool), at: index)
      case .work(let index, let prepared):
        let result = work(prepared, tool)
        results.withLock { $0[index] = result }
        // The last thread to finish calls `end`; the idle ones wait for it.
        if queue.finish() { end() }
      }
    }
    idle(tool)
  }
  return results.withLock { $0.compactMap { $0 } }
}
