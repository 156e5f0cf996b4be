import Foundation
package import Geometry
import Scene

/// Reduces large preferred text sizes for elements that are too small for them.
///
/// An element uses the largest size at which no word is broken, no text of a few words is
/// truncated, and no label is left out. The size is never reduced below the default one. Longer text may be truncated, as it is at the default size,
/// but not in parts of composed cells that are limited to one line and fit at the default size.
package enum LargeText {
  /// The candidate sizes from the preferred one down to the default.
  static func sizes(from wanted: UIContentSizeCategory) -> ArraySlice<UIContentSizeCategory> {
    guard wanted != .large, let first = descending.firstIndex(of: wanted) else { return [wanted] }
    return descending[first...]
  }

  /// The sizes from the largest to the default one.
  private static let descending = Array(
    DynamicTypeStyle.categories.drop { $0 != .large }.reversed())

  /// Makes an element's content at the largest size at which its text fits.
  ///
  /// - Parameters:
  ///   - make: Makes the content at a size.
  ///   - arrange: Arranges the content, to check whether it fits. It is not called if there is only
  ///     one candidate size.
  package static func make<Made>(
    upTo wanted: UIContentSizeCategory, measuring ruler: WordRuler?,
    _ make: (UIContentSizeCategory) -> Made, showing arrange: (Made) -> Arrangement
  ) -> Made {
    var made = make(wanted)
    guard let ruler else { return made }
    // The lines that fit at the default size, found only if a line does not fit at a larger one.
    var whole: Set<String>?
    func isWhole(_ line: Paragraph) -> Bool {
      let found = whole ?? ruler.wholeLines(of: arrange(make(.large)))
      whole = found
      return found.contains(line.string)
    }
    for size in sizes(from: wanted).dropFirst() {
      let arrangement = arrange(made)
      let fits = arrangement.allTexts.allSatisfy { text in
        ruler.hasRoom(for: text) { arrangement.isComposed && isWhole($0) }
      }
      if fits { break }
      made = make(size)
    }
    return made
  }
}

extension UIContentSizeCategory {
  /// Whether the text size is larger than the default.
  package var isLargerThanDefault: Bool { LargeText.sizes(from: self).count > 1 }
}

extension WordRuler {
  /// Whether no word of a block is broken, no short text is truncated, and every label has at least
  /// one line.
  ///
  /// - Parameter isWhole: Whether a longer text on one line must not be truncated either.
  fileprivate func hasRoom(for block: TextBlock, isWhole: (Paragraph) -> Bool) -> Bool {
    // Text that may be shrunk always fits.
    guard case .ellipsis = block.fit else { return true }
    let (box, set) = (block.box, set(block))
    guard box.width > 0, box.height > 0 else { return set.paragraphs.isEmpty }
    var taken: CGFloat = 0
    if let detail = set.detail {
      let natural = width(of: detail)
      let first = set.paragraphs.first.map(width) ?? 0
      guard natural <= TextBlock.maximumDetailWidth(beside: first, in: box.width) else {
        return false
      }
      taken = natural + TextBlock.detailGap
    }
    let least = set.paragraphs.height(spacing: set.spacing)
    var free = box.height + slack(of: set) - least
    guard free > -0.5 else { return false }
    for (index, paragraph) in set.paragraphs.enumerated() {
      let room = set.width(ofParagraph: index, in: box.width, detail: taken)
      guard paragraph.longestWords.allSatisfy({ width(of: $0) <= room }) else { return false }
      let isShort = paragraph.isName
      guard isShort || paragraph.maxLines == 1 else { continue }
      let lines = lines(of: paragraph, in: room)
      guard isShort || lines > 1 && isWhole(paragraph) else { continue }
      free -= CGFloat(lines - 1) * paragraph.font.lineHeight
      guard lines <= paragraph.maxLines, free > -0.5 else { return false }
    }
    return true
  }

  /// The texts of an arrangement that are limited to one line and fit in it.
  fileprivate func wholeLines(of arrangement: Arrangement) -> Set<String> {
    var lines: Set<String> = []
    for block in arrangement.allTexts {
      for line in block.paragraphs where line.maxLines == 1 && width(of: line) <= block.box.width {
        lines.insert(line.string)
      }
    }
    return lines
  }

  /// How far the line boxes may extend beyond the box without their ink doing so: above and below
  /// together, in points.
  private func slack(of block: TextBlock) -> CGFloat {
    guard block.anchor == .middle else { return 0 }
    return [block.paragraphs.first, block.paragraphs.last].reduce(0) { $0 + ($1?.font.slack ?? 0) }
  }
}

extension Paragraph {
  /// Whether the text is a few words, which would lose their meaning when truncated.
  fileprivate var isName: Bool {
    string.split(maxSplits: Self.fewWords, whereSeparator: \.isWhitespace).count <= Self.fewWords
  }

  private static let fewWords = 4
}
