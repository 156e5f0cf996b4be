extension UIContentSizeCategory {
  /// Apple's word for it: `accessibilityLarge`.
  package var word: String { Self.words.first { $0.value == self }?.key ?? rawValue }

  /// The category of a word, or of a raw value.
  package init?(word: String) {
    guard let known = Self.words[word] else {
      guard word.hasPrefix("UICTContentSizeCategory") || word.hasPrefix("_UICT") else { return nil }
      self.init(rawValue: word)
      return
    }
    self = known
  }

  /// All categories by their words.
  package static let words: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}
