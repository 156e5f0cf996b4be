package import CompositionalLayout
package import Foundation
package import Scene

extension UILabel {
  /// A part of the text with one paragraph style, laid out below the previous part.
  struct Passage {
    var string: String
    /// Empty if the text has uniform attributes.
    var runs: [LabelRun]
    /// The font of text without runs.
    var font: UIFont
    var style = NSParagraphStyle.default
    var alignment: NSTextAlignment
  }

  /// A passage with its position.
  package struct PlacedPassage {
    package var paragraph: Paragraph
    package var rect: CGRect
    package var alignment: NSTextAlignment
    package var runs: [LabelRun]
  }

  /// Lays out the text in a rectangle, using ``numberOfLines``.
  ///
  /// - Parameters:
  ///   - color: The color of text without colors of its own.
  ///   - resolve: Resolves the colors of runs; runs use `color` if it returns `nil`.
  package func passages(
    in rect: CGRect, role: String, color: RGBA, resolving resolve: (UIColor) -> RGBA?
  ) -> [PlacedPassage] {
    let passages = passages
    guard passages.count > 1 else {
      return passages.map { passage in
        let paragraph = paragraph(of: passage, role: role, color: color, resolving: resolve)
        let inner = place(of: passage, in: rect)
        return PlacedPassage(
          paragraph: fitted(paragraph, to: inner.size), rect: inner, alignment: passage.alignment,
          runs: passage.runs)
      }
    }
    let rows = rows(of: passages, width: rect.width, lines: numberOfLines, height: rect.height) {
      paragraph(of: $0, role: role, color: color, resolving: resolve)
    }
    let top = rect.midY - Self.height(of: rows) / 2
    return rows.filter { !$0.paragraph.string.isEmpty }.map { row in
      let line = CGRect(
        x: rect.minX, y: top + row.top, width: rect.width,
        height: row.size.height - row.passage.style.gap)
      return PlacedPassage(
        paragraph: row.paragraph, rect: place(of: row.passage, in: line),
        alignment: row.passage.alignment, runs: row.passage.runs)
    }
  }

  /// The passage's rectangle between its indents.
  ///
  /// Text is centered in lines that include the line spacing, so the rectangle is shifted to leave
  /// that spacing below the glyphs.
  private func place(of passage: Passage, in rect: CGRect) -> CGRect {
    let style = passage.style
    let width = style.lineWidth(in: rect.width) ?? rect.width
    let left = isMirrored ? rect.width - style.head - width : style.head
    return CGRect(
      x: rect.minX + left,
      y: rect.minY - style.gap / 2 + style.extraHeight(of: passage.highestFont) / 2, width: width,
      height: rect.height + style.gap)
  }

  /// The paragraph for measuring, where colors do not matter.
  private func paragraph(of passage: Passage) -> Paragraph {
    paragraph(of: passage, role: "label", color: .black) { _ in .black }
  }

  private func paragraph(
    of passage: Passage, role: String, color: RGBA, resolving resolve: (UIColor) -> RGBA?
  ) -> Paragraph {
    let style = passage.style
    let runs = passage.runs.map { run in
      let ink = resolve(run.color) ?? color
      return TextRun(
        length: run.length, font: style.spaced(run.metrics), color: ink, tracking: run.tracking,
        lines: run.lines.map {
          TextRun.Line($0.place, color: $0.color.flatMap(resolve) ?? ink, weight: $0.weight)
        }, gap: run.picture?.rect.width)
    }
    let highest = runs.map(\.font).max { $0.lineHeight < $1.lineHeight }
    var result = Paragraph(
      passage.string, role: role, font: highest ?? style.spaced(passage.font.metrics),
      color: color, maxLines: numberOfLines > 0 ? numberOfLines : Paragraph.unlimitedLines,
      runs: runs)
    result.truncation = lineBreakMode.cut
    result.indent = style.indent
    result.isJustified = passage.alignment == .justified
    setTabs(of: passage, in: &result)
    return result
  }

