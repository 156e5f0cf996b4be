internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecSource

/// Items, groups and their badges.
extension SwiftReader {
  /// The sizes that a node inherits from its enclosing group.
  struct Outer: AxisPair {
    var width = ".fractionalWidth(1)"
    var height = ".fractionalHeight(1)"
    var share: Share?
  }

  /// The length along an axis that a group with equal shares assigns to a node, which overrides the
  /// node's own length.
  struct Share {
    var axis: Axis
    /// The length in Swift; `nil` if Swift cannot compute it.
    var length: String?
  }

  mutating func node(_ written: SourceNode, in outer: Outer, isRoot: Bool = false) -> SwiftPart {
    guard let used = reader.using(written) else { return SwiftPart(kind: .item) }
    let node = plain(used)
    let isGroup = isRoot || NodeKeys.groupKeys.contains { node[$0] != nil }
    let names = expressions.names
    defer { expressions.names = names }
    let shares = isGroup ? self.shares(node) : nil
    var part = SwiftPart(kind: .item)
    let sides = node["size"]?.elements ?? []
    let width = dimension(node["width"] ?? sides[safely: 0], .horizontal)
    let height = dimension(node["height"] ?? sides[safely: 1], .vertical)
    part[.width] = width ?? outer.width.ifEstimated ?? ".fractionalWidth(1)"
    part[.height] = height ?? outer.height.ifEstimated ?? ".fractionalHeight(1)"
    insets(node["contentInsets"], into: &part)
    edgeSpacing(node["edgeSpacing"], into: &part)
    let before = box
    // The container of an item's badge is the inset item; for a group's badge it is the box around
    // the group.
    if !isGroup {
      enter(part, outer.share)
      box.inset(.horizontal, by: part)
      box.inset(.vertical, by: part)
    }
    part.supplementaries = (node["supplementaryItems"]?.elements ?? []).compactMap {
      badge($0).withoutConstantCondition
    }
    box = before
    if isGroup { group(node, into: &part, outer.share, shares) }
    return part
  }

  /// The axis and number of equal shares of a group. Makes `columns` and `rows` available to the
  /// group's other keys.
  private mutating func shares(_ node: SourceNode) -> (axis: Axis, count: String)? {
    let (columns, rows) = (whole(node["columns"]), whole(node["rows"]))
    expressions.names["columns"] = columns.map(Self.number)
    expressions.names["rows"] = rows.map(Self.number)
    return columns.map { (.horizontal, $0) } ?? rows.map { (.vertical, $0) }
  }

  private mutating func group(
    _ node: SourceNode, into part: inout SwiftPart, _ share: Share?,
    _ shares: (axis: Axis, count: String)?
  ) {
    properties(NodeKeys.groups.map, of: node, into: &part)
    let before = box
    defer { box = before }
    enter(part, share)
    if let custom = node["custom"] {
      part.kind = .group(.custom(customLines(custom)))
      return
    }
    var outer = Outer(width: part[.width] ?? "", height: part[.height] ?? "")
    if let share { outer[share.axis] = Outer()[share.axis] }
    let item = node["item"] ?? SourceNode(value: .map([]), place: node.place)
    let axis = value(NodeKeys.direction, of: node) ?? .horizontal
    if let (axis, count) = shares {
      outer.share = enterShares(part, axis, count: count)
      part.kind = .group(.shares(axis, self.node(item, in: outer), count: count))
    } else if let count = whole(node["count"]) {
      enterLine(part, axis, count: count)
      part.kind = .group(.repeats(axis, self.node(item, in: outer), count: count))
    } else {
      enterLine(part, axis, count: nil)
      let subitems = (node["subitems"]?.elements ?? [item]).map { self.node($0, in: outer) }
      part.kind = .group(.cycle(axis, subitems))
    }
  }

  /// Makes the node's own box the current box, as far as Swift can compute its size.
  private mutating func enter(_ part: SwiftPart, _ share: Share?) {
    box = SwiftBox(
      width: Self.length(part[.width], in: box), height: Self.length(part[.height], in: box))
    if let share { box[share.axis] = share.length }
  }

