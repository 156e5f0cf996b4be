/// A colour in sRGB, components from 0 to 1, not premultiplied.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from its bytes: `0xRRGGBB`.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }
}

extension RGBA {
  public static let white = RGBA(0xFFFFFF)
  public static let black = RGBA(0x000000)
  public static let clear = RGBA(0x000000, alpha: 0)

  /// Whether nothing behind the colour shows through.
  public var isOpaque: Bool { alpha >= 1 }

  /// Whether there is anything to see.
  public var isVisible: Bool { alpha > 0 }

  /// The same colour, with nothing behind it showing through.
  package var opaque: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 1) }

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
