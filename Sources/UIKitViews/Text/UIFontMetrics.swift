public import CompositionalLayout
public import Foundation
internal import Scene

/// Makes fonts and lengths as much larger as a text style becomes by what people ask for.
///
/// See [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: DynamicTypeStyle

  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = DynamicTypeStyle(rawValue: textStyle.rawValue) ?? .body
    super.init()
  }

  /// Points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * style.metrics(at: category).size / style.metrics.size
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// - Parameters:
  ///   - font: As it is at the size of text that is usual.
  ///   - maximumPointSize: Points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}
