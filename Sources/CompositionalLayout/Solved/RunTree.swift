internal import Foundation

/// The runs of a section in order, with sums of what comes before each.
///
/// A tree of fixed fan-out whose nodes hold the sum of their runs. It never changes: replacing a run
/// makes new nodes on the way to it and shares all others.
///
/// - Complexity: finding by index or by place, and replacing, O(log runs); building O(runs).
public struct RunTree: Sendable {
  let root: Node

  /// The direction in which the groups follow one another.
  let flow: Axis

  /// All runs together.
  public var total: RunSum { root.sum }

  /// The number of runs.
  public var count: Int { root.count }

  static let fanOut = 16

  final class Node: Sendable {
    let content: Content
    let sum: RunSum
    let count: Int

    enum Content: Sendable {
      case runs([FragmentRun])
      case nodes([Node])
    }

    init(_ runs: [FragmentRun], flow: Axis) {
      content = .runs(runs)
      sum = runs.reduce(RunSum()) { $0 + RunSum($1, flow: flow) }
      count = runs.count
    }

    init(_ nodes: [Node]) {
      content = .nodes(nodes)
      sum = nodes.reduce(RunSum()) { $0 + $1.sum }
      count = nodes.reduce(0) { $0 + $1.count }
    }
  }

  init(_ runs: [FragmentRun], flow: Axis) {
    self.init(over: runs.chunked(Self.fanOut).map { Node($0, flow: flow) }, flow: flow)
  }

  private init(over nodes: [Node], flow: Axis) {
    var level = nodes
    while level.count > 1 { level = level.chunked(Self.fanOut).map { Node($0) } }
    root = level.first ?? Node([], flow: flow)
    self.flow = flow
  }

  /// A run with its index and what comes before it.
  public struct Position: Sendable {
    public var run: FragmentRun
    public var index: Int
    public var before: RunSum
  }

  /// The run that holds the cell at `item`.
  func position(ofItem item: Int) -> Position? {
    guard item >= 0 else { return nil }
    return position { before, sum, _ in item < before.items + sum.items }
  }

  /// The run that holds the supplementary view of a kind with the given running number.
  func position(ofSupplementary kind: String, _ ordinal: Int) -> Position? {
    guard ordinal >= 0 else { return nil }
    return position { before, sum, _ in ordinal < before.kinds[kind] + sum.kinds[kind] }
  }

  /// The first run that ends after `place` along the flow.
  func position(endingAfter place: CGFloat) -> Position? {
    position { before, sum, _ in place < before.extent + sum.extent }
  }

  /// The run at `index`.
  func position(at index: Int) -> Position? {
    guard index >= 0 else { return nil }
    return position { _, _, runs in index < runs.upperBound }
  }

  /// The first run for which `holds` answers true, told what comes before a part, its sum, and which
  /// runs it holds.
  private func position(where holds: (RunSum, RunSum, Range<Int>) -> Bool) -> Position? {
    var before = RunSum()
    var index = 0
    var node = root
    descent: while case .nodes(let nodes) = node.content {
      for child in nodes {
        if holds(before, child.sum, index..<(index + child.count)) {
          node = child
          continue descent
        }
        before = before + child.sum
        index += child.count
      }
      return nil
    }
    guard case .runs(let runs) = node.content else { return nil }
    for run in runs {
      let sum = RunSum(run, flow: flow)
      if holds(before, sum, index..<(index + 1)) {
        return Position(run: run, index: index, before: before)
      }
      before = before + sum
      index += 1
    }
    return nil
  }

  /// Tells `body` the runs from `index` on, one after the other, until it answers false.
  ///
  /// - Complexity: O(log runs + runs told).
  func forEachRun(from index: Int, _ body: (Position) -> Bool) {
    _ = tell(root, beginningAt: 0, after: RunSum(), from: index, body)
  }

  /// Whether `body` wants more than the runs of the node, the first of which has the index `first`.
  private func tell(
    _ node: Node, beginningAt first: Int, after sum: RunSum, from index: Int,
    _ body: (Position) -> Bool
  ) -> Bool {
    var (next, before) = (first, sum)
    switch node.content {
    case .runs(let runs):
      for run in runs {
        if next >= index, !body(Position(run: run, index: next, before: before)) { return false }
        before = before + RunSum(run, flow: flow)
        next += 1
      }
    case .nodes(let nodes):
      for child in nodes {
        if next + child.count > index,
          !tell(child, beginningAt: next, after: before, from: index, body)
        {
          return false
        }
        before = before + child.sum
        next += child.count
      }
    }
    return true
  }

  /// The same with other runs in place of the one at `index`.
  func replacing(at index: Int, with runs: [FragmentRun]) -> RunTree {
    RunTree(over: replacing(in: root, at: index, with: runs), flow: flow)
  }

  /// The node made anew, as several where it has become too large.
  private func replacing(in node: Node, at index: Int, with runs: [FragmentRun]) -> [Node] {
    switch node.content {
    case .runs(var own):
      own.replaceSubrange(index...index, with: runs)
      guard own.count > 2 * Self.fanOut else { return own.isEmpty ? [] : [Node(own, flow: flow)] }
      return own.chunked(Self.fanOut).map { Node($0, flow: flow) }
    case .nodes(var nodes):
      var left = index
      for (place, child) in nodes.enumerated() {
        if left < child.count {
          let made = replacing(in: child, at: left, with: runs)
          nodes.replaceSubrange(place...place, with: made)
          break
        }
        left -= child.count
      }
      guard nodes.count > 2 * Self.fanOut else { return nodes.isEmpty ? [] : [Node(nodes)] }
      return nodes.chunked(Self.fanOut).map { Node($0) }
    }
  }

  /// The same with other runs from `index` on.
  ///
  /// - Complexity: O(runs).
  func replacing(from index: Int, with runs: [FragmentRun]) -> RunTree {
    var kept: [FragmentRun] = []
    forEachRun(from: 0) { position in
      guard position.index < index else { return false }
      kept.append(position.run)
      return true
    }
    return RunTree(kept + runs, flow: flow)
  }
}

extension Array {
  /// The elements in order, `size` at a time.
  fileprivate func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
