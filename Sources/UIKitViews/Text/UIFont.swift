public import CompositionalLayout
public import Foundation
public import Scene

/// A font of the system by size and weight.
///
/// Its numbers are Apple's; which font is drawn, the renderer says. Other families are drawn in the system's.
/// See [UIFont](https://developer.apple.com/documentation/uikit/uifont).
public final class UIFont: NSObject, Sendable {
  #if !canImport(Darwin)
    /// Must come first.
    private let kind = foreignKind
  #endif

  /// Size, line height and weight.
  public let metrics: TextMetrics

  /// The text style, where the font is the one of a style.
  let style: DynamicTypeStyle?

  /// Points that lines of the font are high in rows of lists and in fields: those of Apple's guidelines,
  /// which are higher than the font.
  let rowLine: CGFloat

  /// - Parameter rowLine: Points; `nil` where lines are as high everywhere.
  init(_ metrics: TextMetrics, style: DynamicTypeStyle? = nil, rowLine: CGFloat? = nil) {
    self.metrics = metrics
    self.style = style
    self.rowLine = rowLine ?? metrics.lineHeight
    super.init()
  }

  /// How heavy a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The nearest of the weights that have a name.
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

  /// How wide the letters of a font are: 0 is usual.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(rawValue: -0.5)
    public static let condensed = Width(rawValue: -0.25)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.25)
  }

  /// A text style of the system.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")
  }

  /// The font of a text style, as large as the current traits ask.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, as large as traits ask.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let known = DynamicTypeStyle(rawValue: style.rawValue) ?? .body
    let traits = traitCollection ?? .current
    var metrics = known.metrics(at: traits.preferredContentSizeCategory)
    let rowLine = metrics.lineHeight
    metrics.lineHeight = lineHeight(forSize: metrics.size)
    return UIFont(metrics, style: known, rowLine: rowLine)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(TextMetrics(size: 0, lineHeight: 0, weight: weight.drawn)).withSize(fontSize)
  }

  /// Drawn as wide as usual, which is said where another width is asked for.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    if width.rawValue < 0 { sayUsual(instead: "condensed") }
    if width.rawValue > 0 { sayUsual(instead: "expanded") }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize).slanted(true)
  }

  /// The system's font; all its digits are drawn as they are.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Drawn in the system's usual font, which is said: letters are as wide as they are there.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    sayUsual(instead: "monospaced")
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// Says that fonts of a kind are not drawn as they are meant.
  class func sayUsual(instead kind: String) {
    Notes.say("\(kind) fonts are drawn as the system's usual one")
  }

  /// The same in another size; one that is no size is 0, and none is over 10,000 points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var metrics = metrics
    metrics.size = fontSize.isFinite ? min(max(fontSize, 0), 10_000) : 0
    metrics.lineHeight = Self.lineHeight(forSize: metrics.size)
    return UIFont(metrics, rowLine: TextMetrics.lineHeight(forSize: metrics.size))
  }

  /// The same with slanted letters, or with upright ones.
  func slanted(_ isItalic: Bool) -> UIFont {
    var metrics = metrics
    metrics.isItalic = isItalic
    return UIFont(metrics, style: style, rowLine: rowLine)
  }

  /// The same in lines that are as high as in rows of lists and in fields.
  var inRows: UIFont {
    var metrics = metrics
    metrics.lineHeight = rowLine
    return UIFont(metrics, style: style)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Points.
  public var pointSize: CGFloat { metrics.size }

  /// Points from one baseline to the next.
  public var lineHeight: CGFloat { metrics.lineHeight }

  // Parts of the size, in Apple's font.
  public var ascender: CGFloat { pointSize * Self.ascent }
  public var descender: CGFloat { pointSize * -Self.descent }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var leading: CGFloat { 0 }

  /// How far letters reach above and below the baseline in Apple's font, as parts of the size: its lines
  /// are as high as both together, and touch.
  private static let (ascent, descent): (CGFloat, CGFloat) = (0.952_148_437_5, 0.241_210_937_5)

  private static func lineHeight(forSize size: CGFloat) -> CGFloat { size * (ascent + descent) }

  /// How far below the middle of a line its baseline is, as a part of the size: the middle of the line is
  /// that of capitals, which are 0.7 of the size high.
  static let baselineBelowMiddle: CGFloat = 0.35

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.metrics == metrics
  }

  public override var hash: Int { metrics.hashValue }
}

/// Where lines stand in the width of a text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center
  case right
  case justified
  case natural
}

/// What becomes of a text that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  /// Where a line ends in an ellipsis, or what is left out of it.
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
