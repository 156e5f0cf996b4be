extension Array {
  /// The element at an index, if there is one.
  package subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
