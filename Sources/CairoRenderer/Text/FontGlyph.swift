import CPangoCairo
import Foundation
import Scene

/// A glyph of a font. The font must outlive it.
struct FontGlyph: Hashable {
  var font: UnsafeMutablePointer<PangoFont>
  var index: PangoGlyph

  /// The ink bounds in points, relative to the origin: `pango_font_get_glyph_extents`.
  var ink: CGRect {
    var ink = PangoRectangle()
    GlyphLoading.alone { pango_font_get_glyph_extents(font, index, &ink, nil) }
    return CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
  }

  /// The glyph's image in a bitmap font: `hb_ot_color_glyph_reference_png`.
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

  /// Calls `body` with a glyph string that contains only this glyph (`pango_glyph_string_new`).
  /// Returns `nil` if memory runs out.
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
