public import Foundation

/// Measures text. Types that have access to fonts conform to it.
public protocol TextMeasuring {
  /// Returns the size of a paragraph that is broken into lines of at most `width` points, without a
  /// line limit. `nil` measures one unbroken line.
  mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent

  /// Returns the width in points of the paragraph on one line, truncated to at most `width` points.
  mutating func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat
}

extension TextMeasuring {
  /// Returns the smaller of the unbroken width and `width`. The truncated line is usually slightly
  /// narrower.
  public mutating func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat {
    min(extent(of: paragraph, width: nil).width, width)
  }

  /// The block as it is laid out in `width` points, with its detail below if they do not fit side
  /// by side.
  package mutating func block(_ block: TextBlock, width: CGFloat) -> TextBlock {
    block.stacked(in: width) { extent(of: $0, width: nil).width } ?? block
  }

  /// The width that the detail and its gap take from the paragraphs, in points; 0 without a detail.
  package mutating func detailWidth(in block: TextBlock, width: CGFloat) -> CGFloat {
    guard let detail = block.detail else { return 0 }
    let first = block.paragraphs.first.map { extent(of: $0, width: nil).width }
    let most = TextBlock.maximumDetailWidth(beside: first ?? 0, in: width)
    return self.width(ofLine: detail, truncatedAt: most) + TextBlock.detailGap
  }
}

/// The measured size of a paragraph.
public struct TextExtent: Hashable, Sendable {
  /// The width of the widest line in points.
  public var width: CGFloat
  /// The number of lines.
  public var lines: Int
  /// The heights of the lines in points, from the first to the last, for paragraphs with runs.
  /// Empty if all lines have the font's line height.
  public var heights: [CGFloat]

  /// Creates an extent. Lengths are in points.
  public init(width: CGFloat, lines: Int, heights: [CGFloat] = []) {
    self.width = width
    self.lines = lines
    self.heights = heights
  }

  /// The height of at most the first `most` lines, in points.
  ///
  /// - Complexity: O(`most`).
  public func height(ofLines most: Int, in font: TextMetrics) -> CGFloat {
    heights.isEmpty
      ? CGFloat(min(lines, most)) * font.lineHeight : heights.prefix(max(most, 0)).reduce(0, +)
  }
}
