package import Foundation
internal import Geometry
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

  /// A ruler that estimates widths from the number of letters.
  static var ofLetters: WordRuler { WordRuler { LetterCounter() } }

  /// Whether a paragraph fits on one line with a font size of at least `least` points.
  func fits(_ paragraph: Paragraph, in room: CGSize, shrunkTo least: CGFloat) -> Bool {
    let widest = max(width(of: paragraph), width(of: paragraph.withWidestDigits))
    return paragraph.font(
      ofWidth: widest, shrunkTo: room, minimum: least, mayTruncate: false) != nil
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

/// Measures text by its letters, each about half an em wide.
private struct LetterCounter: TextMeasuring {
  func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let natural = CGFloat(paragraph.string.count) * paragraph.font.size * 0.5
    guard let width, natural > width, width > 0 else { return TextExtent(width: natural, lines: 1) }
    return TextExtent(width: width, lines: Int(min((natural / width).rounded(.up), 1_000_000)))
  }
}

extension TextMeasuring {
  /// The size of all lines of a block; one line per paragraph if `width` is `nil`.
  mutating func extent(of block: TextBlock, width: CGFloat?) -> CGSize {
    let block = self.block(block, width: width ?? TextBlock.unlimited)
    let detail = detailWidth(in: block, width: width ?? TextBlock.unlimited)
    let gaps = CGFloat(max(block.paragraphs.count - 1, 0)) * block.spacing
    var filled = CGSize(width: detail, height: gaps)
    for (index, paragraph) in block.paragraphs.enumerated() {
      let room = width.map { max(block.width(ofParagraph: index, in: $0, detail: detail), 1) }
      let extent = extent(of: paragraph, width: room)
      let isBeside = detail > 0 && block.besideDetail.indices.contains(index)
      filled.width = max(
        filled.width,
        isBeside
          ? TextBlock.width(of: extent.width, beside: detail - TextBlock.detailGap) : extent.width)
      filled.height += extent.height(ofLines: paragraph.maxLines, in: paragraph.font)
    }
    return filled
  }
}

extension TextBlock {
  /// A practically unlimited length in points.
  package static var unlimited: CGFloat { 100_000 }
}

extension TextAlignment {
  /// The absolute alignment in a layout direction.
  func resolved(in direction: UITraitEnvironmentLayoutDirection) -> TextBlock.Alignment {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
