public import Foundation
public import Geometry

/// The differences between the frames of two layouts.
public struct LayoutDiff: Hashable, Sendable {
  /// The changed frames, in the order in which they are reported.
  public var changes: [FrameChange]
  /// The size of the old content in points.
  public var oldSize: CGSize
  /// The size of the new content in points. It equals ``oldSize`` if they differ by no more than
  /// the tolerance.
  public var newSize: CGSize
  /// The matched frames: indexes in the old record, keyed by the index in the new record.
  public var origins: [Int: Int]

  /// Whether changes and sizes are equal. Matches of unchanged frames are not compared.
  public static func == (one: Self, two: Self) -> Bool {
    one.changes == two.changes && one.oldSize == two.oldSize && one.newSize == two.newSize
  }

  /// Hashes the changes.
  public func hash(into hasher: inout Hasher) { hasher.combine(changes) }

  /// Whether the layouts are equal under the given options.
  public var isEmpty: Bool { changes.isEmpty && !changesContentSize }

  /// Whether the size or any frame has changed. Repainted frames do not count.
  public var changesLayout: Bool {
    changesContentSize || changes.contains { $0.kind != .repainted }
  }

  public var changesContentSize: Bool { oldSize != newSize }

  /// The options of a comparison.
  public struct Options: Hashable, Sendable {
    /// The difference in points up to which lengths are equal.
    public var tolerance: CGFloat
    /// The frames to ignore: item names, element kinds, or paths such as `photos/4` or `photos`;
    /// `*` matches any text.
    public var ignored: [String]

    /// Creates options; by default every difference counts.
    public init(tolerance: CGFloat = 0, ignored: [String] = []) {
      self.tolerance = tolerance
      self.ignored = ignored
    }
  }

  /// Compares two layouts.
  ///
  /// Frames with the same section, kind and item identifier match. Frames without identifiers are
  /// matched by a longest common subsequence of sizes and appearances, so that one inserted item is
  /// one insertion. If only identifiers have changed and every frame has the same position and
  /// appearance as before, there is no change. Parts are compared relative to their elements, if
  /// both layouts contain parts.
  ///
  /// - Parameters:
  ///   - old: The old layout.
  ///   - new: The new layout.
  ///   - looks: A hash of the appearance of each frame, to compare appearances too; zero for frames
  ///     that are not drawn.
  ///   - options: The options of the comparison.
  /// - Complexity: O(n log n) in the number of frames. If thousands of frames of one section were
  ///   inserted or removed, frames are matched by their order alone.
  public init(
    from old: LayoutRecord, to new: LayoutRecord, looks: (old: [Int], new: [Int])? = nil,
    options: Options = Options()
  ) {
    let hasParts = old.hasParts && new.hasParts
    let (one, two) = hasParts ? (old, new) : (old.withoutParts, new.withoutParts)
    let usable = looks.flatMap { looks -> (old: [Int], new: [Int])? in
      guard looks.old.count == old.frames.count, looks.new.count == new.frames.count else {
        return nil
      }
      return (
        Array(looks.old.prefix(one.frames.count)), Array(looks.new.prefix(two.frames.count))
      )
    }
    self.init(one, two, looks: usable, options)
  }

  private init(
    _ old: LayoutRecord, _ new: LayoutRecord, looks: (old: [Int], new: [Int])?, _ options: Options
  ) {
    let matching = FrameMatching(old, new, looks: looks)
    let ignored = IgnoredFrames(options.ignored)
    var changes: [FrameChange] = []
    for (one, two) in matching.pairs where old.frames[one].part == nil {
      let looks = looks.map { (old: $0.old[one], new: $0.new[two]) }
      let change = FrameChange(old.frames[one], new.frames[two], looks: looks, options.tolerance)
      guard var change else { continue }
      (change.oldIndex, change.newIndex) = (one, two)
      changes.append(change)
    }
    for index in matching.removed where old.frames[index].part == nil {
      changes.append(FrameChange(kind: .removed, old: old.frames[index], oldIndex: index))
    }
    for index in matching.inserted where new.frames[index].part == nil {
      changes.append(FrameChange(kind: .inserted, new: new.frames[index], newIndex: index))
    }
    changes.removeAll { change in
      [change.old, change.new].contains { $0.map(ignored.contains) ?? false }
    }
    let parts = PartComparison(old, new, matching, looks: looks, options.tolerance)
    changes += parts.changes { !ignored.contains($0) }
    self.changes = changes.sorted { one, two in
      one.kind != two.kind ? one.kind < two.kind : one.place < two.place
    }
    origins = Dictionary(matching.pairs.map { ($0.new, $0.old) }) { first, _ in first }
    oldSize = old.contentSize
    newSize = new.contentSize.isNear(oldSize, options.tolerance) ? oldSize : new.contentSize
  }
}

extension FrameChange {
  /// Creates the change between two matched frames; `nil` if there is none.
  fileprivate init?(
    _ old: LayoutRecord.Frame, _ new: LayoutRecord.Frame, looks: (old: Int, new: Int)?,
    _ tolerance: CGFloat
  ) {
    let isMoved =
      !old.rect.minX.isNear(new.rect.minX, tolerance)
      || !old.rect.minY.isNear(new.rect.minY, tolerance)
    let isResized = !old.rect.size.isNear(new.rect.size, tolerance)
    // A frame that moves into or out of the page is drawn in one of the layouts only, so its
    // appearance cannot be compared.
    let isSeen = looks.map { !isMoved || ($0.old != 0 && $0.new != 0) } ?? false
    // Appearances can be compared only between frames of the same size.
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
  /// Whether two lengths, which are rounded to thousandths, differ by no more than `tolerance`.
  func isNear(_ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    self == other || (self - other).magnitude <= tolerance + 1e-6 && tolerance > 0
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize, _ tolerance: CGFloat) -> Bool {
    width.isNear(other.width, tolerance) && height.isNear(other.height, tolerance)
  }
}
