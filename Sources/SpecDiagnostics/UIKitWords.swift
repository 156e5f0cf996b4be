/// Names of UIKit's API with the keys of specs that do the same.
package enum UIKitWords {
  package struct Entry: Sendable {
    package var word: String
    package var meaning: String
    /// The key whose example shows it; `nil` if specs have no such key.
    package var key: String?
  }

  /// Returns the entry of a name in any letter case, also with its arguments: `init(group:)`.
  package static func entry(_ word: String) -> Entry? {
    let plain = word.prefix { $0 != "(" }.lowercased()
    return all.first { $0.word.lowercased() == plain }
  }

  package static let all: [Entry] = OtherWords.file.sections
    .filter { $0.heading == "UIKit" }.flatMap(\.rows).map { row in
      Entry(word: row[0], meaning: row[1], key: row[2].isEmpty ? nil : row[2])
    }
}

/// UIKit's words for lengths and spacings, which specs may write too.
package enum LengthWords {
  package struct Entry: Sendable {
    package var word: String
    package var meaning: String
    /// A spec that uses the word.
    package var example: String
  }

  package static let file = MarkdownFile("SpecDiagnostics/Examples/lengths.md")

  package static let all = file.sections.map { section in
    Entry(
      word: section.names.joined(), meaning: section.text, example: section.block() ?? "")
  }

  /// Returns the entry for a word in any letter case.
  package static func entry(_ word: String) -> Entry? {
    all.first { $0.word.lowercased() == word.lowercased() }
  }
}
