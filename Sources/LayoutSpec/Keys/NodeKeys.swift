package import CompositionalLayout
internal import Foundation
package import Geometry
package import LayoutEngine
package import SpecTree

/// The keys of items and groups.
package enum NodeKeys {
  static let size: Key<SizeSpec> = Key("size", .size, "The width and the height in one list.")
  static let width = Key(
    "width", .dimension(.horizontal), default: "1w", "The width: points, a fraction or an estimate."
  )
  static let height = Key(
    "height", .dimension(.vertical), default: "1h", "The height: points, a fraction or an estimate."
  )
  static let contentInsets = Key(
    "contentInsets", .insets, default: "0", "Insets applied to the frame after layout, in points.")
  static let style = Key(
    "style", .name,
    "The style of the cells; in a group whose cells all have their own, that of its background.")
  static let use = Key("use", .raw("a name or a list of names", .names), "The templates to use.")
  static let subitems: Key<[NodeSpec]> = Key(
    "subitems", .nodes, "Items and groups, repeated in turn while they fit.")
  static let item: Key<NodeSpec> = Key(
    "item", .node, default: "{}", "The item or group to repeat.")
  static let count = Key(
    "count", .groupCount, "How many times to repeat the item, which keeps its own size.")
  static let columns = Key("columns", .groupCount, "The number of equal columns.")
  static let rows = Key("rows", .groupCount, "The number of equal rows.")
  static let custom: Key<[CustomItemDescription]> = Key(
    "custom", .frames, "Cells with explicit frames, listed or computed.")
  package static let direction = Key(
    "direction", .axis, default: "horizontal", "The direction in which items follow one another.")
  package static let interItemSpacing = Key(
    "interItemSpacing", .spacing, default: "0", swift: .spacing,
    "The gap between neighbors: 8 is exact, 8+ is a minimum.")

  /// The keys of items, which groups share.
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
        "edgeSpacing", .edgeSpacing, default: "0",
        "Gaps around the item; unlike insets, they move its neighbors.",
        in: \.edgeSpacing, box: .outer,
        sets: .property(\.edgeSpacing, LayoutBuilder.edgeSpacing),
        describes: { $0.edgeSpacing }),
      .key(
        "supplementaryItems", .supplementaryItems, default: "[]",
        "Badges and similar views on the item.",
        in: \.supplementaryItems),
      .key(style),
      .key(use),
    ])

  /// The keys that make an item a group.
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
  /// An item; any of the keys of groups makes it a group.
  static let itemMap: MapKind = .init(
    name: "an item", rules: groupMap.rules, constraints: .item)

  package static var groupKeys: [String] { groups.map.rules.map { $0.name } }
}

/// The keys of a custom group's frames.
enum FrameKeys {
  static let frames = Key(
    "frames", .list(of: .rectangle, named: "a list of frames", limit: Limits.groupItems),
    "Frames [x, y, width, height] in points, relative to the group.")
  static let zIndex = Key(
    "zIndex",
    .raw(
      "a list of whole numbers or an expression",
      .byWidth(.either([.expression, .list(ValueKind<Int>.zIndex.shapeByWidth)]))), default: "0",
    "The drawing order of each frame.")
  static let count = Key(
    "count", .raw("an expression", .byWidth(.expression)),
    "The number of cells, computed from the group's size.")
  static let names = Key(
    "let", .raw("a map of expressions", .names(.byWidth(.expression))),
    "Named numbers, computed for each cell.")
  static let columns = Key(
    "columns", .raw("an expression", .byWidth(.expression)),
    "The number of columns of a waterfall. Expressions can then use 'shortest', the index of the "
      + "column that ends first, and 'shortestEnd', the bottom edge of its last cell.")
  static let frame = Key(
    "frame",
    .raw(
      "a list of four expressions",
      .byWidth(.tuple(Array(repeating: .byWidth(.expression), count: 4)))),
    "The frame of cell i of n: expressions for x, y, width and height.")

  static let map: MapKind = .init(
    name: "a custom group",
    rules: [
      frames.rule, zIndex.rule, count.rule, columns.rule, names.rule, frame.rule,
    ], constraints: .customGroup)
}

/// The keys of badges on items and groups.
package enum SupplementaryKeys {
  static let elementKind = Key(
    "elementKind", .name, "The element kind, which is also the key of its content in data rows.")
  static let containerAnchor: Key<AnchorDescription> = Key(
    "containerAnchor", .anchor, "The anchor point on the item or group.")
  static let style = Key("style", .name, "The style.")
  static let when = Key(
    "when", .raw("a condition", .byWidth(.expression)),
    "A condition; where it is false, the item does not exist.")

  static let table = KeyTable<SupplementarySpec, NSCollectionLayoutSupplementaryItem>(
    "a supplementary item", constraints: .supplementaryItem,
    [
      .key(elementKind),
      .key(NodeKeys.size),
      .key(NodeKeys.width),
      .key(NodeKeys.height),
      .key(containerAnchor),
      .key(
        "itemAnchor", .anchor,
        "The anchor point on the supplementary item; by default the same edges as 'containerAnchor'.",
        in: \.itemAnchor
      ),
      .key(NodeKeys.contentInsets, in: \.contentInsets, sets: .property(\.contentInsets)),
      .key(
        "zIndex", .zIndex, default: "1", swift: .whole,
        "The drawing order; higher values are drawn in front.", in: \.zIndex,
        sets: .property(\.zIndex)),
      .key(style),
      .key(when),
    ])

  package static var map: MapKind { table.map }
}

enum AnchorKeys {
  static let edges = Key(
    "edges", .edges, "The edges that meet at the point; an empty list is the center.")
  static let absoluteOffset = Key(
    "absoluteOffset", .point, default: "[0, 0]", "The offset of the point, in points.")
  static let fractionalOffset = Key(
    "fractionalOffset", .point, default: "[0, 0]",
    "The offset of the point, in fractions of the supplementary item's size.")

  static let map: MapKind = .init(
    name: "an anchor", rules: [edges.rule, absoluteOffset.rule, fractionalOffset.rule],
    constraints: .anchor)
}
