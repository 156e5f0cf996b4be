public import CompositionalLayout
import Foundation
public import Scene

extension ColorReference {
  /// The color in `appearance`. Unknown names give magenta, so that the mistake is visible.
  ///
  /// - Complexity: O(*n*) in the nesting depth of dynamic colors.
  public func resolved(in appearance: Appearance) -> RGBA {
    switch self {
    case .components(let color): color
    case .named(let name): NamedColor.named(name)?.value(in: appearance) ?? .unknown
    case .dynamic(let light, let dark):
      (appearance == .light ? light : dark).resolved(in: appearance)
    }
  }

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
    case .faded(let color, let alpha):
      func faded(_ appearance: Appearance) -> ColorReference {
        var value = ColorReference(color).resolved(in: appearance)
        value.alpha = alpha
        return .components(value)
      }
      self = .dynamic(light: faded(.light), dark: faded(.dark))
    }
  }
}
