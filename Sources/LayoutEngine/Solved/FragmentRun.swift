public import Foundation
internal import Geometry

/// A group repeated at equal distances. The repetition is stored as a count and never expanded.
public struct FragmentRun: Sendable {
  /// The repeated group.
  public var fragment: Fragment

  /// The number of repetitions.
  public var count: Int

  /// The distance in points from the start of one group to the start of the next, along the
  /// section's flow.
  public var stride: CGFloat

  /// The offset in points of the group in its stride: the gaps before it, along the flow and across
  /// it.
  public var inset: CGPoint

  /// The number of cells in the run.
  public var itemCount: Int { count * fragment.itemCount }

  /// The length of the run in points along the flow, including the gap after its last group.
  public var extent: CGFloat { CGFloat(count) * stride }

  /// The number of supplementary views in the run, by kind.
  public var kinds: KindCounts { fragment.kinds * count }
}

/// The totals of a sequence of runs.
public struct RunSum: Sendable {
  /// The number of cells.
  public var items = 0
  /// The number of groups.
  public var groups = 0
  /// The length in points along the flow.
  public var extent: CGFloat = 0
  /// The number of supplementary views, by kind.
  public var kinds = KindCounts()
  /// The largest width and height of any group, in points.
  public var largest = CGSize.zero
  /// The largest distance by which a group extends past its stride, so that neighbors overlap.
  var overhang: CGFloat = 0
  /// The largest distance by which a group begins before its stride, because of a negative gap.
  var lead: CGFloat = 0
  /// Whether every group begins after the previous one.
  var advances = true

  init() {}

  init(_ run: FragmentRun, flow: Axis) {
    largest = run.fragment.size
    overhang = max(run.inset[flow] + run.fragment.size[flow] - run.stride, 0)
    lead = max(-run.inset[flow], 0)
    advances = run.stride > 0
    items = run.itemCount
    groups = run.count
    extent = run.extent
    kinds = run.kinds
  }

  static func + (one: Self, two: Self) -> Self {
    var sum = one
    sum.items += two.items
    sum.groups += two.groups
    sum.extent += two.extent
    sum.kinds = one.kinds + two.kinds
    sum.largest = CGSize(
      width: max(one.largest.width, two.largest.width),
      height: max(one.largest.height, two.largest.height))
    sum.overhang = max(one.overhang, two.overhang)
    sum.lead = max(one.lead, two.lead)
    sum.advances = one.advances && two.advances
    return sum
  }
}
