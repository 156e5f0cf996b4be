public import Foundation
public import Scene

/// Measures text with the shaper that also draws it, so that measured and drawn text have the same
/// size.
///
/// A measurer caches shaped text, for successive layouts and pictures on one thread. Copies share
/// the cache. The cache does not change any picture.
public struct TextMeasurer: TextMeasuring {
  let shaper = TextShaper()
  private var extents: ExtentCache?

  /// Creates a measurer with an empty cache.
  public init() {}

  /// Returns a measurer that caches the size of every text, without a limit. Use it for several
  /// layouts of the same content.
  public func cachingExtents() -> TextMeasurer {
    var measurer = self
    measurer.extents = ExtentCache()
    return measurer
  }

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
    guard let extents else { return measured(paragraph, width: width) }
    let key = ExtentCache.Key(paragraph: paragraph, width: width)
    if let known = extents.extents[key] { return known }
    let extent = measured(paragraph, width: width)
    extents.extents[key] = extent
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
      heights: text.tallestFonts(of: paragraph).map(\.lineHeight))
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

/// A cache of text sizes, which need much less memory than shaped text.
private final class ExtentCache {
  var extents: [Key: TextExtent] = [:]

  struct Key: Hashable {
    var paragraph: Paragraph
    var width: CGFloat?

    /// Hashes only the properties that differ most.
    func hash(into hasher: inout Hasher) {
      hasher.combine(paragraph.string)
      hasher.combine(width)
    }
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
