public import Foundation

/// Knows how much room text takes: the fonts are behind it.
public protocol TextMeasuring {
  /// The extent of a paragraph that is broken into lines no wider than `width` points, as many as it
  /// takes; on one line for `nil`.
  mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent
}

extension TextMeasuring {
  /// The points that a detail at the end of a line takes from a block that is `width` wide.
  mutating func room(ofDetail detail: Paragraph, in width: CGFloat) -> CGFloat {
    min(extent(of: detail, width: nil).width, width / 2) + TextBlock.detailGap
  }
}

/// How much room a paragraph takes.
public struct TextExtent: Hashable, Sendable {
  /// Points, of the widest line.
  public var width: CGFloat
  public var lines: Int

  public init(width: CGFloat, lines: Int) {
    self.width = width
    self.lines = lines
  }
}
