internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

/// A width and a height, each optional.
struct SizeSpec: Sendable {
  var width: LayoutDimension?
  var height: LayoutDimension?
}

extension ValueKind<SizeSpec> {
  /// `[width, height]`.
  static let size: ValueKind = .init(
    name: "a size [width, height]",
    shape: .tuple([
      ValueKind<LayoutDimension>.dimension(.horizontal).shapeByWidth,
      ValueKind<LayoutDimension>.dimension(.vertical).shapeByWidth,
    ])
  ) { node, context, sink in
    if node.entries != nil {
      let sides = [node["width"]?.text, node["height"]?.text].compactMap { $0 }
      let list = sides.count == 2 ? ["[" + sides.joined(separator: ", ") + "]"] : []
      sink.report(.sizeMap, at: node, advice: .write, instead: list)
      return nil
    }
    guard let sides = node.elements else {
      sink.report(
        .wrongShape(expected: "a size [width, height]", shape: node.shape), at: node,
        advice: .write,
        instead: node.text.map { ["[1w, \($0)]", "[\($0), \($0)]"] } ?? [])
      return nil
    }
    guard sides.count == 2 else {
      sink.report(.wrongCount(expected: "a size [width, height]", found: sides.count), at: node)
      return nil
    }
    let width = ValueKind<LayoutDimension>.dimension(.horizontal).read(sides[0], context, &sink)
    let height = ValueKind<LayoutDimension>.dimension(.vertical).read(sides[1], context, &sink)
    return SizeSpec(width: width, height: height)
  }
}

extension ValueKind<NodeSpec> {
  /// An item or a group.
  static let node: ValueKind = .init(
    name: "an item or a group", shape: .map { NodeKeys.groupMap }
  ) { node, context, sink in
    if let text = node.text, !text.isEmpty {
      sink.report(
        .wrongShape(expected: "an item", shape: node.shape), at: node, advice: .write,
        instead: ["{style: \(text)}", "{width: \(text)}"])
      return nil
    }
    guard let node = context.using(node, &sink) else { return nil }
    let isGroup = NodeKeys.groupKeys.contains { node[$0] != nil }
    let kind = isGroup ? NodeKeys.groupMap : NodeKeys.itemMap
    guard let map = SourceMap(node, kind, &sink) else { return nil }
    return context.node(map, isGroup: isGroup, &sink)
  }
}

extension ValueKind<[NodeSpec]> {
  static let nodes: ValueKind = list(of: .node, named: "a list of items and groups", limit: 1_000)
}

extension ValueKind<Axis> {
  static let axis: ValueKind = choice(
    "direction", [("horizontal", .horizontal), ("vertical", .vertical)])
}

extension EvaluationContext {
  /// Reads the root group of a section, which needs a length along the scrolling axis.
  func rootGroup(_ entry: SourceNode.Entry, scrolling axis: Axis, _ sink: inout Sink) -> NodeSpec? {
    if let length = entry.value.text {
      sink.report(
        .wrongShape(expected: "a group", shape: "a single value"), at: entry.value,
        advice: .write, instead: ["{\(axis.lengthName): \(length)}"])
      return nil
    }
    guard let whole = using(entry.value, &sink),
      let map = SourceMap(whole, NodeKeys.groupMap, owner: entry, &sink)
    else {
      return nil
    }
    let key = axis.select(horizontal: NodeKeys.width, vertical: NodeKeys.height)
    if map.lacks(key), map.lacks(NodeKeys.size) {
      let fraction = axis.select(horizontal: "50%", vertical: "50%w")
      let fixes = ["44", fraction, "~44"].map { map.addition(key.rule.name, $0, sink.source) }
      sink.report(
        .missingLength(key.rule.name, scrolling: "\(axis)"), at: entry, advice: .add, fixes: fixes)
    }
    return node(map, isGroup: true, &sink)
  }

  /// Reads an item, or a group with its subitems.
  fileprivate func node(_ map: SourceMap, isGroup: Bool, _ sink: inout Sink) -> NodeSpec {
    var context = self
    let shares = isGroup ? context.shares(map, &sink) : nil
    var node = NodeSpec(content: .item)
    let size = context.size(map, &sink)
    node.width = size.width
    node.height = size.height
    NodeKeys.items.read(map, into: &node, context, &sink) { $0.box == .outer }
    // Badges refer to the box inside an item's insets, but to the box around a group.
    let box =
      isGroup
      ? environment.box
      : environment.own(node, grid).inside(node).box
    NodeKeys.items.read(map, into: &node, context.inside(box), &sink) { $0.box == .inner }
    NodeKeys.groups.read(map, into: &node, context, &sink)
    node.style = context.style(map, NodeKeys.style, &sink)
    if isGroup { node.content = context.groupContent(map, of: &node, shares, &sink) }
    return node
  }

