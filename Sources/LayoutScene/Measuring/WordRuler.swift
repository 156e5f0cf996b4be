import Foundation

/// Tells how wide words are while a scene is made: most scenes do not ask.
final class WordRuler {
  private let make: () -> any TextMeasuring
  private lazy var text = make()

  /// - Parameter make: Makes what measures, when it is first asked.
  init(_ make: @escaping () -> any TextMeasuring) {
    self.make = make
  }

  /// Nothing, if nothing measures.
  convenience init?(_ text: (any TextMeasuring)?) {
    guard let text else { return nil }
    self.init { text }
  }

  /// The points of the widest line of paragraphs that are broken in a room so wide; they are broken in the
  /// same places in a room that is no wider than this.
  func width(of paragraphs: [Paragraph], in room: CGFloat) -> CGFloat {
    paragraphs.map { text.extent(of: $0, width: room).width.rounded(.up) + 1 }.max() ?? 0
  }

  /// The points that all lines of a block take below one another in the width of its box.
  func height(of block: TextBlock) -> CGFloat {
    text.extent(of: block, width: block.box.width).height
  }
}
