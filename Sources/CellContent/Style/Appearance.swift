/// The light or dark appearance that colors are resolved for.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Colors for a bright environment.
  case light
  /// Colors for a dark environment.
  case dark
}
