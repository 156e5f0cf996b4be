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
    func isEstimate(_ length: LayoutDimension, _ axis: Axis) -> Bool {
      length.isSelfSized && share?.axis != axis
    }
    return Surroundings(
      box: size, width: isEstimate(width, .horizontal) ? width : .fractionalWidth(1),
      height: isEstimate(height, .vertical) ? height : .fractionalHeight(1))
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

  /// How many of some subitems, taken in turn, stand in the line, and what their fractions refer to:
  /// as many as the engine chooses (R5), or one run where the line is estimated (R14).
  func line(
    _ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat, _ grid: PixelGrid
  ) -> LineChoice {
    let available = box[axis]
    let lengths = nodes.map { length(of: $0, axis, grid) }
    let isEndless = gap <= 0 && lengths.allSatisfy { $0.fraction == 0 && $0.fixed <= 0 }
    let isWhole = grid.compatibility == .ios13
    let run = LineChoice(
      count: nodes.count,
      fractionBase: isWhole ? available : available - CGFloat(nodes.count - 1) * gap)
    guard !nodes.isEmpty, !isEndless, !side(axis).isSelfSized else { return run }
    let across = axis.across
    let chooser = ChooseSubitems(
      along: axis, available: available, gap: gap,
      crossRefersToLine: nodes.contains {
        ($0[across] ?? side(across)).fraction(of: axis) != nil
      }, compatibility: grid.compatibility)
    return (try? chooser.choose { lengths[$0 % lengths.count] }) ?? run
  }

  private func side(_ axis: Axis) -> LayoutDimension { axis == .horizontal ? width : height }

  /// The length of a subitem along the line, with the gaps around it.
  private func length(of node: NodeSpec, _ axis: Axis, _ grid: PixelGrid) -> SubitemLength {
    let length = node[axis] ?? side(axis)
    let edges = node.edgeSpacing?.minimum(axis) ?? 0
    guard let fraction = length.fraction(of: axis) else {
      return SubitemLength(fixed: length.resolved(in: box, on: grid) + edges)
    }
    return SubitemLength(fraction: fraction, fixed: edges)
  }

  /// How many cells one group holds that takes some subitems in turn.
  func cellCount(
    _ nodes: [NodeSpec], _ axis: Axis, _ gap: CGFloat, _ grid: PixelGrid
  ) -> Int {
    guard !nodes.isEmpty else { return 0 }
    return (0..<max(line(nodes, axis, gap, grid).count, 1)).reduce(0) {
      $0 + nodes[$1 % nodes.count].cellCount
    }
  }
}

extension NodeSpec {
  /// The length along an axis; `nil` where it is left out.
  fileprivate subscript(axis: Axis) -> LayoutDimension? { axis == .horizontal ? width : height }
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

extension Reader {
  /// Reads boundary items inside their box, and comes back.
  mutating func inside<Value>(
    _ box: BoundaryBox?, _ read: (inout Reader) -> Value
  ) -> Value {
    boundaryBox = box
    defer { boundaryBox = nil }
    return inside(box?.size ?? .zero, read)
  }
}

extension Int {
  /// The product, or the largest number.
  func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
