public import Foundation
public import LayoutScene

/// Measures text with the shaper that paints it, so that what is measured is what is drawn.
///
/// It serves layouts and pictures of one thread, one after another, and keeps the text that they have in
/// common; copies share it. What it keeps changes no picture.
public struct TextMeasurer: TextMeasuring {
  let shaper = TextShaper()

  public init() {}

  public mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let text = shaper.shape(
      TextShaper.Key(
        string: paragraph.string, size: paragraph.font.size, weight: paragraph.font.weight,
        width: width, maxLines: Paragraph.mostLines))
    return TextExtent(width: text.width, lines: text.lines.count)
  }
}
