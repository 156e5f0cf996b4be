public import CompositionalLayout
public import Foundation
public import Scene

/// A system font with a size and a weight.
///
/// Its metrics are Apple's; the renderer chooses the font file. Other font families are drawn in
/// the system font. See [UIFont](https://developer.apple.com/documentation/uikit/uifont).
public final class UIFont: NSObject, Sendable {
  #if !canImport(Darwin)
    /// Must be the first stored property; see `foreignKind`.
    private let kind = foreignKind
  #endif

  /// The size, line height and weight.
  public let metrics: TextMetrics

  /// The text style, if the font belongs to one.
  let style: DynamicTypeStyle?

  /// The line height in text fields, in points. It follows Apple's guidelines and is
  /// larger than the font's own.
  let rowLine: CGFloat

  /// - Parameter rowLine: The line height in text fields, in points; `nil` uses the font's line
  ///   height.
  init(_ metrics: TextMetrics, style: DynamicTypeStyle? = nil, rowLine: CGFloat? = nil) {
    self.metrics = metrics
    self.style = style
    self.rowLine = rowLine ?? metrics.lineHeight
    super.init()
  }

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The nearest named weight.
    var drawn: FontWeight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.12: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
    }
  }

  /// The width of a font's letters; 0 is the standard width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.5)
    public static let condensed = Width(rawValue: -0.25)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.25)
  }

  /// A text style of the system.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(rawValue: "largeTitle")
    /// First-level titles.
    public static let title1 = Self(rawValue: "title1")
    /// Second-level titles.
    public static let title2 = Self(rawValue: "title2")
    /// Third-level titles.
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    /// Smaller captions.
    public static let caption2 = Self(rawValue: "caption2")
  }

  /// Returns the font of a text style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of the given traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let dynamicStyle = DynamicTypeStyle(rawValue: style.rawValue) ?? .body
    let traits = traitCollection ?? .current
    let metrics = dynamicStyle.metrics(at: traits.preferredContentSizeCategory)
    let rowLine = metrics.lineHeight
    return UIFont(metrics.inLabels, style: dynamicStyle, rowLine: rowLine)
  }

  /// Returns the regular system font of a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(TextMetrics(size: 0, lineHeight: 0, weight: weight.drawn)).withSize(fontSize)
  }

  /// Returns the system font of a size in points and a weight. Other widths are drawn in the
  /// standard width, and Flatplan reports that.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    if width.rawValue < 0 { reportSubstitution(of: "condensed") }
    if width.rawValue > 0 { reportSubstitution(of: "expanded") }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize).slanted(true)
  }

  /// Returns the system font. Digits keep their usual widths.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font, because monospaced fonts are not drawn. Flatplan reports that.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    reportSubstitution(of: "monospaced")
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// Reports that a kind of font is drawn in the regular system font.
  class func reportSubstitution(of kind: String) {
    Notes.report("\(kind) fonts are drawn in the regular system font")
  }

  /// Returns the font in another size, clamped to 0...10,000 points; a size that is not finite
  /// becomes 0.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var metrics = metrics
    metrics.size = fontSize.isFinite ? min(max(fontSize, 0), 10_000) : 0
    return UIFont(metrics.inLabels, rowLine: TextMetrics.lineHeight(forSize: metrics.size))
  }

  /// The font with italic or upright letters.
  func slanted(_ isItalic: Bool) -> UIFont {
    var metrics = metrics
    metrics.isItalic = isItalic
    return UIFont(metrics, style: style, rowLine: rowLine)
  }

  public class var labelFontSize: CGFloat { 17 }
  /// The size of button titles, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The standard size, in points.
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public var pointSize: CGFloat { metrics.size }

  /// The distance from one baseline to the next, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  // Ascender and descender come from `SystemFont`; the others are fractions of the size in Apple's font.
  /// The height above the baseline, in points.
  public var ascender: CGFloat { pointSize * SystemFont.ascent }
  /// The depth below the baseline, in points, as a negative number.
  public var descender: CGFloat { pointSize * -SystemFont.descent }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The additional spacing between lines, in points; always 0.
  public var leading: CGFloat { 0 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.metrics == metrics }

  public override var hash: Int { metrics.hashValue }
}

/// The horizontal alignment of a text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center, right, justified
  /// By the layout direction.
  case natural
}

/// How a text that is too long is wrapped or truncated.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Wrapped between words.
  case byWordWrapping = 0
  /// Wrapped between characters.
  case byCharWrapping
  case byClipping
  /// An ellipsis at the start.
  case byTruncatingHead
  /// An ellipsis at the end.
  case byTruncatingTail
  /// An ellipsis in the middle.
  case byTruncatingMiddle

  /// The position of the ellipsis, or how the rest is left out.
  var cut: Paragraph.Truncation {
    switch self {
    case .byTruncatingHead: .start
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .end
    case .byWordWrapping: .words
    case .byCharWrapping, .byClipping: .letters
    }
  }
}
