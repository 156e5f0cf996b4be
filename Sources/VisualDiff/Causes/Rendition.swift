internal import Foundation
public import Geometry

/// A layout with the appearance of its frames.
public struct Rendition: Hashable, Sendable {
  /// The frames of the layout.
  public var record: LayoutRecord
  /// A hash of the drawing in each frame, regardless of its position; zero for frames that are not
  /// drawn. Elements with parts have that of their own box. `nil` if appearances are not known.
  public var looks: [Int]?
  /// Hashes of elements with all of their parts, in the order of the frames.
  package var wholeLooks: [Int]?
  /// Hashes of what is drawn outside the frames, such as the background, overlays or a caption, by
  /// name; `nil` if they are not known.
  public var outside: [String: Int]?
  /// The visible part; `nil` if it is not known.
  public var sight: ViewportState?

  public init(
    record: LayoutRecord, looks: [Int]? = nil, outside: [String: Int]? = nil,
    sight: ViewportState? = nil
  ) {
    self.record = record
    self.looks = looks
    self.outside = outside
    self.sight = sight
  }

  /// Copies the missing appearances from another rendition of the same frames.
  ///
  /// If this one has no parts, as in files of version 1, they are copied, too.
  public mutating func copyMissingLooks(from other: Rendition) {
    if !record.hasParts, other.record.hasParts, looks == nil,
      record.isSame(asRenamed: other.record)
    {
      record.frames += other.record.frames.dropFirst(record.frames.count)
    }
    guard other.record.frames.count == record.frames.count else { return }
    if looks == nil { (looks, wholeLooks) = (other.looks, other.wholeLooks) }
    outside = outside ?? other.outside
    sight = sight ?? other.sight
  }

  /// Returns the changes from an older rendition.
  func diff(from old: Rendition, _ options: LayoutDiff.Options) -> LayoutDiff {
    guard old.record.hasParts == record.hasParts else {
      return withoutParts.diff(from: old.withoutParts, options)
    }
    let looks = old.looks.flatMap { one in self.looks.map { (one, $0) } }
    var diff = LayoutDiff(from: old.record, to: record, looks: looks, options: options)
    addUnexplained(since: old, to: &diff, options)
    return diff
  }

  /// Adds the elements that look different although none of their parts does, for example because
  /// parts cover each other in another order.
  private func addUnexplained(
    since old: Rendition, to diff: inout LayoutDiff, _ options: LayoutDiff.Options
  ) {
    guard let before = old.wholeLooks, let after = wholeLooks, options == LayoutDiff.Options(),
      record.hasParts
    else { return }
    let changed = Set(diff.changes.compactMap { ($0.new ?? $0.old)?.owner })
    let found = after.indices.compactMap { index -> FrameChange? in
      guard let origin = diff.origins[index], before.indices.contains(origin),
        before[origin] != after[index], before[origin] != 0, after[index] != 0
      else { return nil }
      let (one, two) = (old.record.frames[origin], record.frames[index])
      guard one.rect.size == two.rect.size, !changed.contains(two.owner) else { return nil }
      var change = FrameChange(kind: .repainted, old: one, new: two, isRepainted: true)
      (change.oldIndex, change.newIndex) = (origin, index)
      return change
    }
    diff.changes += found
  }

  /// The rendition with elements only.
  var withoutParts: Rendition {
    guard record.hasParts else { return self }
    var rendition = self
    rendition.record = record.withoutParts
    rendition.looks = wholeLooks ?? looks.map { Array($0.prefix(record.elementCount)) }
    rendition.wholeLooks = nil
    return rendition
  }
}
