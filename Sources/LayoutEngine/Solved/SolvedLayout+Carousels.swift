public import Foundation
public import Geometry

extension SolvedLayout {
  /// Returns the offset of a section's carousel in points from its leading edge: the stop nearest
  /// to the requested offset, or the opening offset; 0 for sections that do not scroll.
  ///
  /// - Complexity: O(log groups) if groups size themselves, otherwise O(1).
  public func carouselOffset(ofSection index: Int) -> CGFloat {
    guard sections.indices.contains(index), let carousel = sections[index].carousel else {
      return 0
    }
    guard let request = scroll.carousels[index] else { return carousel.openingOffset }
    return carousel.restOffset(for: request)
  }

  /// Returns the offset in points by which a section's cells are drawn, which is the carousel's
  /// offset against the reading direction.
  public func carouselShift(ofSection index: Int) -> CGPoint {
    let offset = carouselOffset(ofSection: index)
    guard offset != 0 else { return .zero }
    let shift = CGPoint(scrollAxis.across, -offset, across: 0)
    return isMirrored ? CGPoint(x: -shift.x, y: shift.y) : shift
  }

  /// Returns the elements visible at the scroll position. Carousels are visible across the whole
  /// view.
  ///
  /// - Complexity: O(sections + log groups + elements of the visible groups).
  public func visibleElements() -> [SolvedElement] { visibleElements(in: visibleRect) }

  /// The visible rectangle at the scroll position in points of the content, including the area
  /// under bars. It may extend beyond the content.
  public var visibleRect: CGRect { CGRect(origin: scroll.page, size: container.size) }

  /// Returns the elements visible in `bounds` at the current carousel offsets. The frames of
  /// carousels are those before scrolling; ``carouselShift(ofSection:)`` is their displacement.
  ///
  /// - Parameter bounds: A rectangle in points of the content, which is clipped to the content.
  /// - Complexity: O(sections + log groups + elements of the visible groups).
  public func visibleElements(in bounds: CGRect) -> [SolvedElement] {
    var hits: [SolvedElement] = []
    visitVisible(bounds) { hits.append($0) }
    return hits
  }
}
