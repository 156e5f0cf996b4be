/// A color in sRGB. Components range from 0 to 1 and are not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from its components as bytes, `0xRRGGBB`, and an opacity from 0 to 1.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }
}

extension RGBA {
  /// Opaque white.
  public static let white = RGBA(0xFFFFFF)
  /// Opaque black.
  public static let black = RGBA(0x000000)
  /// Fully transparent black.
  public static let clear = RGBA(0x000000, alpha: 0)

  /// Whether the color hides everything behind it.
  public var isOpaque: Bool { alpha >= 1 }

  /// Whether the color is at least partly opaque.
  public var isVisible: Bool { alpha > 0 }

  /// The color with an alpha of 1.
  package var opaque: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 1) }

  /// The color with its alpha multiplied by `factor`.
  public func faded(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The color composited over `backdrop` (source-over).
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
