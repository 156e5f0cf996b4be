public import Foundation
public import Scene

/// Measures text with the shaper that paints it, so that what is measured is what is drawn.
///
/// It serves layouts and pictures of one thread, one after another, and keeps the text that they have in
/// common; copies share it. What it keeps changes no picture.
public struct TextMeasurer: TextMeasuring {
  let shaper = TextShaper()
  private var extents: KeptExtents?

  public init() {}

  /// The same, and every text is set once to be measured, however many there are: for layouts of one
  /// content, one after another.
  public func keepingExtents() -> TextMeasurer {
    var measurer = self
    measurer.extents = KeptExtents()
    return measurer
  }

  public mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    guard let extents else { return measured(paragraph, width: width) }
    let key = KeptExtents.Key(paragraph: paragraph, width: width)
    if let known = extents.known[key] { return known }
    let extent = measured(paragraph, width: width)
    extents.known[key] = extent
    return extent
  }

  private func measured(_ paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let text = shaper.shape(
      TextShaper.Key(
        string: paragraph.string, size: paragraph.font.size, weight: paragraph.font.weight,
        isItalic: paragraph.font.isItalic, width: width, maxLines: Paragraph.unlimitedLines,
        cut: paragraph.truncation, indent: paragraph.indent, isJustified: paragraph.isJustified,
        language: paragraph.effectiveLanguage, parts: paragraph.runs.map(TextShaper.Part.init)))
    return TextExtent(
      width: text.width, lines: text.lines.count,
      heights: text.highestFonts(of: paragraph).map(\.lineHeight))
  }

  public mutating func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat {
    let natural = extent(of: paragraph.truncated(toLines: 1), width: nil).width
    guard natural.rounded(.up) + 1 > width else { return natural }
    return TextSetter(shaper: shaper).width(ofLine: paragraph, truncatedAt: width)
  }
}

/// How much room texts take: a few numbers of each, where set text has all its glyphs.
private final class KeptExtents {
  var known: [Key: TextExtent] = [:]

  struct Key: Hashable {
    var paragraph: Paragraph
    var width: CGFloat?

    /// What differs most from one to another.
    func hash(into hasher: inout Hasher) {
      hasher.combine(paragraph.string)
      hasher.combine(width)
    }
  }
}

extension ShapedText {
  /// The highest of the fonts in each line of a paragraph of parts; none for one without.
  func highestFonts(of paragraph: Paragraph) -> [TextMetrics] {
    guard !paragraph.runs.isEmpty else { return [] }
    return lines.indices.map { line in
      stringsOfParts(inLine: line).map { paragraph.runs[$0.part].font }
        .max { $0.lineHeight < $1.lineHeight } ?? paragraph.font
    }
  }
}
