internal import Artwork
internal import SpecDiagnostics

/// The words of expressions and of sample data, for the reference and `flatplan explain`, from the
/// Markdown files in `Words`.
enum ExpressionWords {
  struct Entry: Sendable {
    /// The word alone, such as `clamp`.
    var word: String
    /// How it is written, such as `clamp(a, min, max)`.
    var usage: String
    /// The meaning: a sentence without the initial capital and the final period.
    var meaning: String
    var example: String
  }

  static let files = ["expressions", "samples"].map {
    MarkdownFile("LayoutSpec/Words/\($0).md")
  }

  /// The names and functions of expressions.
  static let expressions: [Entry] = files[0].sections.map { Entry($0) }

  /// The sample texts that items can have.
  static let samples: [Entry] = files[1].sections.map { Entry($0) }

  /// Returns the entry of a word in any letter case, with or without `$`.
  static func entry(_ word: String) -> Entry? {
    let plain = (word.hasPrefix("$") ? String(word.dropFirst()) : word).lowercased()
    return (expressions + samples).first { $0.word.lowercased() == plain }
  }
}

extension ExpressionWords.Entry {
  fileprivate init(_ section: MarkdownFile.Section) {
    usage = section.names.joined()
    word = String(usage.drop { $0 == "$" }.prefix { $0 != "(" })
    meaning = section.text
    if word == "photo" {
      let kinds = PhotoKind.allCases.map { "\($0) (\($0.summary))" }
      meaning += ": " + kinds.joined(separator: ", ")
    }
    example = section.block() ?? ""
  }
}
