internal import CompositionalLayout
internal import Foundation

/// The keys of items and groups.
enum NodeKeys {
  static let size: Key<SizeSpec> = Key("size", .size, "Width and height at once.")
  static let width = Key(
    "width", .dimension(.horizontal), default: "1w", "How wide: points, a fraction, an estimate.")
  static let height = Key(
    "height", .dimension(.vertical), default: "1h", "How high: points, a fraction, an estimate.")
  static let contentInsets = Key(
    "contentInsets", .insets, default: "0", "Points taken off the frame after layout.")
  static let edgeSpacing = Key(
    "edgeSpacing", .edgeSpacing, default: "0", "Gaps around it that count in layout.")
  static let supplementaryItems: Key<[SupplementarySpec?]> = Key(
    "supplementaryItems", .supplementaryItems, default: "[]", "Badges and the like on it.")
  static let style = Key("style", .name, "The style of its cells.")
  static let use = Key("use", .raw("a name or a list of names", .names), "A template to take over.")
  static let subitems: Key<[NodeSpec]> = Key(
    "subitems", .nodes, "Items and groups, set in turn again and again while they fit.")
  static let item: Key<NodeSpec> = Key(
    "item", .node, default: "{}", "The one item or group that is repeated.")
  static let count = Key("count", .groupCount, "How often the item is repeated as it is.")
  static let columns = Key("columns", .groupCount, "How many equal shares of the width.")
  static let rows = Key("rows", .groupCount, "How many equal shares of the height.")
  static let custom: Key<[CustomItemDescription]> = Key(
    "custom", .frames, "Cells at frames of their own.")
  static let direction = Key(
    "direction", .axis, default: "horizontal", "The direction that items follow one another in.")
  static let interItemSpacing = Key(
    "interItemSpacing", .spacing, default: "0", "The gap between neighbours: 8 exact, 8+ at least.")

  private static let itemRules = [
    size.rule, width.rule, height.rule, contentInsets.rule, edgeSpacing.rule,
    supplementaryItems.rule, style.rule, use.rule,
  ]

  private static let groupRules = [
    subitems.rule, item.rule, count.rule, columns.rule, rows.rule, custom.rule, direction.rule,
    interItemSpacing.rule,
  ]

  static let groupMap: MapKind = .init(
    name: "a group", rules: itemRules + groupRules, constraints: .group)
  /// An item, until one of the keys of groups makes a group of it.
  static let itemMap: MapKind = .init(
    name: "an item", rules: groupMap.rules, constraints: .item)

  static var groupKeys: [String] { groupRules.map { $0.name } }
}

/// The keys of a custom group's frames.
enum FrameKeys {
  static let frames = Key(
    "frames", .list(of: .rectangle, named: "a list of frames", limit: Limits.groupItems),
    "Frames [x, y, width, height] in points from the group's corner.")
  static let zIndex = Key(
    "zIndex",
    .raw(
      "a list of whole numbers or an expression",
      .byWidth(.either([.expression, .list(ValueKind<Int>.zIndex.shapeByWidth)]))), default: "0",
    "The order of drawing of each.")
  static let count = Key(
    "count", .raw("an expression", .byWidth(.expression)),
    "How many cells: an expression in the group's own size.")
  static let names = Key(
    "let", .raw("a map of expressions", .names(.byWidth(.expression))),
    "Names for numbers, computed for each cell.")
  static let frame = Key(
    "frame",
    .raw(
      "a list of four expressions",
      .byWidth(.tuple(Array(repeating: .byWidth(.expression), count: 4)))),
    "The frame of cell i of n, as expressions: x, y, width and height.")

  static let map: MapKind = .init(
    name: "a custom group",
    rules: [
      frames.rule, zIndex.rule, count.rule, names.rule, frame.rule,
    ], constraints: .customGroup)
}

/// The keys of badges on items and groups.
enum SupplementaryKeys {
  static let elementKind = Key("elementKind", .name, "The name that data rows feed it by.")
  static let containerAnchor: Key<AnchorDescription> = Key(
    "containerAnchor", .anchor, "The point of the item that it hangs from.")
  static let itemAnchor: Key<AnchorDescription> = Key(
    "itemAnchor", .anchor, "Its own point; without it the same edges.")
  static let zIndex = Key("zIndex", .zIndex, default: "1", "The order of drawing.")
  static let style = Key("style", .name, "Its style.")
  static let when = Key("when", .raw("a condition", .byWidth(.expression)), "Whether it exists.")

  static let map: MapKind = .init(
    name: "a supplementary item",
    rules: [
      elementKind.rule, NodeKeys.size.rule, NodeKeys.width.rule, NodeKeys.height.rule,
      containerAnchor.rule, itemAnchor.rule, NodeKeys.contentInsets.rule, zIndex.rule, style.rule,
      when.rule,
    ], constraints: .supplementaryItem)
}

/// The keys of anchors.
enum AnchorKeys {
  static let edges = Key(
    "edges", .edges, "The edges that meet in the point; none is the centre.")
  static let absoluteOffset = Key(
    "absoluteOffset", .point, default: "[0, 0]", "How far the point is moved, in points.")
  static let fractionalOffset = Key(
    "fractionalOffset", .point, default: "[0, 0]",
    "How far the point is moved, in parts of the supplementary item's size.")

  static let map: MapKind = .init(
    name: "an anchor", rules: [edges.rule, absoluteOffset.rule, fractionalOffset.rule],
    constraints: .anchor)
}
