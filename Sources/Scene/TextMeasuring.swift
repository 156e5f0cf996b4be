public import Foundation

/// Knows how much room text takes: the fonts are behind it.
public protocol TextMeasuring {
  /// The extent of a paragraph that is broken into lines no wider than `width` points, as many as it
  /// takes; on one line for `nil`.
  mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent

  /// The points that a line takes which is cut where it would be wider than so many.
  mutating func width(ofLine paragraph: Paragraph, cutAt width: CGFloat) -> CGFloat
}

extension TextMeasuring {
  /// As many as there are: where a line is cut, it mostly ends a little before.
  public mutating func width(ofLine paragraph: Paragraph, cutAt width: CGFloat) -> CGFloat {
    min(extent(of: paragraph, width: nil).width, width)
  }

  /// The block as it is set in so many points: its detail below, where there is no room beside.
  package mutating func block(_ block: TextBlock, width: CGFloat) -> TextBlock {
    block.stacked(in: width) { extent(of: $0, width: nil).width } ?? block
  }

  /// The points that a block's detail takes from its width; 0 if it has none.
  package mutating func room(ofDetailIn block: TextBlock, width: CGFloat) -> CGFloat {
    guard let detail = block.detail else { return 0 }
    let first = block.paragraphs.first.map { extent(of: $0, width: nil).width }
    let most = TextBlock.widestDetail(beside: first ?? 0, in: width)
    return self.width(ofLine: detail, cutAt: most) + TextBlock.detailGap
  }
}

/// How much room a paragraph takes.
public struct TextExtent: Hashable, Sendable {
  /// Points, of the widest line.
  public var width: CGFloat
  public var lines: Int
  /// Points, from the first line to the last, of a paragraph of parts; empty where all are as high as its
  /// font.
  public var heights: [CGFloat]

  public init(width: CGFloat, lines: Int, heights: [CGFloat] = []) {
    self.width = width
    self.lines = lines
    self.heights = heights
  }

  /// The height of the first lines, at most so many, of a paragraph in that font, in points.
  public func height(ofLines most: Int, in font: TextMetrics) -> CGFloat {
    heights.isEmpty
      ? CGFloat(min(lines, most)) * font.lineHeight : heights.prefix(max(most, 0)).reduce(0, +)
  }
}
