internal import CompositionalLayout
internal import Foundation

/// The box that a node is laid out in, and what it takes over from the group around it.
struct Surroundings: Sendable {
  /// What fractions are fractions of, in points (R1).
  var box: CGSize
  /// A side left out follows an estimate around it.
  var width = LayoutDimension.fractionalWidth(1)
  var height = LayoutDimension.fractionalHeight(1)
  /// The length that a group with equal shares gives, in place of the node's own (R8).
  var share: (axis: Axis, length: CGFloat)?

  /// The box of a node itself, before anything is taken off it.
  func own(_ node: NodeSpec, _ grid: PixelGrid) -> Surroundings {
    let width = node.width ?? self.width
    let height = node.height ?? self.height
    var size = CGSize(
      width: width.resolved(in: box, on: grid), height: height.resolved(in: box, on: grid))
    if let share { size[share.axis] = grid.floor(share.length) }
    return Surroundings(
      box: size, width: width.isSelfSized ? width : .fractionalWidth(1),
      height: height.isSelfSized ? height : .fractionalHeight(1))
  }

  /// The box of what is in a group, from the group's own: less its insets (R17), and along its line
  /// less the gaps between `count` subitems (R4).
  func inside(
    _ node: NodeSpec, _ axis: Axis, gap: CGFloat, count: Int, sharing: Bool = false
  ) -> Surroundings {
    var inside = self
    let insets = node.contentInsets
    if !width.isSelfSized { inside.box.width -= insets.leading + insets.trailing }
    if !height.isSelfSized { inside.box.height -= insets.top + insets.bottom }
    inside.box[axis] -= CGFloat(count - 1) * gap
    inside.box = CGSize(width: max(inside.box.width, 0), height: max(inside.box.height, 0))
    if sharing { inside.share = (axis, inside.box[axis] / CGFloat(max(count, 1))) }
    return inside
  }

  /// How many of some subitems, taken in turn, fit into the line (R5).
  func lineCount(_ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat) -> Int {
    let available = box[axis]
    guard !nodes.isEmpty else { return 1 }
    var fraction: CGFloat = 0
    var fixed: CGFloat = 0
    var count = 0
    while count < Limits.groupItems {
      let room = available - CGFloat(count) * gap
      let node = nodes[count % nodes.count]
      switch (axis == .horizontal ? node.width ?? width : node.height ?? height, axis) {
      case (.fractionalWidth(let part), .horizontal), (.fractionalHeight(let part), .vertical):
        fraction += part
      case (let length, _): fixed += length.resolved(in: box, on: PixelGrid(scale: 2))
      }
      let edges = node.edgeSpacing
      fixed +=
        axis == .horizontal
        ? (edges?.leading.least ?? 0) + (edges?.trailing.least ?? 0)
        : (edges?.top.least ?? 0) + (edges?.bottom.least ?? 0)
      let needed = fraction * room + fixed + CGFloat(count) * gap
      guard room > 0, needed <= available + 0.001 else { break }
      count += 1
      // Subitems without a length would never end.
      if count >= nodes.count, fraction == 0, fixed <= 0, gap <= 0 { break }
    }
    return max(count, 1)
  }

  /// How many cells one group holds that takes some subitems in turn.
  func cellCount(
    _ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat, in inside: Surroundings
  ) -> Int {
    guard !nodes.isEmpty else { return 0 }
    let count = inside.lineCount(nodes, axis, gap)
    return (0..<count).reduce(0) { $0 + nodes[$1 % nodes.count].cellCount }
  }
}

extension Reader {
  /// Goes on inside a box: `width` and `height` are its own there.
  mutating func enter(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    scope["width"] = surroundings.box.width
    scope["height"] = surroundings.box.height
  }

  /// Reads something inside a box, and comes back.
  mutating func inside<Value>(
    _ box: CGSize, _ read: (inout Reader) -> Value
  ) -> Value {
    let before = (surroundings, scope)
    enter(Surroundings(box: box))
    let value = read(&self)
    (surroundings, scope) = before
    return value
  }
}

extension Spacing {
  /// The least that it comes to, in points.
  var least: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }
}

extension Int {
  /// The product, or the largest number.
  func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
