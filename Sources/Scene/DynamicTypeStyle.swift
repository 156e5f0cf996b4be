/// A text style of Apple's Dynamic Type, with the names of `UIFont.TextStyle`.
public enum DynamicTypeStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles from the largest to the smallest at the default content size.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2
}
