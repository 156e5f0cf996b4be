/// What a placeholder photo shows.
public enum PhotoKind: String, Hashable, Sendable, CaseIterable {
  case landscapes, people, food, products, rooms, covers, maps

  /// Splits the words after `photo-` into a kind and a seed.
  ///
  /// `food-3` is the kind `food` with the seed `3`, and `food` is the kind alone. Other words are
  /// the seed of a landscape.
  static func split(_ words: String, subject: String) -> (kind: PhotoKind, seed: String) {
    let parts = words.split(separator: "-", maxSplits: 1).map(String.init)
    guard let kind = parts.first.flatMap(PhotoKind.init(rawValue:)) else {
      return (.landscapes, words)
    }
    return (kind, parts.count > 1 ? parts[1] : subject)
  }

  /// The name of a picture of this kind without a seed: `photo-food`, `photo` for landscapes.
  package var picture: String { self == .landscapes ? "photo" : "photo-\(self)" }

  /// Names that people use for the kinds elsewhere, singular forms among them.
  private static let others: [String: PhotoKind] = [
    "album": .covers, "art": .covers, "book": .covers, "cover": .covers, "dish": .food,
    "dishes": .food, "face": .people, "faces": .people, "foods": .food, "home": .rooms,
    "interior": .rooms, "interiors": .rooms, "landscape": .landscapes, "map": .maps,
    "meal": .food, "meals": .food, "nature": .landscapes, "person": .people, "place": .landscapes,
    "portrait": .people, "portraits": .people, "product": .products, "room": .rooms,
  ]

  /// The kind that a common word such as `dish` stands for, as a list of at most one name.
  package static func meant(by word: String) -> [String] {
    others[word.lowercased()].map { [$0.rawValue] } ?? []
  }

  /// The ratio of width to height.
  package var aspect: Double {
    switch self {
    case .landscapes, .food, .rooms, .maps: 4.0 / 3
    case .people, .products, .covers: 1
    }
  }

  /// A short description, for the manual.
  package var summary: String {
    switch self {
    case .landscapes: "hills, coasts and cities"
    case .people: "portraits"
    case .food: "dishes and drinks from above"
    case .products: "things on a plain background"
    case .rooms: "furnished rooms"
    case .covers: "covers of albums and books"
    case .maps: "street maps"
    }
  }
}
