public import Foundation

/// Where a page and its carousels stand.
public struct ScrollPosition: Hashable, Sendable {
  /// Where the visible bounds begin in the content, in points.
  public var page: CGPoint
  /// The offsets asked of carousels, in points from their leading edge, by section; those that are
  /// absent have not been moved.
  public var carousels: [Int: CGFloat]

  public init(page: CGPoint = .zero, carousels: [Int: CGFloat] = [:]) {
    self.page = page
    self.carousels = carousels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(page.x)
    hasher.combine(page.y)
    hasher.combine(carousels)
  }
}

extension ScrollPosition {
  /// The position in the content's coordinates, where the page was counted from where it begins: one
  /// that is read from the right begins at its right end.
  public func placed(in layout: SolvedLayout) -> ScrollPosition {
    guard layout.isMirrored else { return self }
    var placed = self
    placed.page.x = layout.contentSize.width - layout.container.size.width - page.x
    return placed
  }
}
