import Foundation
public import LayoutEngine
public import Scene

extension ColorReference {
  /// The color in a palette. Unknown names give magenta, so that the mistake is visible.
  ///
  /// - Complexity: O(*n*) in the nesting depth of dynamic colors.
  public func resolved(in palette: Palette) -> RGBA {
    switch self {
    case .components(let color): return color
    case .named(let name): return NamedColor.named(name)?.value(in: palette) ?? .unknown
    case .dynamic(let light, let dark):
      return (palette.appearance.isDark ? dark : light).resolved(in: palette)
    case .contrasting(let normal, let high):
      return (palette.appearance.hasHighContrast ? high : normal).resolved(in: palette)
    case .faded(let color, let alpha):
      var value = color.resolved(in: palette)
      value.alpha = alpha
      return value
    }
  }

  /// The radius in points by which a material blurs what is below it; 0 for colors. Own.
  var blur: CGFloat {
    guard case .named(let name) = self else { return 0 }
    if name == NamedColor.glass.name { return 8 }
    return NamedColor.materialNames.contains(name) ? 20 : 0
  }

  /// The color of iOS 26 in an appearance.
  public func resolved(in appearance: Appearance) -> RGBA { resolved(in: Palette(appearance)) }

  /// A color with one value per appearance, each as `0xRRGGBB`.
  static func dynamic(_ light: UInt32, _ dark: UInt32) -> ColorReference {
    .dynamic(light: .components(RGBA(light)), dark: .components(RGBA(dark)))
  }
}

extension RGBA {
  /// The color for unknown names.
  fileprivate static let unknown = RGBA(0xFF00FF)
}

extension ColorReference {
  /// Creates a reference from a color of the layout description.
  public init(_ value: ColorValue) {
    switch value {
    case .named(let name): self = .named(name)
    case .components(let red, let green, let blue, let alpha):
      self = .components(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    case .dynamic(let light, let dark):
      self = .dynamic(light: ColorReference(light), dark: ColorReference(dark))
    case .contrasting(let normal, let high):
      self = .contrasting(normal: ColorReference(normal), high: ColorReference(high))
    case .faded(let color, let alpha): self = .faded(ColorReference(color), alpha: alpha)
    }
  }
}
