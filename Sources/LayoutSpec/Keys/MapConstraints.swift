internal import SpecTree

/// The constraints of the maps of specs.
extension MapConstraints {
  static let document = Self(
    required: [.init(key: "sections", examples: ["[{group: {height: 44}, items: 12}]"])])

  static let section = Self(
    oneOf: [["use"], ["items", "group"], ["items", "list"]],
    exclusive: [.init(one: "group", other: "list", why: "a list creates its own groups")])

  static let change = Self(required: [.init(key: "when", examples: [])])

  static let group = Self(exclusive: groupForms + oneSize, needs: [("count", other: "item")])

  static let item = Self(exclusive: oneSize)

  static let customGroup = Self(
    oneOf: [["frames"], ["frame", "count"]],
    exclusive: pairs(
      ["frame", "count", "columns", "let"], "frames", "frames are either listed or computed"))

  static let supplementaryItem = Self(
    required: [
      .init(key: "elementKind", examples: ["badge"]),
      .init(key: "containerAnchor", examples: ["{edges: [top, trailing]}"]),
    ], oneOf: sized, exclusive: oneSize)

  static let anchor = Self(
    required: [.init(key: "edges", examples: ["[top, trailing]"])],
    exclusive: pairs(["absoluteOffset"], "fractionalOffset", "an anchor has one kind of offset"))

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
    exclusive: pairs(["count"], "from", "the file decides the number of rows"),
    needs: [("limit", other: "from")])

  static let list = Self(
    required: [.init(key: "appearance", examples: ["plain", "insetGrouped"])])

  static let swipeAction = Self(
    required: [.init(key: "title", examples: ["Delete"])])

  static let badge = Self(exclusive: pairs(["count"], "title", "a badge shows one text"))

  static let color = Self(
    required: [
      .init(key: "light", examples: ["white"]), .init(key: "dark", examples: ["black"]),
    ])

  static let border = Self(
    exclusive: BorderKeys.edgeNames.flatMap { edge in
      ["color", "width"].map {
        Exclusion(one: edge, other: $0, why: "each edge has a color and a width of its own")
      }
    })

  static let gradient = Self(
    required: [.init(key: "colors", examples: ["[systemBlue, systemPurple]"])])

  static let annotation = Self(
    required: [.init(key: "text", examples: ["Item"])],
    oneOf: [["at"], ["between"], ["from", "to"], ["frame"]],
    exclusive: pairs(["between", "from", "to", "frame"], "at", subject)
      + pairs(["from", "to", "frame"], "between", subject)
      + pairs(["from", "to"], "frame", subject)
      + pairs(["from", "to", "between", "frame", "side"], "number", "a marker is at one element"))

  private static let subject = "an annotation has one subject"

  static let figureVariant = Self(
    required: [
      .init(key: "title", examples: ["wide"]),
      .init(key: "set", examples: ["{sections.0.interGroupSpacing: 24}"]),
    ])

  static let exclusion = Self(isNeverEmpty: true)

  static let render = Self(
    exclusive: pairs(["widths"], "devices", "a picture is drawn for a width or for a device"))

  private static func pairs(_ keys: [String], _ other: String, _ why: String) -> [Exclusion] {
    keys.map { Exclusion(one: $0, other: other, why: why) }
  }

  private static let sized = [["size"], ["width", "height"]]
  private static let oneSize = pairs(["width", "height"], "size", "'size' sets both sides")

  /// The keys of one kind of group exclude those of another: `subitems`, `custom`, or a repeated
  /// item.
  private static let groupForms =
    pairs(
      ["item", "columns", "rows", "count", "custom"], "subitems", "a group has one kind of content")
    + pairs(["item", "columns", "rows", "count"], "custom", "a group has one kind of content")
    + pairs(
      ["direction", "interItemSpacing"], "custom", "a custom group lists its frames")
    + pairs(["columns", "rows"], "count", "both set how often the item repeats")
    + pairs(["columns"], "rows", "both set how often the item repeats")
    + pairs(["direction"], "columns", "columns are always horizontal")
    + pairs(["direction"], "rows", "rows are always vertical")
}
