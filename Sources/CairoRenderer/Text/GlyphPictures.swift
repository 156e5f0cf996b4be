import CPangoCairo
import Foundation

/// Glyphs that are pictures, such as emoji, as images for files of vectors, each drawn once.
///
/// Left to itself Cairo's SVG surface embeds them as small as they are on a screen with a pixel a
/// point.
final class GlyphPictures {
  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: PangoGlyph
  }

  /// An image and where it lies, in points around the glyph's origin.
  struct Picture {
    var surface: ImageSurface
    var frame: CGRect
    /// Keeps the font that the key names.
    fileprivate var text: ShapedText
  }

  private var pictures: [Key: Picture] = [:]

  /// Pixels a point: enough for print.
  static let scale = 4.0

  /// The picture of a glyph of `text`; nothing, if it has none or there is no memory for it.
  func picture(
    of glyph: PangoGlyph, _ font: UnsafeMutablePointer<PangoFont>, in text: ShapedText
  ) -> Picture? {
    let key = Key(font: font, glyph: glyph)
    if let known = pictures[key] { return known }
    let picture = draw(key, in: text)
    pictures[key] = picture
    return picture
  }

  /// `pango_cairo_show_glyph_string`, of one glyph
  private func draw(_ key: Key, in text: ShapedText) -> Picture? {
    guard let string = pango_glyph_string_new() else { return nil }
    defer { pango_glyph_string_free(string) }
    pango_glyph_string_set_size(string, 1)
    string.pointee.glyphs[0] = PangoGlyphInfo()
    string.pointee.glyphs[0].glyph = key.glyph
    var ink = PangoRectangle()
    GlyphLoading.alone { pango_glyph_string_extents(string, key.font, &ink, nil) }
    let frame = CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
    let (width, height) = (Int(frame.width * Self.scale) + 1, Int(frame.height * Self.scale) + 1)
    guard frame.width > 0, frame.height > 0, max(width, height) < 4096,
      let surface = try? ImageSurface(width: width, height: height),
      let canvas = try? Canvas(drawingOn: surface)
    else { return nil }
    cairo_scale(canvas.context, Self.scale, Self.scale)
    cairo_move_to(canvas.context, -frame.minX, -frame.minY)
    GlyphLoading.alone { pango_cairo_show_glyph_string(canvas.context, key.font, string) }
    return Picture(surface: surface, frame: frame, text: text)
  }
}
