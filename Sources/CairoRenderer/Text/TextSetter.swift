import Foundation
import Scene
import SceneSVG

/// A line of text in its place.
struct SetLine {
  var text: ShapedText
  /// The index of the line in the text.
  var index: Int
  /// The left end of the baseline, in points, relative to the element.
  var origin: CGPoint
  /// As large as it is drawn.
  var paragraph: Paragraph

  /// The paragraph's, or a smaller one.
  var font: TextMetrics { paragraph.font }
  var color: RGBA { paragraph.color }
  var role: String { paragraph.role }
  /// The tag of the language that decides how its letters look.
  var language: String? { paragraph.effectiveLanguage }
  /// What is painted, in points around ``origin``.
  var ink: CGRect { text.lines[index].ink }
  /// Points.
  var width: CGFloat { text.lines[index].width }

  /// The look of a part of the text; `nil` where all of it has the paragraph's.
  func run(_ part: Int) -> TextRun? { paragraph.runs.isEmpty ? nil : paragraph.runs[part] }

  /// The colour of glyphs in it.
  func color(of glyphs: ShapedText.Run) -> RGBA { run(glyphs.part)?.color ?? color }

  /// Lines along letters, below them or through them.
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

/// Breaks the paragraphs of a block into lines, cuts what does not fit, and places the lines.
struct TextSetter {
  let shaper: TextShaper

  /// How many ems of a text that is cut are at least worth reading.
  private static let leastEms: CGFloat = 2.2
  /// Points; text that is set smaller for want of height is not set below it.
  private static let leastSize: CGFloat = 7
  /// Points; text that is set smaller for want of width, and cut, is not set below it.
  private static let leastCutSize: CGFloat = 11
  /// How large text may be in a line of a height that all of its ink is to stay in, with the middle of
  /// its capitals in the middle.
  private static let sizePerHeight: CGFloat = 0.86

  /// The lines of a block, from the top; those of equal blocks are set once.
  func set(_ block: TextBlock) -> [SetLine] {
    shaper.lines(of: block, setting: lines)
  }

