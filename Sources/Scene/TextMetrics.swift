public import Foundation

/// The size, line height, weight and slant of a font.
public struct TextMetrics: Hashable, Sendable {
  /// Points.
  public var size: CGFloat
  /// Points from one baseline to the next.
  public var lineHeight: CGFloat
  public var weight: FontWeight
  /// Whether letters are slanted, where the font has such ones.
  public var isItalic: Bool

  /// Points; text of no other size is drawn.
  package static let drawnSizes: ClosedRange<CGFloat> = 1...4000

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
  /// The line height that goes with a size that is no text style's: between those of the styles
  /// next to it, and in proportion beyond the smallest and the largest.
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

  /// How far a line box may stand out of a room without its ink doing so, above or below: capitals and what hangs
  /// below the line take about the size of the font together. Points.
  package var slack: CGFloat { max(lineHeight - size, 0) / 2 }

  /// The text styles by size.
  private static let ascending = DynamicTypeStyle.allCases.map(\.metrics).sorted {
    $0.size < $1.size
  }
}
