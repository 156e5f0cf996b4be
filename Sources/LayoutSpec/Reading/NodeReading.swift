internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecSource

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
  ) { node, reader in
    if node.entries != nil {
      let sides = [node["width"]?.text, node["height"]?.text].compactMap { $0 }
      let list = sides.count == 2 ? ["[" + sides.joined(separator: ", ") + "]"] : []
      reader.report(.sizeMap, at: node, advice: .write, instead: list)
      return nil
    }
    guard let sides = node.elements else {
      reader.report(
        .wrongShape(expected: "a size [width, height]", shape: node.shape), at: node,
        advice: .write,
        instead: node.text.map { ["[1w, \($0)]", "[\($0), \($0)]"] } ?? [])
      return nil
    }
    guard sides.count == 2 else {
      reader.report(.wrongCount(expected: "a size [width, height]", found: sides.count), at: node)
      return nil
    }
    let width = ValueKind<LayoutDimension>.dimension(.horizontal).read(sides[0], &reader)
    let height = ValueKind<LayoutDimension>.dimension(.vertical).read(sides[1], &reader)
    return SizeSpec(width: width, height: height)
  }
}

extension ValueKind<NodeSpec> {
  /// An item or a group.
  static let node: ValueKind = .init(
    name: "an item or a group", shape: .map { NodeKeys.groupMap }
  ) { node, reader in
    if let text = node.text, !text.isEmpty {
      reader.report(
        .wrongShape(expected: "an item", shape: node.shape), at: node, advice: .write,
        instead: ["{style: \(text)}", "{width: \(text)}"])
      return nil
    }
    guard let node = reader.using(node) else { return nil }
    let isGroup = NodeKeys.groupKeys.contains { node[$0] != nil }
    let kind = isGroup ? NodeKeys.groupMap : NodeKeys.itemMap
    guard let map = SourceMap(node, kind, &reader) else { return nil }
    return reader.node(map, isGroup: isGroup)
  }
}

extension ValueKind<[NodeSpec]> {
  static let nodes: ValueKind = list(of: .node, named: "a list of items and groups", limit: 1_000)
}

extension ValueKind<Axis> {
  static let axis: ValueKind = choice(
    "direction", [("horizontal", .horizontal), ("vertical", .vertical)])
}

extension Reader {
  /// Reads the root group of a section, which needs a length along the scrolling axis.
  mutating func rootGroup(_ entry: SourceNode.Entry, scrolling axis: Axis) -> NodeSpec? {
    if let length = entry.value.text {
      report(
        .wrongShape(expected: "a group", shape: "a single value"), at: entry.value,
        advice: .write, instead: ["{\(axis.lengthName): \(length)}"])
      return nil
    }
    guard let whole = using(entry.value),
      let map = SourceMap(whole, NodeKeys.groupMap, owner: entry, &self)
    else {
      return nil
    }
    let key = axis.select(horizontal: NodeKeys.width, vertical: NodeKeys.height)
    if map.lacks(key), map.lacks(NodeKeys.size) {
      let fraction = axis.select(horizontal: "50%", vertical: "50%w")
      let fixes = ["44", fraction, "~44"].map { map.addition(key.rule.name, $0, source) }
      report(
        .missingLength(key.rule.name, scrolling: "\(axis)"), at: entry, advice: .add, fixes: fixes)
    }
    return node(map, isGroup: true)
  }

  /// Reads an item, or a group with its subitems.
  fileprivate mutating func node(_ map: SourceMap, isGroup: Bool) -> NodeSpec {
    let environment = self.environment
    let names = scope
    defer {
      self.environment = environment
      scope = names
    }
    let shares = isGroup ? shares(map) : nil
    var node = NodeSpec(content: .item)
    let size = size(map)
    node.width = size.width
    node.height = size.height
    NodeKeys.items.read(map, into: &node, &self) { $0.box == .outer }
    // Badges refer to the box inside an item's insets, but to the box around a group.
    let box =
      isGroup
      ? environment.box
      : environment.own(node, grid).inside(node).box
    inside(box) { reader in
      NodeKeys.items.read(map, into: &node, &reader) { $0.box == .inner }
    }
    NodeKeys.groups.read(map, into: &node, &self)
    node.style = style(map, NodeKeys.style)
    if isGroup { node.content = groupContent(map, of: &node, shares) }
    return node
  }

