import CPangoCairo

/// The fonts that are loaded, for all threads: to be used while no other thread loads glyphs
/// (``GlyphLoading``).
///
/// Pango has a map for each thread, left to itself, which loads all fonts and their glyphs anew. These
/// stay until the process ends.
enum FontMaps {
  /// The fonts that are looked for first.
  nonisolated(unsafe) static let usual: UnsafeMutablePointer<PangoFontMap> = {
    FontSources.choose()
    guard let map = pango_cairo_font_map_new() else {
      preconditionFailure("Pango has no memory for a font map")
    }
    return map
  }()

  /// All fonts of the system; nothing, where those are looked for first.
  nonisolated(unsafe) static let full = FontSources.makeMapOfAllFonts()
}
