internal import Basics
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecTree

/// Items, groups and their badges.
extension LayoutExport {
  /// The sizes that a node inherits from its enclosing group.
  struct Outer {
    var size: SwiftObject?
    var share: Share?
  }

  /// The length along an axis that a group with equal shares assigns to a node, which overrides the
  /// node's own length.
  struct Share {
    var axis: Axis
    /// The length in Swift; `nil` if Swift cannot compute it.
    var length: Code?
  }

  mutating func node(_ written: SourceNode, in outer: Outer, isRoot: Bool = false) -> SwiftObject {
    let node = plain(context.using(written, &sink) ?? written)
    let isGroup = isRoot || NodeKeys.groupKeys.contains { node[$0] != nil }
    let (names, before) = (expressions.names, box)
    defer { (expressions.names, box) = (names, before) }
    let shares = isGroup ? self.shares(node) : nil
    let size = size(
      node, outer.size?.estimate(0) ?? Self.whole(.horizontal),
      outer.size?.estimate(1) ?? Self.whole(.vertical))
    let insets = insets(node["contentInsets"])
    let outside = [Self.insets(insets), edgeSpacing(node["edgeSpacing"])]
    if isGroup {
      // The container of a group's badges is the box around the group.
      let own = properties(NodeKeys.groups.map, of: node) + [badges(of: node)] + outside
      enter(size, outer.share)
      var group = SwiftObject(
        name: isRoot ? "group" : "innerGroup", type: "NSCollectionLayoutGroup", arguments: [],
        properties: own)
      fill(&group, from: node, size, insets, outer.share, shares)
      return group
    }
    enter(size, outer.share)
    for axis in Axis.allCases { box.inset(axis, by: insets) }
    return SwiftObject(
      name: "item", type: "NSCollectionLayoutItem",
      arguments: [Code.Slot("layoutSize", size.asArgument), badges(of: node)], properties: outside)
  }

  /// The length of the enclosing group along an axis.
  static func whole(_ axis: Axis) -> Code {
    .call(axis.select(horizontal: ".fractionalWidth", vertical: ".fractionalHeight"), 1)
  }

  /// The axis and number of equal shares of a group. Makes `columns` and `rows` available to the
  /// group's other keys.
  private mutating func shares(_ node: SourceNode) -> (axis: Axis, count: Code)? {
    let (columns, rows) = (whole(node["columns"]), whole(node["rows"]))
    expressions.names["columns"] = columns?.asLength
    expressions.names["rows"] = rows?.asLength
    return columns.map { (.horizontal, $0) } ?? rows.map { (.vertical, $0) }
  }

  /// Sets how a group is created.
  private mutating func fill(
    _ group: inout SwiftObject, from node: SourceNode, _ size: SwiftObject, _ insets: SwiftEdges?,
    _ share: Share?, _ shares: (axis: Axis, count: Code)?
  ) {
    if let custom = node["custom"] {
      group.factory = ".custom"
      group.arguments = [Code.Slot("layoutSize", .object(size))]
      group.provider = provider(custom)
      return
    }
    group.arguments = [Code.Slot("layoutSize", size.asArgument)]
    var outer = Outer(size: size)
    if let share { outer.size?.arguments[share.axis == .horizontal ? 0 : 1].value = nil }
    let item = node["item"] ?? SourceNode(value: .map([]), place: node.place)
    let axis = shares?.axis ?? value(NodeKeys.direction, of: node) ?? .horizontal
    let count = shares?.count ?? whole(node["count"])
    group.factory = ".\(axis)"
    enterLine(insets, group[NodeKeys.interItemSpacing.rule.name], axis, count: count)
    guard let count else {
      let subitems = (node["subitems"]?.elements ?? [item]).map {
        Code.object(self.node($0, in: outer))
      }
      return group.arguments.append(Code.Slot("subitems", .array(subitems)))
    }
    if shares != nil {
      // Fractions refer to the whole line.
      outer.share = Share(
        axis: axis, length: box[axis].map { .binary($0, .divided, count.asLength) })
    }
    group.arguments += [
      Code.Slot(
        shares == nil ? "repeatingSubitem" : "subitem", .object(self.node(item, in: outer))),
      Code.Slot("count", count),
    ]
  }

