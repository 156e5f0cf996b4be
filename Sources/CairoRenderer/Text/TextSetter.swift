import Foundation
import Scene
import SceneSVG

/// A positioned line of text.
struct SetLine {
  var text: ShapedText
  /// The index of the line in the text.
  var index: Int
  /// The left end of the baseline in points, relative to the element.
  var origin: CGPoint
  /// The paragraph in the size at which it is drawn.
  var paragraph: Paragraph
  /// The side of its box that the line is aligned to.
  var alignment: TextBlock.Alignment

  /// The paragraph's font, possibly scaled down.
  var font: TextMetrics { paragraph.font }
  var color: RGBA { paragraph.color }
  var role: String { paragraph.role }
  /// The language tag that selects regional letterforms.
  var language: String? { paragraph.effectiveLanguage }
  /// The ink bounds in points, relative to ``origin``.
  var ink: CGRect { text.lines[index].ink }
  /// The width in points.
  var width: CGFloat { text.lines[index].width }

  /// The style of a part of the text; `nil` if the paragraph has only one style.
  func run(_ part: Int) -> TextRun? { paragraph.runs.isEmpty ? nil : paragraph.runs[part] }

  func color(of glyphs: ShapedText.Run) -> RGBA { run(glyphs.part)?.color ?? color }

  /// Underlines and strikethroughs.
  var marks: [PlacedLine.Mark] {
    guard paragraph.runs.contains(where: { !$0.lines.isEmpty }) else { return [] }
    return text.runs(of: index).flatMap { glyphs in
      let run = paragraph.runs[glyphs.part]
      return run.lines.map { line in
        let rect = line.rect(width: glyphs.width, size: run.font.size)
        return PlacedLine.Mark(
          rect.offsetBy(dx: glyphs.origin.x, dy: glyphs.origin.y), color: line.color)
      }
    }
  }
}

/// Breaks the paragraphs of a block into lines, truncates them to fit, and positions the lines.
struct TextSetter {
  let shaper: TextShaper

  /// The minimum width of truncated text in ems. Narrower text is omitted.
  private static let minimumEms: CGFloat = 2.2
  /// The minimum font size in points for text that is scaled down to fit its height.
  private static let minimumSize: CGFloat = 7
  /// The minimum font size in points for truncated text that is scaled down to fit its width.
  private static let minimumTruncatedSize: CGFloat = 11
  /// The ratio of font size to line height at which all ink stays inside the line, with the
  /// capitals vertically centered.
  private static let sizePerHeight: CGFloat = 0.86

  /// The lines of a block, from top to bottom. Lines of equal blocks are cached.
  func set(_ block: TextBlock) -> [SetLine] {
    shaper.lines(of: block, setting: lines)
  }

  private func lines(of block: TextBlock) -> [SetLine] {
    let box = block.box
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return [] }
    if let stacked = stacked(block) { return set(stacked) }
    let detail = block.detail.flatMap { setDetail($0, of: block) }
    let paragraphs = stack(block, detail: width(of: detail))
    if paragraphs.isEmpty, detail != nil {
      // If only one of them fits, the paragraphs precede the detail.
      let alone = stack(block)
      if !alone.isEmpty { return place(alone, detail: nil, block) }
    }
    if paragraphs.isEmpty, detail == nil, let narrow = narrowed(block) {
      return place([narrow], detail: nil, block)
    }
    return place(paragraphs, detail: detail, block)
  }
}

extension TextSetter {
  /// A paragraph shaped to fit its space.
  private struct Shaped {
    /// The paragraph in the size at which it is drawn.
    var paragraph: Paragraph
    var text: ShapedText
    /// The tallest font of each line, if the paragraph has runs.
    private var fonts: [TextMetrics]

    init(_ paragraph: Paragraph, _ text: ShapedText) {
      (self.paragraph, self.text) = (paragraph, text)
      fonts = text.tallestFonts(of: paragraph)
    }

    var font: TextMetrics { paragraph.font }
    var height: CGFloat {
      fonts.isEmpty
        ? CGFloat(text.lines.count) * font.lineHeight : fonts.reduce(0) { $0 + $1.lineHeight }
    }

    func font(ofLine index: Int) -> TextMetrics { fonts.isEmpty ? font : fonts[index] }

    /// The number of lines that fit a height in points.
    func lines(within height: CGFloat) -> Int {
      var used: CGFloat = 0
      return text.lines.indices.prefix { index in
        used += font(ofLine: index).lineHeight
        return used <= height
      }.count
    }

    var slack: CGFloat { font.slack }
  }

