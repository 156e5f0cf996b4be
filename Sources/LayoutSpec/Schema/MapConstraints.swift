/// What must and what may not stand together in a map, beside the kinds of its keys: specs are checked by
/// it, and editors are told.
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
}

extension MapConstraints {
  static let document = Self(
    required: [.init(key: "sections", examples: ["[{group: {height: 44}, items: 12}]"])])

  static let section = Self(
    oneOf: [["use"], ["items", "group"], ["items", "list"]],
    exclusive: [.init(one: "group", other: "list", why: "a list makes its own groups")])

  static let change = Self(required: [.init(key: "when", examples: [])])

  static let group = Self(exclusive: groupForms + oneSize, needs: [("count", other: "item")])

  static let item = Self(exclusive: oneSize)

  static let customGroup = Self(
    oneOf: [["frames"], ["frame", "count"]],
    exclusive: pairs(["frame", "count", "let"], "frames", "frames are listed or computed"))

  static let supplementaryItem = Self(
    required: [
      .init(key: "elementKind", examples: ["badge"]),
      .init(key: "containerAnchor", examples: ["{edges: [top, trailing]}"]),
    ], oneOf: sized, exclusive: oneSize)

  static let anchor = Self(
    required: [.init(key: "edges", examples: ["[top, trailing]"])],
    exclusive: pairs(["absoluteOffset"], "fractionalOffset", "an anchor is moved in one way"))

  static let boundaryItem = Self(
    required: [
      .init(key: "elementKind", examples: ["header"]),
      .init(key: "alignment", examples: ["top", "bottom", "leading"]),
    ], oneOf: sized, exclusive: oneSize)

  /// A header or a footer.
  static let edgeItem = Self(exclusive: oneSize)

  static let decorationItem = Self(
    required: [.init(key: "elementKind", examples: ["background"])])

  static let repeatedRow = Self(
    oneOf: [["count"], ["from"]],
    exclusive: pairs(["count"], "from", "a file has as many rows as it has"),
    needs: [("limit", other: "from")])

  static let list = Self(
    required: [.init(key: "appearance", examples: ["plain", "insetGrouped"])])

  static let badge = Self(exclusive: pairs(["count"], "title", "a badge shows one text"))

  static let colour = Self(
    required: [
      .init(key: "light", examples: ["white"]), .init(key: "dark", examples: ["black"]),
    ])

  static let gradient = Self(
    required: [.init(key: "colors", examples: ["[systemBlue, systemPurple]"])])

  static let exclusion = Self(isNeverEmpty: true)

  static let render = Self(
    exclusive: pairs(["widths"], "devices", "a picture is of a width or of a device"))

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
