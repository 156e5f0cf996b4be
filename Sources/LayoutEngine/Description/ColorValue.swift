public import Foundation

/// The definition of a color that does not depend on a theme or an appearance.
public indirect enum ColorValue: Hashable, Sendable {
  /// A system color by name, such as `secondaryLabel`.
  case named(String)
  /// sRGB components between 0 and 1.
  case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A color for each appearance.
  case dynamic(light: ColorValue, dark: ColorValue)
  /// A color for each contrast.
  case contrasting(normal: ColorValue, high: ColorValue)
  /// Another color with a different opacity.
  case faded(ColorValue, alpha: CGFloat)

  /// Returns the color with the tint color of views replaced by `tint`.
  package func tinted(_ tint: ColorValue) -> ColorValue {
    switch self {
    case .named("tintColor"): tint
    case .faded(let color, let alpha): color.tinted(tint).faded(to: alpha)
    case .dynamic(let light, let dark):
      .dynamic(light: light.tinted(tint), dark: dark.tinted(tint))
    case .contrasting(let normal, let high):
      .contrasting(normal: normal.tinted(tint), high: high.tinted(tint))
    case .named, .components: self
    }
  }

  package func faded(to alpha: CGFloat) -> ColorValue {
    switch self {
    case .components(let red, let green, let blue, _):
      .components(red: red, green: green, blue: blue, alpha: alpha)
    case .named, .dynamic, .contrasting:
      .faded(self, alpha: alpha)
    case .faded(let color, _):
      .faded(color, alpha: alpha)
    }
  }
}
