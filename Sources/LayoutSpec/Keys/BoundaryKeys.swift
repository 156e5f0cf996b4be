internal import CompositionalLayout
internal import Foundation
package import SpecTree

/// The keys of headers, footers and side items.
package enum BoundaryKeys {
  static let elementKind = Key("elementKind", .name, "The element kind that identifies the view.")
  static let alignment = Key(
    "alignment", .alignment, "The edge or corner of the section that the item is aligned to.")
  static let intrinsicSize = Key(
    "intrinsicSize", .intrinsicSize,
    "The self-sizing result, used instead of measuring the content.")

  static let when = Key(
    "when", .raw("a condition", .byWidth(.expression)),
    "A condition; where it is false, the item does not exist.")

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
        "The offset from the aligned position, in points.", in: \.absoluteOffset),
      .key(
        "extendsBoundary", .flag, default: "true", swift: .flag,
        "Whether the section extends to make space for the item.", in: \.extendsBoundary,
        sets: .property(\.extendsBoundary)),
      .key(
        "pinToVisibleBounds", .flag, default: "false", swift: .flag,
        "Whether the item stays visible while its section is on screen.", in: \.pinToVisibleBounds,
        sets: .property(\.pinToVisibleBounds)),
      .key(
        "zIndex", .zIndex, default: "1", swift: .whole,
        "The drawing order; higher values are drawn in front.", in: \.zIndex,
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
  static let style = Key("style", .name, "The style.")

  static let table = KeyTable<DecorationSpec, NSCollectionLayoutDecorationItem>(
    "a decoration item", constraints: .decorationItem,
    [
      .key(
        "elementKind", .name, default: "background", "The element kind that identifies the view.",
        in: \.elementKind),
      .key(
        "contentInsets", .insets, default: "0", "Points between the section's edges and this item.",
        in: \.contentInsets, sets: .property(\.contentInsets)),
      .key(
        "zIndex", .zIndex, default: "0", swift: .whole,
        "The drawing order; higher values are drawn in front.", in: \.zIndex,
        sets: .property(\.zIndex)),
      .key(style),
    ])

  package static var map: MapKind { table.map }
  static let background: MapKind = .init(name: "a background", rules: map.rules)
}
