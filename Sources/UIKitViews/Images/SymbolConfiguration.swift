public import CompositionalLayout
public import Foundation
internal import Scene

extension UIImage {
  /// How an image is drawn.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// How large and heavy a symbol is.
  ///
  /// Signs within filled circles and squares, those with badges and clouds with something before or behind them
  /// are drawn in two colours, and all others in the first. See
  /// [UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let traits: SymbolTraits

    init(_ traits: SymbolTraits) {
      self.traits = traits
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolTraits(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolTraits(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolTraits(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolTraits(
          pointSize: font.pointSize, weight: SymbolWeight(font.metrics.weight), scale: scale))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolTraits(scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolTraits(weight: weight))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        SymbolTraits(
          color: hierarchicalColor.value,
          ground: hierarchicalColor.withAlphaComponent(Self.groundOpacity).value))
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(
        SymbolTraits(
          color: paletteColors.first?.value, ground: paletteColors.dropFirst().first?.value))
    }

    /// How much of a colour the circle around a sign has.
    private static let groundOpacity: CGFloat = 0.25

    /// Signs of the weather and a few others are drawn in colours of their own, as are badges.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolTraits(isMulticolor: true))
    }
    /// Signs are drawn in one colour, as without it.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolTraits())
    }
    /// Signs are drawn in one colour, as without it.
    public static func preferringHierarchical() -> SymbolConfiguration {
      SymbolConfiguration(SymbolTraits())
    }

    /// The same with what `otherConfiguration` says instead.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(traits.merging(otherConfiguration.traits))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.traits == traits
    }

    public override var hash: Int { traits.hashValue }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// What a symbol says of its size and weight; `nil` and `unspecified` are left to others.
package struct SymbolTraits: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  package var color: ColorValue?
  /// Of the filled circle or square that the sign stands in, or of what its badge lies on.
  package var ground: ColorValue?
  /// Whether what a sign shows has its own colours.
  package var isMulticolor = false

  /// The side of the symbol's square in points: a little more than the text beside it is high.
  var side: CGFloat {
    let part: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    let size = pointSize ?? UIFont.labelFontSize
    return (size.isFinite ? max(size, 0) : 0) * part * 1.18
  }

  /// How thick lines are, 1 being those of regular weight.
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

  /// The same with what `other` says instead.
  func merging(_ other: SymbolTraits) -> SymbolTraits {
    SymbolTraits(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color,
      ground: other.color == nil ? ground : other.ground,
      isMulticolor: other.isMulticolor || isMulticolor && other.color == nil)
  }
}

extension UIImage.SymbolWeight {
  /// Both count from the lightest one on, one by one and by hundreds.
  fileprivate init(_ weight: FontWeight) {
    self = Self(rawValue: weight.number / 100) ?? .unspecified
  }
}
