import CPangoCairo
import Foundation

extension Canvas {
  /// Draws a line of text in the colour that is set, the left end of its baseline at a place on an
  /// image that is not transformed.
  ///
  /// Cairo before 1.18 puts whole glyphs on whole pixels, which makes the gaps between them uneven at
  /// small scales; here they stand on quarters of a pixel, large ones where they belong.
  func drawMasks(
    _ text: ShapedText, line: Int, x: Double, y: Double, scale: Double, masks: GlyphMasks
  ) {
    for run in text.runs(of: line) {
      let (left, baseline) = (x + run.origin.x * scale, y + run.origin.y * scale)
      if run.isColored || !masks.stamp(run, on: self, x: left, y: baseline) {
        isolated { drawOutlines(run, x: x, y: y, scale: scale) }
      }
    }
  }

  /// Draws a line of text in the colour that is set, the left end of its baseline at a place on an
  /// image.
  func drawOutlines(_ text: ShapedText, line: Int, x: Double, y: Double, scale: Double) {
    for run in text.runs(of: line) {
      isolated { drawOutlines(run, x: x, y: y, scale: scale) }
    }
  }

  /// Fills the outlines of a run (`pango_cairo_glyph_string_path`), or shows its pictures; the line
  /// begins at a place on an image.
  private func drawOutlines(_ run: ShapedText.Run, x: Double, y: Double, scale: Double) {
    cairo_translate(context, x, y)
    cairo_scale(context, scale, scale)
    cairo_new_path(context)
    cairo_move_to(context, run.origin.x, run.origin.y)
    GlyphLoading.alone {
      if run.isColored {
        pango_cairo_show_glyph_string(context, run.font, run.glyphs)
      } else {
        pango_cairo_glyph_string_path(context, run.font, run.glyphs)
      }
    }
    if !run.isColored { cairo_fill(context) }
  }

  /// Draws a line of text in the colour that is set, the left end of its baseline at a place in a
  /// file of vectors.
  ///
  /// Letters are drawn as glyphs (`pango_cairo_show_glyph_string`), which the file states once each.
  func drawGlyphs(
    _ text: ShapedText, line: Int, x: Double, y: Double, pictures: GlyphPictures
  ) {
    cairo_translate(context, x, y)
    for run in text.runs(of: line) {
      if run.isColored {
        drawPictures(of: run, in: text, pictures)
      } else {
        cairo_move_to(context, run.origin.x, run.origin.y)
        GlyphLoading.alone { pango_cairo_show_glyph_string(context, run.font, run.glyphs) }
      }
    }
  }

  /// `cairo_set_source_surface`, `cairo_paint`
  private func drawPictures(
    of run: ShapedText.Run, in text: ShapedText, _ pictures: GlyphPictures
  ) {
    var x = run.origin.x
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let glyph = run.glyphs.pointee.glyphs[index]
      defer { x += points(glyph.geometry.width) }
      guard let picture = pictures.picture(of: glyph.glyph, run.font, in: text) else { continue }
      isolated {
        cairo_translate(
          context, x + points(glyph.geometry.x_offset) + picture.frame.minX,
          run.origin.y + points(glyph.geometry.y_offset) + picture.frame.minY)
        cairo_scale(context, 1 / GlyphPictures.scale, 1 / GlyphPictures.scale)
        cairo_set_source_surface(context, picture.surface.pointer, 0, 0)
        cairo_paint(context)
      }
    }
  }
}
