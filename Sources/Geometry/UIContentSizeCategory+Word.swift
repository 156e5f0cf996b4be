extension UIContentSizeCategory {
  /// The name in Apple's API, such as `accessibilityLarge`.
  package var word: String { Self.words.first { $0.category == self }?.word ?? rawValue }

  /// Creates a category from its API name or raw value.
  package init?(word: String) {
    guard let known = Self.words.first(where: { $0.word == word }) else {
      guard word.hasPrefix("UICTContentSizeCategory") || word.hasPrefix("_UICT") else { return nil }
      self.init(rawValue: word)
      return
    }
    self = known.category
  }

  /// All categories and their API names, from the smallest to the largest.
  package static let words: [(word: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}
