package import Foundation
public import Geometry
public import LayoutEngine

/// The theme and the traits that styles are resolved in.
public struct StyleContext: Hashable, Sendable {
  /// The theme whose styles apply first.
  public var theme: Theme
  /// The appearance of colors, unless the theme has only one.
  public var appearance: Appearance
  /// The system whose colors are used.
  public var system: ListProfile.System
  /// The layout direction for leading and trailing edges.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The preferred size of text.
  public var textSize: UIContentSizeCategory
  /// The language tag of text whose style names none, such as `ja`.
  public var language: String?
  /// The pixels per point. The sizes of labels are rounded up to whole pixels.
  package var scale: CGFloat = 2

  public init(
    theme: Theme, appearance: Appearance, system: ListProfile.System = .ios26,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, language: String? = nil
  ) {
    self.theme = theme
    self.appearance = appearance
    self.system = system
    self.layoutDirection = layoutDirection
    self.textSize = textSize
    self.language = language
  }

  /// The colors, in the appearance of the theme if it has only one.
  var palette: Palette { Palette(theme.appearance ?? appearance, of: system) }
}
