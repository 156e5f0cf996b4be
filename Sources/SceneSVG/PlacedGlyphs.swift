public import Foundation
public import Scene

/// The shape of a glyph, in points relative to its origin on the baseline.
public enum GlyphShape: Hashable, Sendable {
  /// A filled path.
  case outline(VectorPath)
  /// An image, such as an emoji, and its rectangle.
  case picture(ImageFile, CGRect)

  /// Hashes the first coordinates of an outline, or the image file. Equality compares everything.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .outline(let path):
      // The first coordinates distinguish most outlines, and each glyph of a line is looked up.
      hasher.combine(path.numbers.count)
      for number in path.numbers.prefix(6) { hasher.combine(number) }
    case .picture(let file, _): hasher.combine(file)
    }
  }
}

extension PlacedLine {
  /// A glyph and its position.
  public struct Glyph: Hashable, Sendable {
    public var shape: GlyphShape
    /// The fill color. Images use only its alpha.
    public var color: RGBA
    /// The glyph's origin in points, relative to ``PlacedLine/origin``.
    public var origin: CGPoint

    /// Creates a placed glyph. The origin is in points.
    public init(_ shape: GlyphShape, color: RGBA, origin: CGPoint) {
      self.shape = shape
      self.color = color
      self.origin = origin
    }
  }
}
