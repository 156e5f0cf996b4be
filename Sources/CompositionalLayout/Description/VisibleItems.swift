internal import Foundation

extension UICollectionViewCompositionalLayout {
  /// Returns the solved layout at a scroll position, with the changes of visible items handlers.
  /// The handler of the last section is called first (R38).
  ///
  /// Handlers do not change sections whose content sizes itself (R35). If the container has no
  /// area, for example before a view has its size, nothing is visible and no handler is called.
  ///
  /// - Complexity: O(sections) without handlers. Otherwise the complexity of
  ///   ``SolvedLayout/visibleElements()`` plus O(n log n) for n visible elements.
  public func presented(
    _ layout: SolvedLayout, at position: ScrollPosition = ScrollPosition()
  ) -> SolvedLayout {
    presented(layout, at: position, within: nil)
  }

  /// Like ``presented(_:at:)``, but all elements count as visible, as in a picture of the whole
  /// layout. In layouts with more than 10,000 cells only those within the container do.
  package func presentedWhole(
    _ layout: SolvedLayout, at position: ScrollPosition
  ) -> SolvedLayout {
    let all = CGRect(origin: .zero, size: layout.contentSize)
    return presented(
      layout, at: position, within: layout.cellCount <= Self.largestQueriedCellCount ? all : nil)
  }

  /// - Parameter bounds: The visible rectangle; `nil` selects the container's visible rectangle.
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
      grouping: result.visibleElements(in: bounds ?? result.visibleRect), by: \.section)
    let environment = LayoutEnvironment(layout.container)
    for (index, section) in layout.sections.enumerated().reversed() {
      guard let handler = section.handler?.handler else { continue }
      let items = (visible[index] ?? [])
        .filter { $0.item != SolvedElement.layoutItem }
        .sorted { $0.identity < $1.identity }
        .map(VisibleItem.init)
      // Handlers get frames as they are before scrolling, in both reading directions.
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
  /// Records a changed element unless the change is already known. Returns its identity.
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
