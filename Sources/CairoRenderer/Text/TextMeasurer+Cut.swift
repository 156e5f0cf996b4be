public import LayoutScene

extension TextMeasurer {
  /// The paragraphs of a block that cannot be read whole: those that end in an ellipsis, and those for
  /// which there is no room at all.
  ///
  /// - Complexity: O(lines that are set).
  public func unread(of block: TextBlock) -> [Paragraph] {
    let lines = TextSetter(shaper: shaper).set(block)
    return (block.paragraphs + [block.detail].compactMap(\.self)).filter { paragraph in
      !paragraph.string.isEmpty
        && !lines.contains { $0.paragraph == paragraph && !$0.text.isCut }
    }
  }
}
