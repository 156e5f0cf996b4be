import CPangoCairo

/// The loaded fonts, shared by all threads. Use them only under the lock of ``GlyphLoading``.
///
/// By default Pango has one font map per thread, each of which loads all fonts and glyphs again.
/// These maps live until the process ends or chooses other fonts.
enum FontMaps {
  /// The primary fonts: those of ``FontList``, or those chosen by the user.
  static var primary: UnsafeMutablePointer<PangoFontMap> {
    if let known { return known }
    FontSources.choose()
    guard let map = pango_cairo_font_map_new() else {
      preconditionFailure("Pango cannot allocate a font map")
    }
    known = map
    return map
  }

  nonisolated(unsafe) private static var known: UnsafeMutablePointer<PangoFontMap>?

  /// Releases the loaded fonts after other fonts have been chosen.
  static func forget() {
    if let known { g_object_unref(known) }
    known = nil
  }

  /// All fonts of the system; `nil` if the primary fonts already include them.
  nonisolated(unsafe) static let full = FontSources.makeMapOfAllFonts()
}
