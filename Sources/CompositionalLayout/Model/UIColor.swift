public import Foundation
internal import Geometry
public import LayoutEngine

/// A color given by name, by components or by traits.
///
/// The theme of a picture determines the components of named colors. See
/// [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  #if !canImport(Darwin)
    /// Must be the first stored property.
    private let kind = foreignKind
  #endif

  /// The definition of the color.
  public let value: ColorValue

  /// Creates a color that wraps `value`.
  public required init(_ value: ColorValue) {
    self.value = value
  }

  /// Creates an sRGB color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray between 0 (black) and 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an sRGB color from hue, saturation and brightness between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Channel n is v - v·s·max(0, min(k, 4 - k, 1)) with k = (n + 6h) mod 6 for n = 5, 3, 1.
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a color that depends on the traits. The provider is called for light and dark, each
  /// with normal and high contrast.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func value(_ contrast: UIAccessibilityContrast) -> ColorValue {
      func value(_ style: UIUserInterfaceStyle) -> ColorValue {
        var traits = Traits(userInterfaceStyle: style)
        traits.accessibilityContrast = contrast
        return dynamicProvider(UITraitCollection(traits: traits)).value
      }
      return .dynamic(light: value(.light), dark: value(.dark))
    }
    let (normal, high) = (value(.normal), value(.high))
    self.init(normal == high ? normal : .contrasting(normal: normal, high: high))
  }

  /// Creates the color of `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the color with another opacity between 0 and 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value.faded(to: alpha))
  }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.value == value
  }

  open override var hash: Int { value.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type that the compiler gives to color literals.
public typealias _ColorLiteralType = UIColor

#if !canImport(Darwin)
  /// An invalid Core Foundation type ID, stored as the first property of our classes that may be
  /// values of attributes. Foundation reads a type ID at this offset when it compares attribute
  /// values, and crashes if two values have none there.
  package let foreignKind: UInt = 0x3FF00
#endif
