internal import CompositionalLayout
internal import Foundation
internal import LayoutScene

/// The keys of what an element says: in data rows, headers and badges.
enum ContentKeys {
  static let title = Key("title", .fieldText, "The main text.")
  static let subtitle = Key("subtitle", .fieldText, "A quieter text below it.")
  static let detail = Key("detail", .fieldText, "A text at the trailing edge.")
  static let style = Key("style", .name, "The style, in place of the item's own.")

  static let texts = [title, subtitle, detail]

  /// All of them, with the properties of styles, which override the style.
  static let rules: [KeyRule] =
    texts.map(\.rule) + [style.rule, .later("image", "A picture.")] + StyleKeys.properties
}

/// The keys of data rows.
enum RowKeys {
  static let intrinsicSize = Key(
    "intrinsicSize", .intrinsicSize, "What the cell answers when it is asked to size itself.")

  private static let rules: [KeyRule] =
    ContentKeys.rules + [
      intrinsicSize.rule, .later("accessory", "What a list row shows at its trailing edge."),
      .later("indentation", "How far a list row is indented."),
    ]

  static let map = MapKind(name: "a data row", rules: rules, hint: hint)

  /// Data rows are where people expect any key to do.
  static let hint = "neither a field nor the kind of a supplementary item here"
}

/// The keys of data that is the same in all rows.
enum RepeatedRowKeys {
  static let count = Key("count", .itemCount, "How many items.")

  static let map = MapKind(
    name: "the data",
    rules: [
      count.rule, .later("from", "A file with the rows."),
      .later("limit", "How many rows of the file at most."),
    ] + RowKeys.map.rules, hint: RowKeys.hint)
}

/// The keys of what a badge says.
enum BadgeKeys {
  static let count = Key("count", .fieldText, "The number it shows; 0 hides it.")

  static let map = MapKind(name: "a badge's data", rules: [count.rule] + ContentKeys.rules)
}

extension ValueKind<String> {
  /// A text of a data row.
  static let fieldText: ValueKind = .init(name: "a text") { node, reader in
    guard let text = ValueKind.text.read(node, &reader) else { return nil }
    guard !text.isGenerated else {
      reader.report(.unsupported("generated text is"), at: node)
      return nil
    }
    return text
  }
}

extension String {
  /// Whether there is a `$name` or `$(…)` in it.
  fileprivate var isGenerated: Bool {
    zip(self, dropFirst()).contains { $0 == "$" && ($1.isLetter || $1 == "(") }
  }
}
