internal import Foundation

extension UICollectionViewCompositionalLayout {
  /// The solved layout with the page and its carousels at a position, as visible items handlers make
  /// it: they are called for the last section first (R38).
  ///
  /// A section whose content sizes itself is not changed by its handler (R35). Where the container has no
  /// area, as before a view has its size, nothing is in sight, and no handler is called.
  ///
  /// - Complexity: O(sections) without handlers, else what ``SolvedLayout/visibleElements()`` takes, and
  ///   O(n log n) in the elements in sight.
  public func presented(
    _ layout: SolvedLayout, at position: ScrollPosition = ScrollPosition()
  ) -> SolvedLayout {
    presented(layout, at: position, within: nil)
  }

  /// The same where all that is solved is in sight, as in a picture of it; of layouts with more than 10,000
  /// cells as much as the container holds.
  package func presentedWhole(
    _ layout: SolvedLayout, at position: ScrollPosition
  ) -> SolvedLayout {
    let all = CGRect(origin: .zero, size: layout.contentSize)
    return presented(layout, at: position, within: layout.cellCount <= Self.mostAsked ? all : nil)
  }

  /// - Parameter bounds: What is in sight; `nil` for what the container holds.
  private func presented(
    _ layout: SolvedLayout, at position: ScrollPosition, within bounds: CGRect?
  ) -> SolvedLayout {
    var result = layout
    result.scroll = position
    result.changes = [:]
    let room = layout.container.size
    guard room.width > 0, room.height > 0, layout.sections.contains(where: { $0.handler != nil })
    else { return result }
    let visible = Dictionary(
      grouping: result.visibleElements(in: bounds ?? result.inSight), by: \.section)
    let environment = LayoutEnvironment(layout.container)
    for (index, section) in layout.sections.enumerated().reversed() {
      guard let handler = section.handler?.handler else { continue }
      let items = (visible[index] ?? [])
        .filter { $0.item != SolvedElement.layoutItem }
        .sorted { $0.identity < $1.identity }
        .map(VisibleItem.init)
      // Frames are told as they lie before scrolling, in both directions of reading.
      let axis = layout.scrollAxis
      let offset = CGPoint(
        axis.across, -result.carouselShift(ofSection: index)[axis.across],
        across: position.page[axis])
      Container.$current.withValue(layout.container) { handler(items, offset, environment) }
      guard !section.isSelfSized else { continue }
      for item in items {
        result.record(ElementChange(item.attributes), of: item.attributes)
      }
    }
    return result
  }
}

extension SolvedLayout {
  /// Notes what has been made of an element, unless that is what is known of it; answers the element.
  @discardableResult
  mutating func record(
    _ change: ElementChange, of attributes: UICollectionViewLayoutAttributes,
    unless known: [SolvedElement.Identity: ElementChange] = [:]
  ) -> SolvedElement.Identity? {
    guard let identity = SolvedElement.Identity(attributes) else { return nil }
    if known[identity] != change { changes[identity] = change }
    return identity
  }
}
