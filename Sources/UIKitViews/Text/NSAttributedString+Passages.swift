internal import Foundation

extension NSAttributedString {
  /// A range that is laid out as one text: several paragraphs, unless one needs a layout of its
  /// own.
  struct Passage {
    var text: NSAttributedString
    var style: NSParagraphStyle?
  }

  /// The passages of the text in order, without the line breaks between them.
  var passages: [Passage] {
    var spans: [(range: NSRange, style: NSParagraphStyle?, standsAlone: Bool)] = []
    for range in paragraphs {
      let style = length > 0 ? style(at: range) : nil
      let standsAlone = style?.needsOwnLayout ?? false || hasTab(in: range)
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

  /// The paragraph style at the start of a paragraph, or at its terminator if it is empty.
  private func style(at range: NSRange) -> NSParagraphStyle? {
    let index = min(range.location, length - 1)
    return attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The ranges of the paragraphs, without their terminators.
  private var paragraphs: [NSRange] {
    var (ranges, start): ([NSRange], Int) = ([], 0)
    for (index, unit) in string.utf16.enumerated() where unit == 0x0A || unit == 0x2029 {
      ranges.append(NSRange(location: start, length: index - start))
      start = index + 1
    }
    return ranges + [NSRange(location: start, length: length - start)]
  }
}
