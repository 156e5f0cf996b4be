public import Foundation

/// A colour by name, by components, or by what the traits ask for.
///
/// Which components a name has, a theme says when the picture is made. See
/// [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  #if !canImport(Darwin)
    /// Must come first.
    private let kind = foreignKind
  #endif

  /// What the colour is.
  public let value: ColorValue

  /// A façade over `value`.
  public required init(_ value: ColorValue) {
    self.value = value
  }

  /// A colour in sRGB, components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour in sRGB by hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // The channel n lies at v - v·s·max(0, min(k, 4 - k, 1)) with k = (n + 6h) mod 6 for n = 5, 3, 1.
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour that depends on the traits; asked for light and for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func value(_ style: UIUserInterfaceStyle) -> ColorValue {
      dynamicProvider(UITraitCollection(traits: Traits(userInterfaceStyle: style))).value
    }
    self.init(.dynamic(light: value(.light), dark: value(.dark)))
  }

  /// The colour of `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value.faded(to: alpha))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.value == value
  }

  open override var hash: Int { value.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What the compiler makes of colour literals.
public typealias _ColorLiteralType = UIColor

/// What a colour is, before a theme and an appearance are known.
public indirect enum ColorValue: Hashable, Sendable {
  /// One of the system's names, such as `secondaryLabel`.
  case named(String)
  /// sRGB, from 0 to 1.
  case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  case dynamic(light: ColorValue, dark: ColorValue)
  /// Another colour with another opacity.
  case faded(ColorValue, alpha: CGFloat)

  /// The colour with another one where it is the tint of views, if it is.
  package func tinted(_ tint: ColorValue) -> ColorValue {
    switch self {
    case .named("tintColor"): tint
    case .faded(let color, let alpha): color.tinted(tint).faded(to: alpha)
    case .dynamic(let light, let dark):
      .dynamic(light: light.tinted(tint), dark: dark.tinted(tint))
    case .named, .components: self
    }
  }

  func faded(to alpha: CGFloat) -> ColorValue {
    switch self {
    case .components(let red, let green, let blue, _):
      .components(red: red, green: green, blue: blue, alpha: alpha)
    case .named, .dynamic:
      .faded(self, alpha: alpha)
    case .faded(let color, _):
      .faded(color, alpha: alpha)
    }
  }
}

#if !canImport(Darwin)
  /// What Foundation has as the type of none of its objects: the first property of those of ours that are
  /// values of attributes. It lies where Foundation has the type of its own, which stops where it compares
  /// two that have none there.
  package let foreignKind: UInt = 0x3FF00
#endif
