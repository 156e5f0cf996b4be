internal import Foundation
internal import Geometry

/// Finds the changes of parts inside their elements.
///
/// A part that stays at its place in a moved element has not changed. In an element whose width has
/// changed, parts follow the width, so only those that also look different are reported. Containers
/// and spacers follow their neighbors, so they are reported only if no other part of the element is.
struct PartComparison {
  private let old: LayoutRecord
  private let new: LayoutRecord
  private let looks: (old: [Int], new: [Int])?
  private let tolerance: CGFloat
  private let pairs: [(old: Int, new: Int)]
  private let removed: [Int]
  private let inserted: [Int]
  /// The index of the element of each part.
  private let elements: (old: [Int: Int], new: [Int: Int])

  init(
    _ old: LayoutRecord, _ new: LayoutRecord, _ matching: FrameMatching,
    looks: (old: [Int], new: [Int])?, _ tolerance: CGFloat
  ) {
    (self.old, self.new, self.looks) = (old, new, looks)
    self.tolerance = max(tolerance, FrameChange.rounding)
    (pairs, removed, inserted) = (matching.pairs, matching.removed, matching.inserted)
    elements = (Self.elements(matching.parts.old), Self.elements(matching.parts.new))
  }

  /// The changed parts, unordered.
  ///
  /// - Parameter isCompared: Returns whether a frame takes part in the comparison.
  func changes(where isCompared: (LayoutRecord.Frame) -> Bool) -> [FrameChange] {
    guard old.hasParts || new.hasParts else { return [] }
    var changes: [Int: [FrameChange]] = [:]
    for (one, two) in pairs where old.frames[one].part != nil {
      guard let before = elements.old[one], let after = elements.new[two],
        isCompared(old.frames[one]), isCompared(new.frames[two])
      else { continue }
      if let change = change(one, two, old.frames[before].rect, new.frames[after].rect) {
        changes[after, default: []].append(change)
      }
    }
    let kept = Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
    for index in removed where old.frames[index].part != nil && isCompared(old.frames[index]) {
      guard let element = elements.old[index].flatMap({ kept[$0] }) else { continue }
      changes[element, default: []].append(
        FrameChange(kind: .removed, old: old.frames[index], oldIndex: index))
    }
    for index in inserted where new.frames[index].part != nil && isCompared(new.frames[index]) {
      guard let element = elements.new[index] else { continue }
      changes[element, default: []].append(
        FrameChange(kind: .inserted, new: new.frames[index], newIndex: index))
    }
    return changes.values.flatMap(Self.withoutFollowers)
  }

  private static func elements(_ parts: [Int: [Int]]) -> [Int: Int] {
    var elements: [Int: Int] = [:]
    for (element, parts) in parts {
      for part in parts { elements[part] = element }
    }
    return elements
  }

  private func change(
    _ one: Int, _ two: Int, _ before: CGRect, _ after: CGRect
  ) -> FrameChange? {
    // Parts that are not drawn have no appearance.
    let pair = looks.map { ($0.old[one], $0.new[two]) }
    let isRepainted = pair.map { $0 != $1 && $0 != 0 && $1 != 0 } ?? false
    var change = FrameChange(
      kind: .repainted, old: old.frames[one], new: new.frames[two], isRepainted: isRepainted)
    (change.oldIndex, change.newIndex) = (one, two)
    change.elementMove = CGPoint(x: after.minX - before.minX, y: after.minY - before.minY)
    let delta = change.delta
    let followsWidth = !before.width.isNear(after.width, tolerance)
    if isSame(delta.x), isSame(delta.y), isSame(delta.width), isSame(delta.height) {
      return isRepainted ? change : nil
    }
    guard isRepainted || !followsWidth else { return nil }
    // A part that fills its element is reported as the element.
    let fills =
      old.frames[one].rect.isNear(before, tolerance)
      && new.frames[two].rect.isNear(after, tolerance)
    guard isRepainted || !fills else { return nil }
    change.kind = isSame(delta.x) && isSame(delta.y) ? .resized : .moved
    return change
  }

  private func isSame(_ length: CGFloat) -> Bool { length.magnitude <= tolerance }

  /// The changes of one element without the containers and spacers that only follow others.
  private static func withoutFollowers(_ changes: [FrameChange]) -> [FrameChange] {
    let content = changes.filter { !$0.isOfContainer }
    return content.isEmpty
      ? changes : changes.filter { !$0.isOfContainer || $0.isRepainted }
  }
}

extension FrameChange {
  fileprivate var isOfContainer: Bool {
    ["row", "column", "overlay", "spacer"].contains((new ?? old)?.part?.kind)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
    minX.isNear(other.minX, tolerance) && minY.isNear(other.minY, tolerance)
      && width.isNear(other.width, tolerance) && height.isNear(other.height, tolerance)
  }
}
