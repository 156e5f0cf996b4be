internal import CairoRenderer
internal import Synchronization

/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// What would run alone runs here and now: another thread costs memory and time of its own.
///
/// - Parameter help: What threads serve that have nothing left to do, while others still work.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, help: PictureHelp? = nil,
  work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  guard limit > 1, items.count > 1 else { return items.map(work) }
  let tally = Tally()
  return await withTaskGroup(of: (Int, Result)?.self) { group in
    func start(_ index: Int) {
      group.addTask {
        tally.begun.add(1, ordering: .relaxed)
        let result = work(items[index])
        // Said here: those who serve may have all threads that could say it elsewhere.
        let done = tally.done.add(1, ordering: .sequentiallyConsistent).newValue
        if done == items.count { help?.end() }
        return (index, result)
      }
    }
    let first = min(limit, items.count)
    for index in 0..<first { start(index) }
    var results = [Result?](repeating: nil, count: items.count)
    var next = first
    while let done = await group.next() {
      guard let (index, result) = done else { continue }
      results[index] = result
      if next < items.count {
        start(next)
        next += 1
      } else if let help {
        group.addTask {
          // A thread that serves must not be one that others wait for to begin.
          if tally.begun.load(ordering: .relaxed) == items.count { help.serve() }
          return nil
        }
      }
    }
    return results.compactMap { $0 }
  }
}

/// How many items have been begun, and how many of them are done.
private final class Tally: Sendable {
  let begun = Atomic(0)
  let done = Atomic(0)
}
