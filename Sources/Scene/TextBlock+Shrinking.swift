package import Foundation

extension Paragraph {
  /// The paragraph with every digit replaced by the widest one. All numbers with equally many
  /// digits are then shrunk to the same font size.
  package var withWidestDigits: Paragraph {
    var paragraph = self
    paragraph.string = String(string.map { "0"..."9" ~= $0 ? "4" : $0 })
    return paragraph
  }

  /// An upper bound for the growth by `withWidestDigits`: in no font is a 4 more than 1.6 times as
  /// wide as a 1.
  package static let maximumDigitGrowth: CGFloat = 1.6

  /// The font that fits a text of `natural` points on one line into `room`: its own font or a
  /// smaller one, in steps of a quarter point. If the result is smaller than `minimum`, returns the
  /// minimum size if the text may be truncated, and `nil` otherwise.
  package func font(
    ofWidth natural: CGFloat, shrunkTo room: CGSize, minimum: CGFloat, mayTruncate: Bool
  ) -> TextMetrics? {
    let factor = min(1, room.width / max(natural, 1), room.height / font.size)
    guard factor < 1 else { return font }
    // Small text has wider spacing, so its width does not shrink in proportion to its size.
    var size = font.size * factor * 0.98
    for _ in 0..<3 {
      let width = SystemSpacing.width(of: string, in: font, resizedTo: size, from: natural)
      size *= min(1, room.width * 0.98 / max(width, 1))
    }
    // Quarter points limit the number of sizes to shape.
    let shrunk = font.resized(to: (size * 4).rounded(.down) / 4)
    if shrunk.size >= minimum { return shrunk }
    return mayTruncate ? font.resized(to: minimum) : nil
  }
}

extension TextMetrics {
  /// The font at another size, with a proportional line height.
  package func resized(to size: CGFloat) -> TextMetrics {
    var font = self
    font.size = size
    font.lineHeight = lineHeight * size / self.size
    return font
  }
}
