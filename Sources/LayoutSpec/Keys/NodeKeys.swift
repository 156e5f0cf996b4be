package import CompositionalLayout
internal import Foundation

/// The keys of items and groups.
package enum NodeKeys {
  static let size: Key<SizeSpec> = Key("size", .size, "Width and height at once.")
  static let width = Key(
    "width", .dimension(.horizontal), default: "1w", "How wide: points, a fraction, an estimate.")
  static let height = Key(
    "height", .dimension(.vertical), default: "1h", "How high: points, a fraction, an estimate.")
  static let contentInsets = Key(
    "contentInsets", .insets, default: "0", "Points taken off the frame after layout.")
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
  package static let direction = Key(
    "direction", .axis, default: "horizontal", "The direction that items follow one another in.")
  package static let interItemSpacing = Key(
    "interItemSpacing", .spacing, default: "0", swift: .spacing,
    "The gap between neighbours: 8 exact, 8+ at least.")

  /// The keys of items, which groups have too.
  static let items = KeyTable<NodeSpec, NSCollectionLayoutItem>(
    "an item",
    [
      .key(size),
      .key(width),
      .key(height),
      .key(
        contentInsets, in: \.contentInsets, box: .outer,
        sets: .property(\.contentInsets), describes: { $0.contentInsets }),
      .key(
        "edgeSpacing", .edgeSpacing, default: "0", "Gaps around it that count in layout.",
        in: \.edgeSpacing, box: .outer,
        sets: .property(\.edgeSpacing, LayoutBuilder.edgeSpacing),
        describes: { $0.edgeSpacing }),
      .key(
        "supplementaryItems", .supplementaryItems, default: "[]", "Badges and the like on it.",
        in: \.supplementaryItems),
      .key(style),
      .key(use),
    ])

  /// The keys that make a group of an item.
  package static let groups = KeyTable<NodeSpec, NSCollectionLayoutGroup>(
    "a group",
    [
      .key(subitems),
      .key(item),
      .key(count),
      .key(columns),
      .key(rows),
      .key(custom),
      .key(direction),
      .key(
        interItemSpacing, in: \.interItemSpacing,
        sets: .property(\.interItemSpacing) { NSCollectionLayoutSpacing($0) }),
    ])

  static let groupMap: MapKind = .init(
    name: "a group", rules: items.map.rules + groups.map.rules, constraints: .group)
  /// An item, until one of the keys of groups makes a group of it.
  static let itemMap: MapKind = .init(
    name: "an item", rules: groupMap.rules, constraints: .item)

  package static var groupKeys: [String] { groups.map.rules.map { $0.name } }
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
package enum SupplementaryKeys {
  static let elementKind = Key("elementKind", .name, "The name that data rows feed it by.")
  static let containerAnchor: Key<AnchorDescription> = Key(
    "containerAnchor", .anchor, "The point of the item that it hangs from.")
  static let style = Key("style", .name, "Its style.")
  static let when = Key("when", .raw("a condition", .byWidth(.expression)), "Whether it exists.")

  static let table = KeyTable<SupplementarySpec, NSCollectionLayoutSupplementaryItem>(
    "a supplementary item", constraints: .supplementaryItem,
    [
      .key(elementKind),
      .key(NodeKeys.size),
      .key(NodeKeys.width),
      .key(NodeKeys.height),
      .key(containerAnchor),
      .key(
        "itemAnchor", .anchor, "Its own point; without it the same edges.", in: \.itemAnchor),
      .key(NodeKeys.contentInsets, in: \.contentInsets, sets: .property(\.contentInsets)),
      .key(
        "zIndex", .zIndex, default: "1", swift: .whole, "The order of drawing.", in: \.zIndex,
        sets: .property(\.zIndex)),
      .key(style),
      .key(when),
    ])

  package static var map: MapKind { table.map }
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
