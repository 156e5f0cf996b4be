import CPangoCairo
import Foundation
import Scene
import SceneSVG

extension Canvas {
  /// Draws the lines along the letters of a line of text.
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

  /// Draws a line of text, the left end of its baseline at a place on an image that is not transformed.
  ///
  /// Cairo before 1.18 puts whole glyphs on whole pixels, which makes the gaps between them uneven at
  /// small scales; here they stand on quarters of a pixel, large ones where they belong.
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

  /// Draws a line of text, the left end of its baseline at a place on an image.
  func drawOutlines(_ line: SetLine, x: Double, y: Double, scale: Double) {
    for run in line.text.runs(of: line.index) {
      let color = line.color(of: run)
      setColor(color)
      isolated { drawOutlines(run, x: x, y: y, scale: scale, opacity: color.alpha) }
    }
  }

  /// Fills the outlines of a run (`pango_cairo_glyph_string_path`), or shows its pictures, which have of the
  /// text's colour nothing but how clear it is; the line begins at a place on an image.
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
    let isClear = opacity < 1
    if isClear { cairo_push_group(context) }
    GlyphLoading.alone { pango_cairo_show_glyph_string(context, run.font, run.glyphs) }
    guard isClear else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, max(opacity, 0))
  }

  /// Draws a line of text, the left end of its baseline at a place in a PDF.
  ///
  /// Letters are drawn as glyphs (`pango_cairo_show_glyph_string`), which the file states once each.
  func drawGlyphs(_ line: SetLine, x: Double, y: Double, pictures: GlyphPictures) {
    cairo_translate(context, x, y)
    for run in line.text.runs(of: line.index) {
      let color = line.color(of: run)
      setColor(color)
      if run.isColored {
        drawPictures(of: run, in: line.text, pictures, opacity: color.alpha)
      } else {
        cairo_move_to(context, run.origin.x, run.origin.y)
        GlyphLoading.alone { pango_cairo_show_glyph_string(context, run.font, run.glyphs) }
      }
    }
  }

  /// `cairo_set_source_surface`, `cairo_paint_with_alpha`
  private func drawPictures(
    of run: ShapedText.Run, in text: ShapedText, _ pictures: GlyphPictures, opacity: Double
  ) {
    for (glyph, origin) in run.placedGlyphs {
      guard let picture = pictures.picture(of: glyph, in: text) else { continue }
      isolated {
        cairo_translate(context, origin.x + picture.frame.minX, origin.y + picture.frame.minY)
        cairo_scale(context, 1 / GlyphPictures.scale, 1 / GlyphPictures.scale)
        cairo_set_source_surface(context, picture.surface.pointer, 0, 0)
        cairo_paint_with_alpha(context, min(max(opacity, 0), 1))
      }
    }
  }
}
