import CPangoCairo
import Foundation
import Scene
import SceneSVG

extension Canvas {
  /// Draws underlines and strikethroughs of a line of text.
  func drawMarks(of line: SetLine, x: Double, y: Double, scale: Double) {
    for mark in line.marks {
      cairo_new_path(context)
      addRectangle(
        CGRect(
          x: x + mark.rect.minX * scale, y: y + mark.rect.minY * scale,
          width: mark.rect.width * scale, height: mark.rect.height * scale))
      fill(mark.color)
    }
  }

  /// Draws a line of text on an image without a transform. The position is the left end of the
  /// baseline.
  ///
  /// Cairo before 1.18 rounds glyph positions to whole pixels, which makes spacing uneven at small
  /// scales. Here small glyphs are rounded to quarters of a pixel, and large ones are not rounded.
  func drawMasks(_ line: SetLine, x: Double, y: Double, scale: Double, masks: GlyphMasks) {
    for run in line.text.runs(of: line.index) {
      let color = line.color(of: run)
      setColor(color)
      let (left, baseline) = (x + run.origin.x * scale, y + run.origin.y * scale)
      if run.isColored || !masks.stamp(run, on: self, x: left, y: baseline) {
        isolated { drawOutlines(run, x: x, y: y, scale: scale, opacity: color.alpha) }
      }
    }
  }

  /// Draws a line of text on an image. The position is the left end of the baseline.
  func drawOutlines(_ line: SetLine, x: Double, y: Double, scale: Double) {
    for run in line.text.runs(of: line.index) {
      let color = line.color(of: run)
      setColor(color)
      isolated { drawOutlines(run, x: x, y: y, scale: scale, opacity: color.alpha) }
    }
  }

  /// Fills the outlines of a run (`pango_cairo_glyph_string_path`), or draws its color glyphs,
  /// which use only the alpha of the text color. The position is the start of the line.
  private func drawOutlines(
    _ run: ShapedText.Run, x: Double, y: Double, scale: Double, opacity: Double
  ) {
    cairo_translate(context, x, y)
    cairo_scale(context, scale, scale)
    cairo_new_path(context)
    cairo_move_to(context, run.origin.x, run.origin.y)
    guard run.isColored else {
      GlyphLoading.alone { pango_cairo_glyph_string_path(context, run.font, run.glyphs) }
      cairo_fill(context)
      return
    }
    let isTranslucent = opacity < 1
    if isTranslucent { cairo_push_group(context) }
    GlyphLoading.alone { pango_cairo_show_glyph_string(context, run.font, run.glyphs) }
    guard isTranslucent else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, max(opacity, 0))
  }

  /// Draws a line of text in a PDF. The position is the left end of the baseline.
  ///
  /// Draws text as glyphs, so that the file contains each glyph only once. The glyphs of a run are
  /// drawn with their characters (`pango_cairo_show_glyph_item`), so that text can be copied and
  /// found, also where the font has no character for a glyph.
  func drawGlyphs(_ line: SetLine, x: Double, y: Double, pictures: GlyphPictures) {
    cairo_translate(context, x, y)
    for run in line.text.runs(of: line.index) {
      let color = line.color(of: run)
      setColor(color)
      if run.isColored {
        drawPictures(of: run, in: line.text, pictures, opacity: color.alpha)
      } else {
        cairo_move_to(context, run.origin.x, run.origin.y)
        GlyphLoading.alone { show(run, of: line.text) }
      }
    }
  }

  private func show(_ run: ShapedText.Run, of text: ShapedText) {
    guard var item = run.glyphItem, let bytes = pango_layout_get_text(text.layout) else {
      return pango_cairo_show_glyph_string(context, run.font, run.glyphs)
    }
    pango_cairo_show_glyph_item(context, bytes, &item)
  }

  /// `cairo_set_source_surface`, `cairo_paint_with_alpha`
  private func drawPictures(
    of run: ShapedText.Run, in text: ShapedText, _ pictures: GlyphPictures, opacity: Double
  ) {
    for (glyph, origin) in run.placedGlyphs {
      let found: GlyphPictures.Picture?
      do {
        found = try pictures.picture(of: glyph, in: text)
      } catch {
        return fail(error)
      }
      guard let picture = found else { continue }
      isolated {
        cairo_translate(context, origin.x + picture.frame.minX, origin.y + picture.frame.minY)
        cairo_scale(context, 1 / GlyphPictures.scale, 1 / GlyphPictures.scale)
        cairo_set_source_surface(context, picture.surface.pointer, 0, 0)
        cairo_paint_with_alpha(context, min(max(opacity, 0), 1))
      }
    }
  }
}
