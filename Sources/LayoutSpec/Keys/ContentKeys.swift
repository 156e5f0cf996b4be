internal import CompositionalLayout
internal import Foundation

/// The keys of what an element says: in data rows, headers and badges.
enum ContentKeys {
  static let title = Key("title", .fieldText, "The main text.")
  static let subtitle = Key("subtitle", .fieldText, "A quieter text below it.")
  static let detail = Key("detail", .fieldText, "A text at the trailing edge.")
  static let image = Key(
    "image", .fieldText, "A picture: a file, photo, avatar, icon, or the name of a sign.")
  static let style = Key("style", .name, "The style, in place of the item's own.")

  static let texts = [title, subtitle, detail, image]

  /// The style, and the properties of styles, which override it.
  static let looks: [KeyRule] = ([style.rule] + StyleKeys.properties.map.rules).map { $0.ofItems }

  static let rules: [KeyRule] = texts.map(\.rule) + looks
}

/// The keys of data rows.
enum RowKeys {
  static let intrinsicSize = Key(
    "intrinsicSize", .intrinsicSize, "What the cell answers when it is asked to size itself.")

  static let accessory = Key(
    "accessory", .accessory, default: "none",
    "What a list row shows at its trailing edge, one of them or a list; a badge says the row's badge, or "
      + "else its detail.")
  /// What the badge of a list row says; elsewhere badges are supplementary items.
  static let listBadge = "badge"
  static let indentation = Key(
    "indentation", .indentation, default: "0", "How many levels a list row is indented.")

  /// What a list row may show at its trailing edge.
  static let accessories = [
    "none", "disclosure", "expanded", "collapsed", "checkmark", "switch", "switchOff", "detail",
    "badge",
  ]
  /// How many levels a list row may be indented.
  static let levels = 0...1_000

  private static let rules: [KeyRule] =
    ContentKeys.rules + [
      intrinsicSize.rule.ofItems, accessory.rule, indentation.rule,
    ]

  static let map: MapKind = .init(name: "a data row", rules: rules, hint: hint)

  /// Data rows are where people expect any key to do.
  static let hint = "neither a field nor the kind of a supplementary item here"
}

/// The keys of data that is the same in all rows.
enum RepeatedRowKeys {
  static let count = Key("count", .itemCount, "How many items.")

  static let from = Key("from", .text, "A CSV or JSON file with the rows.")
  static let limit = Key("limit", .itemCount, "How many rows of the file at most.")

  static let map: MapKind = .init(
    name: "the data",
    rules: [
      count.rule, from.rule, limit.rule,
    ] + RowKeys.map.rules, hint: RowKeys.hint, constraints: .repeatedRow)
}

extension MapKind {
  /// Whether its keys may also be the kinds of supplementary items.
  var takesFields: Bool { name == RowKeys.map.name || name == RepeatedRowKeys.map.name }
}

/// The keys of what a badge says.
enum BadgeKeys {
  static let count = Key("count", .fieldText, "The number it shows; 0 hides it.")

  static let map: MapKind = .init(
    name: "a badge's data", rules: [count.rule] + ContentKeys.rules, constraints: .badge)
}

extension ValueKind<FieldText> {
  /// What a list row shows at its trailing edge: a word, or a list of words.
  static let accessory: ValueKind = .init(
    name: oneAccessory.name,
    shape: .either([oneAccessory.shape, .list(ValueKind<String>.accessoryWord.shape)])
  ) { node, reader in
    guard let elements = node.elements, !elements.isEmpty else {
      if let meant = node.asSwitch {
        reader.report(
          .wrongShape(expected: "the word for it", shape: node.shape), at: node, advice: .write,
          instead: [meant])
        return nil
      }
      return oneAccessory.read(node, &reader)
    }
    let words = elements.compactMap { ValueKind<String>.accessoryWord.read($0, &reader) }
    guard words.count == elements.count else { return nil }
    return FieldText(pieces: [.text(words.joined(separator: " "))], node: node)
  }

  private static let oneAccessory = word(.accessoryWord) { $0 }

  /// How many levels a list row is indented.
  static let indentation: ValueKind = word(.level) { "\($0)" }

  /// A text that has to be a word: where it is another one for each item, what comes of it has to be.
  private static func word<Word>(
    _ kind: ValueKind<Word>, _ written: @escaping @Sendable (Word) -> String
  ) -> ValueKind {
    ValueKind(name: kind.name, shape: kind.shape.ofItems) { node, reader in
      // A map or a list is told of the words that there are.
      guard node.text != nil else { return kind.read(node, &reader).flatMap { _ in nil } }
      guard let field = ValueKind.fieldText.read(node, &reader) else { return nil }
      guard field.isFixed else { return field }
      return kind.read(node, &reader).map {
        FieldText(pieces: [.text(written($0))], node: node)
      }
    }
  }
}

extension SourceNode {
  /// The word for a switch that is written as a map: `{switch: off}`.
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
}

extension ValueKind<Int> {
  fileprivate static let level: ValueKind = count("a number of levels", RowKeys.levels)
}
