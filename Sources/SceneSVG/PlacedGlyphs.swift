public import Foundation
public import Scene

/// What a glyph looks like, in points around its origin on the baseline.
public enum GlyphShape: Hashable, Sendable {
  case outline(VectorPath)
  /// A picture, such as an emoji, and where it is drawn.
  case picture(ImageFile, CGRect)

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .outline(let path):
      // A few numbers tell most outlines apart, and a line of text looks up each of its glyphs.
      hasher.combine(path.numbers.count)
      for number in path.numbers.prefix(6) { hasher.combine(number) }
    case .picture(let file, _): hasher.combine(file)
    }
  }
}

extension PlacedLine {
  /// A glyph in its place.
  public struct Glyph: Hashable, Sendable {
    public var shape: GlyphShape
    /// Pictures take only their opacity from it.
    public var color: RGBA
    /// Points around ``PlacedLine/origin``.
    public var origin: CGPoint

    public init(_ shape: GlyphShape, color: RGBA, origin: CGPoint) {
      self.shape = shape
      self.color = color
      self.origin = origin
    }
  }
}
