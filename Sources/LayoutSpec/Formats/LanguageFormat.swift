internal import EmbeddedFiles

/// How a language writes numbers, dates and times. The rules are in `Words/languages.txt`, so that texts
/// are the same on all systems, and formatting loads no library.
struct LanguageFormat: Sendable {
  /// The tag and the shorter ones, in lower case, from the longest.
  let tags: [String]
  /// The rules of the tag, of its language and of English; the first that has one is followed.
  private let rules: [[String: String]]
  /// The zero of the digits.
  private var zero: Unicode.Scalar = "0"

  /// - Parameter tag: The language tag, such as `de-CH`. Unknown regions have the rules of their
  ///   language, and unknown languages those of English.
  init(_ tag: String?) {
    let parts = (tag ?? "").lowercased().split(separator: "-")
    tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let tag = tags.lazy.compactMap { Self.synonyms[$0] ?? Self.names[$0] }.first ?? "en"
    let language = tag.split(separator: "-").first.map(String.init) ?? ""
    rules = [tag, language, "en"].compactMap { Self.known[$0] }
    if let zero = rule("zero")?.unicodeScalars.first { self.zero = zero }
  }

  private func rule(_ name: String) -> String? { rules.lazy.compactMap { $0[name] }.first }

  subscript(name: String) -> String { rule(name) ?? "" }

  /// A rule that is a list.
  func list(_ name: String, or other: String? = nil) -> [Substring] {
    (rule(name) ?? other.flatMap(rule) ?? "").split(separator: "|")
  }

  /// Replaces the digits 0 to 9 by those of the language.
  func digits(_ text: String) -> String {
    guard zero != "0" else { return text }
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      guard ("0"..."9").contains(scalar) else { return scalar }
      return Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let synonyms = [
    "zh-tw": "zh-Hant", "zh-hk": "zh-Hant", "no": "nb", "nn": "nb", "iw": "he", "in": "id",
  ]

  /// The known tags by their names in lower case.
  private static let names = Dictionary(
    known.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static let known: [String: [String: String]] = {
    var (known, tag): ([String: [String: String]], String) = ([:], "")
    for line in EmbeddedFile("LayoutSpec/Words/languages.txt").text.split(separator: "\n") {
      if line.hasPrefix("[") {
        tag = String(line.dropFirst().dropLast())
        known[tag] = [:]
      } else if let colon = line.firstIndex(of: ":") {
        known[tag]?[String(line[..<colon])] = String(line[colon...].dropFirst(2))
      }
    }
    return known
  }()
}
