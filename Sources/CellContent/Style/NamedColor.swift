public import Scene

/// A colour that styles may call by name, with its value in either appearance.
///
/// The names and values are those of Apple's
/// [standard and semantic colours](https://developer.apple.com/documentation/uikit/uicolor/standard_colors).
public struct NamedColor: Hashable, Sendable {
  public let name: String
  public let light: RGBA
  public let dark: RGBA

  /// The colour of that name, if there is one. Complexity: O(1).
  public static func named(_ name: String) -> NamedColor? { byName[name] }

  /// All names, in the order of the table: labels, backgrounds, fills, system colours, plain ones.
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