  /// Widens the runs of tabs so that text after them starts at tab stops.
  private func setTabs(of passage: Passage, in paragraph: inout Paragraph) {
    func width(_ runs: Range<Int>) -> CGFloat {
      let part = paragraph.subparagraph(runs)
      return part.string.isEmpty ? 0 : TextMeasurement.extent(of: part, width: nil, lines: 1).width
    }
    let tabs = passage.runs.indices.filter { passage.runs[$0].isTab }
    for (index, tab) in tabs.enumerated() {
      let x = max(passage.style.firstLineHeadIndent, 0) + width(0..<tab)
      guard let stop = passage.style.stop(after: x) else { continue }
      let end = index + 1 < tabs.count ? tabs[index + 1] : passage.runs.count
      let before: CGFloat =
        switch stop.alignment {
        case .right: width(tab + 1..<end)
        case .center: width(tab + 1..<end) / 2
        case .left, .justified, .natural: 0
        }
      paragraph.runs[tab].gap = max(stop.location - x - before, 1)
    }
  }

  // MARK: Sizes

  /// A passage that fits into the label.
  private struct Row {
    var paragraph: Paragraph
    var passage: Passage
    /// Includes the line spacing below the last line.
    var size: CGSize
    var top: CGFloat
  }

  private static func height(of rows: [Row]) -> CGFloat {
    rows.last.map { max($0.top + $0.size.height - $0.passage.style.gap, 0) } ?? 0
  }

  /// The passages that fit, from the top. The last one is truncated if others follow it.
  private func rows(
    of passages: [Passage], width: CGFloat?, lines: Int, height: CGFloat = .infinity,
    paragraph: (Passage) -> Paragraph
  ) -> [Row] {
    var rows: [Row] = []
    var (top, left): (CGFloat, Int) = (0, lines > 0 ? lines : Paragraph.unlimitedLines)
    for passage in passages {
      var text = paragraph(passage)
      if let above = rows.last {
        top += max(above.passage.style.paragraphSpacing, 0)
        top += max(passage.style.paragraphSpacingBefore, 0)
        guard left > 0, top + text.font.lineHeight - passage.style.gap <= height + 0.5 else {
          rows[rows.count - 1].paragraph = above.paragraph.followed(by: text)
          break
        }
      }
      let extent = extent(of: text, of: passage, width: width, lines: lines)
      let fitting = (1...max(min(left, extent.lines), 1)).last {
        top + extent.height(ofLines: $0, in: text.font) - passage.style.gap <= height + 0.5
      }
      text.maxLines = fitting ?? 1
      let size = CGSize(
        width: extent.width, height: extent.height(ofLines: text.maxLines, in: text.font))
      rows.append(Row(paragraph: text, passage: passage, size: size, top: top))
      top += size.height
      left = text.maxLines < extent.lines ? 0 : left - extent.lines
    }
    return rows
  }

  private func extent(
    of paragraph: Paragraph, of passage: Passage, width: CGFloat?, lines: Int
  ) -> TextExtent {
    guard !paragraph.string.isEmpty else { return TextExtent(width: 0, lines: 1) }
    return TextMeasurement.extent(
      of: paragraph, width: passage.style.lineWidth(in: width), lines: lines)
  }

  /// The text's size in lines of at most `width` points. Zero or negative `lines` means no limit.
  func textSize(width: CGFloat?, lines: Int) -> CGSize {
    guard hasText else { return .zero }
    let rows = rows(of: passages, width: width, lines: lines, paragraph: paragraph)
    let widths = rows.map {
      let style = $0.passage.style
      return TextMeasurement.requestedWidth(for: $0.size.width) + style.head
        + max(-style.tailIndent, 0)
    }
    return CGSize(
      width: widths.max() ?? 0, height: TextMeasurement.requestedHeight(for: Self.height(of: rows)))
  }

  // MARK: Baselines

  /// The distance from the top edge to the first baseline, in points.
  func firstBaseline(width: CGFloat) -> CGFloat {
    guard let passage = passages.first else { return 0 }
    let rows = rows(atWidth: width)
    let font = highestFont(of: passage, paragraph(of: passage), width: width) { $0.first }
    return Self.roundingSpace(around: rows) + passage.style.extraHeight(of: font)
      + font.baseline
  }

