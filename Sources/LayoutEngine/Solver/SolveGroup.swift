internal import Foundation
internal import Geometry

extension GroupInput {
  /// Solves an item or a group in this input's box.
  func solve(
    _ node: NodeDescription, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> Fragment {
    switch node {
    case .item(let box): solve(item: box, measuring: &measuring)
    case .group(let group): try solve(group: group, measuring: &measuring)
    }
  }

  /// Solves a group in this input's box, filled with as many subitems as fit.
  func solve(
    group: GroupDescription, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> Fragment {
    guard passes <= LayoutLimits.passes else {
      throw .error(
        .tooLarge(
          what: "the nesting depth of groups whose lengths depend on one another",
          limit: LayoutLimits.passes))
    }
    let size = group.box.size.resolved(in: box, on: grid)
    switch group.arrangement {
    case .custom(let items):
      return try custom(group, items, size: size)
    case .cycle(let axis, let nodes):
      // The subitems repeat in order (R7).
      let line = Line(self, group, axis, size, count: nil, nodes)
      return try line.solve(measuring: &measuring)
    case .shares(let axis, let node, let count), .repeats(let axis, let node, let count):
      // A share is a fraction of the line less its gaps and replaces the subitem's own length (R8,
      // R72). A repeated subitem keeps its length and may extend outside the group (R9, OPEN
      // QUESTION Q3).
      let line = Line(self, group, axis, size, count: count, [node])
      return try line.solve(measuring: &measuring)
    }
  }

  /// Returns a custom group. Its frames are unchanged and relative to its outer corner (R19).
  private func custom(
    _ group: GroupDescription, _ items: [CustomItemDescription], size: CGSize
  ) throws(GroupFailure) -> Fragment {
    guard !items.isEmpty else {
      throw .unfit(Unfit(cause: .noFrames, groupSize: size))
    }
    let outer = shared.replacing(in: size)
    return Fragment(
      size: outer, content: .custom(items, name: group.box.name),
      supplementaries: supplementaries(of: group, size: outer))
  }

  /// Returns the supplementary views of a group, anchored to its rectangle less its insets. Their
  /// fractions refer to the box that the group itself resolved in (R77).
  fileprivate func supplementaries(
    of group: GroupDescription, size: CGSize
  ) -> [Fragment.Supplementary] {
    let inside = CGRect(origin: .zero, size: size).inset(by: group.box.effectiveInsets)
    return group.box.supplementaries.map { $0.anchored(on: inside, in: box, grid) }
  }
}

/// A group whose subitems form a line.
private struct Line {
  var input: GroupInput
  var group: GroupDescription
  var axis: Axis
  /// The size of the group; along an estimated axis, the estimate (R73).
  var size: CGSize
  /// The required number of subitems; `nil` for as many as fit.
  var count: Int?
  /// The subitems, used in turn.
  var nodes: [NodeDescription]
  /// The estimated axes along which the group has subitems that are uniform across siblings.
  let uniformAxes: [Axis]
  /// Whether the length of a subitem, or of a supplementary view on a nested group, is a fraction
  /// of the line.
  let refersToLine: Bool
  /// Whether subitems are solved a second time, once the lengths of their siblings or the gaps
  /// between them are known.
  let isSolvedTwice: Bool
  /// The lengths of the longest uniform subitems, once they are known.
  var longest = SharedLengths()

  init(
    _ input: GroupInput, _ group: GroupDescription, _ axis: Axis, _ size: CGSize, count: Int?,
    _ nodes: [NodeDescription]
  ) {
    self.input = input
    self.group = group
    self.axis = axis
    self.size = size
    self.count = count
    self.nodes = nodes
    var (hasUniform, hasContent, hasFraction) = (false, false, false)
    for node in nodes {
      let size = node.box.size
      hasUniform = hasUniform || size.isUniform
      hasContent = hasContent || size[axis].isSelfSized
      hasFraction = hasFraction || size.refers(to: axis) || node.hasViews(referringTo: axis)
    }
    let breaksByContent = hasContent && count == nil && !group.box.size[axis].isSelfSized
    refersToLine = hasFraction
    uniformAxes =
      hasUniform
      ? [axis, axis.across].filter { axis in
        group.box.size[axis].isSelfSized && nodes.contains { $0.box.size[axis].isUniform }
      } : []
    isSolvedTwice = !uniformAxes.isEmpty || breaksByContent && hasFraction
  }

  /// The group's insets, subtracted before subitems resolve (R15).
  private var insets: NSDirectionalEdgeInsets { group.box.effectiveInsets }
  private var gap: CGFloat { group.interItemSpacing.minimum }
  private var available: CGFloat { size[axis] - insets.sum(axis) }
  private var across: CGFloat { size[axis.across] - insets.sum(axis.across) }
  private var isEstimatedAlong: Bool { group.box.size[axis].isSelfSized }

  /// Whether the group is as long as its content along `side` (R14).
  private func hugs(_ side: Axis) -> Bool {
    group.box.size[side].isSelfSized && input.shared[side] == nil
  }

  /// Solves the line: chooses the number of subitems, solves each, distributes them and places the
  /// group's supplementary views.
  func solve(measuring: inout some ContentMeasuring) throws(GroupFailure) -> Fragment {
    // A group without room, or too small for its first subitem, lays out nothing (R10).
    guard available > 0, across >= 0 else {
      throw .unfit(Unfit(cause: .noRoom, groupSize: size))
    }
    var solved = Solved()
    let choice = try choose(&solved, measuring: &measuring)
    guard choice.count > 0 else {
      let cause = LayoutWarning.Cause.cannotFit(
        axis: axis, needed: choice.neededForNext ?? 0, available: available)
      throw .unfit(Unfit(cause: cause, groupSize: size))
    }
    if refersToLine, choice.fractionBase != available {
      // While choosing, self-sizing subitems were solved in the whole line to find their lengths.
      // Fractions refer to the line less the gaps, so all are solved again.
      solved = Solved()
    }
    for index in solved.fragments.count..<max(choice.count, solved.fragments.count) {
      try solve(index, base: choice.fractionBase, into: &solved, measuring: &measuring)
    }
    let fragments = Array(solved.fragments.prefix(choice.count))
    return placed(try uniform(fragments, choice, measuring: &measuring), choice)
  }

  /// Returns the subitems with the uniform ones solved again at the length of the longest, on each
  /// estimated axis (OPEN QUESTION Q4: siblings are those of one group).
  private func uniform(
    _ fragments: [Fragment], _ choice: LineChoice, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [Fragment] {
    guard !uniformAxes.isEmpty else { return fragments }
    var line = self
    line.longest = SharedLengths(along: uniformAxes) { siblings(fragments, $0) }
    var solved = Solved()
    for index in fragments.indices {
      try line.solve(index, base: choice.fractionBase, into: &solved, measuring: &measuring)
    }
    return solved.fragments
  }

  /// Returns the subitems that are uniform along `axis`. In the section's last group only existing
  /// cells count.
  private func siblings(_ fragments: [Fragment], _ axis: Axis) -> [Fragment] {
    var cells = input.cells
    var siblings: [Fragment] = []
    for (index, fragment) in fragments.enumerated() {
      let exists = cells.variety == .silent || cells.exists
      if exists, nodes[index % nodes.count].box.size[axis].isUniform { siblings.append(fragment) }
      cells.first += fragment.itemCount
    }
    return siblings
  }

  // MARK: Choosing

  /// Chooses the number of subitems. A group with an estimate along its line contains each subitem
  /// once.
  private func choose(
    _ solved: inout Solved, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> LineChoice {
    let chooser = ChooseSubitems(
      along: axis, available: available, gap: gap,
      crossRefersToLine: nodes.contains { $0.box.size[axis.across].fraction(of: axis) != nil },
      compatibility: input.grid.compatibility)
    if let count { return chooser.counted(count) }
    if isEstimatedAlong { return chooser.run(of: nodes.count) }
    return try chooser.choose { (index) throws(GroupFailure) in
      try length(index, &solved, measuring: &measuring)
    }
  }

  private func length(
    _ index: Int, _ solved: inout Solved, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> SubitemLength {
    let box = nodes[index % nodes.count].box
    let edges = box.edgeSpacing.minimum(axis)
    let dimension = box.size[axis]
    guard dimension.isSelfSized else {
      return SubitemLength(
        dimension, edges: edges, along: axis, in: lineBox(available), on: input.grid)
    }
    // The subitem is as long as its content; the line ends where it no longer fits (R74, R87).
    while solved.fragments.count <= index {
      try solve(
        solved.fragments.count, base: available, into: &solved, measuring: &measuring)
    }
    return SubitemLength(fixed: solved.fragments[index].size[axis] + edges)
  }

  // MARK: Solving

  /// The subitems solved so far. A node that is not measured, measures alike or has no cell is
  /// solved once and reused.
  private struct Solved {
    var fragments: [Fragment] = []
    var itemCount = 0
    var reusable: [Turn: Fragment] = [:]

    /// A node with or without an existing cell.
    struct Turn: Hashable {
      var node: Int
      var exists: Bool
    }
  }

  private func lineBox(_ base: CGFloat) -> CGSize {
    CGSize(axis, base, across: across)
  }

  private func solve(
    _ index: Int, base: CGFloat, into solved: inout Solved,
    measuring: inout some ContentMeasuring
  ) throws(GroupFailure) {
    let node = nodes[index % nodes.count]
    let inside = input.inside(
      lineBox(base), after: solved.itemCount, sharing: longest.taken(by: node.box.size),
      twice: isSolvedTwice)
    func isReusable(_ fragment: Fragment) -> Bool {
      !node.isSelfSized || inside.cells.measuresLikeOthers(fragment.itemCount)
    }
    let turn = Solved.Turn(
      node: index % nodes.count, exists: inside.cells.exists || !node.isSelfSized)
    let fragment: Fragment
    if let known = solved.reusable[turn], isReusable(known) {
      fragment = known
    } else {
      fragment = try inside.solve(node, measuring: &measuring)
      if isReusable(fragment) { solved.reusable[turn] = fragment }
    }
    solved.fragments.append(fragment)
    let (count, overflow) = solved.itemCount.addingReportingOverflow(fragment.itemCount)
    guard !overflow, count <= LayoutLimits.itemsInSection else {
      throw .error(
        .tooLarge(what: "the number of items in a group", limit: LayoutLimits.itemsInSection))
    }
    solved.itemCount = count
  }

  // MARK: Placing

  private func placed(_ fragments: [Fragment], _ choice: LineChoice) -> Fragment {
    var outer = input.shared.replacing(in: size)
    func room(_ side: Axis) -> CGFloat? { hugs(side) ? nil : outer[side] - insets.sum(side) }
    let line = DistributeLine(
      axis: axis, gap: group.interItemSpacing, length: room(axis), cross: room(axis.across))
    let (offsets, filled) = line.distribute(
      fragments.enumerated().map { index, fragment in
        DistributeLine.Subitem(
          size: fragment.size, edges: nodes[index % nodes.count].box.edgeSpacing)
      })
    for side in Axis.allCases where hugs(side) { outer[side] = filled[side] }
    let corner = CGPoint(x: insets.leading, y: insets.top)
    var children: [Fragment.Child] = []
    children.reserveCapacity(fragments.count)
    var items = 0
    var kinds = KindCounts()
    for (fragment, offset) in zip(fragments, offsets) {
      children.append(
        Fragment.Child(
          offset: corner + offset, fragment: fragment, firstItem: items, firstKinds: kinds))
      items += fragment.itemCount
      kinds = kinds + fragment.kinds
    }
    let fit = Fragment.Fit(
      axis: axis, count: choice.count, available: available,
      neededForNext: choice.neededForNext, fractionBase: choice.fractionBase)
    return Fragment(
      size: outer,
      content: .line(Fragment.Line(children: children, insets: insets, fit: fit)),
      supplementaries: input.supplementaries(of: group, size: outer))
  }
}

extension NodeDescription {
  /// Whether the node is a group with supplementary views that are fractions of the enclosing box
  /// along `axis`. Those of an item refer to the item (R77).
  fileprivate func hasViews(referringTo axis: Axis) -> Bool {
    guard case .group(let group) = self else { return false }
    return group.box.supplementaries.contains { $0.box.size.refers(to: axis) }
  }
}
