/// What must and what may not stand together in a map, beside the kinds of its keys.
struct MapConstraints: Sendable {
  /// Keys that must be there.
  var required: [String] = []
  /// Sets of keys, one of which must be there whole.
  var oneOf: [[String]] = []
  /// Keys that cannot stand together.
  var exclusive: [(String, String)] = []
  /// Keys that make no sense without another.
  var needs: [(String, other: String)] = []
  var isNeverEmpty = false

  /// Those of a kind of map, by its name.
  static func of(_ map: MapKind) -> MapConstraints { table[map.name] ?? MapConstraints() }

  private static let sized = [["size"], ["width", "height"]]
  private static let oneSize = [("size", "width"), ("size", "height")]

  private static let groupForms: [(String, String)] =
    ["item", "columns", "rows", "count", "custom"].map { ("subitems", $0) }
    + ["item", "columns", "rows", "count", "direction", "interItemSpacing"].map { ("custom", $0) }
    + [
      ("columns", "rows"), ("columns", "count"), ("rows", "count"), ("direction", "columns"),
      ("direction", "rows"),
    ]

  private static let table: [String: MapConstraints] = [
    "a spec": .init(required: ["sections"]),
    "a section": .init(
      oneOf: [["use"], ["items", "group"], ["items", "list"]], exclusive: [("group", "list")]),
    "a change": .init(required: ["when"]),
    "a group": .init(exclusive: groupForms + oneSize, needs: [("count", "item")]),
    "a custom group": .init(
      oneOf: [["frames"], ["frame", "count"]],
      exclusive: [("frame", "frames"), ("count", "frames"), ("let", "frames")]),
    "a supplementary item": .init(
      required: ["elementKind", "containerAnchor"], oneOf: sized, exclusive: oneSize),
    "an anchor": .init(
      required: ["edges"], exclusive: [("absoluteOffset", "fractionalOffset")]),
    "a boundary item": .init(
      required: ["elementKind", "alignment"], oneOf: sized, exclusive: oneSize),
    "a header": .init(exclusive: oneSize),
    "a footer": .init(exclusive: oneSize),
    "a decoration item": .init(required: ["elementKind"]),
    "the data": .init(
      oneOf: [["count"], ["from"]], exclusive: [("count", "from")], needs: [("limit", "from")]),
    "a list": .init(required: ["appearance"]),
    "a badge's data": .init(exclusive: [("count", "title")]),
    "a colour": .init(required: ["light", "dark"]),
    "a picture not wanted": .init(isNeverEmpty: true),
    "the pictures wanted": .init(exclusive: [("widths", "devices")]),
  ]
}
