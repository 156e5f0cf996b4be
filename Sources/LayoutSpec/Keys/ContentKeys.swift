internal import CellContent
internal import Foundation
internal import SpecTree

/// The keys of an element's content, in data rows, headers and badges.
enum ContentKeys {
  static let eyebrow = Key("eyebrow", .fieldText, "The small text above the title.")
  static let title = Key("title", .fieldText, "The main text.")
  static let subtitle = Key("subtitle", .fieldText, "The secondary text below the title.")
  static let detail = Key("detail", .fieldText, "The text at the trailing edge.")
  static let image = Key(
    "image", .fieldText, "A picture: a file, photo, avatar, icon, or the name of a symbol.")
  static let style = Key("style", .name, "The style, which replaces the item's own.")

  static let selected = Key(
    "selected", .flag, default: "false",
    "Whether the cell is selected, so that it has the 'selected' look of its style.")

  static let texts = [title, subtitle, detail, image, eyebrow]

  /// The style, and the style properties that override it.
  static let styleKeys: [KeyRule] = rowStyleKeys.filter { $0.name != selected.rule.name }

  /// The style keys of data rows.
  static let rowStyleKeys: [KeyRule] =
    ([style.rule, selected.rule] + StyleKeys.properties.map.rules).map { $0.ofItems }

  static let rules: [KeyRule] = texts.map(\.rule) + styleKeys
}

/// The keys of data rows.
enum RowKeys {
  static let intrinsicSize = Key(
    "intrinsicSize", .intrinsicSize,
    "The cell's self-sizing result, used instead of measuring its content.")

  static let accessory = Key(
    "accessory", .accessory, default: "none",
    "What a list row shows at its edges: one accessory or a list. A badge shows the row's badge, or "
      + "its detail if it has none.")
  /// The key of a list row's badge text. In other sections badges are supplementary items.
  static let listBadge = "badge"
  static let indentation = Key(
    "indentation", .indentation, default: "0", "The indentation level of a list row.")

  static let swiped = Key(
    "swiped", .swiped, default: "none",
    "The edge of a list row at which a swipe shows the list's actions.")

  /// Words of list rows, which may differ between items.
  static let words = [accessory, indentation, swiped]

  /// The accessories that a list row can show.
  static let accessories = AccessoryWord.allCases.map(\.rawValue)
  /// The edges at which a list row can show its actions.
  static let edges = SwipeWord.allCases.map(\.rawValue)
  /// The allowed indentation levels.
  static let levels = 0...1_000

  private static let rules: [KeyRule] =
    ContentKeys.rules + [
      ContentKeys.selected.rule.ofItems, intrinsicSize.rule.ofItems,
    ] + words.map(\.rule)

  static let map = MapKind(
    name: "a data row", rules: rules, hint: hint, fields: .map { BadgeKeys.map })

  /// The hint for unknown keys. Keys of all kinds are often put into data rows by mistake.
  static let hint = "a data row takes fields and the kinds of the group's supplementary items"
}

/// The keys of data that is shared by all rows.
enum RepeatedRowKeys {
  static let count = Key("count", .itemCount, "The number of items.")

  static let from = Key(
    "from", .dataSource,
    "A CSV, JSON or YAML file with the rows, or a map that says how it is read.",
    example: "{file: api.json, path: data.items}")
  static let limit = Key("limit", .itemCount, "The maximum number of rows to read from the file.")

  static let map: MapKind = .init(
    name: "the data",
    rules: [
      count.rule, from.rule, limit.rule,
    ] + RowKeys.map.rules, hint: RowKeys.hint, constraints: .repeatedRow, fields: RowKeys.map.fields
  )
}

extension MapKind {
  /// Whether it is the data of an element, such as a row or a header.
  var isData: Bool { has(ContentKeys.title.rule.name) && has(StyleKeys.content.rule.name) }
}

/// The keys of a badge's content.
enum BadgeKeys {
  static let count = Key("count", .fieldText, "The number to show; 0 hides the badge.")

  static let map: MapKind = .init(
    name: "a badge's data", rules: [count.rule] + ContentKeys.rules, constraints: .badge)
}

extension ValueKind<FieldText> {
  /// The accessories of a list row: a word or a list of words.
  static let accessory: ValueKind = .init(
    name: oneAccessory.name,
    shape: .either([oneAccessory.shape, .list(ValueKind<String>.accessoryWord.shape)])
  ) { node, context, sink in
    guard let elements = node.elements, !elements.isEmpty else {
      if let meant = node.asSwitch {
        sink.report(
          .wrongShape(expected: "an accessory name", shape: node.shape), at: node, advice: .write,
          instead: [meant])
        return nil
      }
      return oneAccessory.read(node, context, &sink)
    }
    let words = elements.compactMap { ValueKind<String>.accessoryWord.read($0, context, &sink) }
    guard words.count == elements.count else { return nil }
    return FieldText(pieces: [.text(words.joined(separator: " "))], node: node)
  }

  private static let oneAccessory = word(.accessoryWord) { $0 }

  /// The edge at which a list row is swiped.
  static let swiped: ValueKind = word(.edgeOfSwipe) { $0 }

  /// The indentation level of a list row.
  static let indentation: ValueKind = word(.level) { "\($0)" }

  /// A text that must evaluate to a word, possibly a different one for each item.
  private static func word<Word>(
    _ kind: ValueKind<Word>, _ written: @escaping @Sendable (Word) -> String
  ) -> ValueKind {
    ValueKind(name: kind.name, shape: kind.shape.ofItems) { node, context, sink in
      // Reading a map or a list reports an error that lists the valid words.
      guard node.text != nil else { return kind.read(node, context, &sink).flatMap { _ in nil } }
      guard let field = ValueKind.fieldText.read(node, context, &sink) else { return nil }
      guard field.isFixed else { return field }
      return kind.read(node, context, &sink).map {
        FieldText(pieces: [.text(written($0))], node: node)
      }
    }
  }
}

extension SourceNode {
  /// The accessory for a switch that is written as a map: `{switch: off}`.
  fileprivate var asSwitch: String? {
    guard let entries, entries.count == 1, let state = entries[0].value.text?.lowercased(),
      ["switch", "toggle"].contains(entries[0].key.lowercased())
    else { return nil }
    return ["off", "false", "no", "0"].contains(state) ? "switchOff" : "switch"
  }
}

extension ValueKind<String> {
  fileprivate static let accessoryWord: ValueKind = choice(
    "accessory", RowKeys.accessories.map { ($0, $0) })

  fileprivate static let edgeOfSwipe: ValueKind = choice(
    "edge", RowKeys.edges.map { ($0, $0) })
}

extension ValueKind<Int> {
  fileprivate static let level: ValueKind = count("a number of levels", RowKeys.levels)
}
