public import Foundation

/// A group, so many times, one after the other at equal distances: a repetition that is stated and
/// never unrolled.
public struct FragmentRun: Sendable {
  public var fragment: Fragment

  /// How many times the group stands there.
  public var count: Int

  /// From the start of one group to the start of the next along the section's flow, in points.
  public var stride: CGFloat

  /// Where the group lies in its stride: the gaps before it along the flow and across.
  public var inset: CGPoint

  /// All cells of the run.
  public var itemCount: Int { count * fragment.itemCount }

  /// All points of the run along the flow, the gap after its last group included.
  public var extent: CGFloat { CGFloat(count) * stride }

  /// All supplementary views of the run, by kind.
  public var kinds: KindCounts { fragment.kinds * count }
}

/// What comes before something in a section's flow.
public struct RunSum: Sendable {
  public var items = 0
  public var groups = 0
  /// Points along the flow.
  public var extent: CGFloat = 0
  public var kinds = KindCounts()
  /// The longest sides of any group, in points.
  public var largest = CGSize.zero
  /// By how much a group reaches past its stride at the most: neighbours that overlap.
  var overhang: CGFloat = 0
  /// By how much a group begins before its stride at the most: negative gaps before it.
  var lead: CGFloat = 0
  /// Whether every group begins after the one before it.
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
