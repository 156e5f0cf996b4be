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
/// - Parameters:
///   - makeTool: Makes what a thread has for itself, from its first item to its last one.
///   - idle: Called by threads that have nothing left to do while others still work; to return after
///     `end`.
///   - end: Called once all is done.
func inParallel<Item: Sendable, Tool, Result: Sendable>(
  _ items: [Item], atMost limit: Int, each makeTool: @autoclosure @escaping @Sendable () -> Tool,
  idle: @escaping @Sendable (Tool) -> Void = { _ in },
  end: @escaping @Sendable () -> Void = {},
  work: @escaping @Sendable (Item, Tool) -> Result
) async -> [Result] {
  guard limit > 1, items.count > 1 else {
    defer { end() }
    let tool = makeTool()
    return items.map { work($0, tool) }
  }
  let tally = Tally()
  return await withTaskGroup(of: [(Int, Result)].self) { group in
    for _ in 0..<min(limit, items.count) {
      group.addTask {
        var results: [(Int, Result)] = []
        let tool = makeTool()
        while let index = tally.next(of: items.count) {
          results.append((index, work(items[index], tool)))
          // Said by who did the last one: those that are idle may have all other threads.
          if tally.finish() == items.count { end() }
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

/// How many items have been begun, and how many of them are done.
private final class Tally: Sendable {
  private let begun = Atomic(0)
  private let done = Atomic(0)

  /// An item that nobody has begun; nothing once there is none.
  func next(of count: Int) -> Int? {
    let index = begun.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// How many are done with this one.
  func finish() -> Int { done.add(1, ordering: .sequentiallyConsistent).newValue }
}
