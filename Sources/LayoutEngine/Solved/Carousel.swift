public import Foundation
internal import Geometry

/// The orthogonal scrolling of a section (R36, R37, R82, R88).
public struct Carousel: Sendable {
  /// Where scrolling stops.
  public let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// The length of the viewport in points: the view less the section's insets.
  public let viewport: CGFloat

  /// The length of the row in points.
  public let content: CGFloat

  /// The groups of the row. Groups that size themselves may have different lengths.
  let groups: RunTree

  /// The largest offset in points at which the row still fills the viewport.
  public var largestOffset: CGFloat { max(content - viewport, 0) }

  /// The offset in points before any scrolling: the first group is centered or at the leading
  /// inset.
  public var openingOffset: CGFloat {
    guard behavior == .groupPagingCentered, let first = groups.position(at: 0) else { return 0 }
    return centered(first.group(0, groups.flow))
  }

  /// Returns the offset in points at which the carousel stops when scrolled to `request`. The
  /// nearest stop wins, and the farther one if two are equally near. NaN selects the opening
  /// offset.
  ///
  /// - Complexity: O(log groups) if groups size themselves, otherwise O(1).
  public func restOffset(for request: CGFloat) -> CGFloat {
    guard !request.isNaN else { return openingOffset }
    let within = min(max(request, 0), largestOffset)
    switch behavior {
    case .none:
      return 0
    case .continuous:
      return within
    case .paging:
      // The nearest page decides, not the nearest stop: the end is not a page of its own (R96).
      guard viewport > 0, within < largestOffset else { return within }
      let page = (within / viewport).rounded(.toNearestOrAwayFromZero)
      return min(page * viewport, largestOffset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      let edges = groups.groups(around: within).map(\.start)
      return nearest(to: within, of: edges + [largestOffset])
    case .groupPagingCentered:
      let stops = groups.groups(around: request + viewport / 2).map(centered)
      return nearest(to: request, of: stops)
    }
  }

  /// The offset at which a group is centered.
  private func centered(_ group: RunTree.Group) -> CGFloat {
    group.middle - viewport / 2
  }

  /// Returns the nearest stop; if several are equally near, the last of them. The stops ascend,
  /// except for those beyond the last one.
  private func nearest(to request: CGFloat, of stops: [CGFloat]) -> CGFloat {
    var best = stops.first ?? 0
    for stop in stops.dropFirst() where abs(stop - request) <= abs(best - request) { best = stop }
    return best
  }
}

extension RunTree {
  /// A group of the row, with the start of its stride and its center in points along the flow.
  struct Group {
    var start: CGFloat
    var middle: CGFloat
  }

  /// Returns the group whose stride contains `place`, or the first or last group, between its
  /// neighbors.
  ///
  /// - Complexity: O(log runs).
  func groups(around place: CGFloat) -> [Group] {
    guard let position = position(endingAfter: max(place, 0)) ?? position(at: count - 1) else {
      return []
    }
    let strides = (place - position.before.extent) / position.run.stride
    // False if the division yields NaN.
    let index = strides > 0 ? Int(min(strides, CGFloat(position.run.count - 1))) : 0
    return [
      group(before: index, position), position.group(index, flow), group(after: index, position),
    ]
    .compactMap { $0 }
  }

  private func group(before index: Int, _ position: Position) -> Group? {
    guard index == 0 else { return position.group(index - 1, flow) }
    return self.position(at: position.index - 1).map { $0.group($0.run.count - 1, flow) }
  }

  private func group(after index: Int, _ position: Position) -> Group? {
    guard index == position.run.count - 1 else { return position.group(index + 1, flow) }
    return self.position(at: position.index + 1)?.group(0, flow)
  }
}

extension RunTree.Position {
  fileprivate func group(_ index: Int, _ flow: Axis) -> RunTree.Group {
    let start = before.extent + CGFloat(index) * run.stride
    return RunTree.Group(
      start: start, middle: start + run.inset[flow] + run.fragment.size[flow] / 2)
  }
}
