/// Derives a short label from an element kind.
///
/// `section-header-element-kind` and `UICollectionElementKindSectionHeader` both become `header`.
enum KindLabel {
  /// The label of a view without data.
  static func text(for kind: String) -> String {
    let words = words(of: kind)
    let informative = words.filter { !noise.contains($0) }
    return (informative.isEmpty ? words : informative).joined(separator: " ")
  }

  /// The lowercase words of an element kind, split at separators and at camel-case boundaries.
  static func words(of kind: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in kind {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && previous.isLowercase {
        words.append(word)
        word = ""
      }
      if isPart { word.append(character) }
      previous = character
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  private static let noise: Set<String> = [
    "element", "kind", "section", "supplementary", "view", "item", "reusable", "uicollection",
    "boundary",
  ]
}
