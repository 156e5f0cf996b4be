/// Common words from CSS, SwiftUI and everyday English, with the words that the spec language uses
/// instead, from `words.md`. Hints in messages come from them.
package enum OtherWords {
  /// The keys that `word` may refer to. Callers keep those that the map has.
  package static func keys(for word: String) -> [String] { words(for: word, in: "Keys") }

  /// The common words for a key, in alphabetical order.
  package static func words(forKey key: String) -> [String] {
    keys.filter { $0.value.contains(key) && $0.key != key }.map(\.key).sorted()
  }

  /// The keys of specs by common word.
  package static var keys: [String: [String]] { tables["Keys"] ?? [:] }

  /// The values that `word` may refer to. Callers keep those that are valid in their context.
  package static func words(for word: String) -> [String] { words(for: word, in: "Values") }

  /// The expression names that `name` may refer to.
  package static func names(for name: String) -> [String] {
    words(for: name, in: "Names in expressions")
  }

  /// The color names that `name` may refer to.
  package static func colors(for name: String) -> [String] { words(for: name, in: "Colors") }

  /// The language tags that `name` may refer to.
  package static func languages(for name: String) -> [String] {
    words(for: name, in: "Languages")
  }

  /// Whether a word is a common name of a size class or device, used in place of a width in points.
  package static func isWidth(_ word: String) -> Bool { tables["Widths"]?[word] != nil }

  private static func words(for word: String, in table: String) -> [String] {
    tables[table]?[word.plainName] ?? []
  }

  package static let file = MarkdownFile("SpecDiagnostics/words.md")

  private static let tables = Dictionary(
    uniqueKeysWithValues: file.sections.map { section in
      let words = section.rows.map { ($0[0], $0.count > 1 ? $0[1].commaSeparated : []) }
      return (section.heading, Dictionary(words) { first, _ in first })
    })
}

extension String {
  /// The name in lower case without separators: `text-align` and `text_align` become `textalign`.
  package var plainName: String { lowercased().filter { $0 != "-" && $0 != "_" } }

  fileprivate var commaSeparated: [String] {
    split(separator: ", ").map(String.init)
  }
}
