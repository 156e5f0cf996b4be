/// What must and what may not stand together in a map, beside the kinds of its keys: the one table that
/// specs are checked by, and that editors are told.
struct MapConstraints: Sendable {
  /// Keys that must be there.
  var required: [Requirement] = []
  /// Sets of keys, one of which must be there whole. Which one is missed depends on what else is
  /// there, so whoever reads the map says it.
  var oneOf: [[String]] = []
  /// Keys that cannot stand together.
  var exclusive: [Exclusion] = []
  /// Keys that make no sense without another.
  var needs: [(String, other: String)] = []
  var isNeverEmpty = false

  /// A key that must be there, and what might stand under it.
  struct Requirement: Sendable {
    var key: String
    var examples: [String]
  }

  /// Two keys that cannot stand together, and why.
  struct Exclusion: Sendable {
    var one: String
    var other: String
    var why: String
  }

  /// Those of a kind of map, by its name.
  static func of(_ map: MapKind) -> MapConstraints { table[map.name] ?? MapConstraints() }
}

extension MapConstraints {
  private static let table: [String: MapConstraints] = [
    DocumentKeys.map.name: .init(
      required: [.init(key: "sections", examples: ["[{group: {height: 44}, items: 12}]"])]),
    SectionKeys.map.name: .init(
      oneOf: [["use"], ["items", "group"], ["items", "list"]],
      exclusive: [.init(one: "group", other: "list", why: "a list makes its own groups")]),
    ChangeKeys.map.name: .init(required: [.init(key: "when", examples: [])]),
    NodeKeys.groupMap.name: .init(
      exclusive: groupForms + oneSize, needs: [("count", other: "item")]),
    NodeKeys.itemMap.name: .init(exclusive: oneSize),
    FrameKeys.map.name: .init(
      oneOf: [["frames"], ["frame", "count"]],
      exclusive: pairs(["frame", "count", "let"], "frames", "frames are listed or computed")),
    SupplementaryKeys.map.name: .init(
      required: [
        .init(key: "elementKind", examples: ["badge"]),
        .init(key: "containerAnchor", examples: ["{edges: [top, trailing]}"]),
      ], oneOf: sized, exclusive: oneSize),
    AnchorKeys.map.name: .init(
      required: [.init(key: "edges", examples: ["[top, trailing]"])],
      exclusive: pairs(["absoluteOffset"], "fractionalOffset", "an anchor is moved in one way")),
    BoundaryKeys.map.name: .init(
      required: [
        .init(key: "elementKind", examples: ["header"]),
        .init(key: "alignment", examples: ["top", "bottom", "leading"]),
      ], oneOf: sized, exclusive: oneSize),
    BoundaryKeys.header.name: .init(exclusive: oneSize),
    BoundaryKeys.footer.name: .init(exclusive: oneSize),
    DecorationKeys.map.name: .init(
      required: [.init(key: "elementKind", examples: ["background"])]),
    RepeatedRowKeys.map.name: .init(
      oneOf: [["count"], ["from"]],
      exclusive: pairs(["count"], "from", "a file has as many rows as it has"),
      needs: [("limit", other: "from")]),
    ListKeys.map.name: .init(
      required: [.init(key: "appearance", examples: ["plain", "insetGrouped"])]),
    BadgeKeys.map.name: .init(exclusive: pairs(["count"], "title", "a badge shows one text")),
    ColourKeys.map.name: .init(
      required: [
        .init(key: "light", examples: ["white"]), .init(key: "dark", examples: ["black"]),
      ]),
    GradientKeys.map.name: .init(
      required: [.init(key: "colors", examples: ["[systemBlue, systemPurple]"])]),
    ExclusionKeys.map.name: .init(isNeverEmpty: true),
    RenderKeys.map.name: .init(
      exclusive: pairs(["widths"], "devices", "a picture is of a width or of a device")),
  ]

  private static func pairs(_ keys: [String], _ other: String, _ why: String) -> [Exclusion] {
    keys.map { Exclusion(one: $0, other: other, why: why) }
  }

  private static let sized = [["size"], ["width", "height"]]
  private static let oneSize = pairs(["width", "height"], "size", "a size has both sides")

  /// A group has one form: `subitems`, `custom`, or an item repeated.
  private static let groupForms =
    pairs(["item", "columns", "rows", "count", "custom"], "subitems", "a group has one form")
    + pairs(["item", "columns", "rows", "count"], "custom", "a group has one form")
    + pairs(
      ["direction", "interItemSpacing"], "custom", "the frames of a custom group are given")
    + pairs(["columns", "rows"], "count", "each says how often the item is repeated")
    + pairs(["columns"], "rows", "each says how often the item is repeated")
    + pairs(["direction"], "columns", "columns stand in a row")
    + pairs(["direction"], "rows", "rows stand in a column")
}
