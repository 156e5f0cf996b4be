import CPangoCairo
import Foundation

/// A cache of glyph coverage masks. Each glyph is drawn once per subpixel position, in quarters of
/// a pixel, and then stamped.
///
/// Otherwise filling outlines would take most of the time of a picture with much text. An error of
/// up to an eighth of a pixel is not visible.
final class GlyphMasks {
  private struct Key: Hashable {
    var glyph: FontGlyph
    /// The subpixel position in quarters of a pixel.
    var phase: Point
  }

  private struct Point: Hashable {
    var x: Int
    var y: Int
  }

  private struct Mask {
    /// `nil` for a glyph without ink.
    var surface: ImageSurface?
    /// The offset from the pixel that contains the glyph's origin to the mask's top left corner.
    var corner: Point
  }

  /// The number of pixels per point.
  private let scale: Double
  private var masks: [Key: Mask] = [:]
  /// The fonts of the keys, which are retained.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  /// The maximum side of a mask in pixels. Larger glyphs are not cached.
  private static let maxSize = 96.0
  private static let phases = 4
  /// The maximum number of cached masks.
  private static let maxMasks = 4096

  init(scale: Double) {
    self.scale = scale
  }

  deinit {
    GlyphLoading.alone { for font in fonts { g_object_unref(font) } }
  }

  /// Stamps a run in the current color, with the origin of its first glyph at a position in pixels.
  /// Returns false if its glyphs are too large. If memory runs out, the canvas fails.
  func stamp(_ run: ShapedText.Run, on canvas: Canvas, x: Double, y: Double) -> Bool {
    guard run.size * scale <= Self.maxSize else { return false }
    var x = x
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let glyph = run.glyphs.pointee.glyphs[index]
      defer { x += points(glyph.geometry.width) * scale }
      guard glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { continue }
      let (left, across) = Self.split(x + points(glyph.geometry.x_offset) * scale)
      let (top, down) = Self.split(y + points(glyph.geometry.y_offset) * scale)
      let glyphKey = Key(
        glyph: FontGlyph(font: run.font, index: glyph.glyph), phase: Point(x: across, y: down))
      let mask: Mask
      do {
        mask = try self.mask(glyphKey)
      } catch {
        canvas.fail(error)
        return true
      }
      guard let surface = mask.surface else { continue }
      cairo_mask_surface(
        canvas.context, surface.pointer, Double(left + mask.corner.x),
        Double(top + mask.corner.y))
    }
    return true
  }

  /// Splits a position into a whole pixel and quarters of a pixel.
  private static func split(_ value: Double) -> (pixel: Int, phase: Int) {
    let quarters = Int((value * Double(phases)).rounded())
    let phase = quarters & (phases - 1)
    return ((quarters - phase) / phases, phase)
  }

  private func mask(_ key: Key) throws -> Mask {
    if let known = masks[key] { return known }
    if masks.count >= Self.maxMasks { masks.removeAll(keepingCapacity: true) }
    if fonts.insert(key.glyph.font).inserted { g_object_ref(key.glyph.font) }
    let mask = try draw(key) ?? Mask(surface: nil, corner: Point(x: 0, y: 0))
    masks[key] = mask
    return mask
  }

  /// Draws the mask of one glyph; `nil` if it has no ink: `pango_cairo_glyph_string_path`.
  ///
  /// - Throws: ``RendererError`` if memory runs out.
  private func draw(_ key: Key) throws -> Mask? {
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
    let surface = try ImageSurface(maskOf: right - left, bottom - top)
    let canvas = try Canvas(drawingOn: surface)
    cairo_translate(canvas.context, x - Double(left), y - Double(top))
    cairo_scale(canvas.context, scale, scale)
    cairo_new_path(canvas.context)
    glyph.withString { string in
      GlyphLoading.alone { pango_cairo_glyph_string_path(canvas.context, glyph.font, string) }
    }
    cairo_fill(canvas.context)
    try canvas.check()
    return Mask(surface: surface, corner: Point(x: left, y: top))
  }
}
