internal import Basics
internal import Foundation
package import Geometry

extension SolvedLayout {
  /// The visible rectangle before mirroring, in the coordinates of frames that have not been output
  /// yet.
  var flatBounds: CGRect { isMirrored ? mirrored(visibleRect) : visibleRect }

  /// The same rectangle less the view's content inset (R78).
  var visibleBounds: CGRect { flatBounds.inset(by: container.contentInset) }

  /// Returns the frame of a boundary item in content coordinates, before mirroring. A pinned item
  /// whose section is visible is moved as little as needed to keep it visible.
  ///
  /// It stops at the far end of its section, without the items that extend the section there (R28),
  /// and is drawn above everything else (R89).
  func shown(
    _ item: SolvedBoundary, in section: CGRect, core: ClosedRange<CGFloat>
  ) -> (frame: CGRect, zIndex: Int) {
    var frame = item.frame.offset(by: section.origin)
    let bounds = visibleBounds
    guard item.isPinned, section.touches(bounds) else { return (frame, item.zIndex) }
    let origin = section.start(scrollAxis)
    let length = frame.size[scrollAxis]
    var position = frame.start(scrollAxis)
    if item.placement != .end {
      let last = max(origin + core.upperBound - length, position)
      position = min(max(position, bounds.start(scrollAxis)), last)
    }
    if item.placement != .start {
      let first = min(origin + core.lowerBound, position)
      position = max(min(position, bounds.end(scrollAxis) - length), first)
    }
    frame.origin[scrollAxis] = position
    return (frame, item.zIndex.addingWithSaturation(Self.pinnedZIndex))
  }

  static let pinnedZIndex = 1_000_000_000

  /// Whether a pinned boundary item has been moved to stay visible, so that content scrolls below
  /// it.
  ///
  /// - Complexity: O(boundary items of its section).
  package func isMovedByPinning(_ element: SolvedElement) -> Bool {
    guard element.isPinned, element.category == .supplementary else { return false }
    let isOfLayout = element.item == SolvedElement.layoutItem
    let items = isOfLayout ? boundaryItems : sections[element.section].boundaryItems
    guard let item = items.first(where: { $0.kind == element.kind }) else { return false }
    let origin = isOfLayout ? .zero : sections[element.section].frame.origin
    let place = shown(flat: item.frame.offset(by: origin))
    // Rounding to a pixel does not count as a move.
    return abs(element.frame.start(scrollAxis) - place.start(scrollAxis)) > 0.51
  }
}

extension SolvedElement {
  /// Whether the element is pinned, and therefore drawn above the content that scrolls below it.
  package var isPinned: Bool { zIndex >= SolvedLayout.pinnedZIndex }
}
