public import CompositionalLayout
import Foundation
public import Scene

extension ColorReference {
  /// The colour in `appearance`.
  ///
  /// A name that ``NamedColor`` does not know is drawn in magenta: visible, never silent.
  public func resolved(in appearance: Appearance) -> RGBA {
    switch self {
    case .components(let color): color
    case .named(let name): NamedColor.named(name)?.value(in: appearance) ?? .unknown
    case .dynamic(let light, let dark):
      (appearance == .light ? light : dark).resolved(in: appearance)
    }
  }

  /// A colour from its bytes, one for each appearance.
  static func dynamic(_ light: UInt32, _ dark: UInt32) -> ColorReference {
    .dynamic(light: .components(RGBA(light)), dark: .components(RGBA(dark)))
  }
}

extension RGBA {
  /// The colour of an unknown name.
  fileprivate static let unknown = RGBA(0xFF00FF)
}

extension ColorReference {
  /// A colour of the layout's description.
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
