package import Artwork
internal import Basics

/// A kind of random sample text: `$words(2)`, `$city`.
package enum SampleText: String, Sendable, CaseIterable {
  case words, sentence, paragraph, person, city, category, price, date, color, photo

  /// Names that people use for sample texts elsewhere.
  package static let others: [String: SampleText] = [
    "author": .person, "cost": .price, "country": .city, "day": .date,
    "fullname": .person, "genre": .category, "image": .photo, "img": .photo, "ipsum": .sentence,
    "location": .city, "lorem": .sentence, "loremipsum": .paragraph, "money": .price,
    "month": .date, "name": .person, "names": .person, "picture": .photo, "place": .city,
    "tag": .category, "text": .sentence, "time": .date, "title": .words, "town": .city,
    "user": .person, "username": .person,
  ]

  /// Whether it takes a count of words or sentences.
  package var isCounted: Bool {
    switch self {
    case .words, .sentence, .paragraph: true
    case .person, .city, .category, .price, .date, .color, .photo: false
    }
  }

  /// Returns a text.
  ///
  /// - Parameter count: The number of words, or of sentences in a paragraph.
  package func text(_ chance: Chance, count: Double?) -> String {
    var chance = chance
    let count = count.map { Int(max(1, min($0, 200))) }
    switch self {
    case .words: return Self.words(count ?? 2, &chance).capitalizedFirst
    case .sentence:
      return Self.words(count ?? 5 + chance.number(below: 6), &chance).capitalizedFirst + "."
    case .paragraph:
      return (0..<(count ?? 3 + chance.number(below: 3))).map { _ in
        Self.words(5 + chance.number(below: 8), &chance).capitalizedFirst + "."
      }.joined(separator: " ")
    case .person:
      return chance.one(of: SampleWords.givenNames) + " " + chance.one(of: SampleWords.familyNames)
    case .city: return chance.one(of: SampleWords.cities)
    case .category: return chance.one(of: SampleWords.categories)
    case .price: return "$\(chance.number(below: 99) + 1).\(chance.one(of: ["00", "49", "99"]))"
    case .date:
      return "\(chance.number(below: 28) + 1) \(chance.one(of: SampleWords.months)) "
        + "\(2020 + chance.number(below: 6))"
    case .color: return chance.one(of: SampleWords.colors)
    case .photo: return Self.photo(.landscapes, chance)
    }
  }

  /// Returns the name of a placeholder photo of a kind.
  package static func photo(_ kind: PhotoKind, _ chance: Chance) -> String {
    var chance = chance
    return "\(kind.picture)-\(chance.number(below: 1_000))"
  }

  private static func words(_ count: Int, _ chance: inout Chance) -> String {
    var words: [String] = []
    while words.count < count {
      let word = chance.one(of: SampleWords.words)
      if word != words.last { words.append(word) }
    }
    return words.joined(separator: " ")
  }
}