  /// The paragraphs that fit the block, from top to bottom, beside a detail with a width in points.
  private func stack(_ block: TextBlock, detail detailWidth: CGFloat = 0) -> [Shaped] {
    var result: [Shaped] = []
    var used: CGFloat = 0
    for (index, paragraph) in block.paragraphs.enumerated() {
      let top = result.isEmpty ? 0 : used + block.spacing
      let slack = result.first?.slack
      let left = block.box.height - top
      // A long paragraph leaves one line for each paragraph below it, if possible.
      let below = block.paragraphs.dropFirst(index + 1)
        .reduce(0) { $0 + block.spacing + $1.font.lineHeight }
      var space = CGSize(
        width: block.width(ofParagraph: index, in: block.box.width, detail: detailWidth),
        height: left - below >= paragraph.font.lineHeight ? left - below : left)
      if block.anchor != .middle {
        // Lines that are not centered would overflow at one end only.
        let own = paragraph.font.slack
        space.height -= own + (slack ?? own)
      }
      guard let shaped = shape(paragraph, block.fit, in: space, slackAbove: slack) else { break }
      result.append(shaped)
      used = top + shaped.height
    }
    return result
  }

  /// The block with its detail below the paragraphs, if the detail does not fit beside them and the
  /// height suffices.
  private func stacked(_ block: TextBlock) -> TextBlock? {
    let stacked = block.stacked(in: block.box.width) {
      shaper.shape(key($0, $0.font, width: nil)).width
    }
    guard let stacked else { return nil }
    let gaps = CGFloat(stacked.paragraphs.count - 1) * stacked.spacing
    let height = stacked.paragraphs.reduce(gaps) { $0 + $1.font.lineHeight }
    return height <= block.box.height ? stacked : nil
  }

  /// The width in points of a line that is truncated at `width`.
  func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat {
    shaper.shape(key(paragraph, paragraph.font, width: width)).width
  }

  /// The width in points that a detail takes from the lines beside it.
  private func width(of detail: Shaped?) -> CGFloat {
    detail.map { $0.text.width + TextBlock.detailGap } ?? 0
  }

  private func setDetail(_ paragraph: Paragraph, of block: TextBlock) -> Shaped? {
    func natural(_ paragraph: Paragraph) -> CGFloat {
      shaper.shape(key(paragraph, paragraph.font, width: nil)).width
    }
    let first = block.paragraphs.first.map(natural) ?? 0
    let limit = TextBlock.maximumDetailWidth(beside: first, in: block.box.width)
    let line = paragraph.truncated(toLines: paragraph.maxLines)
    let width = min(natural(line).rounded(.up) + 1, limit)
    return shape(paragraph, .ellipsis, in: CGSize(width: width, height: block.box.height))
  }

  /// The first paragraph of a block on one line, scaled down to fit, but to no less than half its
  /// size; otherwise scaled so that a readable part fits, and truncated. `nil` if the result would
  /// be too small to read. Text in large accessibility sizes needs this in cells made for smaller
  /// text.
  private func narrowed(_ block: TextBlock) -> Shaped? {
    guard block.fit == .ellipsis, let paragraph = block.paragraphs.first else { return nil }
    let natural = shaper.shape(key(paragraph, paragraph.font, width: nil)).width
    let whole = paragraph.font(
      ofWidth: natural, shrunkTo: block.box.size,
      minimum: max(paragraph.font.size / 2, Self.minimumSize), mayTruncate: false)
    if let whole, whole != paragraph.font {
      return shape(paragraph, whole, lines: 1, width: block.box.width)
    }
    let size = (block.box.width / Self.minimumEms * 4).rounded(.down) / 4
    guard size >= Self.minimumTruncatedSize, size < paragraph.font.size else { return nil }
    var narrow = paragraph.resized(to: paragraph.font.resized(to: size))
    narrow.maxLines = 1
    return shape(narrow, .ellipsis, in: block.box.size)
  }

  /// Shapes a paragraph to fit a size; `nil` if no readable text fits.
  private func shape(
    _ paragraph: Paragraph, _ fit: TextBlock.Fit, in space: CGSize, slackAbove: CGFloat? = nil
  ) -> Shaped? {
    var font = paragraph.font
    guard TextMetrics.drawnSizes.contains(font.size), font.lineHeight > 0 else { return nil }
    if case .shrink(let minimum, let mayTruncate) = fit {
      let natural = shaper.shape(key(paragraph, font, width: nil))
      let width = widthOfWidestFigures(in: paragraph, natural.width, to: space.width)
      guard
        let smaller = paragraph.font(
          ofWidth: width, shrunkTo: space, minimum: minimum, mayTruncate: mayTruncate)
      else { return nil }
      // If the text fits on one line, its natural shaping can be reused.
      if smaller == font, natural.lines.count == 1, space.height >= font.lineHeight {
        return Shaped(paragraph, natural)
      }
      font = smaller
    }
    let slack = font.slack
    let height = space.height + slack + (slackAbove ?? slack)
    let limit = CGFloat(min(paragraph.maxLines, Paragraph.unlimitedLines))
    let lines = min(limit, (height / font.lineHeight + 0.01).rounded(.down))
    guard space.width > 0 else { return nil }
    guard lines >= 1 else {
      // A single paragraph is scaled down rather than omitted.
      guard fit == .ellipsis, slackAbove == nil, let smaller = shrunk(font, to: space.height)
      else { return nil }
      return shape(paragraph, smaller, lines: 1, width: space.width)
    }
    guard !paragraph.runs.isEmpty else {
      return shape(paragraph, font, lines: Int(lines), width: space.width)
    }
    // Lines may be shorter than the paragraph's tallest font.
    let all = shape(paragraph, font, lines: Int(limit), width: space.width)
    guard let all, all.height > height else { return all }
    let fitting = all.lines(within: height)
    return shape(paragraph, font, lines: max(fitting, 1), width: space.width)
  }

