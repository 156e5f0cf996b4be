public import Foundation

/// One of a section's groups in its place.
public struct SolvedGroup: Sendable {
  /// The group with what is in it.
  public var fragment: Fragment
  /// Where it lies, left to right and before its carousel scrolls: ``SolvedLayout/shown(_:ofSection:)``
  /// says where it is seen. Points, in content coordinates.
  public var frame: CGRect
  /// How many of the section's cells come before it.
  public var firstItem: Int
}

extension SolvedLayout {
  /// The groups of a section that meet `bounds`, in order, carousels seen as they are scrolled.
  ///
  /// - Parameters:
  ///   - index: Of the section; one that is not there has no groups.
  ///   - bounds: Points, in content coordinates; it may reach beyond the content.
  /// - Complexity: O(log groups + groups told).
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

  /// A frame of a section's groups, given left to right and before scrolling, where it is seen: its
  /// origin on the pixel grid, on its side of the content, moved by its carousel.
  public func shown(_ frame: CGRect, ofSection index: Int) -> CGRect {
    let placed = grid.placed(frame)
    return (isMirrored ? mirrored(placed) : placed).offset(by: carouselShift(ofSection: index))
  }

  /// Where a section lies in a picture, in points, in content coordinates: on its side of the content
  /// where leading is on the right. Complexity: O(1).
  public func shownFrame(ofSection index: Int) -> CGRect { shown(flat: sections[index].frame) }

  /// A frame that does not scroll with a carousel, given left to right, on its side of the content.
  public func shown(flat frame: CGRect) -> CGRect { isMirrored ? mirrored(frame) : frame }

  /// Cells of a carousel, and what hangs on them, that meet `bounds`, beyond the edges of the content
  /// too. As in ``visibleElements(in:)``, frames are those before scrolling.
  ///
  /// - Complexity: O(log groups + what is in the groups that meet them).
  public func carouselElements(ofSection index: Int, in bounds: CGRect) -> [SolvedElement] {
    guard sections.indices.contains(index), sections[index].carousel != nil else { return [] }
    var hits: [SolvedElement] = []
    visitGroups(ofScrolled: index, in: bounds) { hits.append($0) }
    return hits
  }
}
