package import CompositionalLayout
import Foundation
import Scene

/// Text that people want larger than usual is as large as its element has room for.
///
/// It is set as people have it who want the next smaller size, and so on, at most down to the usual one,
/// rather than that a word is broken, a name or a value of a few words is cut, a label is left out, or a sign
/// is smaller than the letters below it. Sentences are cut where they have to be, as text of the usual size is.
package enum LargeText {
  /// The sizes that come into question, the wanted one first; the usual one is the last.
  static func sizes(from wanted: UIContentSizeCategory) -> ArraySlice<UIContentSizeCategory> {
    guard wanted != .large, let first = descending.firstIndex(of: wanted) else { return [wanted] }
    return descending[first...]
  }

  /// From the largest to the usual one.
  private static let descending = Array(
    DynamicTypeStyle.categories.drop { $0 != .large }.reversed())

  /// What an element is made up of at the largest of the sizes at which what it says has room.
  ///
  /// - Parameters:
  ///   - make: What it is made up of at a size.
  ///   - arrange: What that shows; not asked where no smaller size comes into question.
  package static func make<Made>(
    upTo wanted: UIContentSizeCategory, measuring ruler: WordRuler?,
    _ make: (UIContentSizeCategory) -> Made, showing arrange: (Made) -> Arrangement
  ) -> Made {
    var made = make(wanted)
    guard let ruler else { return made }
    for size in sizes(from: wanted).dropFirst() {
      let arrangement = arrange(made)
      if !arrangement.isTight, arrangement.texts.allSatisfy(ruler.hasRoom) { break }
      made = make(size)
    }
    return made
  }
}

extension LargeText {
  /// How large text is in cells that stand side by side and are alike: as large as each of them has room for.
  package struct Sizes {
    package init() {}

    private var known: [Place: UIContentSizeCategory] = [:]

    private struct Place: Hashable {
      var section: Int
      var name: String?
      var top: CGFloat
      var size: CGSize

      init(_ cell: SolvedElement) {
        (section, name) = (cell.section, cell.name)
        (top, size) = (cell.frame.minY, cell.frame.size)
      }
    }

    /// Whether an element is a cell that does not size itself.
    package func concerns(_ element: SolvedElement) -> Bool {
      element.category == .cell && !element.fit.width && !element.fit.height
    }

    package subscript(element: SolvedElement) -> UIContentSizeCategory? {
      get { known.isEmpty || !concerns(element) ? nil : known[Place(element)] }
      set { known[Place(element)] = newValue }
    }
  }
}

extension UIContentSizeCategory {
  /// Whether text is larger than systems have it by themselves.
  package var isLargerThanUsual: Bool { LargeText.sizes(from: self).count > 1 }
}

extension WordRuler {
  /// Whether a block has room for its words, for all of names and values, and for a line of each label.
  fileprivate func hasRoom(for block: TextBlock) -> Bool {
    // What may be set smaller is.
    guard case .ellipsis = block.fit else { return true }
    let (box, set) = (block.box, set(block))
    guard box.width > 0, box.height > 0 else { return set.paragraphs.isEmpty }
    var taken: CGFloat = 0
    if let detail = set.detail {
      let natural = width(of: detail)
      let first = set.paragraphs.first.map(width) ?? 0
      guard natural <= TextBlock.widestDetail(beside: first, in: box.width) else { return false }
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

  /// How far line boxes may stand out of a box without their ink doing so, above and below together.
  private func slack(of block: TextBlock) -> CGFloat {
    guard block.anchor == .middle else { return 0 }
    return [block.paragraphs.first, block.paragraphs.last].reduce(0) { $0 + ($1?.font.slack ?? 0) }
  }
}

extension Paragraph {
  /// Whether it is a few words, which say little when they are cut.
  fileprivate var isName: Bool {
    string.split(maxSplits: Self.fewWords, whereSeparator: \.isWhitespace).count <= Self.fewWords
  }

  private static let fewWords = 4
}
