internal import Foundation

extension NSAttributedString {
  /// A part that is set as one text: several paragraphs, as long as none asks to stand otherwise.
  struct Passage {
    var text: NSAttributedString
    var style: NSParagraphStyle?
  }

  /// The whole text, in order, without the ends of lines between passages.
  var passages: [Passage] {
    var spans: [(range: NSRange, style: NSParagraphStyle?, standsAlone: Bool)] = []
    for range in paragraphs {
      let style = length > 0 ? style(at: range) : nil
      let standsAlone = style?.setsApart ?? false || hasTab(in: range)
      if !standsAlone, let last = spans.last, !last.standsAlone, last.style == style {
        spans[spans.count - 1].range = last.range.union(range)
      } else {
        spans.append((range, style, standsAlone))
      }
    }
    return spans.map { Passage(text: attributedSubstring(from: $0.range), style: $0.style) }
  }

  private func hasTab(in range: NSRange) -> Bool {
    attributedSubstring(from: range).string.contains("\t")
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
