extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in order of first occurrence.
  ///
  /// - Complexity: O(n).
  @inlinable
  package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
