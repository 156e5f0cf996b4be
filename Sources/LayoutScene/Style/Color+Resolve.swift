public import CompositionalLayout
import Foundation

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
  public static let white = RGBA(0xFFFFFF)
  public static let black = RGBA(0x000000)
  public static let clear = RGBA(0x000000, alpha: 0)

  /// What an unknown name is drawn in.
  static let unknown = RGBA(0xFF00FF)

  /// Whether nothing behind the colour shows through.
  public var isOpaque: Bool { alpha >= 1 }

  /// Whether there is anything to see.
  public var isVisible: Bool { alpha > 0 }

  /// The same colour, with nothing behind it showing through.
  var opaque: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 1) }

  /// The same colour, `factor` times as opaque.
  public func faded(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// What is seen when the colour is painted on `backdrop`.
  public func over(_ backdrop: RGBA) -> RGBA {
    let below = backdrop.alpha * (1 - alpha)
    let sum = alpha + below
    guard sum > 0 else { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double { (top * alpha + bottom * below) / sum }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: sum)
  }
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
