import CPangoCairo

/// The fonts that are loaded, for all threads: to be used while no other thread loads glyphs
/// (``GlyphLoading``).
///
/// Pango has a map for each thread, left to itself, which loads all fonts and their glyphs anew. These
/// stay until the process ends, or until it is told to look elsewhere.
enum FontMaps {
  /// The fonts that are looked for first.
  static var usual: UnsafeMutablePointer<PangoFontMap> {
    if let known { return known }
    FontSources.choose()
    guard let map = pango_cairo_font_map_new() else {
      preconditionFailure("Pango has no memory for a font map")
    }
    known = map
    return map
  }

  nonisolated(unsafe) private static var known: UnsafeMutablePointer<PangoFontMap>?

  /// Lets go what was loaded before it was said where to look for fonts.
  static func forget() {
    if let known { g_object_unref(known) }
    known = nil
  }

  /// All fonts of the system; nothing, where those are looked for first.
  nonisolated(unsafe) static let full = FontSources.makeMapOfAllFonts()
}
