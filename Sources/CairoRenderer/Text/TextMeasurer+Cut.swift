import Foundation
public import Scene

extension TextMeasurer {
  /// The paragraphs of a block that are truncated or omitted for lack of space.
  ///
  /// - Parameter block: A text block with a frame.
  /// - Complexity: O(*n*) for *n* lines.
  public func truncatedParagraphs(of block: TextBlock) -> [Paragraph] {
    let lines = TextSetter(shaper: shaper).set(block)
    return block.allParagraphs.filter { paragraph in
      !paragraph.string.isEmpty
        && !lines.contains { line in
          line.paragraph.isSame(as: paragraph) && !line.text.isTruncated
        }
    }
  }

  /// The paragraphs of a block that are complete, but clearly smaller than specified for lack of
  /// height.
  ///
  /// - Parameter block: A text block with a frame.
  /// - Complexity: O(*n*) for *n* lines.
  public func shrunkParagraphs(of block: TextBlock) -> [Paragraph] {
    guard block.fit == .ellipsis else { return [] }
    let lines = TextSetter(shaper: shaper).set(block)
    return block.allParagraphs.filter { paragraph in
      lines.contains { line in
        line.paragraph.isSame(as: paragraph) && !line.text.isTruncated
          && line.font.size < paragraph.font.size * Self.minimumScale
      }
    }
  }

  /// The smallest fraction of the specified size that does not look smaller.
  private static var minimumScale: CGFloat { 0.9 }

  /// The paragraphs of a block with a word that is too wide for a line and is broken inside.
  ///
  /// - Parameter block: A text block with a frame.
  /// - Complexity: O(*n*) for *n* characters, per line.
  public func brokenParagraphs(of block: TextBlock) -> [Paragraph] {
    let lines = TextSetter(shaper: shaper).set(block)
    return block.allParagraphs.filter { paragraph in
      lines.contains { $0.paragraph.isSame(as: paragraph) && $0.text.breaksWord(before: $0.index) }
    }
  }
}

extension Paragraph {
  /// Whether two paragraphs have the same role and text. Other properties may differ: a detail
  /// below a title may have more lines than one beside it.
  fileprivate func isSame(as other: Paragraph) -> Bool {
    role == other.role && string == other.string
  }
}
