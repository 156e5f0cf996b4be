public import Foundation
public import Scene

/// Breaks text into lines and positions them. Types that have access to fonts conform to it.
///
/// The same code positions text in PNG and PDF files, so that all pictures of a scene agree.
public protocol TextPlacing {
  /// Returns the lines of a block in painting order.
  mutating func lines(of block: TextBlock) -> [PlacedLine]

  /// Returns the y coordinate at which a baseline `y` points below the top of the picture is
  /// written.
  func baseline(_ y: CGFloat) -> CGFloat

  /// Returns the font families for text of a size in points, in order of preference.
  func families(forSize size: CGFloat) -> [String]

  /// Returns the font families for `text` at a size in points, reduced to those that its
  /// characters need in a language.
  func families(forSize size: CGFloat, of text: String, in language: String?) -> [String]

  /// Returns the fonts to embed for all lines so far. The default is none.
  func embeddedFonts() -> [EmbeddedFont]
}

extension TextPlacing {
  /// Returns `y` unchanged.
  public func baseline(_ y: CGFloat) -> CGFloat { y }

  /// Returns the families for the size, whatever the text.
  public func families(
    forSize size: CGFloat, of text: String, in language: String?
  ) -> [String] {
    families(forSize: size)
  }

  /// Returns no fonts.
  public func embeddedFonts() -> [EmbeddedFont] { [] }
}

/// A positioned line of text.
public struct PlacedLine: Hashable, Sendable {
  /// The characters in logical order, including the ellipsis of truncated text.
  public var string: String
  /// The line's role in its element: `title`, `subtitle`, `detail` or `label`.
  public var role: String
  /// The font as drawn. It may be smaller than the requested one.
  public var font: TextMetrics
  /// The color of text outside of ``parts``.
  public var color: RGBA
  /// The additional space after each letter outside of ``parts``, in points.
  public var tracking: CGFloat = 0
  /// Whether the line as a whole runs from right to left.
  public var isRightToLeft: Bool
  /// The left end of the baseline in points, relative to the element's origin.
  public var origin: CGPoint
  /// The width of the line in points.
  public var width: CGFloat
  /// The side of its box that the line is aligned to; `nil` for the side where the line starts.
  public var alignment: TextBlock.Alignment?
  /// The bounds of the painted glyphs in points, relative to ``origin``.
  public var ink: CGRect
  /// The language tag that selects the letterforms, such as `ja`.
  public var language: String?
  /// The runs with different styles in logical order; empty if the whole line has one style.
  public var parts: [Part] = []
  /// Underlines, strikethroughs and highlights.
  public var marks: [Mark] = []
  /// The glyphs if they are drawn as shapes; `nil` if the line is written as text.
  public var glyphs: [Glyph]?

  /// A run of the line with its own style.
  public struct Part: Hashable, Sendable {
    /// The characters of the run.
    public var string: String
    /// The font of the run.
    public var font: TextMetrics
    /// The color of the run.
    public var color: RGBA
    /// The additional space between letters, in points.
    public var tracking: CGFloat

    /// Creates a run. The tracking is in points.
    public init(_ string: String, font: TextMetrics, color: RGBA, tracking: CGFloat = 0) {
      self.string = string
      self.font = font
      self.color = color
      self.tracking = tracking
    }
  }

  /// An underline, a strikethrough or a highlight.
  public struct Mark: Hashable, Sendable {
    /// The rectangle in points, relative to ``PlacedLine/origin``.
    public var rect: CGRect
    /// The fill color.
    public var color: RGBA

    /// Creates a mark. The rectangle is in points.
    public init(_ rect: CGRect, color: RGBA) {
      self.rect = rect
      self.color = color
    }
  }

  /// Creates a positioned line. Lengths are in points.
  public init(
    _ string: String, role: String, font: TextMetrics, color: RGBA, isRightToLeft: Bool = false,
    origin: CGPoint, width: CGFloat, ink: CGRect
  ) {
    self.string = string
    self.role = role
    self.font = font
    self.color = color
    self.isRightToLeft = isRightToLeft
    self.origin = origin
    self.width = width
    self.ink = ink
  }
}