  /// Makes the node's own box the current box, as far as Swift can compute its size.
  private mutating func enter(_ size: SwiftObject, _ share: Share?) {
    box = SwiftBox(width: length(size.arguments[0].value), height: length(size.arguments[1].value))
    if let share { box[share.axis] = share.length }
  }

  /// The length that a dimension has in the current box; `nil` for an estimate.
  private func length(_ dimension: Code?) -> Code? {
    guard case .call(let name, let slots) = dimension, let value = slots[0].value else {
      return nil
    }
    let whole: Code?
    switch name {
    case ".absolute": return value
    case ".fractionalWidth": whole = box.width
    case ".fractionalHeight": whole = box.height
    default: return nil
    }
    return value == .number(1) ? whole : whole.map { .binary($0, .times, value) }
  }

  /// Makes a line of a group the current box: its insets and gaps are subtracted. Without `count` the
  /// layout decides the number of items, so the length is unknown if there are gaps.
  private mutating func enterLine(
    _ insets: SwiftEdges?, _ spacing: Code?, _ axis: Axis, count: Code?
  ) {
    for axis in Axis.allCases { box.inset(axis, by: insets) }
    guard case .call(_, let slots)? = spacing, let gap = slots[0].value, gap != .zero else {
      return
    }
    if case .number(let count)? = count {
      box[axis] = box[axis].map { .binary($0, .minus, .binary(.number(count - 1), .times, gap)) }
    } else {
      box[axis] = nil
    }
  }

  private mutating func edgeSpacing(_ node: SourceNode?) -> Code.Slot {
    let edges = ["leading", "top", "trailing", "bottom"]
    let none = edges.map { Code.Slot($0, "nil") }
    var slots = none
    for (index, edge) in edges.enumerated() {
      if let spacing = spacing(node?[edge]), spacing != .call(".fixed", .zero) {
        slots[index].value = spacing
      }
    }
    let type: Code = "NSCollectionLayoutEdgeSpacing"
    return Code.Slot(
      "edgeSpacing", node.map { _ in .call(type, slots) }, standard: .call(type, none))
  }

  private mutating func badges(of node: SourceNode) -> Code.Slot {
    let badges = (node["supplementaryItems"]?.elements ?? []).map { badge($0) }
    return list("supplementaryItems", badges)
  }

  private mutating func badge(_ node: SourceNode) -> Code.Element {
    let kind = node["elementKind"]?.text ?? ""
    let badge = SwiftObject(
      name: SwiftNames.name(of: kind), type: "NSCollectionLayoutSupplementaryItem", kind: kind,
      arguments: [
        Code.Slot("layoutSize", size(node, nil, nil).asArgument),
        Code.Slot("elementKind", .text(kind)),
        Code.Slot("containerAnchor", anchor(node["containerAnchor"])),
        Code.Slot("itemAnchor", anchor(node["itemAnchor"])),
      ],
      properties: [Self.insets(insets(node["contentInsets"]))]
        + properties(SupplementaryKeys.map, of: node))
    return Code.Element(condition: condition(node["when"]), object: badge)
  }

  private mutating func anchor(_ node: SourceNode?) -> Code? {
    guard let node else { return nil }
    let edges = node["edges"]?.elements?.compactMap(\.text) ?? [node["edges"]?.text ?? ""]
    return .call(
      "NSCollectionLayoutAnchor",
      [
        Code.Slot(
          "edges", .array(edges.filter { !$0.isEmpty }.map { .literal($0.asCase) })),
        Code.Slot("absoluteOffset", point(node["absoluteOffset"])),
        Code.Slot("fractionalOffset", point(node["fractionalOffset"])),
      ])
  }
}

extension SwiftObject {
  /// The size as an argument, which needs no constant.
  var asArgument: Code { .call(.literal(type), arguments) }

  /// One side of a size if it is an estimate, which nested items inherit.
  fileprivate func estimate(_ side: Int) -> Code? {
    arguments[side].value.flatMap { $0.isEstimate ? $0 : nil }
  }
}

extension Code {
  /// Whether the length is an estimate.
  var isEstimate: Bool {
    switch self {
    case .call(".estimated", _), .call(".uniformAcrossSiblings", _): true
    default: false
    }
  }
}
