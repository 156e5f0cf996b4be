internal import Foundation

extension NSAttributedString {
  /// A part that is set as one text: several paragraphs, as long as none asks to stand otherwise.
  struct Passage {
    var text: NSAttributedString
    var style: NSParagraphStyle?
  }

  /// The whole text, in order, without the ends of lines between passages.
  var passages: [Passage] {
    paragraphs.reduce(into: []) { passages, range in
      let style = length > 0 ? style(at: range) : nil
      let text = attributedSubstring(from: range)
      let setsApart = style?.setsApart ?? false || text.string.contains("\t")
      guard !setsApart, let last = passages.last, last.style == style,
        !last.text.string.contains("\t")
      else {
        passages.append(Passage(text: text, style: style))
        return
      }
      let start = range.location - 1 - last.text.length
      passages[passages.count - 1].text = attributedSubstring(
        from: NSRange(location: start, length: range.location + range.length - start))
    }
  }

  /// That of the paragraph's beginning, or of what ends it.
  private func style(at range: NSRange) -> NSParagraphStyle? {
    let place = min(range.location, length - 1)
    return attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Those between ends of paragraphs.
  private var paragraphs: [NSRange] {
    var (ranges, start): ([NSRange], Int) = ([], 0)
    for (index, unit) in string.utf16.enumerated() where unit == 0x0A || unit == 0x2029 {
      ranges.append(NSRange(location: start, length: index - start))
      start = index + 1
    }
    return ranges + [NSRange(location: start, length: length - start)]
  }
}
