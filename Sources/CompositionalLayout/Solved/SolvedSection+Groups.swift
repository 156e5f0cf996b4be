internal import Foundation

extension SolvedSection {
  /// One group of the section.
  struct PlacedGroup {
    var fragment: Fragment
    /// From where the section's first group begins.
    var offset: CGPoint
    /// How many cells and supplementary views come before.
    var items: Int
    var kinds: KindCounts
  }

  /// Tells `body` the groups that may meet `clip`, counted from where the first group begins; all of
  /// them for `nil`.
  ///
  /// With groups at distances d from s on that reach o past their stride and begin l before it, those
  /// between a and b are the ones numbered from ⌈(a - s - o)/d⌉ - 1 to ⌊(b - s + l)/d⌋: no others are
  /// looked at, but for one more at both ends.
  ///
  /// - Complexity: O(log runs + groups told).
  func forEachGroup(in clip: CGRect?, _ body: (PlacedGroup) -> Void) {
    guard let clip, runs.total.advances else {
      runs.forEachRun(from: 0) { position in
        told(position, 0..<position.run.count, body)
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
      told(position, range.clamped(to: 0..<run.count), body)
      return true
    }
  }

  private func clamped(_ index: CGFloat) -> Int {
    Int(min(max(index, 0), CGFloat(LayoutLimits.itemsInSection)))
  }

  private func told(
    _ position: RunTree.Position, _ groups: Range<Int>, _ body: (PlacedGroup) -> Void
  ) {
    for index in groups { body(group(index, position)) }
  }

  private func offset(of index: Int, in position: RunTree.Position) -> CGPoint {
    let along = position.before.extent + CGFloat(index) * position.run.stride
    return CGPoint(flow, along, across: 0) + position.run.inset
  }

  /// The group that holds the cell at `item`. Complexity: O(log runs).
  func group(ofItem item: Int) -> PlacedGroup? {
    guard let position = runs.position(ofItem: item) else { return nil }
    return group((item - position.before.items) / position.run.fragment.itemCount, position)
  }

  /// The group that holds a supplementary view. Complexity: O(log runs).
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
