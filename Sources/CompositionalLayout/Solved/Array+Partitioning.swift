extension Array {
  /// The first index whose element belongs to the second half of a sorted array; the count where none does.
  ///
  /// - Complexity: O(log n), by bisection.
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
