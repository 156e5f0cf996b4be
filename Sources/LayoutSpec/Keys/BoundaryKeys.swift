internal import CompositionalLayout
internal import Foundation

/// The keys of headers, footers and side items.
enum BoundaryKeys {
  static let elementKind = Key("elementKind", .name, "The name of the kind of view.")
  static let alignment = Key(
    "alignment", .alignment, "The edge or corner of the section that it lies at.")
  static let absoluteOffset = Key(
    "absoluteOffset", .point, default: "[0, 0]", "How far it is moved from there, in points.")
  static let extendsBoundary = Key(
    "extendsBoundary", .flag, default: "true", "Whether the section grows to make room for it.")
  static let pinToVisibleBounds = Key(
    "pinToVisibleBounds", .flag, default: "false", "Whether it stays in sight with its section.")
  static let zIndex = Key("zIndex", .zIndex, default: "1", "The order of drawing.")
  static let intrinsicSize = Key(
    "intrinsicSize", .intrinsicSize, "What it answers when it is asked to size itself.")

  static let when = Key("when", .raw("a condition", .byWidth(.expression)), "Whether it exists.")

  private static let rules =
    [
      elementKind.rule, NodeKeys.size.rule, NodeKeys.width.rule, NodeKeys.height.rule,
      NodeKeys.contentInsets.rule, alignment.rule, absoluteOffset.rule, extendsBoundary.rule,
      pinToVisibleBounds.rule, zIndex.rule, intrinsicSize.rule,
      when.rule,
    ] + ContentKeys.rules

  static let map: MapKind = .init(
    name: "a boundary item", rules: rules, constraints: .boundaryItem)
  static let header: MapKind = .init(name: "a header", rules: rules, constraints: .edgeItem)
  static let footer: MapKind = .init(name: "a footer", rules: rules, constraints: .edgeItem)
}

/// The keys of backgrounds.
enum DecorationKeys {
  static let elementKind = Key(
    "elementKind", .name, default: "background", "The name of the kind of view.")
  static let contentInsets = Key(
    "contentInsets", .insets, default: "0", "Points between the section's edges and it.")
  static let zIndex = Key("zIndex", .zIndex, default: "0", "The order of drawing.")
  static let style = Key("style", .name, "Its style.")

  static let map: MapKind = .init(
    name: "a decoration item",
    rules: [elementKind.rule, contentInsets.rule, zIndex.rule, style.rule],
    constraints: .decorationItem)
  static let background: MapKind = .init(name: "a background", rules: map.rules)
}
