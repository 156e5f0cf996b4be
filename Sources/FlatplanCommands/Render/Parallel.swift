/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// - Parameter finished: Told how many are done, after each one.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, finished: (Int) -> Void = { _ in },
  _ work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    func start(_ index: Int) {
      group.addTask { (index, work(items[index])) }
    }
    let first = min(max(limit, 1), items.count)
    for index in 0..<first { start(index) }
    var results = [Result?](repeating: nil, count: items.count)
    var next = first
    var done = 0
    while let (index, result) = await group.next() {
      results[index] = result
      done += 1
      finished(done)
      if next < items.count { start(next) }
      next += 1
    }
    return results.compactMap { $0 }
  }
}
