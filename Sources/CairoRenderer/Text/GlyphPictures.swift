import CPangoCairo
import Foundation

/// A cache of color glyphs, such as emoji, as images for vector files.
///
/// By itself, Cairo embeds them at one pixel per point.
final class GlyphPictures {
  /// An image with its frame in points, relative to the glyph's origin.
  struct Picture {
    var surface: ImageSurface
    var frame: CGRect
    /// Retains the glyph's font.
    fileprivate var text: ShapedText
  }

  private var pictures: [FontGlyph: Picture] = [:]

  /// Pixels per point, enough for print.
  static let scale = 4.0

  /// The image of a glyph of `text`; `nil` if the glyph is empty or too large.
  ///
  /// - Throws: ``RendererError`` if memory runs out.
  func picture(of glyph: FontGlyph, in text: ShapedText) throws -> Picture? {
    if let known = pictures[glyph] { return known }
    let picture = try draw(glyph, in: text)
    pictures[glyph] = picture
    return picture
  }

  /// Draws one glyph: `pango_cairo_show_glyph_string`.
  private func draw(_ glyph: FontGlyph, in text: ShapedText) throws -> Picture? {
    let frame = glyph.ink
    let (width, height) = (Int(frame.width * Self.scale) + 1, Int(frame.height * Self.scale) + 1)
    guard frame.width > 0, frame.height > 0, max(width, height) < 4096 else { return nil }
    let surface = try ImageSurface(width: width, height: height)
    let canvas = try Canvas(drawingOn: surface)
    cairo_scale(canvas.context, Self.scale, Self.scale)
    cairo_move_to(canvas.context, -frame.minX, -frame.minY)
    glyph.withString { string in
      GlyphLoading.alone { pango_cairo_show_glyph_string(canvas.context, glyph.font, string) }
    }
    try canvas.check()
    return Picture(surface: surface, frame: frame, text: text)
  }
}