  /// The distance from the bottom edge to the last baseline, in points.
  func lastBaseline(width: CGFloat) -> CGFloat {
    let rows = rows(atWidth: width)
    guard let last = rows.last else { return 0 }
    let font = highestFont(of: last.passage, last.paragraph, width: width) { $0.last }
    return Self.roundingSpace(around: rows) + font.lineHeight - font.baseline
  }

  /// The rows at a width; unwrapped if the label has no width yet.
  private func rows(atWidth width: CGFloat) -> [Row] {
    rows(
      of: passages, width: width > 0 ? width : nil, lines: numberOfLines, paragraph: paragraph)
  }

  /// The space above and below the lines in points: text heights are rounded up to whole pixels.
  private static func roundingSpace(around rows: [Row]) -> CGFloat {
    let height = height(of: rows)
    return (TextMeasurement.requestedHeight(for: height) - height) / 2
  }

  private func highestFont(
    of passage: Passage, _ paragraph: Paragraph, width: CGFloat,
    line: (ArraySlice<CGFloat>) -> CGFloat?
  ) -> TextMetrics {
    guard !passage.runs.isEmpty else { return passage.font.metrics }
    let extent = extent(of: paragraph, of: passage, width: width, lines: numberOfLines)
    let height = line(extent.heights.prefix(paragraph.maxLines))
    return passage.runs.map(\.metrics).first { passage.style.spaced($0).lineHeight == height }
      ?? passage.highestFont
  }

  // MARK: Fitting

  /// The paragraph at the largest font size that fits, if the label may shrink text of several
  /// lines.
  private func fitted(_ paragraph: Paragraph, to room: CGSize) -> Paragraph {
    guard adjustsFontSizeToFitWidth, numberOfLines != 1,
      TextMetrics.drawnSizes ~= paragraph.font.size,
      !fits(paragraph, in: room)
    else { return paragraph }
    func smaller(_ quarters: Int) -> Paragraph {
      paragraph.resized(to: paragraph.font.resized(to: CGFloat(quarters) / 4))
    }
    // A binary search in quarters of a point: `low` fits or is the minimum.
    let minimum = paragraph.font.size * min(max(0, minimumScaleFactor), 1)
    var low = Int((max(minimum, 1) * 4).rounded(.up))
    var high = Int((paragraph.font.size * 4).rounded(.up))
    while low + 1 < high {
      let middle = (low + high) / 2
      if fits(smaller(middle), in: room) { low = middle } else { high = middle }
    }
    return smaller(low)
  }

  private func fits(_ paragraph: Paragraph, in room: CGSize) -> Bool {
    let extent = TextMeasurement.extent(of: paragraph, width: room.width, lines: numberOfLines)
    return extent.lines <= paragraph.maxLines
      && extent.height(ofLines: extent.lines, in: paragraph.font) <= room.height + 0.5
  }
}

extension UILabel.Passage {
  var highestFont: TextMetrics {
    runs.map(\.metrics).max { $0.lineHeight < $1.lineHeight } ?? font.metrics
  }
}

extension LabelRun {
  /// The metrics of the font, with a line height that also fits the run's image.
  fileprivate var metrics: TextMetrics {
    var metrics = font.metrics
    guard let picture else { return metrics }
    let middle = -font.pointSize * SystemFont.baselineBelowMiddle
    let distance = max(middle - picture.rect.minY, picture.rect.maxY - middle)
    metrics.lineHeight = max(metrics.lineHeight, 2 * distance)
    return metrics
  }
}

extension Paragraph {
  /// The text of some runs, as a single line.
  fileprivate func subparagraph(_ range: Range<Int>) -> Paragraph {
    var part = self
    let start = runs[..<range.lowerBound].reduce(0) { $0 + $1.length }
    part.runs = Array(runs[range])
    let length = part.runs.reduce(0) { $0 + $1.length }
    part.string = String(
      String.UnicodeScalarView(string.unicodeScalars.dropFirst(start).prefix(length)))
    part.indent = 0
    return part
  }

  /// The text followed by another paragraph on new lines.
  fileprivate func followed(by other: Paragraph) -> Paragraph {
    guard !runs.isEmpty, !other.runs.isEmpty else { return self }
    var result = self
    result.string += "\n" + other.string
    result.runs.append(TextRun(length: 1, font: runs[runs.count - 1].font, color: color))
    result.runs += other.runs
    return result
  }
}
