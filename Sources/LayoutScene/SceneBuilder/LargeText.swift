import CompositionalLayout
import Foundation

/// Text that people want larger than usual is as large as its element has room for.
///
/// It is set as people have it who want the next smaller size, and so on, at most down to the usual one,
/// rather than that a word is broken, a name or a value of a word or two is cut, or a label is left out.
/// Sentences are cut where they have to be, as text of the usual size is.
enum LargeText {
  /// The sizes that come into question, the wanted one first; the usual one is the last.
  static func sizes(from wanted: UIContentSizeCategory) -> ArraySlice<UIContentSizeCategory> {
    let all = TextStyle.categories.reversed().map { $0 }
    guard let first = all.firstIndex(of: wanted), let last = all.firstIndex(of: .large),
      first < last
    else { return [wanted] }
    return all[first...last]
  }

  /// The largest of the sizes at which what an element says has room.
  ///
  /// - Parameter make: Its texts at a size.
  static func arrange<Texts>(
    upTo wanted: UIContentSizeCategory, measuring ruler: WordRuler?,
    _ make: (UIContentSizeCategory) -> (Texts, blocks: [TextBlock])
  ) -> Texts {
    var made = make(wanted)
    guard let ruler else { return made.0 }
    for size in sizes(from: wanted).dropFirst() {
      if made.blocks.allSatisfy(ruler.hasRoom) { break }
      made = make(size)
    }
    return made.0
  }
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
    let ends = [block.paragraphs.first, block.paragraphs.last].compactMap { $0?.font }
    return ends.reduce(0) { $0 + max($1.lineHeight - $1.size, 0) / 2 }
  }
}

extension Paragraph {
  /// Whether it is a word or two, which say nothing when they are cut.
  fileprivate var isName: Bool {
    string.split(maxSplits: 2, whereSeparator: \.isWhitespace).count <= 2
  }
}
