public import Foundation
public import Scene

/// Breaks text into lines and places them: the fonts are behind it.
///
/// What places lines here paints them elsewhere, so that all pictures of a scene agree.
public protocol TextPlacing {
  /// The lines of a block, in the order they are painted in.
  mutating func lines(of block: TextBlock) -> [PlacedLine]

  /// Where a baseline is written that stands so many points below the picture's upper edge.
  func baseline(_ y: CGFloat) -> CGFloat

  /// The families that text of a size in points is set in, the first that has a letter first.
  func families(forSize size: CGFloat) -> [String]

  /// The families that words of a size in points name, where they name any: no more than their letters
  /// need in a language.
  func families(forSize size: CGFloat, saying words: String, in language: String?) -> [String]

  /// The fonts of all lines so far that the file is to carry with it: none, unless said.
  func embeddedFonts() -> [EmbeddedFont]
}

extension TextPlacing {
  public func baseline(_ y: CGFloat) -> CGFloat { y }

  public func families(
    forSize size: CGFloat, saying words: String, in language: String?
  ) -> [String] {
    families(forSize: size)
  }

  public func embeddedFonts() -> [EmbeddedFont] { [] }
}

/// A line of text in its place.
public struct PlacedLine: Hashable, Sendable {
  /// The characters in the order they are read in, with the ellipsis where the text is cut.
  public var string: String
  /// What part of its element it is: `title`, `subtitle`, `detail`, `label`.
  public var role: String
  /// As it is drawn, which may be smaller than asked for.
  public var font: TextMetrics
  public var color: RGBA
  /// Whether it is read from right to left, as a whole.
  public var isRightToLeft: Bool
  /// The left end of the baseline, in points, relative to the element's origin.
  public var origin: CGPoint
  /// Points from the left to the right end.
  public var width: CGFloat
  /// What is painted, in points around ``origin``.
  public var ink: CGRect
  /// The tag of the language that decides how its letters look, such as `ja`.
  public var language: String?
  /// The parts that do not all look alike, in the order they are read in; empty where they do.
  public var parts: [Part] = []
  /// Lines along letters.
  public var marks: [Mark] = []
  /// Its glyphs, where they are drawn in place of its characters; `nil` where it is written as text.
  public var glyphs: [Glyph]?

  /// A stretch of the line.
  public struct Part: Hashable, Sendable {
    public var string: String
    public var font: TextMetrics
    public var color: RGBA
    /// Points.
    public var tracking: CGFloat

    public init(_ string: String, font: TextMetrics, color: RGBA, tracking: CGFloat = 0) {
      self.string = string
      self.font = font
      self.color = color
      self.tracking = tracking
    }
  }

  /// A line below letters or through them.
  public struct Mark: Hashable, Sendable {
    /// Points around ``PlacedLine/origin``.
    public var rect: CGRect
    public var color: RGBA

    public init(_ rect: CGRect, color: RGBA) {
      self.rect = rect
      self.color = color
    }
  }

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

/// How the text of an SVG is written.
public enum SVGText: String, Hashable, Sendable, CaseIterable {
  /// As text, which can be searched, copied and styled.
  case live
  /// As text, with the fonts it is set in, cut down to its characters.
  case embed
  /// As outlines, which look the same wherever fonts are missing.
  case paths
}
