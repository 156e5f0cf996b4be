internal import Foundation
internal import Geometry

extension SolvedSection {
  /// A group of the section with its position.
  struct PlacedGroup {
    var fragment: Fragment
    /// The offset in points from the start of the section's first group.
    var offset: CGPoint
    /// The number of cells and supplementary views before the group.
    var items: Int
    var kinds: KindCounts
  }

  /// Calls `body` with each group that may intersect `clip`, which is relative to the start of the
  /// first group; with all groups for `nil`.
  ///
  /// Suppose that groups at distance d start at s, extend by o past their stride and begin by l
  /// before it. Then the groups between a and b have the indices from ⌈(a - s - o)/d⌉ - 1 to ⌊(b -
  /// s + l)/d⌋. Only those are visited, and one more at each end.
  ///
  /// - Complexity: O(log runs + groups visited).
  func forEachGroup(in clip: CGRect?, _ body: (PlacedGroup) -> Void) {
    guard let clip, runs.total.advances else {
      runs.forEachRun(from: 0) { position in
        visit(position, 0..<position.run.count, body)
        return true
      }
      return
    }
    let first = clip.start(flow) - runs.total.overhang
    let last = clip.end(flow) + runs.total.lead
    guard let start = runs.position(endingAfter: first) else { return }
    runs.forEachRun(from: start.index) { position in
      let begin = position.before.extent
      guard begin <= last else { return false }
      let run = position.run
      let lower = ((first - begin) / run.stride).rounded(.down) - 1
      let upper = ((last - begin) / run.stride).rounded(.up) + 1
      let range = clamped(lower)..<clamped(upper)
      visit(position, range.clamped(to: 0..<run.count), body)
      return true
    }
  }

  private func clamped(_ index: CGFloat) -> Int {
    Int(min(max(index, 0), CGFloat(LayoutLimits.itemsInSection)))
  }

  private func visit(
    _ position: RunTree.Position, _ groups: Range<Int>, _ body: (PlacedGroup) -> Void
  ) {
    for index in groups { body(group(index, position)) }
  }

  private func offset(of index: Int, in position: RunTree.Position) -> CGPoint {
    let along = position.before.extent + CGFloat(index) * position.run.stride
    return CGPoint(flow, along, across: 0) + position.run.inset
  }

  /// Returns the group that contains the cell at `item`. Complexity: O(log runs).
  func group(ofItem item: Int) -> PlacedGroup? {
    guard let position = runs.position(ofItem: item) else { return nil }
    return group((item - position.before.items) / position.run.fragment.itemCount, position)
  }

  /// Returns the group that contains a supplementary view. Complexity: O(log runs).
  func group(ofSupplementary kind: String, _ ordinal: Int) -> PlacedGroup? {
    guard let position = runs.position(ofSupplementary: kind, ordinal) else { return nil }
    let inRun = ordinal - position.before.kinds[kind]
    return group(inRun / position.run.fragment.kinds[kind], position)
  }

  private func group(_ index: Int, _ position: RunTree.Position) -> PlacedGroup {
    let run = position.run
    return PlacedGroup(
      fragment: run.fragment, offset: offset(of: index, in: position),
      items: position.before.items + index * run.fragment.itemCount,
      kinds: position.before.kinds + run.fragment.kinds * index)
  }
}
