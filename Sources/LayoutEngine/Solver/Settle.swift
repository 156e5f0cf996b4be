internal import Foundation
public import Geometry

/// A layout in which only content that has been visible is measured. The rest keeps its estimates,
/// as on the first screen of a long list (R33).
///
/// Cells are measured individually, even within one group: invisible cells keep their estimates,
/// unless siblings are as long as the longest of them. Scrolling and settling again measures what
/// has become visible. A change of one group leaves all others unchanged.
public struct SettlingLayout: Sendable {
  private let description: LayoutDescription
  private let container: Container
  private var states: [SectionState] = []
  /// The cells of each section that have been visible.
  private var shownCells: [VisibleCells] = []
  private var known = KnownSizes()
  private var warnings: [LayoutWarning] = []

  /// The layout in its current state.
  public private(set) var layout: SolvedLayout

  /// A section with the values needed to solve it again.
  private struct SectionState {
    var section: SectionDescription
    var input: SectionInput
    var boxes: SectionBoxes
    var solved: SolvedSection
    /// Whether all groups have been measured.
    var isMeasured = false
  }

  /// Creates the layout with all estimates.
  ///
  /// - Throws: ``LayoutError`` if UIKit would raise an exception.
  public init(
    _ description: LayoutDescription, in container: Container
  ) throws(LayoutError) {
    self.description = description
    self.container = container
    var estimates = EstimatesOnly()
    layout = try solve(description, in: container, measuring: &estimates)
    for (index, section) in description.sections.enumerated() {
      let input = SectionInput(index, of: description, in: container, on: layout.grid)
      let section = section ?? .absent
      states.append(
        SectionState(
          section: section, input: input, boxes: input.boxes(of: section),
          solved: layout.sections[index]))
    }
    shownCells = states.map { _ in VisibleCells() }
    warnings = layout.warnings
  }

  /// Measures the content visible at `position` from top to bottom. Each change moves the content
  /// after it, so the next element is looked up again, until everything visible is measured.
  ///
  /// - Throws: ``LayoutError`` if a measured length makes the layout invalid.
  /// - Complexity: O(n · (n + sections + log groups + cells of a group)) for n visible elements. If
  ///   lines break by content and a line changes its number of cells, all groups after it are
  ///   solved again up to the last cell that has been visible.
  public mutating func settle(
    at position: ScrollPosition, measuring: inout some ContentMeasuring
  ) throws(LayoutError) {
    layout.scroll = position
    let asking = states.indices.filter {
      states[$0].section.group.isSelfSized && measuring.variety(ofCellsInSection: $0) != .silent
    }
    while !measuring.isExhausted, let next = firstUnmeasured(ofSections: asking) {
      switch next {
      case .boundary(let identity, let proposal):
        known.sizes[identity] = .some(measuring.measure(identity, in: proposal))
        if identity.item != SolvedElement.layoutItem { assemble(identity.section) }
      case .cell(let item, let section):
        try measure(item, of: section, measuring: &measuring)
        assemble(section)
      }
      stackSections()
    }
  }

  private var stack: StackSections {
    StackSections(container: container, grid: layout.grid, description: description)
  }

  // MARK: Finding the next element

  private enum Candidate {
    case boundary(SolvedElement.Identity, MeasureProposal)
    case cell(Int, section: Int)
  }

  /// Returns the first visible element from the top that has not been measured. Only the given
  /// sections have cells to measure.
  private func firstUnmeasured(ofSections asking: [Int]) -> Candidate? {
    var first: (place: CGFloat, candidate: Candidate)?
    func offer(_ frame: CGRect, _ candidate: Candidate) {
      let place = frame.start(layout.scrollAxis)
      if let known = first?.place, known <= place { return }
      first = (place, candidate)
    }
    for (frame, request) in unmeasuredBoundaryItems() {
      offer(frame, .boundary(request.identity, request.proposal))
    }
    for index in asking where !states[index].isMeasured && !states[index].solved.isOmitted {
      let cells = shownCells[index]
      layout.forEachVisibleCell(ofSection: index) { group, coveredFrame in
        // One point is subtracted, because frames are on the pixel grid and reaches are not.
        if let first, first.place < coveredFrame.start(layout.scrollAxis) - 1 { return false }
        return !cells.hasShown(group.items..<group.items + group.fragment.itemCount)
      } _: { item, frame in
        if !cells.hasShown(item..<item + 1) { offer(frame, .cell(item, section: index)) }
      }
    }
    return first?.candidate
  }

