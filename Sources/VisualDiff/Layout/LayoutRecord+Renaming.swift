public import Geometry

extension LayoutRecord {
  /// Whether another record differs only in the identifiers of sections and items: it has as many
  /// frames of the same kinds at the same positions. Parts count if both records contain them.
  ///
  /// - Complexity: O(frames).
  public func isSame(asRenamed other: LayoutRecord) -> Bool {
    guard hasParts == other.hasParts else {
      return withoutParts.isSame(asRenamed: other.withoutParts)
    }
    return contentSize == other.contentSize && frames.count == other.frames.count
      && zip(frames, other.frames).allSatisfy { one, two in
        one.rect == two.rect && one.zIndex == two.zIndex && one.category == two.category
          && one.kind == two.kind && one.part == two.part
      }
  }
}
