internal import CairoRenderer
internal import Synchronization

/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// The thread that calls works as well, and alone where that is enough: another one costs memory and time
/// of its own.
package func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  inParallel(items, atMost: limit, each: ()) { item, _ in work(item) }
}

/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// - Parameter makeTool: Makes what a thread has for itself, from its first item to its last one.
package func inParallel<Item: Sendable, Tool, Result: Sendable>(
  _ items: [Item], atMost limit: Int, each makeTool: @autoclosure @escaping @Sendable () -> Tool,
  work: @escaping @Sendable (Item, Tool) -> Result
) -> [Result] {
  inParallel(
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
        // Said by who did the last one: those that are idle may have all other threads.
        if queue.finish() { end() }
      }
    }
    idle(tool)
  }
  return results.withLock { $0.compactMap { $0 } }
}