  /// Returns the visible boundary items that have not been measured. Pinned items count at their
  /// moved position.
  private func unmeasuredBoundaryItems() -> [(frame: CGRect, request: PlaceBoundary.Request)] {
    guard let content = layout.visibleContent else { return [] }
    let bounds = layout.isMirrored ? layout.mirrored(content) : content
    var found: [(CGRect, PlaceBoundary.Request)] = []
    func collect(
      _ requests: [PlaceBoundary.Request?], _ items: [SolvedBoundary], in frame: CGRect,
      core: ClosedRange<CGFloat>
    ) {
      for (request, item) in zip(requests, items) {
        guard let request, known.sizes[request.identity] == nil else { continue }
        let shown = layout.shown(item, in: frame, core: core).frame
        let isInSight = shown.isEmpty ? shown.touches(bounds) : shown.overlaps(bounds)
        if isInSight { found.append((shown, request)) }
      }
    }
    let whole = CGRect(origin: .zero, size: layout.contentSize)
    collect(stack.boundaryRequests, layout.boundaryItems, in: whole, core: layout.core)
    for state in states where !state.solved.isOmitted {
      let section = layout.sections[state.input.index]
      let requests = state.input.boundaryRequests(state.section, state.boxes)
      collect(requests, section.boundaryItems, in: section.frame, core: section.core)
    }
    return found
  }

  // MARK: Updating

  /// Measures a cell and solves its group again, and the groups after it if lines break by content.
  /// If all groups are as long as the longest, solves all of them.
  private mutating func measure(
    _ item: Int, of index: Int, measuring: inout some ContentMeasuring
  ) throws(LayoutError) {
    let state = states[index]
    guard let group = state.solved.group(ofItem: item) else { return }
    do throws(GroupFailure) {
      let groups = state.input.groups(of: state.section, state.boxes)
      if groups.isUniform {
        states[index].isMeasured = true
        let variety = measuring.variety(ofCellsInSection: index)
        let input = state.input.groupInput(state.section, state.boxes, from: 0, variety)
        var solved = SolvedGroups()
        let runs = try groups.runs(input, sharing: &solved, measuring: &measuring)
        states[index].solved.runs = RunTree(runs, flow: state.boxes.flow)
        return
      }
      let siblings = group.items..<group.items + group.fragment.itemCount
      shownCells[index].markVisible(
        state.section.group.hasUniformSubitems ? siblings : item..<item + 1)
      let moves = try movesCells(of: state, around: group, measuring: &measuring)
      states[index].solved.runs =
        moves
        ? try runs(of: state, from: max(group.items - 1, 0), measuring: &measuring)
        : try runs(of: state, changing: group, measuring: &measuring)
    } catch {
      switch error {
      case .error(let cause):
        throw LayoutError(cause, section: index)
      case .unfit(let unfit):
        warnings.append(LayoutWarning(unfit.cause, section: index, groupSize: unfit.groupSize))
        states[index].solved.runs = RunTree([], flow: state.boxes.flow)
      }
    }
  }

