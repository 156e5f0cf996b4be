public import CompositionalLayout
public import Foundation
internal import Scene

/// Scales fonts and lengths like a text style for the current text size.
///
/// See [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: DynamicTypeStyle

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = DynamicTypeStyle(rawValue: textStyle.rawValue) ?? .body
    super.init()
  }

  /// Returns a length in points, scaled for the current traits.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled for the given traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * style.metrics(at: category).size / style.metrics.size
  }

  /// Returns a font scaled for the current traits.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection)) }

  /// Returns a font scaled for the current traits, up to a maximum size.
  ///
  /// - Parameters:
  ///   - font: The font at the default text size.
  ///   - maximumPointSize: The maximum size, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}
