public import LayoutEngine

/// The colors of a system version in one appearance.
public struct Palette: Hashable, Sendable {
  /// The brightness and the contrast. Values with increased contrast are used where the system version
  /// has known ones.
  public var appearance: Appearance
  /// The system whose colors are used.
  public var system: ListProfile.System

  public init(_ appearance: Appearance, of system: ListProfile.System = .ios26) {
    (self.appearance, self.system) = (appearance, system)
  }
}
