package import CompositionalLayout
import Foundation
import Scene

/// Reduces large preferred text sizes for elements that are too small for them.
///
/// An element uses the largest size at which no word is broken, no text of a few words is
/// truncated, no label is left out, and no symbol is smaller than the text below it. The size is
/// never reduced below the default one. Longer text may be truncated, as it is at the default size.
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
    for size in sizes(from: wanted).dropFirst() {
      let arrangement = arrange(made)
      if !arrangement.isTight, arrangement.allTexts.allSatisfy(ruler.hasRoom) { break }
      made = make(size)
    }
    return made
  }
}

extension LargeText {
  /// The text size of similar cells side by side: the largest that fits in all of them.
  ///
  /// Self-sizing cells of templates choose for themselves. Composed cells share their size even if
  /// they measure themselves, because a row of them would otherwise mix sizes where only some
  /// contain a long word.
  package struct Sizes {
    package init() {}

    private var known: [Place: UIContentSizeCategory] = [:]

    private struct Place: Hashable {
      var section: Int
      var name: String?
      var top: CGFloat
      var size: CGSize

      var isComposed: Bool

      init(_ cell: SolvedElement, isComposed: Bool) {
        (section, name, self.isComposed) = (cell.section, cell.name, isComposed)
        (top, size) = (cell.frame.minY, cell.frame.size)
        // Cells beside each other may have different heights.
        if isComposed, cell.fit.height { size.height = 0 }
      }
    }

    /// Whether an element is a cell that shares its text size with others.
    package func applies(to element: SolvedElement, isComposed: Bool) -> Bool {
      element.category == .cell && (isComposed || !element.fit.width && !element.fit.height)
    }

    package subscript(
      element: SolvedElement, isComposed isComposed: Bool
    ) -> UIContentSizeCategory? {
      get {
        guard !known.isEmpty, applies(to: element, isComposed: isComposed) else { return nil }
        return known[Place(element, isComposed: isComposed)]
      }
      set { known[Place(element, isComposed: isComposed)] = newValue }
    }
  }
}

extension UIContentSizeCategory {
  /// Whether the text size is larger than the default.
  package var isLargerThanDefault: Bool { LargeText.sizes(from: self).count > 1 }
}

extension WordRuler {
  /// Whether no word of a block is broken, no short text is truncated, and every label has at least
  /// one line.
  fileprivate func hasRoom(for block: TextBlock) -> Bool {
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
      guard paragraph.isName else { continue }
      let lines = lines(of: paragraph, in: room)
      free -= CGFloat(lines - 1) * paragraph.font.lineHeight
      guard lines <= paragraph.maxLines, free > -0.5 else { return false }
    }
    return true
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
