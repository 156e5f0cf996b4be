internal import Foundation
internal import Geometry

/// Repeats a section's group for all of its cells.
struct RepeatGroup {
  var group: GroupDescription
  /// The axis along which groups follow one another.
  var flow: Axis
  /// The gap in points between groups (R21).
  var gap: CGFloat
  /// The space across the flow in points; `nil` uses the largest group's size.
  var room: CGFloat?
  /// The lengths that all groups of the section share, once they are known.
  var shared = SharedLengths()

  /// Returns the runs of all cells. If nothing is measured there are two: the full groups and a
  /// last partial one. Otherwise groups are solved one by one, except where all cells are alike,
  /// and equal neighbors are merged into one run.
  func runs(
    _ input: GroupInput, sharing solved: inout SolvedGroups,
    measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    guard input.cells.variety != .silent, group.isSelfSized else {
      return try equalRuns(of: shared(input, &solved, measuring: &measuring), input)
    }
    let runs = try selfSizedRuns(input, measuring: &measuring)
    guard isUniform else { return runs }
    return try uniform(runs).selfSizedRuns(input, measuring: &measuring)
  }

  /// Returns a full group that needs no measuring, solved once for all sections with an equal
  /// group.
  private func shared(
    _ input: GroupInput, _ solved: inout SolvedGroups, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> Fragment {
    let key = SolvedGroups.Key(group: group, box: input.box)
    if let known = solved[key] { return known }
    let full = try input.solve(group: group, measuring: &measuring)
    solved[key] = full
    return full
  }

  /// Returns a copy in which each group has the length of the longest, for an outermost group that
  /// is uniform across siblings. Its siblings are the section's groups.
  private func uniform(_ runs: [FragmentRun]) -> RepeatGroup {
    var same = self
    same.shared = SharedLengths(
      along: Axis.allCases.filter { group.box.size[$0].isUniform }
    ) { _ in runs.map(\.fragment) }
    return same
  }

  /// Whether the length of a group depends on the lengths of all others.
  var isUniform: Bool { group.box.size.isUniform }

  /// Returns the full groups and a last partial one, from the input's first cell on, with
  /// estimates.
  func equalRuns(_ input: GroupInput) throws(GroupFailure) -> [FragmentRun] {
    var estimates = EstimatesOnly()
    return try equalRuns(of: try input.solve(group: group, measuring: &estimates), input)
  }

  private func equalRuns(
    of full: Fragment, _ input: GroupInput
  ) throws(GroupFailure) -> [FragmentRun] {
    let cells = input.cells.end - input.cells.first
    let (count, rest) = cells.quotientAndRemainder(dividingBy: full.itemCount)
    var runs: [FragmentRun] = []
    if count > 0 { runs.append(try fullRun(full, count: count)) }
    if rest > 0 {
      // A group that is uniform across siblings is as long as the full groups before it.
      let isLong = count > 0 && group.box.size[flow].isUniform
      let last = isLong ? full.emptied(to: rest, along: flow) : full.trimmed(to: rest, along: flow)
      runs.append(run(last, count: 1))
    }
    return runs
  }

  private func fullRun(_ full: Fragment, count: Int) throws(GroupFailure) -> FragmentRun {
    let groups = run(full, count: count)
    guard groups.stride > 0 || count <= LayoutLimits.itemsInGroup else {
      throw .error(
        .tooLarge(what: "the number of groups at one position", limit: LayoutLimits.itemsInGroup))
    }
    return groups
  }

  /// Returns the runs of groups with measured content. If all cells are alike, one full group is
  /// solved for all but the last. The last one is separate, because it may have room for cells that
  /// do not exist.
  private func selfSizedRuns(
    _ input: GroupInput, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    var input = input
    input.shared = shared
    guard input.cells.variety == .alike, input.cells.exists else {
      return try measuredRuns(input, measuring: &measuring)
    }
    let full = try input.solve(group: group, measuring: &measuring)
    let count = (input.cells.end - input.cells.first - 1) / full.itemCount
    guard count > 0 else { return try measuredRuns(input, measuring: &measuring) }
    input.cells.first += count * full.itemCount
    return try measuredRuns(input, after: [fullRun(full, count: count)], measuring: &measuring)
  }

  /// Returns the known runs, followed by groups solved one by one.
  private func measuredRuns(
    _ input: GroupInput, after known: [FragmentRun] = [], measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    var runs = known
    var input = input
    while input.cells.first < input.cells.end {
      if measuring.isExhausted { return try runs + equalRuns(input) }
      let full = try input.solve(group: group, measuring: &measuring)
      let left = input.cells.end - input.cells.first
      let fragment =
        shared[flow] == nil
        ? full.trimmed(to: left, along: flow) : full.emptied(to: left, along: flow)
      input.cells.first += fragment.itemCount
      if let last = runs.last, last.fragment == fragment {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(run(fragment, count: 1))
      }
    }
    return runs
  }

  func run(_ fragment: Fragment, count: Int) -> FragmentRun {
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

/// Groups solved for one section and reused for others with an equal group.
struct SolvedGroups {
  struct Key: Hashable {
    var group: GroupDescription
    var box: CGSize

    func hash(into hasher: inout Hasher) {
      hasher.combine(group)
      hasher.combine(box.width)
      hasher.combine(box.height)
    }
  }

  private var fragments: [Key: Fragment] = [:]

  subscript(key: Key) -> Fragment? {
    get { fragments[key] }
    set { fragments[key] = newValue }
  }
}
