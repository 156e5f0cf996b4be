public import Foundation

/// The scroll position of a page and its carousels.
public struct ScrollPosition: Hashable, Sendable {
  /// The origin of the visible bounds in the content, in points.
  public var page: CGPoint
  /// The requested offsets of carousels in points from their leading edge, by section. Carousels
  /// without an entry have not been scrolled.
  public var carousels: [Int: CGFloat]

  /// Creates a scroll position.
  public init(page: CGPoint = .zero, carousels: [Int: CGFloat] = [:]) {
    self.page = page
    self.carousels = carousels
  }

  /// Hashes the page offset and carousel offsets.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(page.x)
    hasher.combine(page.y)
    hasher.combine(carousels)
  }
}

extension ScrollPosition {
  /// Converts a position relative to the start of the page to content coordinates. A right-to-left
  /// page starts at its right end.
  public func placed(in layout: SolvedLayout) -> ScrollPosition {
    guard layout.isMirrored else { return self }
    var placed = self
    placed.page.x = layout.contentSize.width - layout.container.size.width - page.x
    return placed
  }
}
