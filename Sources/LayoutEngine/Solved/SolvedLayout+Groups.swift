public import Foundation
public import Geometry

/// A group of a section with its frame.
public struct SolvedGroup: Sendable {
  public var fragment: Fragment
  /// The frame in points of the content, left to right and before the carousel scrolls.
  /// ``SolvedLayout/shown(_:ofSection:)`` converts it to the visible frame.
  public var frame: CGRect
  /// The number of the section's cells before the group.
  public var firstItem: Int
}

extension SolvedLayout {
  /// Returns the groups of a section that intersect `bounds`, in order, at the current carousel
  /// offset.
  ///
  /// - Parameters:
  ///   - index: The index of the section. An invalid index has no groups.
  ///   - bounds: A rectangle in points of the content; it may extend beyond the content.
  /// - Complexity: O(log groups + groups returned).
  public func groups(ofSection index: Int, in bounds: CGRect) -> [SolvedGroup] {
    guard sections.indices.contains(index), !sections[index].isOmitted else { return [] }
    let shift = carouselShift(ofSection: index)
    let clip = bounds.offset(by: CGPoint(x: -shift.x, y: -shift.y))
    var groups: [SolvedGroup] = []
    forEachGroup(of: sections[index], in: isMirrored ? mirrored(clip) : clip) { group, frame in
      groups.append(
        SolvedGroup(fragment: group.fragment, frame: frame, firstItem: group.items))
    }
    return groups
  }

  /// Converts a frame of a section's groups, left to right and before scrolling, to the visible
  /// frame: on the pixel grid, mirrored if needed and moved by the carousel's offset.
  public func shown(_ frame: CGRect, ofSection index: Int) -> CGRect {
    let placed = grid.placed(frame)
    return (isMirrored ? mirrored(placed) : placed).offset(by: carouselShift(ofSection: index))
  }

  /// Returns the visible frame of a section in points of the content, mirrored if the layout is.
  /// Complexity: O(1).
  public func shownFrame(ofSection index: Int) -> CGRect { shown(flat: sections[index].frame) }

  /// Converts a left-to-right frame that does not scroll with a carousel to the visible frame.
  public func shown(flat frame: CGRect) -> CGRect { isMirrored ? mirrored(frame) : frame }

  /// Returns the elements of a carousel's groups that intersect `bounds`, also beyond the edges of
  /// the content. As in ``visibleElements(in:)``, frames are those before scrolling.
  ///
  /// - Complexity: O(log groups + elements of the intersecting groups).
  public func carouselElements(ofSection index: Int, in bounds: CGRect) -> [SolvedElement] {
    guard sections.indices.contains(index), sections[index].carousel != nil else { return [] }
    var hits: [SolvedElement] = []
    visitGroups(ofScrolled: index, in: bounds) { hits.append($0) }
    return hits
  }
}
