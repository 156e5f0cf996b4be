package import Geometry

/// The appearance that colors are resolved for. Raw values are its names in specs.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Colors for a bright environment.
  case light
  /// Colors for a dark environment.
  case dark
  /// Light and dark colors with increased contrast.
  case lightHighContrast, darkHighContrast

  package init(isDark: Bool, hasHighContrast: Bool = false) {
    self =
      hasHighContrast
      ? isDark ? .darkHighContrast : .lightHighContrast : isDark ? .dark : .light
  }

  /// The appearance that a view with some traits has.
  package init(_ traits: Traits) {
    self.init(
      isDark: traits.userInterfaceStyle == .dark,
      hasHighContrast: traits.accessibilityContrast == .high)
  }

  package var isDark: Bool { self == .dark || self == .darkHighContrast }

  package var hasHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
