import Foundation
package import Scene

/// Tells how wide words are while a scene is made or an element measured: most do not ask.
package final class WordRuler {
  private let make: () -> any TextMeasuring
  private lazy var text = make()

  /// - Parameter make: Makes what measures, when it is first asked.
  package init(_ make: @escaping () -> any TextMeasuring) {
    self.make = make
  }

  /// Nothing, if nothing measures.
  package convenience init?(_ text: (any TextMeasuring)?) {
    guard let text else { return nil }
    self.init { text }
  }

  /// The points of the widest line of paragraphs that are broken in a room so wide; they are broken in the
  /// same places in a room that is no wider than this.
  func width(of paragraphs: [Paragraph], in room: CGFloat) -> CGFloat {
    paragraphs.map { text.extent(of: $0, width: room).width.rounded(.up) + 1 }.max() ?? 0
  }

  /// Whether a paragraph has room on one line, set as small as need be but no smaller than a size in points.
  func fits(_ paragraph: Paragraph, in room: CGSize, shrunkTo least: CGFloat) -> Bool {
    let widest = max(width(of: paragraph), width(of: paragraph.withWidestFigures))
    return paragraph.font(
      ofWidth: widest, shrunkTo: room, minimum: least, mayBeCut: false) != nil
  }

  /// The points that all lines of a block take below one another in the width of its box.
  func height(of block: TextBlock) -> CGFloat {
    text.extent(of: block, width: block.box.width).height
  }

  /// The points of a paragraph on one line.
  func width(of paragraph: Paragraph) -> CGFloat {
    text.extent(of: paragraph, width: nil).width
  }

  /// How many lines a paragraph is broken into in a room so wide.
  func lines(of paragraph: Paragraph, in room: CGFloat) -> Int {
    text.extent(of: paragraph, width: room).lines
  }

  /// A block as it is set in its box: with its detail below, where there is no room beside.
  func set(_ block: TextBlock) -> TextBlock {
    text.block(block, width: block.box.width)
  }
}
