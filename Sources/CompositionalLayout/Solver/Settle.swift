internal import Foundation

/// A layout of which only what has come into sight is measured; the rest keeps its estimates, as on
/// the first screen of a long list (R33).
///
/// Moving and settling again measures what is newly in sight. A change of one group leaves all others
/// as they are.
public struct SettlingLayout: Sendable {
  private let description: LayoutDescription
  private let container: Container
  private var parts: [Part] = []
  private var known = KnownSizes()
  private var warnings: [LayoutWarning] = []

  /// The layout as far as it is settled.
  public private(set) var layout: SolvedLayout

  /// A section in the making.
  private struct Part {
    var section: SectionDescription
    var input: SectionInput
    var room: SectionInput.Room
    var solved: SolvedSection
    /// First cells of the groups that have been measured.
    var measured: Set<Int> = []
    /// Whether all groups have been measured.
    var isMeasured = false
  }

  /// The layout with every estimate standing.
  public init(
    _ description: LayoutDescription, in container: Container
  ) throws(LayoutError) {
    self.description = description
    self.container = container
    var estimates = EstimatesStand()
    layout = try solve(description, in: container, measuring: &estimates)
    for (index, section) in description.sections.enumerated() {
      let input = SectionInput(
        container: container, grid: layout.grid, axis: description.scrollAxis,
        reference: description.contentInsetsReference, index: index)
      let section = section ?? .absent
      parts.append(
        Part(
          section: section, input: input, room: input.room(of: section),
          solved: layout.sections[index]))
    }
    warnings = layout.warnings
  }

  /// Measures what is in sight at `position`, from the top down, each change moving the rest before
  /// the next is looked at, until all in sight is measured.
  ///
  /// - Complexity: O(elements in sight · (sections + log groups)).
  public mutating func settle(
    at position: ScrollPosition, measuring: inout some ContentMeasuring
  ) throws(LayoutError) {
    layout.scroll = position
    while let next = firstUnmeasured() {
      switch next {
      case .boundary(let identity, let proposal):
        known.sizes[identity] = .some(measuring.measure(identity, in: proposal))
        if identity.item != SolvedElement.layoutItem { assemble(identity.section) }
      case .group(let group, let section):
        try measure(group, of: section, measuring: &measuring)
        assemble(section)
      }
      stack()
    }
  }

  // MARK: What is next

  private enum Candidate {
    case boundary(SolvedElement.Identity, MeasureProposal)
    case group(SolvedSection.PlacedGroup, section: Int)
  }

  /// The first thing in sight, from the top, that has not been measured.
  private func firstUnmeasured() -> Candidate? {
    var first: (place: CGFloat, candidate: Candidate)?
    func offer(_ place: CGFloat, _ candidate: Candidate) {
      if let known = first?.place, known <= place { return }
      first = (place, candidate)
    }
    for (frame, request) in unmeasuredBoundaryItems() {
      offer(frame.start(layout.scrollAxis), .boundary(request.identity, request.proposal))
    }
    for (index, part) in parts.enumerated()
    where part.section.group.isSelfSized && !part.isMeasured && !part.solved.isOmitted {
      layout.forEachVisibleGroup(ofSection: index) { group, frame in
        guard !part.measured.contains(group.items) else { return }
        offer(frame.start(layout.scrollAxis), .group(group, section: index))
      }
    }
    return first?.candidate
  }

  private func unmeasuredBoundaryItems() -> [(frame: CGRect, request: PlaceBoundary.Request)] {
    let bounds = layout.flatBounds
    var found: [(CGRect, PlaceBoundary.Request)] = []
    func look(_ requests: [PlaceBoundary.Request?], _ items: [SolvedBoundary], _ corner: CGPoint) {
      for (request, item) in zip(requests, items) {
        guard let request, known.sizes[request.identity] == nil else { continue }
        let frame = item.frame.offset(by: corner)
        if frame.touches(bounds) { found.append((frame, request)) }
      }
    }
    let stack = StackSections(container: container, grid: layout.grid, description: description)
    look(stack.boundaryRequests, layout.boundaryItems, .zero)
    for part in parts where !part.solved.isOmitted {
      let index = part.input.index
      let requests = part.input.boundaryRequests(part.section, part.room)
      look(requests, part.solved.boundaryItems, layout.sections[index].frame.origin)
    }
    return found
  }

  // MARK: Changing

