extension Array {
  /// The element at an index, or `nil` if the index is out of range.
  @inlinable package subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
