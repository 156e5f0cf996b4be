/// Where lines of text stand in the width that they have.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where reading begins.
  case leading
  case center
  /// At the edge where reading ends.
  case trailing
}
