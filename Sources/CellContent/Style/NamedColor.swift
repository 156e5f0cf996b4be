public import Scene

/// A color that styles can refer to by name, with a value for each appearance.
///
/// Names and values are those of Apple's [standard and semantic
/// colors](https://developer.apple.com/documentation/uikit/uicolor/standard_colors).
public struct NamedColor: Hashable, Sendable {
  /// The name in specs, such as `systemBackground`.
  public let name: String
  /// The value in the light appearance.
  public let light: RGBA
  /// The value in the dark appearance.
  public let dark: RGBA

  /// The color with a name, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  public static func named(_ name: String) -> NamedColor? { byName[name] }

  /// All names in the order of the table: labels, backgrounds, fills, system colors, fixed colors.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public static var names: [String] { all.map(\.name) }

  /// The value in `appearance`.
  public func value(in appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
