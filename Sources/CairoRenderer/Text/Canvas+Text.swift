import CPangoCairo
import Foundation

extension Canvas {
  /// Draws a line of text in the colour that is set, the left end of its baseline at a place on an
  /// image.
  ///
  /// Letters are drawn as outlines (`pango_cairo_glyph_string_path`): Cairo before 1.18 puts whole
  /// glyphs on whole pixels, which makes the gaps between them uneven at small scales.
  func drawOutlines(_ text: ShapedText, line: Int, x: Double, y: Double, scale: Double) {
    cairo_translate(context, x, y)
    cairo_scale(context, scale, scale)
    cairo_new_path(context)
    let runs = text.runs(of: text.lines[line])
    GlyphLoading.alone {
      for run in runs where !run.isColored {
        cairo_move_to(context, run.origin.x, run.origin.y)
        pango_cairo_glyph_string_path(context, run.font, run.glyphs)
      }
    }
    cairo_fill(context)
    for run in runs where run.isColored {
      cairo_move_to(context, run.origin.x, run.origin.y)
      GlyphLoading.alone { pango_cairo_show_glyph_string(context, run.font, run.glyphs) }
    }
  }

  /// Draws a line of text in the colour that is set, the left end of its baseline at a place in a
  /// file of vectors.
  ///
  /// Letters are drawn as glyphs (`pango_cairo_show_glyph_string`), which the file states once each.
  func drawGlyphs(
    _ text: ShapedText, line: Int, x: Double, y: Double, pictures: GlyphPictures
  ) {
    cairo_translate(context, x, y)
    for run in text.runs(of: text.lines[line]) {
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
