import CPangoCairo
import Foundation

/// Glyphs that are pictures, such as emoji, as images for files of vectors, each drawn once.
///
/// Left to itself Cairo embeds them as small as they are on a screen with a pixel a
/// point.
final class GlyphPictures {
  /// An image and where it lies, in points around the glyph's origin.
  struct Picture {
    var surface: ImageSurface
    var frame: CGRect
    /// Keeps the glyph's font.
    fileprivate var text: ShapedText
  }

  private var pictures: [FontGlyph: Picture] = [:]

  /// Pixels a point: enough for print.
  static let scale = 4.0

  /// The picture of a glyph of `text`; nothing, if it has none or there is no memory for it.
  func picture(
    of glyph: FontGlyph, in text: ShapedText
  ) -> Picture? {
    if let known = pictures[glyph] { return known }
    let picture = glyph.withString { draw($0, of: glyph, in: text) }
    pictures[glyph] = picture
    return picture
  }

  /// `pango_cairo_show_glyph_string`, of one glyph
  private func draw(
    _ string: UnsafeMutablePointer<PangoGlyphString>, of glyph: FontGlyph, in text: ShapedText
  ) -> Picture? {
    let frame = glyph.ink
    let (width, height) = (Int(frame.width * Self.scale) + 1, Int(frame.height * Self.scale) + 1)
    guard frame.width > 0, frame.height > 0, max(width, height) < 4096,
      let surface = try? ImageSurface(width: width, height: height),
      let canvas = try? Canvas(drawingOn: surface)
    else { return nil }
    cairo_scale(canvas.context, Self.scale, Self.scale)
    cairo_move_to(canvas.context, -frame.minX, -frame.minY)
    GlyphLoading.alone { pango_cairo_show_glyph_string(canvas.context, glyph.font, string) }
    return Picture(surface: surface, frame: frame, text: text)
  }
}
