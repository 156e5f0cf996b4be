/// Does `work` for all `items`, at most `limit` at a time, and answers the results in the order of
/// the items.
///
/// What would run alone runs here and now: another thread costs memory and time of its own.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost limit: Int, work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  guard limit > 1, items.count > 1 else { return items.map(work) }
  return await withTaskGroup(of: (Int, Result).self) { group in
    func start(_ index: Int) {
      group.addTask { (index, work(items[index])) }
    }
    let first = min(limit, items.count)
    for index in 0..<first { start(index) }
    var results = [Result?](repeating: nil, count: items.count)
    var next = first
    while let (index, result) = await group.next() {
      results[index] = result
      if next < items.count { start(next) }
      next += 1
    }
    return results.compactMap { $0 }
  }
}
