internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// Items, groups and what hangs from them.
extension SwiftReader {
  /// The sizes that a node takes over from the group around it.
  struct Outer: AxisPair {
    var width = ".fractionalWidth(1)"
    var height = ".fractionalHeight(1)"
    var share: Share?
  }

  /// The length along an axis that a group with equal shares gives, in place of the node's own.
  struct Share {
    var axis: Axis
    /// `nil` where Swift cannot say it.
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
    part[.width] = width ?? outer.width.ifSelfSized ?? ".fractionalWidth(1)"
    part[.height] = height ?? outer.height.ifSelfSized ?? ".fractionalHeight(1)"
    insets(node["contentInsets"], into: &part)
    edgeSpacing(node["edgeSpacing"], into: &part)
    let before = box
    // Badges refer to what the insets leave of an item, and to the box around a group.
    if !isGroup {
      enter(part, outer.share)
      box.inset(.horizontal, by: part)
      box.inset(.vertical, by: part)
    }
    part.supplementaries = (node["supplementaryItems"]?.elements ?? []).compactMap {
      badge($0).ifEver
    }
    box = before
    if isGroup { group(node, into: &part, outer.share, shares) }
    return part
  }

  /// How many equal shares a group has, which its own keys may count on.
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

  /// Goes on inside a node's own box, where Swift can say how large that is.
  private mutating func enter(_ part: SwiftPart, _ share: Share?) {
    box = SwiftBox(
      width: Self.length(part[.width], in: box), height: Self.length(part[.height], in: box))
    if let share { box[share.axis] = share.length }
  }

  /// Goes on among the items of a group: the box is less the insets and the gaps of the line.
  /// How many stand in a line that is filled is the layout's to say.
  private mutating func enterLine(_ part: SwiftPart, _ axis: Axis, count: String?) {
    box.inset(.horizontal, by: part)
    box.inset(.vertical, by: part)
    if let gap = Self.argument(part[.interItemSpacing] ?? ".fixed(0)"), gap != "0" {
      let gaps = count.flatMap { Int($0) }.map { "\($0 - 1) * \(gap.asOperand)" }
      box[axis] = gaps.flatMap { gaps in box[axis].map { "\($0.asTerm) - \(gaps)" } }
    }
  }

  /// Goes on among the items of a group with equal shares, whose fractions are of the whole line.
  private mutating func enterShares(_ part: SwiftPart, _ axis: Axis, count: String) -> Share {
    enterLine(part, axis, count: count)
    let length = box[axis].map { "\($0.asOperand) / \(Self.number(count))" }
    return Share(axis: axis, length: length)
  }

  /// What stands in the parentheses of `.fixed(8)`.
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

  /// A count among lengths.
  static func number(_ count: String) -> String {
    Int(count) == nil ? "CGFloat(\(count))" : count
  }
}

extension String {
  /// The size, if it is an estimate, which what is inside takes over.
  fileprivate var ifSelfSized: String? { isSelfSized ? self : nil }

  /// Whether the size is an estimate.
  var isSelfSized: Bool { hasPrefix(".estimated") || hasPrefix(".uniform") }
}
