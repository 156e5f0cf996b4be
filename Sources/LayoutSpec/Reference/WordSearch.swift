internal import SpecDiagnostics

extension WordPage {
  /// The words whose pages mention words of a text, such as "gap between rows": the best first, at
  /// most five. Rare words count more than those of many pages, and names more than sentences. Empty
  /// if no page mentions half of the words.
  ///
  /// - Complexity: O(*n*) in the number of all words.
  package static func mentioning(_ text: String) -> [String] {
    let sought = terms(of: text)
    guard (1...8).contains(sought.count) else { return [] }
    let matches = words.map { word -> Set<String> in
      let terms = WordPage(word)?.terms ?? []
      return sought.filter { term in terms.contains { $0.hasPrefix(term) } }
    }
    let counts = matches.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let found = matches.indices.compactMap { index -> (score: Double, index: Int)? in
      guard !matches[index].isEmpty, 2 * matches[index].count >= sought.count else { return nil }
      let name = terms(of: words[index])
      let score = matches[index].reduce(0.0) { score, term in
        let isNamed = name.contains { $0.hasPrefix(term) }
        return score + (isNamed ? 1.5 : 1) / Double(counts[term] ?? 1)
      }
      return (score, index)
    }
    return found.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.prefix(5)
      .map { words[$0.index] }
  }

  /// Common words for a key, from CSS, SwiftUI and everyday English.
  package var synonyms: [String] { OtherWords.words(forKey: word) }

  private var terms: Set<String> {
    Self.terms(of: ([word] + uses.map(\.sentence) + notes + synonyms).joined(separator: " "))
  }

  /// The words of a text in lower case, without plurals and short words. Compound names are split.
  private static func terms(of text: String) -> Set<String> {
    var spaced = ""
    for letter in text {
      if letter.isUppercase, spaced.last?.isLowercase == true { spaced.append(" ") }
      spaced.append(letter)
    }
    let words = spaced.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
    return Set(words.map { String($0.count > 3 && $0.last == "s" ? $0.dropLast() : $0) })
      .subtracting(["the", "and", "for", "how", "with"])
  }
}
