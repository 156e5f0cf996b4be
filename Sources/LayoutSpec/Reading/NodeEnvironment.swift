internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

/// The box that a node is laid out in, and the values that the node inherits from its group.
struct NodeEnvironment: Sendable {
  /// The box that fractions refer to, in points.
  var box: CGSize
  /// The size of the containing group, whose estimates missing sides take over.
  var size = SizeDescription.whole
  /// The equal share that replaces the node's own length, if the group has shares.
  var share: (axis: Axis, count: Int)?
  /// The box of boundary items, if they are read.
  var boundary: BoundaryBox?
  /// Whether lengths are read only to find how many subitems fit.
  var isEstimate = false

  /// Returns the environment of the node itself, before insets.
  func own(_ node: NodeSpec, _ grid: PixelGrid) -> NodeEnvironment {
    var size = node.size(in: size)
    if let share { size[share.axis] = .share(of: share.count, along: share.axis) }
    return NodeEnvironment(
      box: size.resolved(in: box, on: grid), size: size, isEstimate: isEstimate)
  }

  /// Returns the environment of a node's content: its own box minus its insets.
  func inside(_ node: NodeSpec) -> NodeEnvironment {
    var inside = self
    let insets = size.effective(node.contentInsets)
    for axis in Axis.allCases { inside.box[axis] = max(box[axis] - insets.sum(axis), 0) }
    return inside
  }

  /// Returns the environment of a fixed number of subitems inside a group.
  func line(
    _ axis: Axis, _ gap: CGFloat, count: Int, isShared: Bool, _ grid: PixelGrid
  ) -> NodeEnvironment {
    var line = self
    line.box[axis] = chooser([], axis, gap, grid).counted(count).fractionBase
    if isShared { line.share = (axis, count) }
    return line
  }

  /// Returns how many repeated subitems fit in the line and the base of their fractions: what the
  /// engine chooses, or one run if the line is estimated.
  func choice(
    _ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat, _ grid: PixelGrid
  ) -> LineChoice {
    let lengths = nodes.map {
      SubitemLength(
        $0.size(in: size)[axis], edges: $0.edgeSpacing?.minimum(axis) ?? 0, along: axis, in: box,
        on: grid)
    }
    let isEndless = gap <= 0 && lengths.allSatisfy { $0.fraction == 0 && $0.fixed <= 0 }
    let chooser = chooser(nodes, axis, gap, grid)
    let run = chooser.run(of: nodes.count)
    guard !nodes.isEmpty, !isEndless, !size[axis].isSelfSized else { return run }
    return (try? chooser.choose { lengths[$0 % lengths.count] }) ?? run
  }

  private func chooser(
    _ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat, _ grid: PixelGrid
  ) -> ChooseSubitems {
    ChooseSubitems(
      along: axis, available: box[axis], gap: gap,
      crossRefersToLine: nodes.contains {
        $0.size(in: size)[axis.across].fraction(of: axis) != nil
      }, compatibility: grid.compatibility)
  }

  /// Returns the number of cells in a group that repeats subitems.
  func cellCount(
    _ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat, _ grid: PixelGrid
  ) -> Int {
    guard !nodes.isEmpty else { return 0 }
    return (0..<max(choice(nodes, axis, gap, grid).count, 1)).reduce(0) {
      $0 + nodes[$1 % nodes.count].cellCount
    }
  }
}

extension Int {
  /// Returns the product, or the maximum on overflow.
  func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
