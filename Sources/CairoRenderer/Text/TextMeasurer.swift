public import Foundation
public import LayoutScene

/// Measures text with the shaper that paints it, so that what is measured is what is drawn.
///
/// For one picture on one thread.
public struct TextMeasurer: TextMeasuring {
  let shaper = TextShaper()

  /// More lines than any cell holds.
  private static let mostLines = 1000

  public init() {}

  public mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let text = shaper.shape(
      TextShaper.Key(
        string: paragraph.string, size: paragraph.font.size, weight: paragraph.font.weight,
        width: width, maxLines: Self.mostLines))
    return TextExtent(width: text.width, lines: text.lines.count)
  }
}
