internal import Basics
import CPangoCairo
import Foundation

/// A paragraph broken into lines of glyphs. Owns its `PangoLayout`, which measures and paints.
final class ShapedText {
  /// The metrics of a line in points, relative to the left end of its baseline.
  struct Line {
    /// The width including trailing spaces.
    var width: CGFloat
    /// The additional indent of the line.
    var indent: CGFloat = 0
    /// The ink bounds.
    var ink: CGRect
    /// Borrowed from the layout.
    var pointer: UnsafeMutablePointer<PangoLayoutLine>
  }

  let lines: [Line]
  /// Whether the text is truncated, with or without an ellipsis.
  let isTruncated: Bool
  /// Whether Pango truncated the text for lack of space, not because a line terminator ends the
  /// last line.
  let isTooWide: Bool
  /// The number of characters that no font has, which are drawn as boxes with their code points.
  let unknownGlyphs: Int
  let layout: OpaquePointer
  /// The end offsets of the text's parts, in bytes and in order; empty if the text has one style.
  let ends: [Int]

  /// Reads the lines of a complete layout, which must not be modified afterwards.
  ///
  /// - Parameters:
  ///   - indent: The indent of the first line in points; if negative, of all other lines.
  ///   - maxLines: The maximum number of lines; `nil` for all.
  ///   - isTruncated: Whether the layout already contains a truncated text.
  init(
    takingOwnership layout: OpaquePointer, partsEndingAt ends: [Int] = [],
    spacedBy spacings: [TextShaper.Spacing] = [], indent: CGFloat = 0, isJustified: Bool = false,
    maxLines: Int? = nil, isTruncated: Bool = false
  ) {
    self.layout = layout
    self.ends = ends
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let count = Int(pango_layout_get_line_count(layout))
    let shown = min(count, maxLines ?? count)
    isTooWide = isEllipsized || shown < count
    self.isTruncated = isTruncated || isTooWide
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
    lines = (0..<Int32(clamping: shown)).compactMap { index in
      let indent = max(index == 0 ? indent : -indent, 0)
      // Justified lines already have their width.
      let spacings = isJustified && (index < count - 1 || isEllipsized) ? [] : spacings
      guard isEllipsized else {
        return pango_layout_get_line_readonly(layout, index).map {
          Line($0, indent: indent, spacedBy: spacings)
        }
      }
      let line = pango_layout_get_line(layout, index)
      line?.tightenEllipsis()
      if let text = pango_layout_get_text(layout) {
        line?.closeGapBeforeEllipsis(in: text)
        line?.kernEllipsis(in: text, within: pango_layout_get_width(layout))
      }
      return line.map { Line($0, indent: indent, spacedBy: spacings) }
    }
  }

  /// Takes the lock of ``GlyphLoading``, so the last reference must not be released under it.
  deinit {
    GlyphLoading.alone { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// The width of the widest line including its indent, in points.
  var width: CGFloat { lines.map { $0.indent + $0.width }.max() ?? 0 }

  /// A run of glyphs in one font.
  struct Run {
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The origin in points, relative to the left end of the line's baseline.
    var origin: CGPoint
    /// Whether the glyphs are color images such as emoji, without outlines.
    var isColored: Bool
    /// The font size in points.
    var size: CGFloat
    /// The index of the part of the text.
    var part: Int
    /// The advance width in points.
    var width: CGFloat
    /// The glyphs with the characters that they stand for; `nil` for an ellipsis, which stands for
    /// text that is not shown.
    var glyphItem: PangoGlyphItem?
  }

  /// Cached runs, indexed by line.
  private var runs: [Int: [Run]] = [:]
  /// Cached strings, indexed by line.
  var strings: [Int: (text: String, isRightToLeft: Bool)] = [:]

  /// The runs of a line, from left to right.
  func runs(of line: Int) -> [Run] {
    if let known = runs[line] { return known }
    let found = GlyphLoading.alone { findRuns(of: line) }
    runs[line] = found
    return found
  }

  /// The index of the part that contains a byte offset.
  ///
  /// - Complexity: O(log *n*) for *n* parts.
  func part(at byte: Int) -> Int {
    min(ends.partitioningIndex { byte < $0 }, max(ends.count - 1, 0))
  }

  /// All runs are on one baseline, as in browsers and on Apple platforms. Pango raises some scripts
  /// in lines that start with another script.
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
          size: font.size, part: part(at: Int(item.item.pointee.offset)), width: points(width),
          glyphItem: item.item.pointee.isEllipsis ? nil : item))
      x += width + item.end_x_offset
    }
    return runs
  }
}

extension ShapedText.Run {
  /// The glyphs with positions in points, relative to the left end of the line's baseline.
  var placedGlyphs: [(glyph: FontGlyph, origin: CGPoint)] {
    var x = origin.x
    return (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
      let glyph = glyphs.pointee.glyphs[index]
      defer { x += points(glyph.geometry.width) }
      guard glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { return nil }
      let position = CGPoint(
        x: x + points(glyph.geometry.x_offset), y: origin.y + points(glyph.geometry.y_offset))
      return (FontGlyph(font: font, index: glyph.glyph), position)
    }
  }
}

extension ShapedText.Line {
  /// `pango_layout_line_get_extents`
  fileprivate init(
    _ pointer: UnsafeMutablePointer<PangoLayoutLine>, indent: CGFloat,
    spacedBy spacings: [TextShaper.Spacing]
  ) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pointer, &ink, &logical)
    self.pointer = pointer
    // Pango removes the spacing after the last letter. UIKit counts it.
    self.width = max(points(logical.width) + pointer.systemSpacing(afterLast: spacings), 0)
    self.indent = indent
    self.ink = CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The system's letter spacing after the line's last letter, in points.
  fileprivate func systemSpacing(afterLast spacings: [TextShaper.Spacing]) -> CGFloat {
    let end = Int(pointee.start_index + pointee.length)
    guard pointee.length > 0 else { return 0 }
    let spacing = spacings.last { $0.range.contains(end - 1) }?.system ?? 0
    // Pango sets an ellipsis without spacing.
    return glyphItems.contains { $0.item.pointee.isEllipsis } ? spacing * 1.5 : spacing
  }
}

/// Converts Pango units to points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

extension UnsafeMutablePointer<PangoFont> {
  /// The name of the font's family: `pango_font_description_get_family`.
  var family: String? {
    guard let description = pango_font_describe(self) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  /// The font size in points: `pango_font_describe_with_absolute_size`.
  fileprivate var size: CGFloat {
    guard let description = pango_font_describe_with_absolute_size(self) else { return 0 }
    defer { pango_font_description_free(description) }
    return points(pango_font_description_get_size(description))
  }

  /// Whether the font has color glyphs: `hb_ot_color_has_png` and similar functions.
  fileprivate var isColored: Bool {
    guard let font = pango_font_get_hb_font(self), let face = hb_font_get_face(font) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
