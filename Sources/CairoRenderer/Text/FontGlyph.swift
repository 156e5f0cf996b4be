import CPangoCairo
import Foundation
import Scene

/// A glyph of a font, which must stay while it is looked at.
struct FontGlyph: Hashable {
  var font: UnsafeMutablePointer<PangoFont>
  var index: PangoGlyph

  /// What is painted, in points around the origin: `pango_font_get_glyph_extents`.
  var ink: CGRect {
    var ink = PangoRectangle()
    GlyphLoading.alone { pango_font_get_glyph_extents(font, index, &ink, nil) }
    return CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
  }

  /// The picture that a font of bitmaps holds: `hb_ot_color_glyph_reference_png`.
  var storedPicture: ImageFile? {
    GlyphLoading.alone {
      guard let metrics = pango_font_get_hb_font(font),
        let blob = hb_ot_color_glyph_reference_png(metrics, index)
      else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
      let file = UnsafeRawBufferPointer(start: bytes, count: Int(length))
      return try? ImageFile(Array(file))
    }
  }

  /// Calls `body` with a string of the glyph alone: `pango_glyph_string_new`. Nothing, if there is no memory
  /// for it.
  func withString<Result>(
    _ body: (UnsafeMutablePointer<PangoGlyphString>) -> Result?
  ) -> Result? {
    guard let string = pango_glyph_string_new() else { return nil }
    defer { pango_glyph_string_free(string) }
    pango_glyph_string_set_size(string, 1)
    string.pointee.glyphs[0] = PangoGlyphInfo()
    string.pointee.glyphs[0].glyph = index
    return body(string)
  }
}
