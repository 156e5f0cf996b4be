/// Whether colours are those for bright or for dark surroundings.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