  private func lines(of block: TextBlock) -> [SetLine] {
    let box = block.box
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return [] }
    if let stacked = stacked(block) { return set(stacked) }
    let detail = block.detail.flatMap { setDetail($0, of: block) }
    let paragraphs = stack(block, detail: room(of: detail))
    if paragraphs.isEmpty, detail != nil {
      // Where there is room for one of them, that is what the element says first.
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
  /// A paragraph that has found its room.
  private struct Shaped {
    /// As large as it is drawn.
    var paragraph: Paragraph
    var text: ShapedText
    /// The highest font of each line, where parts have their own.
    private var fonts: [TextMetrics]

    init(_ paragraph: Paragraph, _ text: ShapedText) {
      (self.paragraph, self.text) = (paragraph, text)
      fonts = text.highestFonts(of: paragraph)
    }

    var font: TextMetrics { paragraph.font }
    var height: CGFloat {
      fonts.isEmpty
        ? CGFloat(text.lines.count) * font.lineHeight : fonts.reduce(0) { $0 + $1.lineHeight }
    }

    func font(ofLine index: Int) -> TextMetrics { fonts.isEmpty ? font : fonts[index] }

    /// How many of the first lines fit so many points.
    func lines(within height: CGFloat) -> Int {
      var used: CGFloat = 0
      return text.lines.indices.prefix { index in
        used += font(ofLine: index).lineHeight
        return used <= height
      }.count
    }

    var slack: CGFloat { font.slack }
  }

  /// The paragraphs from the top, as many as there is room for, beside a detail that takes so many points.
  private func stack(_ block: TextBlock, detail taken: CGFloat = 0) -> [Shaped] {
    var result: [Shaped] = []
    var used: CGFloat = 0
    for (index, paragraph) in block.paragraphs.enumerated() {
      let top = result.isEmpty ? 0 : used + block.spacing
      let slack = result.first?.slack
      let left = block.box.height - top
      // A long paragraph leaves those below it a line each, if there is room for that.
      let below = block.paragraphs.dropFirst(index + 1)
        .reduce(0) { $0 + block.spacing + $1.font.lineHeight }
      var room = CGSize(
        width: block.width(ofParagraph: index, in: block.box.width, detail: taken),
        height: left - below >= paragraph.font.lineHeight ? left - below : left)
      if block.anchor != .middle {
        // Lines that do not stand in the middle would stand out at one end alone.
        let own = paragraph.font.slack
        room.height -= own + (slack ?? own)
      }
      guard let shaped = shape(paragraph, block.fit, in: room, slackAbove: slack) else { break }
      result.append(shaped)
      used = top + shaped.height
    }
    return result
  }

  /// The block with its detail below, where there is no room beside, but height for both.
  private func stacked(_ block: TextBlock) -> TextBlock? {
    let stacked = block.stacked(in: block.box.width) {
      shaper.shape(key($0, $0.font, width: nil)).width
    }
    guard let stacked else { return nil }
    let gaps = CGFloat(stacked.paragraphs.count - 1) * stacked.spacing
    let height = stacked.paragraphs.reduce(gaps) { $0 + $1.font.lineHeight }
    return height <= block.box.height ? stacked : nil
  }

  /// The points that a line takes which is cut where it would be wider than so many.
  func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat {
    shaper.shape(key(paragraph, paragraph.font, width: width)).width
  }

  /// The points that a detail takes from the lines beside it.
  private func room(of detail: Shaped?) -> CGFloat {
    detail.map { $0.text.width + TextBlock.detailGap } ?? 0
  }

  private func setDetail(_ paragraph: Paragraph, of block: TextBlock) -> Shaped? {
    func natural(_ paragraph: Paragraph) -> CGFloat {
      shaper.shape(key(paragraph, paragraph.font, width: nil)).width
    }
    let first = block.paragraphs.first.map(natural) ?? 0
    let most = TextBlock.maximumDetailWidth(beside: first, in: block.box.width)
    let line = paragraph.truncated(toLines: paragraph.maxLines)
    let width = min(natural(line).rounded(.up) + 1, most)
    return shape(paragraph, .ellipsis, in: CGSize(width: width, height: block.box.height))
  }

  /// What a block says first, on one line as small as it takes for all of it, at least half as large, or
  /// else for a part worth reading; `nil` if that is too small for anybody. Text that is large for those who
  /// want it so has not the room of others.
  private func narrowed(_ block: TextBlock) -> Shaped? {
    guard block.fit == .ellipsis, let paragraph = block.paragraphs.first else { return nil }
    let natural = shaper.shape(key(paragraph, paragraph.font, width: nil)).width
    let whole = paragraph.font(
      ofWidth: natural, shrunkTo: block.box.size,
      minimum: max(paragraph.font.size / 2, Self.leastSize), mayTruncate: false)
    if let whole, whole != paragraph.font {
      return shape(paragraph, whole, lines: 1, width: block.box.width)
    }
    let size = (block.box.width / Self.leastEms * 4).rounded(.down) / 4
    guard size >= Self.leastCutSize, size < paragraph.font.size else { return nil }
    var narrow = paragraph.resized(to: paragraph.font.resized(to: size))
    narrow.maxLines = 1
    return shape(narrow, .ellipsis, in: block.box.size)
  }

  /// Shapes a paragraph for a room; `nil` if nothing worth reading fits.
  private func shape(
    _ paragraph: Paragraph, _ fit: TextBlock.Fit, in room: CGSize, slackAbove: CGFloat? = nil
  ) -> Shaped? {
    var font = paragraph.font
    guard TextMetrics.drawnSizes.contains(font.size), font.lineHeight > 0 else { return nil }
    if case .shrink(let minimum, let mayTruncate) = fit {
      let natural = shaper.shape(key(paragraph, font, width: nil))
      let width = widthOfWidestFigures(in: paragraph, natural.width, to: room.width)
      guard
        let smaller = paragraph.font(
          ofWidth: width, shrunkTo: room, minimum: minimum, mayTruncate: mayTruncate)
      else { return nil }
      // As it is on a line of its own, so it is in a room that it fits.
      if smaller == font, natural.lines.count == 1, room.height >= font.lineHeight {
        return Shaped(paragraph, natural)
      }
      font = smaller
    }
    let slack = font.slack
    let height = room.height + slack + (slackAbove ?? slack)
    let most = CGFloat(min(paragraph.maxLines, Paragraph.unlimitedLines))
    let lines = min(most, (height / font.lineHeight + 0.01).rounded(.down))
    guard room.width > 0 else { return nil }
    guard lines >= 1 else {
      // What stands alone is rather small than not there.
      guard fit == .ellipsis, slackAbove == nil, let smaller = lowered(font, to: room.height)
      else { return nil }
      return shape(paragraph, smaller, lines: 1, width: room.width)
    }
    guard !paragraph.runs.isEmpty else {
      return shape(paragraph, font, lines: Int(lines), width: room.width)
    }
    // Lines may be lower than the highest font is.
    let all = shape(paragraph, font, lines: Int(most), width: room.width)
    guard let all, all.height > height else { return all }
    let fitting = all.lines(within: height)
    return shape(paragraph, font, lines: max(fitting, 1), width: room.width)
  }

  private func shape(
    _ paragraph: Paragraph, _ font: TextMetrics, lines: Int, width: CGFloat
  ) -> Shaped? {
    let text = shaper.shape(key(paragraph, font, width: width, lines: lines))
    let isReadable = !text.isTooWide || width >= font.size * Self.leastEms
    guard isReadable, text.width <= width + 1 else { return nil }
    return Shaped(paragraph.resized(to: font), text)
  }

  /// How wide a text that takes `natural` points would be with the widest figures, where that matters.
  private func widthOfWidestFigures(
    in paragraph: Paragraph, _ natural: CGFloat, to width: CGFloat
  ) -> CGFloat {
    guard natural * Paragraph.maximumDigitGrowth > width else { return natural }
    let widest = paragraph.withWidestDigits
    guard widest.string != paragraph.string else { return natural }
    return max(natural, shaper.shape(key(widest, paragraph.font, width: nil)).width)
  }

  /// The font at which the ink of a line stays within so many points; `nil` if it is too small to be
  /// read then.
  private func lowered(_ font: TextMetrics, to height: CGFloat) -> TextMetrics? {
    let lower = font.resized(to: (height * Self.sizePerHeight * 4).rounded(.down) / 4)
    return lower.size >= Self.leastSize && lower.size < font.size ? lower : nil
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
  /// Centres the stack of line boxes in the height of the block's box, or puts it at an end of it.
  private func place(_ stack: [Shaped], detail: Shaped?, _ block: TextBlock) -> [SetLine] {
    let gaps = CGFloat(max(stack.count - 1, 0)) * block.spacing
    let height = stack.isEmpty ? 0 : stack.reduce(gaps) { $0 + $1.height }
    var top = block.top(ofLines: height)
    let room = block.horizontalExtent(
      ofLines: stack.lazy.map(\.text.width), detail: room(of: detail))
    var lines: [SetLine] = []
    for shaped in stack {
      lines += place(shaped, top: top, block.alignment, in: room)
      top += shaped.height + block.spacing
    }
    guard let detail else { return lines }
    let alignment: TextBlock.Alignment = block.alignment == .right ? .left : .right
    var last = place(
      detail, top: block.top(ofLines: detail.font.lineHeight), alignment, in: room)
    // What stands beside a line stands on its baseline.
    if let first = lines.first, !last.isEmpty, !block.centersDetail || stack.count < 2 {
      last[0].origin.y = first.origin.y
    }
    return lines + last
  }

  /// The lines of a paragraph whose first line box begins at `top`.
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
        text: shaped.text, index: index, origin: CGPoint(x: x, y: y), paragraph: shaped.paragraph)
    }
  }
}
