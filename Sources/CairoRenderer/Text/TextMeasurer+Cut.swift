import Foundation
public import Scene

extension TextMeasurer {
  /// The paragraphs of a block that cannot be read whole: those that end in an ellipsis, and those for which
  /// there is no room at all.
  ///
  /// - Complexity: O(lines that are set).
  public func unread(of block: TextBlock) -> [Paragraph] {
    let lines = TextSetter(shaper: shaper).set(block)
    return block.allParagraphs.filter { paragraph in
      !paragraph.string.isEmpty
        && !lines.contains { line in
          line.paragraph.isSame(as: paragraph) && !line.text.isCut
        }
    }
  }

  /// The paragraphs of a block that are there whole, but clearly smaller than they should be for want of room.
  ///
  /// - Complexity: O(lines that are set).
  public func lowered(of block: TextBlock) -> [Paragraph] {
    guard block.fit == .ellipsis else { return [] }
    let lines = TextSetter(shaper: shaper).set(block)
    return block.allParagraphs.filter { paragraph in
      lines.contains { line in
        line.paragraph.isSame(as: paragraph) && !line.text.isCut
          && line.font.size < paragraph.font.size * Self.leastShare
      }
    }
  }

  /// The share of its size that a text has at least which nobody takes for smaller.
  private static var leastShare: CGFloat { 0.9 }

  /// The paragraphs of a block that go on in the next line amid a word, which no line has room for.
  ///
  /// - Complexity: O(letters) for each line that is set.
  public func broken(of block: TextBlock) -> [Paragraph] {
    let lines = TextSetter(shaper: shaper).set(block)
    return block.allParagraphs.filter { paragraph in
      lines.contains { $0.paragraph.isSame(as: paragraph) && $0.text.breaksWord(before: $0.index) }
    }
  }
}

extension TextBlock {
  fileprivate var allParagraphs: [Paragraph] { paragraphs + [detail].compactMap(\.self) }
}

extension Paragraph {
  /// Whether it says the same in the same place: a detail below may have more lines than one beside.
  fileprivate func isSame(as other: Paragraph) -> Bool {
    role == other.role && string == other.string
  }
}
