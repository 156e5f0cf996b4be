internal import LayoutEngine
public import Scene

/// A color that styles can refer to by name, with a value for each appearance and system version.
///
/// Names are those of Apple's [standard and semantic
/// colors](https://developer.apple.com/documentation/uikit/uicolor/standard_colors).
public struct NamedColor: Hashable, Sendable {
  /// The name in specs, such as `systemBackground`.
  public let name: String
  /// The values on iOS 26.
  let newest: Values
  /// The values up to iOS 18, if they differ.
  let earlier: Values?

  /// The values on iOS 26 with increased contrast, if they differ.
  var contrast: Values?

  /// The values of a color in one system version.
  struct Values: Hashable, Sendable {
    var light: RGBA
    var dark: RGBA
  }

  /// The color with a name, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  public static func named(_ name: String) -> NamedColor? { byName[name] }

  /// All names in the order of the table: labels, backgrounds, fills, system colors, fixed colors.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public static var names: [String] { all.map(\.name) }

  /// The names of the materials, from the thinnest, which are only for backgrounds.
  ///
  /// - Complexity: O(*n*) in the number of materials.
  public static let materialNames = materials.map(\.name)

  /// Whether a name is that of a color, not of a material.
  ///
  /// - Complexity: O(1).
  package static func isColor(_ name: String) -> Bool { colorNames.contains(name) }

  private static let colorNames = Set(names)

  /// The value on iOS 26 in the light appearance.
  public var light: RGBA { newest.light }
  /// The value on iOS 26 in the dark appearance.
  public var dark: RGBA { newest.dark }

  /// The value in a palette. Macs have the colors of iOS 26. Values with increased contrast are known
  /// for iOS 26 only.
  public func value(in palette: Palette) -> RGBA {
    let values =
      switch palette.system {
      case .ios18: earlier ?? newest
      case .ios26, .catalyst: (palette.appearance.hasHighContrast ? contrast : nil) ?? newest
      }
    return palette.appearance.isDark ? values.dark : values.light
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: (all + materials + [glass]).map { ($0.name, $0) })
}
