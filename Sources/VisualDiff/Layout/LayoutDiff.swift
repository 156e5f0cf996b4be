public import CompositionalLayout
public import Foundation

/// What became of the frames of a layout.
public struct LayoutDiff: Hashable, Sendable {
  /// One a frame that is not as it was; in the order of telling.
  public var changes: [FrameChange]
  /// Points.
  public var oldSize: CGSize
  public var newSize: CGSize
  /// Which frame is which: indexes in the old record, by index in the new.
  public var origins: [Int: Int]

  public static func == (one: Self, two: Self) -> Bool {
    one.changes == two.changes && one.oldSize == two.oldSize && one.newSize == two.newSize
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(changes) }

  /// Whether layouts are the same, as far as was asked.
  public var isEmpty: Bool { changes.isEmpty && !hasOtherSize }

  /// Whether any frame is elsewhere, or not there at all; one that is but drawn otherwise is not.
  public var changesLayout: Bool { hasOtherSize || changes.contains { $0.kind != .repainted } }

  public var hasOtherSize: Bool { oldSize != newSize }

  /// What counts as a difference.
  public struct Options: Hashable, Sendable {
    /// Lengths that differ by no more count as equal; points.
    public var tolerance: CGFloat
    /// Frames that are not looked at: item names, element kinds, or paths such as `photos/4` or
    /// `photos`; `*` stands for anything.
    public var ignored: [String]

    public init(tolerance: CGFloat = 0, ignored: [String] = []) {
      self.tolerance = tolerance
      self.ignored = ignored
    }
  }

  /// Compares two layouts.
  ///
  /// Frames are the same if section, kind and item have the same ids; those without ids are matched
  /// by a longest common subsequence of sizes and looks, so that one inserted item is one insertion. Where
  /// every frame lies and looks as the one of its number did, ids alone are others, which is no change.
  ///
  /// - Parameters:
  ///   - old: As it was.
  ///   - new: As it is.
  ///   - looks: Hashes of what frames look like, one a frame, if that is to be compared; zero for those that
  ///     are not drawn.
  ///   - options: What counts as a change.
  /// - Complexity: O(n log n) in the number of frames, while not thousands of frames of one section
  ///   were inserted or removed; then their order alone counts.
  public init(
    from old: LayoutRecord, to new: LayoutRecord, looks: (old: [Int], new: [Int])? = nil,
    options: Options = Options()
  ) {
    let usable = looks.flatMap {
      $0.old.count == old.frames.count && $0.new.count == new.frames.count ? $0 : nil
    }
    let matching = FrameMatching(old, new, looks: usable)
    let ignored = IgnoredFrames(options.ignored)
    var changes: [FrameChange] = []
    for (one, two) in matching.pairs {
      let looks = usable.map { (old: $0.old[one], new: $0.new[two]) }
      let change = FrameChange(old.frames[one], new.frames[two], looks: looks, options.tolerance)
      guard var change, !ignored.contains(old.frames[one]), !ignored.contains(new.frames[two])
      else { continue }
      (change.oldIndex, change.newIndex) = (one, two)
      changes.append(change)
    }
    for index in matching.removed where !ignored.contains(old.frames[index]) {
      changes.append(FrameChange(kind: .removed, old: old.frames[index], oldIndex: index))
    }
    for index in matching.inserted where !ignored.contains(new.frames[index]) {
      changes.append(FrameChange(kind: .inserted, new: new.frames[index], newIndex: index))
    }
    self.changes = changes.sorted { one, two in
      one.kind != two.kind ? one.kind < two.kind : one.place < two.place
    }
    origins = Dictionary(matching.pairs.map { ($0.new, $0.old) }) { first, _ in first }
    oldSize = old.contentSize
    newSize = new.contentSize.isNear(oldSize, options.tolerance) ? oldSize : new.contentSize
  }
}

extension FrameChange {
  /// The change between two frames that are the same one; `nil` if there is none.
  fileprivate init?(
    _ old: LayoutRecord.Frame, _ new: LayoutRecord.Frame, looks: (old: Int, new: Int)?,
    _ tolerance: CGFloat
  ) {
    let isMoved =
      !old.rect.minX.isNear(new.rect.minX, tolerance)
      || !old.rect.minY.isNear(new.rect.minY, tolerance)
    let isResized = !old.rect.size.isNear(new.rect.size, tolerance)
    // What moves out of the page, or into it, is not drawn otherwise, but at one of two places.
    let isSeen = looks.map { !isMoved || ($0.old != 0 && $0.new != 0) } ?? false
    // Looks are of a size: where that is another, however near, they say nothing.
    let isRepainted =
      isSeen && looks.map { $0.old != $0.new } ?? false && old.rect.size == new.rect.size
    let kind: Kind? =
      isMoved
      ? .moved
      : isResized
        ? .resized : old.zIndex != new.zIndex ? .zOrder : isRepainted ? .repainted : nil
    guard let kind else { return nil }
    self.init(kind: kind, old: old, new: new, isRepainted: isRepainted)
  }

  fileprivate var place: Int { newIndex ?? oldIndex ?? 0 }
}

extension CGFloat {
  /// Whether two lengths in thousandths differ by no more than `tolerance`.
  fileprivate func isNear(_ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    self == other || (self - other).magnitude <= tolerance + 1e-6 && tolerance > 0
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize, _ tolerance: CGFloat) -> Bool {
    width.isNear(other.width, tolerance) && height.isNear(other.height, tolerance)
  }
}
