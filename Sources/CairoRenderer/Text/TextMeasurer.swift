public import Foundation
public import Scene

/// Measures text with the shaper that also draws it, so that measured and drawn text have the same
/// size.
///
/// A measurer keeps shaped texts and the sizes of many more, for successive layouts and pictures on one
/// thread. Copies share them. They do not change any picture.
public struct TextMeasurer: TextMeasuring {
  let shaper: TextShaper

  /// Creates a measurer that knows no text yet.
  public init() { self.init(TextShaper()) }

  init(_ shaper: TextShaper) { self.shaper = shaper }

  /// The number of texts that were shaped.
  package var shapeCount: Int { shaper.shapeCount }

  /// Whether a measured or drawn text has characters that need fonts of the system besides the
  /// primary ones. Reset it before a picture to find out for that picture.
  package var usesAllFonts: Bool {
    get { shaper.usesAllFonts }
    nonmutating set { shaper.usesAllFonts = newValue }
  }

  /// Measures a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph to measure.
  ///   - width: The available width in points; `nil` lays the text out on one line.
  /// - Returns: The width in points, and the number and heights of the lines.
  /// - Complexity: O(*n*) for *n* characters; constant if the text is cached.
  public mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let key = TextShaper.Key(
      string: paragraph.string, size: paragraph.font.size, weight: paragraph.font.weight,
      isItalic: paragraph.font.isItalic, width: width, maxLines: Paragraph.unlimitedLines,
      cut: paragraph.truncation, indent: paragraph.indent, isJustified: paragraph.isJustified,
      language: paragraph.effectiveLanguage, parts: paragraph.runs.map(TextShaper.Part.init))
    // The heights of lines with runs depend on more than the key.
    guard paragraph.runs.isEmpty else { return TextExtent(shaper.shape(key), of: paragraph) }
    return shaper.extent(key) { TextExtent($0, of: paragraph) }
  }

  /// The width of a paragraph on one line, in points, truncated at `width`.
  ///
  /// - Complexity: O(*n*) for *n* characters; constant if the text is cached.
  public mutating func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat {
    let natural = extent(of: paragraph.truncated(toLines: 1), width: nil).width
    guard natural.rounded(.up) + 1 > width else { return natural }
    return TextSetter(shaper: shaper).width(ofLine: paragraph, truncatedAt: width)
  }
}

extension TextExtent {
  fileprivate init(_ text: ShapedText, of paragraph: Paragraph) {
    self.init(
      width: text.width, lines: text.lines.count,
      heights: text.tallestFonts(of: paragraph).map(\.lineHeight))
  }
}

extension ShapedText {
  /// The font with the greatest line height in each line of a paragraph with runs; empty if it has
  /// none.
  func tallestFonts(of paragraph: Paragraph) -> [TextMetrics] {
    guard !paragraph.runs.isEmpty else { return [] }
    return lines.indices.map { line in
      stringsOfParts(inLine: line).map { paragraph.runs[$0.part].font }
        .max { $0.lineHeight < $1.lineHeight } ?? paragraph.font
    }
  }
}
