public import Foundation

/// How a section scrolls across the layout's direction (R36, R37, R82, R88).
public struct Carousel: Hashable, Sendable {
  public let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// The length through which the row is seen, in points: the view less the section's insets.
  public let viewport: CGFloat

  /// The length of the row, in points.
  public let content: CGFloat

  /// From the start of one group to the start of the next, and the length of a group, in points.
  let stride: CGFloat
  let group: CGFloat
  let groupCount: Int

  /// The farthest offset at which the row still fills the viewport.
  public var largestOffset: CGFloat { max(content - viewport, 0) }

  /// The offset at which the row shows before anyone has scrolled it: the first group centred, or at
  /// the leading inset (R88).
  public var openingOffset: CGFloat {
    behavior == .groupPagingCentered ? centred(0) : 0
  }

  /// Where the row comes to rest when asked to move to `request`: at the stop nearest to it (R82).
  ///
  /// - Complexity: O(1).
  public func restOffset(for request: CGFloat) -> CGFloat {
    switch behavior {
    case .none:
      return 0
    case .continuous:
      return min(max(request, 0), largestOffset)
    case .paging:
      return nearestStop(to: request, every: viewport)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return nearestStop(to: request, every: stride)
    case .groupPagingCentered:
      guard stride > 0 else { return centred(0) }
      let index = ((request - centred(0)) / stride).rounded(.toNearestOrAwayFromZero)
      return centred(min(max(index, 0), CGFloat(max(groupCount - 1, 0))))
    }
  }

  /// The offset at which the group at `index` lies in the middle.
  private func centred(_ index: CGFloat) -> CGFloat {
    index * stride - (viewport - group) / 2
  }

  /// The multiple of `step` nearest to the request; the last one is cut short at the end of the row.
  private func nearestStop(to request: CGFloat, every step: CGFloat) -> CGFloat {
    let limit = largestOffset
    let request = min(max(request, 0), limit)
    guard step > 0 else { return request }
    let below = (request / step).rounded(.down) * step
    let above = min(below + step, limit)
    return request - below < above - request ? below : above
  }
}
