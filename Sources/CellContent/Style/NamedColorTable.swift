import Scene

/// The values of all named colors, with their sources.
///
/// The values of iOS 26 were read on iOS 26.1 (R105). Apple documents those up to iOS 18 and those with
/// increased contrast.
extension NamedColor {
  public static let all: [NamedColor] = [
    // Text.
    color("label", 0x000000, 0xFFFFFF),
    color("secondaryLabel", 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    color("tertiaryLabel", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    color("quaternaryLabel", 0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    color("placeholderText", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    color("link", 0x007AFF, 0x0984FF),
    color("lightText", 0xFFFFFF, 0.6, 0xFFFFFF, 0.6),
    color("darkText", 0x000000, 0x000000),

    // Backgrounds.
    color("systemBackground", 0xFFFFFF, 0x000000),
    color("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    color("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    color("systemGroupedBackground", 0xF2F2F7, 0x000000),
    color("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    color("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),

    // Fills and lines.
    color("systemFill", 0x787880, 0.2, 0x787880, 0.36),
    color("secondarySystemFill", 0x787880, 0.16, 0x787880, 0.32),
    color("tertiarySystemFill", 0x767680, 0.12, 0x767680, 0.24),
    color("quaternarySystemFill", 0x747480, 0.08, 0x767680, 0.18),
    separator,
    color("opaqueSeparator", 0xC6C6C8, 0x38383A),

    // The system palette. Light tint and blue: R105.
    color("tintColor", 0x0088FF, 0x0091FF, upTo18: 0x007AFF, 0x0A84FF).contrast(0x1E6EF4, 0x5CB8FF),
    color("systemRed", 0xFF383C, 0xFF4245, upTo18: 0xFF3B30, 0xFF453A).contrast(0xE9152D, 0xFF6165),
    color("systemOrange", 0xFF8D28, 0xFF9230, upTo18: 0xFF9500, 0xFF9F0A)
      .contrast(0xC55300, 0xFFA056),
    color("systemYellow", 0xFFCC00, 0xFFD600, upTo18: 0xFFCC00, 0xFFD60A)
      .contrast(0xA16A00, 0xFEDF43),
    color("systemGreen", 0x34C759, 0x30D158).contrast(0x008932, 0x4AD968),
    color("systemMint", 0x00C8B3, 0x00DAC3, upTo18: 0x00C7BE, 0x63E6E2)
      .contrast(0x008575, 0x54DFCB),
    color("systemTeal", 0x00C3D0, 0x00D2E0, upTo18: 0x30B0C7, 0x40C8E0)
      .contrast(0x008198, 0x3BDDEC),
    color("systemCyan", 0x00C0E8, 0x3CD3FE, upTo18: 0x32ADE6, 0x64D2FF)
      .contrast(0x007EAE, 0x6DD9FF),
    color("systemBlue", 0x0088FF, 0x0091FF, upTo18: 0x007AFF, 0x0A84FF)
      .contrast(0x1E6EF4, 0x5CB8FF),
    color("systemIndigo", 0x6155F5, 0x6D7CFF, upTo18: 0x5856D6, 0x5E5CE6)
      .contrast(0x564ADE, 0xA7AAFF),
    color("systemPurple", 0xCB30E0, 0xDB34F2, upTo18: 0xAF52DE, 0xBF5AF2)
      .contrast(0xB02FC2, 0xEA8DFF),
    color("systemPink", 0xFF2D55, 0xFF375F).contrast(0xE7124D, 0xFF8AC4),
    color("systemBrown", 0xAC7F5E, 0xB78A66, upTo18: 0xA2845E, 0xAC8E68)
      .contrast(0x956D51, 0xDBA679),
    color("systemGray", 0x8E8E93, 0x8E8E93).contrast(0x6C6C70, 0xAEAEB2),
    color("systemGray2", 0xAEAEB2, 0x636366).contrast(0x8E8E93, 0x7C7C80),
    color("systemGray3", 0xC7C7CC, 0x48484A).contrast(0xAEAEB2, 0x545456),
    color("systemGray4", 0xD1D1D6, 0x3A3A3C).contrast(0xBCBCC0, 0x444446),
    color("systemGray5", 0xE5E5EA, 0x2C2C2E).contrast(0xD8D8DC, 0x363638),
    color("systemGray6", 0xF2F2F7, 0x1C1C1E).contrast(0xEBEBF0, 0x242426),

    // Fixed colors, equal in both appearances.
    color("clear", 0x000000, 0, 0x000000, 0),
    color("white", 0xFFFFFF, 0xFFFFFF),
    color("lightGray", 0xAAAAAA, 0xAAAAAA),
    color("gray", 0x808080, 0x808080),
    color("darkGray", 0x555555, 0x555555),
    color("black", 0x000000, 0x000000),
    color("red", 0xFF0000, 0xFF0000),
    color("orange", 0xFF8000, 0xFF8000),
    color("yellow", 0xFFFF00, 0xFFFF00),
    color("green", 0x00FF00, 0x00FF00),
    color("cyan", 0x00FFFF, 0x00FFFF),
    color("blue", 0x0000FF, 0x0000FF),
    color("purple", 0x800080, 0x800080),
    color("magenta", 0xFF00FF, 0xFF00FF),
    color("brown", 0x996633, 0x996633),
  ]

  /// The materials of `UIBlurEffect.Style`, as translucent colors in place of the blur.
  static let materials: [NamedColor] = zip(
    [
      "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
      "systemChromeMaterial",
    ], materialOpacities
  ).map { name, opacity in
    func color(_ white: Double) -> RGBA {
      RGBA(red: white, green: white, blue: white, alpha: opacity)
    }
    return NamedColor(
      name: name, newest: Values(light: color(0.965), dark: color(0.145)), earlier: nil)
  }

  /// The material of bars that float on iOS 26, as a translucent color. UIKit has no such color. Own.
  static let glass = NamedColor(
    name: "glass",
    newest: Values(light: RGBA(0xFBFBFD, alpha: 0.74), dark: RGBA(0x2A2A2C, alpha: 0.72)),
    earlier: nil)

  /// The opacities of the materials, from the thinnest to that of bars. Own: over content of medium
  /// brightness they look as the blur does.
  package static let materialOpacities = [0.5, 0.65, 0.8, 0.9, 0.93]

  /// Translucent lines.
  private static let separator = NamedColor(
    name: "separator",
    newest: Values(light: RGBA(0x3C3C43, alpha: 0.12), dark: RGBA(0x545458, alpha: 0.5)),
    earlier: .classicSeparator)

  /// The color with values for increased contrast.
  private func contrast(_ light: UInt32, _ dark: UInt32) -> NamedColor {
    var color = self
    color.contrast = Values(light: RGBA(light), dark: RGBA(dark))
    return color
  }

  private static func color(_ name: String, _ light: UInt32, _ dark: UInt32) -> NamedColor {
    NamedColor(name: name, newest: Values(light: RGBA(light), dark: RGBA(dark)), earlier: nil)
  }

  private static func color(
    _ name: String, _ light: UInt32, _ dark: UInt32, upTo18 earlierLight: UInt32,
    _ earlierDark: UInt32
  ) -> NamedColor {
    NamedColor(
      name: name, newest: Values(light: RGBA(light), dark: RGBA(dark)),
      earlier: Values(light: RGBA(earlierLight), dark: RGBA(earlierDark)))
  }

  private static func color(
    _ name: String, _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
  ) -> NamedColor {
    NamedColor(
      name: name,
      newest: Values(light: RGBA(light, alpha: lightAlpha), dark: RGBA(dark, alpha: darkAlpha)),
      earlier: nil)
  }
}

extension NamedColor.Values {
  /// Translucent lines up to iOS 18.
  static let classicSeparator = Self(
    light: RGBA(0x3C3C43, alpha: 0.29), dark: RGBA(0x545458, alpha: 0.6))
}
