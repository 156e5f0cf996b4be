internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

/// The keys of insets.
enum EdgeKeys {
  static let top = Key("top", .length, default: "0", "The top inset.")
  static let leading = Key("leading", .length, default: "0", "The leading inset.")
  static let bottom = Key("bottom", .length, default: "0", "The bottom inset.")
  static let trailing = Key("trailing", .length, default: "0", "The trailing inset.")
  static let vertical = Key("vertical", .length, default: "0", "The top and bottom insets.")
  static let horizontal = Key(
    "horizontal", .length, default: "0", "The leading and trailing insets.")

  static let insetsMap: MapKind = .init(
    name: "insets",
    rules: [
      top.rule, leading.rule, bottom.rule, trailing.rule, vertical.rule, horizontal.rule,
    ])

  /// Reads insets; an edge takes precedence over its axis.
  static func insets(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink)
    -> NSDirectionalEdgeInsets?
  {
    guard let map = SourceMap(node, insetsMap, &sink) else { return nil }
    let vertical = map.read(vertical, context, &sink) ?? 0
    let horizontal = map.read(horizontal, context, &sink) ?? 0
    return NSDirectionalEdgeInsets(
      top: map.read(top, context, &sink) ?? vertical,
      leading: map.read(leading, context, &sink) ?? horizontal,
      bottom: map.read(bottom, context, &sink) ?? vertical,
      trailing: map.read(trailing, context, &sink) ?? horizontal)
  }
}

/// The keys of the gaps around an item.
enum EdgeSpacingKeys {
  static let table = KeyTable<EdgeSpacing, Never>(
    "edge spacing",
    [
      .key("top", .signedSpacing, default: "0", "The gap above the item.", in: \.top),
      .key(
        "leading", .signedSpacing, default: "0", "The gap before the item, in reading direction.",
        in: \.leading),
      .key("bottom", .signedSpacing, default: "0", "The gap below the item.", in: \.bottom),
      .key(
        "trailing", .signedSpacing, default: "0", "The gap after the item, in reading direction.",
        in: \.trailing),
    ])
}

extension ValueKind<EdgeSpacing> {
  /// A map of edges.
  static let edgeSpacing: ValueKind = map(EdgeSpacingKeys.table, .none)
}
