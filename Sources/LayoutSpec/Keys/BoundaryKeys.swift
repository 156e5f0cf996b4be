internal import CompositionalLayout
internal import Foundation

/// The keys of headers, footers and side items.
package enum BoundaryKeys {
  static let elementKind = Key("elementKind", .name, "The name of the kind of view.")
  static let alignment = Key(
    "alignment", .alignment, "The edge or corner of the section that it lies at.")
  static let intrinsicSize = Key(
    "intrinsicSize", .intrinsicSize, "What it answers when it is asked to size itself.")

  static let when = Key("when", .raw("a condition", .byWidth(.expression)), "Whether it exists.")

  static let table = KeyTable<BoundarySpec, NSCollectionLayoutBoundarySupplementaryItem>(
    "a boundary item", constraints: .boundaryItem,
    [
      .key(elementKind),
      .key(NodeKeys.size),
      .key(NodeKeys.width),
      .key(NodeKeys.height),
      .key(NodeKeys.contentInsets, in: \.contentInsets, sets: .property(\.contentInsets)),
      .key(alignment),
      .key(
        "absoluteOffset", .point, default: "[0, 0]",
        "How far it is moved from there, in points.", in: \.absoluteOffset),
      .key(
        "extendsBoundary", .flag, default: "true", swift: .flag,
        "Whether the section grows to make room for it.", in: \.extendsBoundary,
        sets: .property(\.extendsBoundary)),
      .key(
        "pinToVisibleBounds", .flag, default: "false", swift: .flag,
        "Whether it stays in sight with its section.", in: \.pinToVisibleBounds,
        sets: .property(\.pinToVisibleBounds)),
      .key(
        "zIndex", .zIndex, default: "1", swift: .whole, "The order of drawing.", in: \.zIndex,
        sets: .property(\.zIndex)),
      .key(intrinsicSize, in: \.intrinsicSize),
      .key(when),
    ] + ContentKeys.rules.map { .rule($0) })

  package static var map: MapKind { table.map }
  static let header: MapKind = .init(name: "a header", rules: map.rules, constraints: .edgeItem)
  static let footer: MapKind = .init(name: "a footer", rules: map.rules, constraints: .edgeItem)
}

/// The keys of backgrounds.
package enum DecorationKeys {
  static let style = Key("style", .name, "Its style.")

  static let table = KeyTable<DecorationSpec, NSCollectionLayoutDecorationItem>(
    "a decoration item", constraints: .decorationItem,
    [
      .key(
        "elementKind", .name, default: "background", "The name of the kind of view.",
        in: \.elementKind),
      .key(
        "contentInsets", .insets, default: "0", "Points between the section's edges and it.",
        in: \.contentInsets, sets: .property(\.contentInsets)),
      .key(
        "zIndex", .zIndex, default: "0", swift: .whole, "The order of drawing.", in: \.zIndex,
        sets: .property(\.zIndex)),
      .key(style),
    ])

  package static var map: MapKind { table.map }
  static let background: MapKind = .init(name: "a background", rules: map.rules)
}
