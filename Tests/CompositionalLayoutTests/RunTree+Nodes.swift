@testable import CompositionalLayout
@testable import LayoutEngine

extension RunTree {
  /// The number of nodes in the tree, which determines its memory use.
  var nodeCount: Int { nodes.count }

  /// The maximum number of runs or nodes in a node.
  var largestNode: Int {
    nodes.map { node in
      switch node.content {
      case .runs(let runs): runs.count
      case .nodes(let children): children.count
      }
    }.max() ?? 0
  }

  /// The number of nodes not shared with another tree.
  func nodesNotIn(_ other: RunTree) -> Int {
    let known = Set(other.nodes.map { ObjectIdentifier($0) })
    return nodes.count { !known.contains(ObjectIdentifier($0)) }
  }

  private var nodes: [Node] { Self.nodes(from: root) }

  private static func nodes(from node: Node) -> [Node] {
    guard case .nodes(let children) = node.content else { return [node] }
    return [node] + children.flatMap(nodes(from:))
  }
}
