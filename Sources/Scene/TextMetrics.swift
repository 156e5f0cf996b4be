public import Foundation

/// A font's size, line height, weight and slant.
public struct TextMetrics: Hashable, Sendable {
  /// The font size in points.
  public var size: CGFloat
  /// The distance between baselines in points.
  public var lineHeight: CGFloat
  public var weight: FontWeight
  /// Whether the italic face is used, if the font has one.
  public var isItalic: Bool

  /// The range of font sizes that are drawn, in points.
  package static let drawnSizes: ClosedRange<CGFloat> = 1...4000

  /// Creates font metrics. Lengths are in points.
  public init(
    size: CGFloat, lineHeight: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension TextMetrics {
  /// The line height for a font size that no text style has, in points. It is interpolated between
  /// the neighboring text styles, and proportional to the size beyond the smallest and the largest.
  public static func lineHeight(forSize size: CGFloat) -> CGFloat {
    let known = ascending
    guard let first = known.first, let last = known.last, size > first.size else {
      return size * 13 / 11
    }
    guard size < last.size else { return size * last.lineHeight / last.size }
    let upper = known.firstIndex { $0.size >= size } ?? known.endIndex - 1
    let (below, above) = (known[upper - 1], known[upper])
    let part = (size - below.size) / max(above.size - below.size, 1)
    return below.lineHeight + part * (above.lineHeight - below.lineHeight)
  }

  /// How far a line box may extend above or below its container without its ink doing so, in
  /// points. Capitals and descenders together are about as tall as the font size.
  package var slack: CGFloat { max(lineHeight - size, 0) / 2 }

  /// The text styles ordered by size.
  private static let ascending = DynamicTypeStyle.allCases.map(\.metrics).sorted {
    $0.size < $1.size
  }
}
