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
  let begun = Begun()
  return await withTaskGroup(of: (Int, Result)?.self) { group in
    func start(_ index: Int) {
      group.addTask {
        begun.count.add(1, ordering: .relaxed)
        return (index, work(items[index]))
      }
    }
    let first = min(limit, items.count)
    for index in 0..<first { start(index) }
    var results = [Result?](repeating: nil, count: items.count)
    var (next, left) = (first, items.count)
    while let done = await group.next() {
      guard let (index, result) = done else { continue }
      results[index] = result
      left -= 1
      if next < items.count {
        start(next)
        next += 1
      } else if left == 0 {
        help?.end()
      } else if let help {
        group.addTask {
          // A thread that serves must not be the one that others wait for to begin.
          if begun.count.load(ordering: .relaxed) == items.count { help.serve() }
          return nil
        }
      }
    }
    return results.compactMap { $0 }
  }
}

/// How many items have been begun.
private final class Begun: Sendable {
  let count = Atomic(0)
}
