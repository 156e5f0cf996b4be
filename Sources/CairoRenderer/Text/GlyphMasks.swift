import CPangoCairo
import Foundation

/// Glyphs as how much of each pixel they cover, each drawn once for each quarter of a pixel that it may
/// begin at, and then stamped wherever it comes again.
///
/// Filling outlines takes most of the time of a picture full of text. A quarter of a pixel is less
/// than the eye can tell from the true place.
final class GlyphMasks {
  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: PangoGlyph
    /// Quarters of a pixel, across and down.
    var phase: Point
  }

  private struct Point: Hashable {
    var x: Int
    var y: Int
  }

  private struct Mask {
    /// `nil` for a glyph without ink.
    var surface: ImageSurface?
    /// From the pixel that the glyph's origin lies in to the mask's corner.
    var corner: Point
  }

  /// Pixels a point.
  private let scale: Double
  private var masks: [Key: Mask] = [:]
  /// The fonts that keys name, which must stay.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  /// Pixels; larger glyphs are filled where they stand.
  private static let mostSize = 96.0
  private static let phases = 4.0
  /// How many masks are kept.
  private static let mostMasks = 4096

  init(scale: Double) {
    self.scale = scale
  }

  deinit {
    GlyphLoading.alone { for font in fonts { g_object_unref(font) } }
  }

  /// Stamps a run in the colour that is set, the origin of its first glyph at a place in pixels;
  /// `false`, if its glyphs are too large.
  func stamp(_ run: ShapedText.Run, on canvas: Canvas, x: Double, y: Double) -> Bool {
    guard run.size * scale <= Self.mostSize else { return false }
    var x = x
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let glyph = run.glyphs.pointee.glyphs[index]
      defer { x += points(glyph.geometry.width) * scale }
      guard glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { continue }
      let (left, across) = Self.place(x + points(glyph.geometry.x_offset) * scale)
      let (top, down) = Self.place(y + points(glyph.geometry.y_offset) * scale)
      let mask = mask(
        Key(font: run.font, glyph: glyph.glyph, phase: Point(x: across, y: down)))
      guard let surface = mask.surface else { continue }
      cairo_mask_surface(
        canvas.context, surface.pointer, Double(left + mask.corner.x),
        Double(top + mask.corner.y))
    }
    return true
  }

  /// The whole pixel before a place, and the quarters from there to it.
  private static func place(_ value: Double) -> (pixel: Int, phase: Int) {
    let quarters = Int((value * phases).rounded())
    return (quarters >> 2, quarters & 3)
  }

  private func mask(_ key: Key) -> Mask {
    if let known = masks[key] { return known }
    if masks.count >= Self.mostMasks { masks.removeAll(keepingCapacity: true) }
    if fonts.insert(key.font).inserted { g_object_ref(key.font) }
    let mask = draw(key)
    masks[key] = mask
    return mask
  }

  /// `pango_cairo_glyph_string_path`, of one glyph
  private func draw(_ key: Key) -> Mask {
    var ink = PangoRectangle()
    GlyphLoading.alone { pango_font_get_glyph_extents(key.font, key.glyph, &ink, nil) }
    let (x, y) = (Double(key.phase.x) / Self.phases, Double(key.phase.y) / Self.phases)
    let left = Int((points(ink.x) * scale + x).rounded(.down)) - 1
    let top = Int((points(ink.y) * scale + y).rounded(.down)) - 1
    let right = Int((points(ink.x + ink.width) * scale + x).rounded(.up)) + 1
    let bottom = Int((points(ink.y + ink.height) * scale + y).rounded(.up)) + 1
    let nothing = Mask(surface: nil, corner: Point(x: 0, y: 0))
    guard ink.width > 0, ink.height > 0, let string = pango_glyph_string_new() else {
      return nothing
    }
    defer { pango_glyph_string_free(string) }
    pango_glyph_string_set_size(string, 1)
    string.pointee.glyphs[0] = PangoGlyphInfo()
    string.pointee.glyphs[0].glyph = key.glyph
    guard let surface = try? ImageSurface(maskOf: right - left, bottom - top),
      let canvas = try? Canvas(drawingOn: surface)
    else { return nothing }
    cairo_translate(canvas.context, x - Double(left), y - Double(top))
    cairo_scale(canvas.context, scale, scale)
    cairo_new_path(canvas.context)
    GlyphLoading.alone { pango_cairo_glyph_string_path(canvas.context, key.font, string) }
    cairo_fill(canvas.context)
    return Mask(surface: surface, corner: Point(x: left, y: top))
  }
}