  private func shape(
    _ paragraph: Paragraph, _ font: TextMetrics, lines: Int, width: CGFloat
  ) -> Shaped? {
    let text = shaper.shape(key(paragraph, font, width: width, lines: lines))
    let isReadable = !text.isTooWide || width >= font.size * Self.minimumEms
    guard isReadable, text.width <= width + 1 else { return nil }
    return Shaped(paragraph.resized(to: font), text)
  }

  /// The width of a text if all its digits were the widest digit, computed only if this could
  /// exceed `width`; otherwise `natural`.
  private func widthOfWidestFigures(
    in paragraph: Paragraph, _ natural: CGFloat, to width: CGFloat
  ) -> CGFloat {
    guard natural * Paragraph.maximumDigitGrowth > width else { return natural }
    let widest = paragraph.withWidestDigits
    guard widest.string != paragraph.string else { return natural }
    return max(natural, shaper.shape(key(widest, paragraph.font, width: nil)).width)
  }

  /// The font scaled down so that the ink of a line fits a height in points; `nil` if it would be
  /// too small to read.
  private func shrunk(_ font: TextMetrics, to height: CGFloat) -> TextMetrics? {
    let lower = font.resized(to: (height * Self.sizePerHeight * 4).rounded(.down) / 4)
    return lower.size >= Self.minimumSize && lower.size < font.size ? lower : nil
  }

  private func key(
    _ paragraph: Paragraph, _ font: TextMetrics, width: CGFloat?, lines: Int = 1
  ) -> TextShaper.Key {
    TextShaper.Key(
      string: paragraph.string, size: font.size, weight: font.weight, isItalic: font.isItalic,
      width: width, maxLines: lines, cut: paragraph.truncation, indent: paragraph.indent,
      isJustified: paragraph.isJustified, language: paragraph.effectiveLanguage,
      parts: paragraph.resized(to: font).runs.map(TextShaper.Part.init))
  }
}

extension TextSetter {
  /// Positions the stack of line boxes at the top, center or bottom of the block's box.
  private func place(_ stack: [Shaped], detail: Shaped?, _ block: TextBlock) -> [SetLine] {
    let gaps = CGFloat(max(stack.count - 1, 0)) * block.spacing
    let height = stack.isEmpty ? 0 : stack.reduce(gaps) { $0 + $1.height }
    var top = block.top(ofLines: height)
    var lines: [SetLine] = []
    for shaped in stack {
      lines += place(shaped, top: top, block.alignment, in: block.box)
      top += shaped.height + block.spacing
    }
    guard let detail else { return lines }
    let alignment: TextBlock.Alignment = block.alignment == .right ? .left : .right
    var last = place(
      detail, top: block.top(ofLines: detail.font.lineHeight), alignment, in: block.box)
    // A detail beside a line shares its baseline.
    if let first = lines.first, !last.isEmpty {
      last[0].origin.y = first.origin.y
    }
    return lines + last
  }

  /// Positions the lines of a paragraph, the first line box at `top`.
  private func place(
    _ shaped: Shaped, top: CGFloat, _ alignment: TextBlock.Alignment, in box: CGRect
  ) -> [SetLine] {
    var top = top
    return shaped.text.lines.enumerated().map { index, line in
      let font = shaped.font(ofLine: index)
      let capHeight = shaper.capHeight(of: font)
      let y = top + (font.lineHeight + capHeight) / 2
      top += font.lineHeight
      let free = box.width - line.width
      let x =
        switch alignment {
        case .left: box.minX + line.indent
        case .center: box.minX + (free + line.indent) / 2
        case .right: box.minX + free - line.indent
        }
      return SetLine(
        text: shaped.text, index: index, origin: CGPoint(x: x, y: y), paragraph: shaped.paragraph,
        alignment: alignment)
    }
  }
}