  /// Makes a line of a group the current box: its insets and gaps are subtracted. Without `count` the
  /// layout decides the number of items, so the length is unknown if there are gaps.
  private mutating func enterLine(_ part: SwiftPart, _ axis: Axis, count: String?) {
    box.inset(.horizontal, by: part)
    box.inset(.vertical, by: part)
    if let gap = Self.argument(part[.interItemSpacing] ?? ".fixed(0)"), gap != "0" {
      let gaps = count.flatMap { Int($0) }.map { "\($0 - 1) * \(gap.asOperand)" }
      box[axis] = gaps.flatMap { gaps in box[axis].map { "\($0.asTerm) - \(gaps)" } }
    }
  }

  /// Makes the line of a group with equal shares the current box. Fractions refer to the whole line.
  private mutating func enterShares(_ part: SwiftPart, _ axis: Axis, count: String) -> Share {
    enterLine(part, axis, count: count)
    let length = box[axis].map { "\($0.asOperand) / \(Self.number(count))" }
    return Share(axis: axis, length: length)
  }

  /// The text in the parentheses of a call such as `.fixed(8)`.
  private static func argument(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    return String(text[text.index(after: open)...].dropLast())
  }

  private static func length(_ dimension: String?, in box: SwiftBox) -> String? {
    guard let dimension, let value = argument(dimension) else { return nil }
    switch dimension.prefix(while: { $0 != "(" }) {
    case ".absolute": return value
    case ".fractionalWidth":
      return value == "1" ? box.width : box.width.map { "\($0.asOperand) * \(value)" }
    case ".fractionalHeight":
      return value == "1" ? box.height : box.height.map { "\($0.asOperand) * \(value)" }
    default: return nil
    }
  }

  private mutating func edgeSpacing(_ node: SourceNode?, into part: inout SwiftPart) {
    guard let node else { return }
    part[.edgeLeading] = spacing(node["leading"]) ?? ".fixed(0)"
    part[.edgeTop] = spacing(node["top"]) ?? ".fixed(0)"
    part[.edgeTrailing] = spacing(node["trailing"]) ?? ".fixed(0)"
    part[.edgeBottom] = spacing(node["bottom"]) ?? ".fixed(0)"
  }

  private mutating func badge(_ node: SourceNode) -> SwiftPart {
    var part = SwiftPart(kind: .supplementary)
    part.condition = node["when"].flatMap { condition($0) }
    part[.elementKind] = node["elementKind"]?.text
    let sides = node["size"]?.elements ?? []
    part[.width] = dimension(node["width"] ?? sides[safely: 0], .horizontal)
    part[.height] = dimension(node["height"] ?? sides[safely: 1], .vertical)
    insets(node["contentInsets"], into: &part)
    properties(SupplementaryKeys.map, of: node, into: &part)
    anchor(node["containerAnchor"], &part, .edges, .anchorKind, .anchorX, .anchorY)
    anchor(node["itemAnchor"], &part, .itemEdges, .itemAnchorKind, .itemAnchorX, .itemAnchorY)
    return part
  }

  private mutating func anchor(
    _ node: SourceNode?, _ part: inout SwiftPart, _ edges: SwiftPart.Value,
    _ kind: SwiftPart.Value, _ x: SwiftPart.Value, _ y: SwiftPart.Value
  ) {
    guard let node else { return }
    let names = node["edges"]?.elements?.compactMap(\.text) ?? [node["edges"]?.text ?? ""]
    part[edges] =
      "[" + names.filter { !$0.isEmpty }.map(\.asCase).joined(separator: ", ") + "]"
    for label in ["absoluteOffset", "fractionalOffset"] {
      guard let point = node[label]?.elements, point.count == 2 else { continue }
      part[kind] = label
      part[x] = length(point[0])
      part[y] = length(point[1])
    }
  }

  /// A count in an expression of lengths, converted to `CGFloat` if it is not a literal.
  static func number(_ count: String) -> String {
    Int(count) == nil ? "CGFloat(\(count))" : count
  }
}

extension String {
  /// The size if it is an estimate. Nested items inherit estimates.
  fileprivate var ifEstimated: String? { isEstimated ? self : nil }

  /// Whether the size is an estimate.
  var isEstimated: Bool { hasPrefix(".estimated") || hasPrefix(".uniform") }
}
