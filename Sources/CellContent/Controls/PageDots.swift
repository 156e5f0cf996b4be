package import Foundation
package import Scene

/// A row of dots, one per page, in points.
package struct PageDots {
  /// The room of the dots and the margins at their ends.
  package private(set) var room: CGRect
  /// The rectangles of the dots from the first page shown on.
  package private(set) var dots: [CGRect]
  /// The index of the current page's dot.
  package private(set) var current: Int

  /// Places as many dots as fit. The current page is in the middle of them where possible.
  ///
  /// - Parameter count: The number of pages, at least 0.
  package init(
    _ count: Int, current page: Int, in rect: CGRect, _ metrics: ControlMetrics, isMirrored: Bool
  ) {
    let shown = metrics.shownPages(of: count, in: rect.width)
    let first = min(max(page - shown / 2, 0), count - shown)
    let (width, height) = (metrics.width(ofPages: shown), metrics.pagesHeight)
    let room = CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    let dot = metrics.pageDot
    self.room = room
    current = page - first
    dots = (0..<shown).map { index in
      let place = isMirrored ? shown - 1 - index : index
      return CGRect(
        x: room.minX + metrics.pageMargin + CGFloat(place) * metrics.pageStep,
        y: rect.midY - dot / 2, width: dot, height: dot)
    }
  }

  /// The dots, the current one in `tint`. Dots without a color are not drawn.
  package func shapes(tint: RGBA?, rest: RGBA?) -> [Shape] {
    dots.enumerated().flatMap { ControlShapes.capsule($1, $0 == current ? tint : rest) }
  }
}

extension ControlMetrics {
  /// The width of a number of dots with the margins at their ends, in points.
  package func width(ofPages count: Int) -> CGFloat {
    count > 0 ? CGFloat(count - 1) * pageStep + pageDot + 2 * pageMargin : 0
  }

  /// The number of dots that fit into a width; at least one if there are pages.
  fileprivate func shownPages(of count: Int, in width: CGFloat) -> Int {
    let room = width - 2 * pageMargin + pageStep - pageDot
    let most = (room / pageStep).rounded(.down)
    guard most.isFinite, most < CGFloat(count) else { return count }
    return min(max(Int(most), 1), count)
  }
}
