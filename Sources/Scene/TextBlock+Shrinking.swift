package import Foundation

extension Paragraph {
  /// The paragraph with the widest of figures in place of each: where one number has room, so have all of
  /// as many figures, and they are set in one size.
  package var withWidestFigures: Paragraph {
    var paragraph = self
    paragraph.string = String(string.map { "0"..."9" ~= $0 ? "4" : $0 })
    return paragraph
  }

  /// How much wider it may be with the widest figures: no font has a 1 that is so much narrower.
  package static let mostByFigures: CGFloat = 1.6

  /// The font in which a text that would be `natural` points wide is set on one line of a room: its own
  /// or a smaller one, in quarters of a point. Where that is below `minimum`, this is it for a text that
  /// may be cut, and there is none for others.
  package func font(
    ofWidth natural: CGFloat, shrunkTo room: CGSize, minimum: CGFloat, mayBeCut: Bool
  ) -> TextMetrics? {
    let factor = min(1, room.width / max(natural, 1), room.height / font.size)
    guard factor < 1 else { return font }
    // Quarters, so that few sizes are shaped; the width grows a little slower.
    let shrunk = font.resized(to: (font.size * factor * 0.98 * 4).rounded(.down) / 4)
    if shrunk.size >= minimum { return shrunk }
    return mayBeCut ? font.resized(to: minimum) : nil
  }
}

extension TextMetrics {
  /// The same font in another size, with its line height in proportion.
  package func resized(to size: CGFloat) -> TextMetrics {
    var font = self
    font.size = size
    font.lineHeight = lineHeight * size / self.size
    return font
  }
}
