internal import Foundation
internal import Geometry

/// The runs of a section in order, with the totals of the runs before each one.
///
/// It is an immutable tree with a fixed fan-out whose nodes store the totals of their runs.
/// Replacing a run creates new nodes on its path and shares all others.
///
/// - Complexity: Finding a run by index or position and replacing one take O(log runs); building
///   the tree takes O(runs).
public struct RunTree: Sendable {
  let root: Node

  /// The axis along which groups follow one another.
  let flow: Axis

  /// The totals of all runs.
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

  /// A run with its index and the totals before it.
  public struct Position: Sendable {
    public var run: FragmentRun
    public var index: Int
    /// The totals of the runs before it.
    public var before: RunSum
  }

  /// Returns the run that contains the cell at `item`.
  func position(ofItem item: Int) -> Position? {
    guard item >= 0 else { return nil }
    return position { before, sum, _ in item < before.items + sum.items }
  }

  /// Returns the run that contains the supplementary view of a kind with the given number.
  func position(ofSupplementary kind: String, _ ordinal: Int) -> Position? {
    guard ordinal >= 0 else { return nil }
    return position { before, sum, _ in ordinal < before.kinds[kind] + sum.kinds[kind] }
  }

  /// Returns the first run that ends after `place`, in points along the flow.
  func position(endingAfter place: CGFloat) -> Position? {
    position { before, sum, _ in place < before.extent + sum.extent }
  }

  /// Returns the run at `index`.
  func position(at index: Int) -> Position? {
    guard index >= 0 else { return nil }
    return position { _, _, runs in index < runs.upperBound }
  }

  /// Returns the first run for which `holds` is true. Its arguments are the totals before a
  /// subtree, the subtree's totals and its range of runs.
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

  /// Calls `body` with the runs from `index` on, until it returns false.
  ///
  /// - Complexity: O(log runs + runs visited).
  func forEachRun(from index: Int, _ body: (Position) -> Bool) {
    _ = visit(root, beginningAt: 0, after: RunSum(), from: index, body)
  }

  /// Visits the runs of the node, the first of which has the index `first`. Returns false if `body`
  /// did.
  private func visit(
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
          !visit(child, beginningAt: next, after: before, from: index, body)
        {
          return false
        }
        before = before + child.sum
        next += child.count
      }
    }
    return true
  }

  /// Returns a tree with other runs in place of the one at `index`.
  func replacing(at index: Int, with runs: [FragmentRun]) -> RunTree {
    RunTree(over: replacing(in: root, at: index, with: runs), flow: flow)
  }

  /// Returns the changed node, split into several if it has become too large.
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

  /// Returns a tree with other runs from `index` on.
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
  /// Returns the elements in consecutive chunks of `size`.
  fileprivate func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
