public import CompositionalLayout
import Foundation

extension SceneBuilder {
  /// The scene of a solved layout as it is scrolled: carousels are moved to where they stand. The
  /// direction of reading is the layout's.
  ///
  /// - Complexity: O(n log n) for the n elements that the viewport shows.
  public static func scene(
    of layout: SolvedLayout, content: Content, options: SceneOptions
  ) -> Scene {
    var options = options
    options.layoutDirection = layout.container.traits.layoutDirection
    let viewport = options.viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    // A badge that sticks out of its group is found with the group, so groups next to the viewport
    // are asked for too.
    let area = viewport.insetBy(dx: -margin, dy: -margin)
    var elements = layout.visibleElements(in: area)
    layout.scrollCarousels(of: &elements)
    let lists = ListsInSight(
      of: layout, elements: elements, content: content, options: options, viewport: viewport)
    return scene(
      elements: elements, contentSize: layout.contentSize, content: content, options: options,
      lists: lists)
  }

  /// Points.
  private static var margin: CGFloat { 100 }
}

extension SolvedLayout {
  /// Moves cells and what hangs on them by as much as their carousel has been scrolled.
  fileprivate func scrollCarousels(of elements: inout [SolvedElement]) {
    for index in elements.indices where scrolls(elements[index]) {
      let shift = carouselShift(ofSection: elements[index].section)
      elements[index].frame = elements[index].frame.offsetBy(dx: shift.x, dy: shift.y)
    }
  }

  /// Whether an element is part of a carousel: neither panels nor boundary items are.
  private func scrolls(_ element: SolvedElement) -> Bool {
    guard element.category != .decoration, element.item != SolvedElement.layoutItem,
      sections.indices.contains(element.section)
    else { return false }
    let section = sections[element.section]
    return section.carousel != nil && !section.boundaryItems.contains { $0.kind == element.kind }
  }
}