  /// One group solved anew, with its content; those after it only where it has come to hold more or
  /// fewer cells (R74). All groups, where each is as long as the longest (R34).
  private mutating func measure(
    _ group: SolvedSection.PlacedGroup, of index: Int, measuring: inout some ContentMeasuring
  ) throws(LayoutError) {
    let part = parts[index]
    guard let position = part.solved.runs.position(ofItem: group.items) else { return }
    parts[index].measured.insert(group.items)
    do throws(GroupFailure) {
      let groups = part.input.groups(of: part.section, part.room)
      let variety = measuring.variety(ofCellsInSection: index)
      if groups.isUniform {
        parts[index].isMeasured = true
        let input = part.input.groupInput(part.section, part.room, from: 0, variety)
        var solved = SolvedGroups()
        let runs = try groups.runs(input, sharing: &solved, measuring: &measuring)
        parts[index].solved.runs = RunTree(runs, flow: part.room.flow)
        return
      }
      let input = part.input.groupInput(part.section, part.room, from: group.items, variety)
      let full = try input.solve(group: part.section.group, measuring: &measuring)
      let left = part.section.itemCount - group.items
      let fragment = full.trimmed(to: left, along: part.room.flow)
      let tree = part.solved.runs
      let ordinal = (group.items - position.before.items) / position.run.fragment.itemCount
      var runs: [FragmentRun] = []
      if ordinal > 0 { runs.append(position.run.times(ordinal)) }
      runs.append(groups.run(fragment, count: 1))
      if fragment.itemCount == group.fragment.itemCount {
        let rest = position.run.count - ordinal - 1
        if rest > 0 { runs.append(position.run.times(rest)) }
        parts[index].solved.runs = tree.replacing(at: position.index, with: runs)
      } else {
        let next = part.input.groupInput(
          part.section, part.room, from: group.items + fragment.itemCount, .silent)
        runs += try groups.equalRuns(next)
        parts[index].solved.runs = tree.replacing(from: position.index, with: runs)
        parts[index].measured = parts[index].measured.filter { $0 <= group.items }
      }
    } catch {
      switch error {
      case .error(let cause):
        throw LayoutError(cause, section: index)
      case .unfit(let unfit):
        warnings.append(LayoutWarning(unfit.cause, section: index, groupSize: unfit.groupSize))
        parts[index].solved.runs = RunTree([], flow: part.room.flow)
      }
    }
  }

  /// Puts a section together again, around groups or with boundary items that have changed.
  private mutating func assemble(_ index: Int) {
    let part = parts[index]
    parts[index].solved = part.input.assembled(
      part.section, part.room, part.solved.runs, measuring: &known)
  }

  private mutating func stack() {
    let scroll = layout.scroll
    let stack = StackSections(container: container, grid: layout.grid, description: description)
    layout = stack.stack(parts.map(\.solved), warnings: warnings, measuring: &known)
    layout.scroll = scroll
  }
}

/// Sizes that boundary items have been measured to have; `nil` within for those that cannot size
/// themselves.
private struct KnownSizes: ContentMeasuring, Sendable {
  var sizes: [SolvedElement.Identity: CGSize?] = [:]

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    sizes[element] ?? nil
  }
}

extension FragmentRun {
  /// The same group, another number of times.
  fileprivate func times(_ count: Int) -> FragmentRun {
    var run = self
    run.count = count
    return run
  }
}

/// The frames of a layout when only what comes into sight is measured: settled at the top first, then
/// at `position` (R33).
///
/// - Throws: ``LayoutError`` where the real system would raise an exception (R91).
public func solveVisible(
  _ description: LayoutDescription, in container: Container, at position: ScrollPosition,
  measuring: inout some ContentMeasuring
) throws(LayoutError) -> SolvedLayout {
  var settling = try SettlingLayout(description, in: container)
  try settling.settle(at: ScrollPosition(carousels: position.carousels), measuring: &measuring)
  try settling.settle(at: position, measuring: &measuring)
  return settling.layout
}

extension UICollectionViewCompositionalLayout {
  /// The frames of the layout when only what comes into sight is measured: settled at the top first,
  /// then at `position` (R33).
  ///
  /// - Throws: ``LayoutError`` where the real system would raise an exception (R91).
  public func solveVisible(
    itemCounts: [Int], in container: Container, at position: ScrollPosition = ScrollPosition(),
    measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> SolvedLayout {
    let description = try describe(itemCounts: itemCounts, in: container)
    return try CompositionalLayout.solveVisible(
      description, in: container, at: position, measuring: &measuring)
  }
}
