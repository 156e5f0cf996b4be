public import Foundation
package import Geometry

/// The scroll position of a page and its carousels.
public struct ScrollPosition: Hashable, Sendable {
  /// The origin of the visible bounds in the content, in points.
  public var page: CGPoint
  /// The requested offsets of carousels in points from their leading edge, by section. Carousels
  /// without an entry have not been scrolled.
  public var carousels: [Int: CGFloat]

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

/// How far a page is scrolled from its start, in points.
public enum PageScroll: Hashable, Sendable {
  /// Along the axis that the layout scrolls.
  case along(CGFloat)
  /// To the side and down. Content that is wider than the view also scrolls to the side.
  case both(x: CGFloat, y: CGFloat)

  package func offset(along axis: Axis) -> CGPoint {
    switch self {
    case .along(let length): CGPoint(axis, length, across: 0)
    case .both(let x, let y): CGPoint(x: x, y: y)
    }
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

  /// The nearest position that shows nothing beyond the content and its insets, or the start of
  /// content that is shorter than the container.
  package func limited(to layout: SolvedLayout) -> ScrollPosition {
    var limited = self
    let (container, content) = (layout.container, layout.contentSize)
    for axis in Axis.allCases {
      let inset = container.contentInset
      let start = -inset.start(axis)
      let end = content[axis] + inset.sum(axis) + start - container.size[axis]
      let rest = axis.isReversed(rightToLeft: layout.isMirrored) ? end : start
      limited.page[axis] = end < start ? rest : min(max(page[axis], start), end)
    }
    return limited
  }
}
