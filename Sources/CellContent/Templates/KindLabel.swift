/// The words of an element kind that tell something.
///
/// `section-header-element-kind` and `UICollectionElementKindSectionHeader` are both a `header`.
enum KindLabel {
  /// What a view without data says about itself.
  static func text(for kind: String) -> String {
    let words = words(of: kind)
    let telling = words.filter { !noise.contains($0) }
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }

  /// The words in lower case: split at what is no letter or digit, and where a capital begins one.
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
