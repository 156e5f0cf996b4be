/// The horizontal alignment of text, relative to the layout direction.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  case center
  /// At the trailing edge.
  case trailing
}
