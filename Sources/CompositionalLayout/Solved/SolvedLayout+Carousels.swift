public import Foundation

extension SolvedLayout {
  /// Where a section's carousel stands, in points from its leading edge: at rest after what was asked
  /// of it, or as it opens; 0 where the section does not scroll.
  ///
  /// - Complexity: O(log groups) where their content has a say in their lengths, otherwise O(1).
  public func carouselOffset(ofSection index: Int) -> CGFloat {
    guard sections.indices.contains(index), let carousel = sections[index].carousel else {
      return 0
    }
    guard let request = scroll.carousels[index] else { return carousel.openingOffset }
    return carousel.restOffset(for: request)
  }

  /// By how much a section's cells are moved in a picture: against the direction of reading by what
  /// the carousel has been scrolled.
  public func carouselShift(ofSection index: Int) -> CGPoint {
    let offset = carouselOffset(ofSection: index)
    guard offset != 0 else { return .zero }
    let shift = CGPoint(scrollAxis.across, -offset, across: 0)
    return isMirrored ? CGPoint(x: -shift.x, y: shift.y) : shift
  }

  /// Cells, and what hangs on them, that are in sight at the scroll position: a carousel's are seen
  /// across the whole view.
  ///
  /// - Complexity: O(sections + log groups + what is in the groups in sight).
  public func visibleElements() -> [SolvedElement] { visibleElements(in: inSight) }

  /// The part of the content's plane that the view shows at the scroll position, what bars cover
  /// included. Points, in content coordinates; it may reach beyond the content.
  public var inSight: CGRect { CGRect(origin: scroll.page, size: container.size) }

  /// What is in sight within `bounds` while carousels stand where they stand, with the frames of
  /// carousels as they lie before scrolling: ``carouselShift(ofSection:)`` moves them.
  ///
  /// - Parameter bounds: Points, in content coordinates; what lies outside the content is cut off.
  /// - Complexity: O(sections + log groups + what is in the groups in sight).
  public func visibleElements(in bounds: CGRect) -> [SolvedElement] {
    var hits: [SolvedElement] = []
    visitVisible(bounds) { hits.append($0) }
    return hits
  }
}
