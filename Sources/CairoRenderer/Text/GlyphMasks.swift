import CPangoCairo
import Foundation

/// Glyphs as how much of each pixel they cover, each drawn once for each quarter of a pixel that it may
/// begin at, and then stamped wherever it comes again.
///
/// Filling outlines takes most of the time of a picture full of text. A quarter of a pixel is less
/// than the eye can tell from the true place.
final class GlyphMasks {
  private struct Key: Hashable {
    var glyph: FontGlyph
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
  private static let phases = 4
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
        Key(
          glyph: FontGlyph(font: run.font, index: glyph.glyph), phase: Point(x: across, y: down)))
      guard let surface = mask.surface else { continue }
      cairo_mask_surface(
        canvas.context, surface.pointer, Double(left + mask.corner.x),
        Double(top + mask.corner.y))
    }
    return true
  }

  /// The whole pixel before a place, and the quarters from there to it.
  private static func place(_ value: Double) -> (pixel: Int, phase: Int) {
    let quarters = Int((value * Double(phases)).rounded())
    let phase = quarters & (phases - 1)
    return ((quarters - phase) / phases, phase)
  }

  private func mask(_ key: Key) -> Mask {
    if let known = masks[key] { return known }
    if masks.count >= Self.mostMasks { masks.removeAll(keepingCapacity: true) }
    if fonts.insert(key.glyph.font).inserted { g_object_ref(key.glyph.font) }
    let mask = draw(key) ?? Mask(surface: nil, corner: Point(x: 0, y: 0))
    masks[key] = mask
    return mask
  }

  /// `pango_cairo_glyph_string_path`, of one glyph; nothing, if it has no ink or there is no memory for it.
  private func draw(_ key: Key) -> Mask? {
    let glyph = key.glyph
    var ink = PangoRectangle()
    GlyphLoading.alone { pango_font_get_glyph_extents(glyph.font, glyph.index, &ink, nil) }
    guard ink.width > 0, ink.height > 0 else { return nil }
    let phases = Double(Self.phases)
    let (x, y) = (Double(key.phase.x) / phases, Double(key.phase.y) / phases)
    let left = Int((points(ink.x) * scale + x).rounded(.down)) - 1
    let top = Int((points(ink.y) * scale + y).rounded(.down)) - 1
    let right = Int((points(ink.x + ink.width) * scale + x).rounded(.up)) + 1
    let bottom = Int((points(ink.y + ink.height) * scale + y).rounded(.up)) + 1
    return glyph.withString { string in
      guard let surface = try? ImageSurface(maskOf: right - left, bottom - top),
        let canvas = try? Canvas(drawingOn: surface)
      else { return nil }
      cairo_translate(canvas.context, x - Double(left), y - Double(top))
      cairo_scale(canvas.context, scale, scale)
      cairo_new_path(canvas.context)
      GlyphLoading.alone { pango_cairo_glyph_string_path(canvas.context, glyph.font, string) }
      cairo_fill(canvas.context)
      return Mask(surface: surface, corner: Point(x: left, y: top))
    }
  }
}
