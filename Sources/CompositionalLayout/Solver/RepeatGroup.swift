internal import Foundation

/// A section's groups, one after the other.
struct RepeatGroup {
  var group: GroupDescription
  /// The direction in which one group follows another.
  var flow: Axis
  /// Points between one group and the next (R21).
  var gap: CGFloat
  /// The room across; `nil` for as much as the largest group takes (R39).
  var room: CGFloat?

  /// The runs for all cells of the section. Without content that measures itself they are two: full
  /// groups and a last partial one; otherwise every group is solved, and equal neighbours are one
  /// run.
  func runs(
    _ input: GroupInput, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    if measuring.measuresContent && group.isSelfSized {
      try measuredRuns(input, measuring: &measuring)
    } else {
      try equalRuns(input, measuring: &measuring)
    }
  }

  private func equalRuns(
    _ input: GroupInput, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    let full = try input.solve(group: group, measuring: &measuring)
    let (count, rest) = input.cells.end.quotientAndRemainder(dividingBy: full.itemCount)
    var runs: [FragmentRun] = []
    if count > 0 { runs.append(run(full, count: count)) }
    if let stuck = runs.first, stuck.stride <= 0, count > LayoutLimits.itemsInGroup {
      throw .error(
        .tooLarge(what: "the number of groups on one spot", limit: LayoutLimits.itemsInGroup))
    }
    if rest > 0 { runs.append(run(full.trimmed(to: rest, along: flow), count: 1)) }
    return runs
  }

  private func measuredRuns(
    _ input: GroupInput, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    var runs: [FragmentRun] = []
    var input = input
    while input.cells.first < input.cells.end {
      let full = try input.solve(group: group, measuring: &measuring)
      let left = input.cells.end - input.cells.first
      let fragment = full.trimmed(to: left, along: flow)
      input.cells.first += fragment.itemCount
      if let last = runs.last, last.fragment == fragment {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(run(fragment, count: 1))
      }
    }
    return runs
  }

  private func run(_ fragment: Fragment, count: Int) -> FragmentRun {
    let edges = group.box.edgeSpacing
    let across = flow.across
    let aside = edges.position(
      of: fragment.size[across], in: room ?? fragment.size[across] + edges.minimum(across), across)
    return FragmentRun(
      fragment: fragment, count: count,
      stride: fragment.size[flow] + edges.minimum(flow) + gap,
      inset: CGPoint(flow, edges.start(flow).minimum, across: aside))
  }
}
