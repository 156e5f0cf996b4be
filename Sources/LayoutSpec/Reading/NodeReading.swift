internal import CompositionalLayout
internal import Foundation

/// A width and a height, either of which may be left to its default.
struct SizeSpec: Sendable {
  var width: LayoutDimension?
  var height: LayoutDimension?
}

extension ValueKind<SizeSpec> {
  /// `[width, height]`.
  static let size: ValueKind = .init(name: "a size [width, height]") { node, reader in
    if node.entries != nil {
      let sides = [node["width"]?.text, node["height"]?.text].compactMap { $0 }
      let list = sides.count == 2 ? ["[" + sides.joined(separator: ", ") + "]"] : []
      reader.report(.sizeMap, at: node, advice: .write, instead: list)
      return nil
    }
    guard let sides = node.elements else {
      reader.report(
        .wrongShape(expected: "a size [width, height]", shape: node.shape), at: node,
        advice: .write, instead: node.text.map { ["[1w, \($0)]"] } ?? [])
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
  static let node: ValueKind = .init(name: "an item or a group") { node, reader in
    let isGroup = NodeKeys.groupKeys.contains { node[$0] != nil }
    let kind = isGroup ? NodeKeys.groupMap : NodeKeys.itemMap
    guard let map = SourceMap(node, kind, &reader) else { return nil }
    return reader.node(map, content: isGroup ? reader.groupContent(map) : .item)
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
  /// Reads the root group of a section, which has no default along the scrolling axis.
  mutating func rootGroup(_ entry: SourceNode.Entry, scrolling axis: Axis) -> NodeSpec? {
    if let length = entry.value.text {
      report(
        .wrongShape(expected: "a group", shape: "a single value"), at: entry.value,
        advice: .write, instead: ["{\(axis == .vertical ? "height" : "width"): \(length)}"])
      return nil
    }
    guard let map = SourceMap(entry.value, NodeKeys.groupMap, owner: entry, &self) else {
      return nil
    }
    let key = axis == .vertical ? NodeKeys.height : NodeKeys.width
    if map.lacks(key), map.lacks(NodeKeys.size) {
      let fraction = axis == .vertical ? "50%w" : "50%"
      let scrolling = axis == .vertical ? "vertical" : "horizontal"
      let fixes = ["44", fraction, "~44"].map { map.addition(key.rule.name, $0, source) }
      report(
        .missingLength(key.rule.name, scrolling: scrolling), at: entry, advice: .add, fixes: fixes)
    }
    return node(map, content: groupContent(map))
  }

  /// What items and groups have in common.
  fileprivate mutating func node(_ map: SourceMap, content: NodeContent) -> NodeSpec {
    var node = NodeSpec(content: content)
    let size = size(map)
    node.width = size.width
    node.height = size.height
    node.contentInsets = map.read(NodeKeys.contentInsets, &self) ?? .zero
    node.edgeSpacing = map.read(NodeKeys.edgeSpacing, &self)
    node.supplementaryItems = map.read(NodeKeys.supplementaryItems, &self) ?? []
    node.style = style(map, NodeKeys.style)
    node.interItemSpacing = map.read(NodeKeys.interItemSpacing, &self)
    return node
  }

  /// `size`, or `width` and `height`.
  mutating func size(_ map: SourceMap) -> SizeSpec {
    for side in [NodeKeys.width, NodeKeys.height] {
      map.exclude(side.rule.name, "size", because: "a size has both sides", &self)
    }
    let size = map.read(NodeKeys.size, &self) ?? SizeSpec()
    return SizeSpec(
      width: map.read(NodeKeys.width, &self) ?? size.width,
      height: map.read(NodeKeys.height, &self) ?? size.height)
  }

  /// What is in a group; one that says nothing of it holds one item.
  fileprivate mutating func groupContent(_ map: SourceMap) -> NodeContent {
    checkForm(of: map)
    let item = map.read(NodeKeys.item, &self) ?? NodeSpec()
    if let count = map.read(NodeKeys.columns, &self) {
      return .shares(.horizontal, item, count: count)
    }
    if let count = map.read(NodeKeys.rows, &self) { return .shares(.vertical, item, count: count) }
    if map.has(NodeKeys.custom) { return .custom(map.read(NodeKeys.custom, &self) ?? []) }
    let axis = map.read(NodeKeys.direction, &self) ?? .horizontal
    if let count = map.read(NodeKeys.count, &self) { return .repeats(axis, item, count: count) }
    guard map.has(NodeKeys.subitems) else { return .cycle(axis, [item]) }
    return .cycle(axis, map.read(NodeKeys.subitems, &self) ?? [])
  }

  /// A group has one form: `subitems`, `custom`, or an item repeated.
  private mutating func checkForm(of map: SourceMap) {
    let repeated = ["item", "columns", "rows", "count"]
    for key in repeated + ["custom"] {
      map.exclude(key, "subitems", because: "a group has one form", &self)
    }
    for key in repeated {
      map.exclude(key, "custom", because: "a group has one form", &self)
    }
    for (one, other) in [("columns", "rows"), ("columns", "count"), ("rows", "count")] {
      map.exclude(one, other, because: "each says how often the item is repeated", &self)
    }
    map.exclude("direction", "columns", because: "columns stand in a row", &self)
    map.exclude("direction", "rows", because: "rows stand in a column", &self)
    for key in ["direction", "interItemSpacing"] {
      map.exclude(key, "custom", because: "the frames of a custom group are given", &self)
    }
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
