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
    let carousels = CarouselWindows(of: layout)
    let elements = carousels.scrolled(layout.visibleElements(in: area))
    let lists = ListsInSight(
      of: layout, elements: elements, content: content, options: options, viewport: viewport)
    return scene(
      elements: elements, contentSize: layout.contentSize, content: content, options: options,
      lists: lists, carousels: carousels)
  }

  /// Points.
  private static var margin: CGFloat { 100 }
}
