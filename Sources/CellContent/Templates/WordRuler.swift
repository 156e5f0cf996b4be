import Foundation
package import Scene

/// Measures text while a scene is made or an element is measured. The underlying measurer is
/// created on first use, because most elements need none.
package final class WordRuler {
  private let make: () -> any TextMeasuring
  private lazy var text = make()

  /// Creates a ruler.
  ///
  /// - Parameter make: Creates the measurer on first use.
  package init(_ make: @escaping () -> any TextMeasuring) {
    self.make = make
  }

  /// Creates a ruler for an existing measurer; `nil` without one.
  package convenience init?(_ text: (any TextMeasuring)?) {
    guard let text else { return nil }
    self.init { text }
  }

  /// The width in points of the widest line of paragraphs broken at the width `room`. Breaking at
  /// the result gives the same lines.
  func width(of paragraphs: [Paragraph], in room: CGFloat) -> CGFloat {
    paragraphs.map { text.extent(of: $0, width: room).width.rounded(.up) + 1 }.max() ?? 0
  }

  /// Whether a paragraph fits on one line with a font size of at least `least` points.
  func fits(_ paragraph: Paragraph, in room: CGSize, shrunkTo least: CGFloat) -> Bool {
    let widest = max(width(of: paragraph), width(of: paragraph.withWidestDigits))
    return paragraph.font(
      ofWidth: widest, shrunkTo: room, minimum: least, mayTruncate: false) != nil
  }

  /// The height in points of all lines of a block, broken at the width of its box.
  func height(of block: TextBlock) -> CGFloat {
    text.extent(of: block, width: block.box.width).height
  }

  /// The width in points of a paragraph on one line.
  func width(of paragraph: Paragraph) -> CGFloat {
    text.extent(of: paragraph, width: nil).width
  }

  /// The lines of a paragraph broken at the width `room`; one line without it.
  func extent(of paragraph: Paragraph, in room: CGFloat?) -> TextExtent {
    text.extent(of: paragraph, width: room)
  }

  /// The size of all lines of a block broken at the width `room`; one line per paragraph without it.
  func size(of block: TextBlock, in room: CGFloat?) -> CGSize {
    text.extent(of: block, width: room)
  }

  /// The number of lines of a paragraph broken at the width `room`.
  func lines(of paragraph: Paragraph, in room: CGFloat) -> Int {
    text.extent(of: paragraph, width: room).lines
  }

  /// A block as it is laid out in its box, with the detail below if they do not fit side by side.
  func set(_ block: TextBlock) -> TextBlock {
    text.block(block, width: block.box.width)
  }
}
