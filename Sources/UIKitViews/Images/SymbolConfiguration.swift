public import CompositionalLayout
public import Foundation
package import Scene

extension UIImage {
  /// Settings of an image.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colors of a symbol.
  ///
  /// With a palette, Flatplan draws two colors for symbols in filled circles and squares, symbols
  /// with a badge, and clouds combined with another shape. It draws other symbols in the first
  /// color.
  ///
  /// See [UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let traits: SymbolTraits

    init(_ traits: SymbolTraits) {
      self.traits = traits
      super.init()
    }

    /// Creates a configuration with a font size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolTraits(pointSize: pointSize)) }

    /// Creates a configuration with a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolTraits(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a font size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolTraits(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolTraits(
          pointSize: font.pointSize, weight: SymbolWeight(font.metrics.weight), scale: scale))
    }

    public convenience init(scale: SymbolScale) { self.init(SymbolTraits(scale: scale)) }
    public convenience init(weight: SymbolWeight) { self.init(SymbolTraits(weight: weight)) }

    /// Creates a configuration with one color. Circles around a symbol have a lower opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        SymbolTraits(
          color: hierarchicalColor.value,
          secondaryColor: hierarchicalColor.withAlphaComponent(Self.hierarchicalOpacity).value))
    }

    /// Creates a configuration with a palette. Flatplan uses the first two colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        SymbolTraits(
          color: paletteColors.first?.value, secondaryColor: paletteColors.dropFirst().first?.value)
      )
    }

    /// The opacity of the circle around a symbol.
    private static let hierarchicalOpacity: CGFloat = 0.25

    /// A configuration in which badges, weather symbols and a few others have their own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolTraits(isMulticolor: true))
    }
    /// A configuration with one color, the default.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolTraits())
    }
    /// A configuration treated as monochrome.
    public static func preferringHierarchical() -> SymbolConfiguration {
      SymbolConfiguration(SymbolTraits())
    }

    /// A configuration in which values of `otherConfiguration` take precedence.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(traits.merging(otherConfiguration.traits))
    }

    /// Whether another object is an equal configuration.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.traits == traits
    }

    public override var hash: Int { traits.hashValue }
  }

  /// The scale of a symbol relative to its font size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    /// No scale of its own.
    case unspecified
    /// Smaller than the text.
    case small
    /// The default scale.
    case medium
    /// Larger than the text.
    case large
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// No weight of its own.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight
    /// Very thin lines.
    case thin
    /// Thin lines.
    case light
    /// Regular lines.
    case regular
    /// Slightly thicker than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Thick lines.
    case bold
    /// Very thick lines.
    case heavy
    /// The thickest lines.
    case black
  }
}

/// The settings of a symbol. `nil` and `unspecified` values are inherited.
package struct SymbolTraits: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  package var color: ColorValue?
  /// The color of the filled circle or square around the symbol, or of the shape below its badge.
  package var secondaryColor: ColorValue?
  /// Whether the symbol has its own colors.
  package var isMulticolor = false

  /// The side of the symbol's square in points: slightly more than the height of adjacent text.
  var side: CGFloat {
    let scaleFactor: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    let size = pointSize ?? UIFont.labelFontSize
    return (size.isFinite ? max(size, 0) : 0) * scaleFactor * 1.18
  }

  /// The line thickness relative to regular weight.
  package var thickness: CGFloat {
    switch weight {
    case .ultraLight: 0.5
    case .thin: 0.65
    case .light: 0.82
    case .unspecified, .regular: 1
    case .medium: 1.14
    case .semibold: 1.28
    case .bold: 1.44
    case .heavy: 1.6
    case .black: 1.76
    }
  }

  /// The settings, with values of `other` taking precedence.
  func merging(_ other: SymbolTraits) -> SymbolTraits {
    SymbolTraits(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color,
      secondaryColor: other.color == nil ? secondaryColor : other.secondaryColor,
      isMulticolor: other.isMulticolor || isMulticolor && other.color == nil)
  }
}

extension UIImage.SymbolWeight {
  /// Symbol weights count in ones, font weights in hundreds.
  fileprivate init(_ weight: FontWeight) {
    self = Self(rawValue: weight.number / 100) ?? .unspecified
  }

  package var fontWeight: FontWeight {
    FontWeight.allCases.first { Self($0) == self } ?? .regular
  }
}
