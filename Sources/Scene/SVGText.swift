/// How text is written in an SVG.
public enum SVGText: String, Hashable, Sendable, CaseIterable {
  /// As text that can be searched, copied and styled.
  case live
  /// As text, with its fonts embedded and reduced to the characters in use.
  case embed
  /// As outlines, which look the same without the fonts.
  case paths
}