  /// Reads the number of equal shares of a group, which its other keys can use.
  private mutating func shares(_ map: SourceMap) -> (axis: Axis, count: Int)? {
    let columns = map.read(NodeKeys.columns, &self)
    let rows = map.read(NodeKeys.rows, &self)
    scope["columns"] = columns.map { Double($0) }
    scope["rows"] = rows.map { Double($0) }
    return columns.map { (.horizontal, $0) } ?? rows.map { (.vertical, $0) }
  }

  /// Reads `size`, or `width` and `height`.
  mutating func size(_ map: SourceMap) -> SizeSpec {
    let size = map.read(NodeKeys.size, &self) ?? SizeSpec()
    return SizeSpec(
      width: map.read(NodeKeys.width, &self) ?? size.width,
      height: map.read(NodeKeys.height, &self) ?? size.height)
  }

  /// Reads the content of a group; by default one item.
  private mutating func groupContent(
    _ map: SourceMap, of node: inout NodeSpec, _ shares: (axis: Axis, count: Int)?
  ) -> NodeContent {
    checkCount(of: map)
    let own = environment.own(node, grid)
    if map.has(NodeKeys.custom) {
      enter(own)
      let cells = map.read(NodeKeys.custom, &self) ?? []
      node.cellCount = cells.count
      return .group(.custom(cells))
    }
    let inside = own.inside(node)
    let gap = node.interItemSpacing?.minimum ?? 0
    if let (axis, count) = shares {
      enter(inside.line(axis, gap, count: count, isShared: true, grid))
      let item = map.read(NodeKeys.item, &self) ?? NodeSpec()
      node.cellCount = item.cellCount.times(count)
      return .group(.shares(axis, item, count: count))
    }
    let axis = map.read(NodeKeys.direction, &self) ?? .horizontal
    if map.has(NodeKeys.count) {
      let count = map.read(NodeKeys.count, &self) ?? 1
      enter(inside.line(axis, gap, count: count, isShared: false, grid))
      let item = map.read(NodeKeys.item, &self) ?? NodeSpec()
      node.cellCount = item.cellCount.times(count)
      return .group(.repeats(axis, item, count: count))
    }
    return .group(.cycle(axis, subitems(map, of: &node, inside, axis, gap)))
  }

  /// Reads subitems that repeat while they fit. Their number decides the size of fractions.
  private mutating func subitems(
    _ map: SourceMap, of node: inout NodeSpec, _ inside: NodeEnvironment, _ axis: Axis,
    _ gap: CGFloat
  ) -> [NodeSpec] {
    func read(_ reader: inout Reader) -> [NodeSpec] {
      map.has(NodeKeys.subitems)
        ? map.read(NodeKeys.subitems, &reader) ?? []
        : [map.read(NodeKeys.item, &reader) ?? NodeSpec()]
    }
    var line = inside
    if gap > 0, !inside.isEstimate {
      // A copy first reads the subitems as if there were no gaps.
      var (estimate, whole) = (self, inside)
      whole.isEstimate = true
      estimate.enter(whole)
      line.box[axis] = max(inside.choice(read(&estimate), axis, gap, grid).fractionBase, 0)
      dependencies.formUnion(estimate.dependencies)
    }
    enter(line)
    let nodes = read(&self)
    node.cellCount = inside.cellCount(nodes, axis, gap, grid)
    return nodes
  }

  /// Reports a `count` without an `item`; most likely 'columns' is meant.
  private mutating func checkCount(of map: SourceMap) {
    let others = ["subitems", "custom", "columns", "rows"]
    if let count = map.entry(NodeKeys.count), map.lacks(NodeKeys.item),
      others.allSatisfy({ map.entry($0) == nil })
    {
      let key = source.span(of: count)
      report(
        Finding(
          .needs("count", other: "item"), at: key,
          fixes: [FixCandidate(title: "columns", span: key)]))
    }
  }
}
