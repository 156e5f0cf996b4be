public import LayoutEngine

/// The colors of a system version in one appearance.
public struct Palette: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// The system whose colors are used.
  public var system: ListProfile.System
  /// Whether colors have an increased contrast, where the system version has known values for it.
  public var hasHighContrast: Bool

  public init(
    _ appearance: Appearance, of system: ListProfile.System = .ios26, hasHighContrast: Bool = false
  ) {
    (self.appearance, self.system) = (appearance, system)
    self.hasHighContrast = hasHighContrast
  }
}