  /// Whether the group, or the one before it, now holds more or fewer cells.
  private mutating func movesCells(
    of state: SectionState, around group: SolvedSection.PlacedGroup,
    measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> Bool {
    guard state.section.group.breaksByContent else { return false }
    for known in [state.solved.group(ofItem: group.items - 1), group].compactMap(\.self) {
      let run = try run(of: state, from: known.items, measuring: &measuring)
      if run.fragment.itemCount != known.fragment.itemCount { return true }
    }
    return false
  }

  /// Returns the runs of a section with one group solved again.
  private mutating func runs(
    of state: SectionState, changing group: SolvedSection.PlacedGroup,
    measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> RunTree {
    let run = try run(of: state, from: group.items, measuring: &measuring)
    if !state.section.group.breaksByContent {
      shownCells[state.input.index].discardSizes(
        ofGroup: group.items..<group.items + run.fragment.itemCount)
    }
    let tree = state.solved.runs
    guard let position = tree.position(ofItem: group.items) else { return tree }
    let (before, rest) = position.around(group.items)
    return tree.replacing(at: position.index, with: before + [run] + rest)
  }

  /// Returns the runs of a section with all groups solved again, from the group that contains the
  /// given cell to the last cell that has been visible. It starts at the previous group, because a
  /// cell may move into it.
  private mutating func runs(
    of state: SectionState, from item: Int, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> RunTree {
    let tree = state.solved.runs
    guard let position = tree.position(ofItem: item) else { return tree }
    var (runs, _) = position.around(item)
    var next = position.before.items + runs.reduce(0) { $0 + $1.count * $1.fragment.itemCount }
    while next <= shownCells[state.input.index].last {
      let run = try run(of: state, from: next, measuring: &measuring)
      runs.append(run)
      next += run.fragment.itemCount
    }
    if next < state.section.itemCount {
      let groups = state.input.groups(of: state.section, state.boxes)
      let input = state.input.groupInput(state.section, state.boxes, from: next, .silent)
      runs += try groups.equalRuns(input)
    }
    return tree.replacing(from: position.index, with: runs)
  }

  /// Solves the group whose first cell is at `first`, measuring those of its cells that have been
  /// visible.
  ///
  /// The proposal of a cell may depend on the sizes of others, so the group is solved until no
  /// request is open. Each pass settles at least the first open request, so the loop ends.
  private mutating func run(
    of state: SectionState, from first: Int, measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> FragmentRun {
    let index = state.input.index
    let input = state.input.groupInput(state.section, state.boxes, from: first, .individual)
    while true {
      let full = try input.solve(group: state.section.group, measuring: &shownCells[index])
      if shownCells[index].requests.isEmpty {
        let left = state.section.itemCount - first
        let groups = state.input.groups(of: state.section, state.boxes)
        return groups.run(full.trimmed(to: left, along: state.boxes.flow), count: 1)
      }
      shownCells[index].measureRequests(with: &measuring)
    }
  }

  /// Assembles a section again after its groups or boundary items have changed.
  private mutating func assemble(_ index: Int) {
    let state = states[index]
    states[index].solved = state.input.assembled(
      state.section, state.boxes, state.solved.runs, measuring: &known)
  }

  private mutating func stackSections() {
    let scroll = layout.scroll
    layout = stack.stack(states.map(\.solved), warnings: warnings, measuring: &known)
    layout.scroll = scroll
  }
}

/// The measured sizes of boundary items. An inner `nil` means that the item cannot size itself.
private struct KnownSizes: ContentMeasuring, Sendable {
  var sizes: [SolvedElement.Identity: CGSize?] = [:]

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    sizes[element] ?? nil
  }
}

extension RunTree.Position {
  /// Returns the runs left before and after the group that contains the cell at `item`.
  fileprivate func around(_ item: Int) -> (before: [FragmentRun], after: [FragmentRun]) {
    let ordinal = (item - before.items) / run.fragment.itemCount
    func times(_ count: Int) -> [FragmentRun] {
      var piece = run
      piece.count = count
      return count > 0 ? [piece] : []
    }
    return (times(ordinal), times(run.count - ordinal - 1))
  }
}

/// Solves a layout in which only visible content is measured: first at the start of the page, then
/// at `position`.
///
/// - Parameters:
///   - description: The layout.
///   - container: The container to lay out in.
///   - position: The scroll position, relative to the start of the page; see
///     ``ScrollPosition/placed(in:)``.
///   - measuring: The measurer of self-sizing content.
/// - Throws: ``LayoutError`` if UIKit would raise an exception.
/// - Complexity: That of ``SettlingLayout/settle(at:measuring:)`` plus that of
///   ``solve(_:in:measuring:)`` without measuring.
public func solveVisible(
  _ description: LayoutDescription, in container: Container, at position: ScrollPosition,
  measuring: inout some ContentMeasuring
) throws(LayoutError) -> SolvedLayout {
  // The layout is settled as its left-to-right mirror image. Measuring may move the right end,
  // where a right-to-left page begins.
  var flat = container
  flat.traits.layoutDirection = .leftToRight
  var settling = try SettlingLayout(description, in: flat)
  try settling.settle(at: ScrollPosition(carousels: position.carousels), measuring: &measuring)
  try settling.settle(at: position, measuring: &measuring)
  var layout = settling.layout
  layout.container = container
  layout.scroll = position.placed(in: layout)
  return layout
}