  /// Reads the number of equal shares of a group, which its other keys can use.
  private mutating func shares(_ map: SourceMap, _ sink: inout Sink) -> (axis: Axis, count: Int)? {
    let columns = map.read(NodeKeys.columns, self, &sink)
    let rows = map.read(NodeKeys.rows, self, &sink)
    scope["columns"] = columns.map { Double($0) }
    scope["rows"] = rows.map { Double($0) }
    return columns.map { (.horizontal, $0) } ?? rows.map { (.vertical, $0) }
  }

  /// Reads `size`, or `width` and `height`.
  func size(_ map: SourceMap, _ sink: inout Sink) -> SizeSpec {
    let size = map.read(NodeKeys.size, self, &sink) ?? SizeSpec()
    return SizeSpec(
      width: map.read(NodeKeys.width, self, &sink) ?? size.width,
      height: map.read(NodeKeys.height, self, &sink) ?? size.height)
  }

  /// Reads the content of a group; by default one item.
  private func groupContent(
    _ map: SourceMap, of node: inout NodeSpec, _ shares: (axis: Axis, count: Int)?,
    _ sink: inout Sink
  ) -> NodeContent {
    checkCount(of: map, &sink)
    let own = environment.own(node, grid)
    if map.has(NodeKeys.custom) {
      let cells = map.read(NodeKeys.custom, self.inside(own), &sink) ?? []
      node.cellCount = cells.count
      return .group(.custom(cells))
    }
    let inside = own.inside(node)
    let gap = node.interItemSpacing?.minimum ?? 0
    if let (axis, count) = shares {
      let line = self.inside(inside.line(axis, gap, count: count, isShared: true, grid))
      let item = map.read(NodeKeys.item, line, &sink) ?? NodeSpec()
      node.cellCount = item.cellCount.times(count)
      return .group(.shares(axis, item, count: count))
    }
    let axis = map.read(NodeKeys.direction, self, &sink) ?? .horizontal
    if map.has(NodeKeys.count) {
      let count = map.read(NodeKeys.count, self, &sink) ?? 1
      let line = self.inside(inside.line(axis, gap, count: count, isShared: false, grid))
      let item = map.read(NodeKeys.item, line, &sink) ?? NodeSpec()
      node.cellCount = item.cellCount.times(count)
      return .group(.repeats(axis, item, count: count))
    }
    return .group(.cycle(axis, subitems(map, of: &node, inside, axis, gap, &sink)))
  }

  /// Reads subitems that repeat while they fit. Their number decides the size of fractions.
  private func subitems(
    _ map: SourceMap, of node: inout NodeSpec, _ inside: NodeEnvironment, _ axis: Axis,
    _ gap: CGFloat, _ sink: inout Sink
  ) -> [NodeSpec] {
    func read(_ environment: NodeEnvironment, _ sink: inout Sink) -> [NodeSpec] {
      let context = self.inside(environment)
      return map.has(NodeKeys.subitems)
        ? map.read(NodeKeys.subitems, context, &sink) ?? []
        : [map.read(NodeKeys.item, context, &sink) ?? NodeSpec()]
    }
    var line = inside
    if gap > 0, !inside.isEstimate {
      // The subitems are first read as if there were no gaps.
      var whole = inside
      whole.isEstimate = true
      let estimated = sink.trying { read(whole, &$0) }.value
      line.box[axis] = max(inside.choice(estimated, axis, gap, grid).fractionBase, 0)
    }
    let nodes = read(line, &sink)
    node.cellCount = inside.cellCount(nodes, axis, gap, grid)
    return nodes
  }

  /// Reports a `count` without an `item`; most likely 'columns' is meant.
  private func checkCount(of map: SourceMap, _ sink: inout Sink) {
    let others = ["subitems", "custom", "columns", "rows"]
    if let count = map.entry(NodeKeys.count), map.lacks(NodeKeys.item),
      others.allSatisfy({ map.entry($0) == nil })
    {
      let key = sink.source.span(of: count)
      sink.report(
        Finding(
          .needs("count", other: "item"), at: key,
          fixes: [FixCandidate(title: "columns", span: key)]))
    }
  }
}
