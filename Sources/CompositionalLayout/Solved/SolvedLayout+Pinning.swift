internal import Foundation

extension SolvedLayout {
  /// What is in sight at the scroll offset, before mirroring as frames are that are not handed out
  /// yet.
  var flatBounds: CGRect { isMirrored ? mirrored(inSight) : inSight }

  /// The same less the view's own content inset (R78).
  var visibleBounds: CGRect { flatBounds.inset(by: container.contentInset) }

  /// A boundary item in content coordinates, before mirroring: where it lies or, if it is pinned and
  /// its section in sight, as near to that as keeps it in sight.
  ///
  /// It stops at the far end of its section, extending items there not counted (R28), and is drawn
  /// above all else (R89).
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

  /// Whether a boundary item stands elsewhere than where it lies, so as to stay in sight: content passes
  /// below it.
  ///
  /// - Complexity: O(boundary items of its section).
  package func hasLeftItsPlace(_ element: SolvedElement) -> Bool {
    guard element.isPinned, element.category == .supplementary else { return false }
    let isOfLayout = element.item == SolvedElement.layoutItem
    let items = isOfLayout ? boundaryItems : sections[element.section].boundaryItems
    guard let item = items.first(where: { $0.kind == element.kind }) else { return false }
    let origin = isOfLayout ? .zero : sections[element.section].frame.origin
    let place = shown(flat: item.frame.offset(by: origin))
    // A place is rounded to a pixel, which is no move.
    return abs(element.frame.start(scrollAxis) - place.start(scrollAxis)) > 0.51
  }
}

extension SolvedElement {
  /// Whether it is kept in sight, above what passes below it.
  package var isPinned: Bool { zIndex >= SolvedLayout.pinnedZIndex }
}
