public import CompositionalLayout

extension LayoutRecord {
  /// Whether nothing is otherwise than in another one but what sections and items are called: as many frames
  /// of the same kinds, each at the same place.
  ///
  /// - Complexity: O(frames).
  public func isSame(asRenamed other: LayoutRecord) -> Bool {
    contentSize == other.contentSize && frames.count == other.frames.count
      && zip(frames, other.frames).allSatisfy { one, two in
        one.rect == two.rect && one.zIndex == two.zIndex && one.category == two.category
          && one.kind == two.kind
      }
  }
}
