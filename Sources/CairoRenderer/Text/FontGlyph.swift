import CPangoCairo

/// A glyph of a font, which must stay while it is looked at.
struct FontGlyph: Hashable {
  var font: UnsafeMutablePointer<PangoFont>
  var index: PangoGlyph

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
