extension Array {
  /// The first index whose element satisfies the predicate, in an array partitioned by it; `count`
  /// if none does.
  ///
  /// - Complexity: O(log n), by binary search.
  @inlinable
  package func partitioningIndex(where belongsToSecondHalf: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
