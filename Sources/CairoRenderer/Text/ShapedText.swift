import CPangoCairo
import CompositionalLayout
import Foundation

/// A paragraph broken into lines of glyphs. Owns its `PangoLayout`, which measures and paints.
final class ShapedText {
  /// What is known of a line, in points around the left end of its baseline.
  struct Line {
    /// How far the line reaches from where it begins, spaces included.
    var width: CGFloat
    /// How much further in than others it begins.
    var indent: CGFloat = 0
    /// What is painted.
    var ink: CGRect
    /// Borrowed from the layout.
    var pointer: UnsafeMutablePointer<PangoLayoutLine>
  }

  let lines: [Line]
  /// Whether the text was too long and ends in an ellipsis, or sooner than it should.
  let isCut: Bool
  /// Whether a line was too long, and not only followed by others.
  let isTooWide: Bool
  /// Letters that no font has, which are drawn as boxes with their numbers.
  let unknownGlyphs: Int
  let layout: OpaquePointer
  /// Where the parts of the text end, in bytes and in order, where not all of it looks alike.
  let ends: [Int]

  /// Reads the lines of a layout that is complete; it must not be changed any more.
  ///
  /// - Parameters:
  ///   - indent: Points that the first line begins further in than the others, or further out.
  ///   - mostLines: How many lines there are of it; `nil` for all.
  ///   - isCut: Whether the layout has less than the text, and an ellipsis in its place.
  init(
    takingOwnership layout: OpaquePointer, partsEndingAt ends: [Int] = [], indent: CGFloat = 0,
    mostLines: Int? = nil, isCut: Bool = false
  ) {
    self.layout = layout
    self.ends = ends
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let count = Int(pango_layout_get_line_count(layout))
    let shown = min(count, mostLines ?? count)
    isTooWide = isEllipsized || shown < count
    self.isCut = isCut || isTooWide
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
    lines = (0..<Int32(clamping: shown)).compactMap { index in
      let indent = max(index == 0 ? indent : -indent, 0)
      guard isEllipsized else {
        return pango_layout_get_line_readonly(layout, index).map { Line($0, indent: indent) }
      }
      let line = pango_layout_get_line(layout, index)
      line?.tightenEllipsis()
      if let text = pango_layout_get_text(layout) {
        line?.closeGapBeforeEllipsis(in: text)
        line?.kernEllipsis(in: text, within: pango_layout_get_width(layout))
      }
      return line.map { Line($0, indent: indent) }
    }
  }

  /// Not to be reached while glyphs are loaded: ``GlyphLoading``.
  deinit {
    GlyphLoading.alone { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// How far the widest line reaches, in points.
  var width: CGFloat { lines.map { $0.indent + $0.width }.max() ?? 0 }

  /// A stretch of glyphs in one font.
  struct Run {
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Points from the left end of the line's baseline.
    var origin: CGPoint
    /// Whether glyphs are pictures, as emoji are, and have no outlines.
    var isColored: Bool
    /// How large the font is, in points.
    var size: CGFloat
    /// The index of the part of the text that it is of.
    var part: Int
    /// Points from one end to the other.
    var width: CGFloat
  }

  /// By line, once they were asked for.
  private var runs: [Int: [Run]] = [:]
  /// By line, once they were asked for.
  var strings: [Int: (text: String, isRightToLeft: Bool)] = [:]

  /// The runs of a line, from left to right.
  func runs(of line: Int) -> [Run] {
    if let known = runs[line] { return known }
    let found = GlyphLoading.alone { findRuns(of: line) }
    runs[line] = found
    return found
  }

  /// The index of the part of the text that a byte is of. Complexity: O(log parts).
  func part(at byte: Int) -> Int {
    min(ends.partitioningIndex { byte < $0 }, max(ends.count - 1, 0))
  }

  /// All on one baseline, as browsers and Apple's systems have it: Pango hangs some scripts higher where
  /// others begin the line.
  private func findRuns(of line: Int) -> [Run] {
    var runs: [Run] = []
    var x: Int32 = 0
    for item in lines[line].pointer.glyphItems {
      guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font else { continue }
      x += item.start_x_offset
      let width = pango_glyph_string_get_width(glyphs)
      runs.append(
        Run(
          font: font, glyphs: glyphs,
          origin: CGPoint(x: points(x), y: 0), isColored: font.isColored,
          size: font.size, part: part(at: Int(item.item.pointee.offset)), width: points(width)))
      x += width + item.end_x_offset
    }
    return runs
  }
}

extension ShapedText.Run {
  /// The glyphs and where they stand, in points from the left end of the line's baseline.
  var placedGlyphs: [(glyph: FontGlyph, origin: CGPoint)] {
    var x = origin.x
    return (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
      let glyph = glyphs.pointee.glyphs[index]
      defer { x += points(glyph.geometry.width) }
      guard glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { return nil }
      let place = CGPoint(
        x: x + points(glyph.geometry.x_offset), y: origin.y + points(glyph.geometry.y_offset))
      return (FontGlyph(font: font, index: glyph.glyph), place)
    }
  }
}

extension ShapedText.Line {
  /// `pango_layout_line_get_extents`
  fileprivate init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, indent: CGFloat) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pointer, &ink, &logical)
    self.pointer = pointer
    self.width = points(logical.width)
    self.indent = indent
    self.ink = CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
  }
}

/// Pango's units as points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

extension UnsafeMutablePointer<PangoFont> {
  /// The name of its family: `pango_font_description_get_family`.
  var family: String? {
    guard let description = pango_font_describe(self) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  /// Points: `pango_font_describe_with_absolute_size`.
  fileprivate var size: CGFloat {
    guard let description = pango_font_describe_with_absolute_size(self) else { return 0 }
    defer { pango_font_description_free(description) }
    return points(pango_font_description_get_size(description))
  }

  /// Whether the font holds coloured pictures: `hb_ot_color_has_png` and the like.
  fileprivate var isColored: Bool {
    guard let font = pango_font_get_hb_font(self), let face = hb_font_get_face(font) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
