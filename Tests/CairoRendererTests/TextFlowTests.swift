import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Indents, justification and truncation of paragraphs.
struct TextFlowTests {
  private let words =
    "The last ferry leaves at nine, and whoever misses it sleeps in the harbour inn"

  private func paragraph(
    _ string: String, maxLines: Int = 9, _ change: (inout Paragraph) -> Void = { _ in }
  ) -> Paragraph {
    let font = TextMetrics(size: 16, lineHeight: 20)
    var paragraph = Paragraph(string, role: "label", font: font, color: .black, maxLines: maxLines)
    change(&paragraph)
    return paragraph
  }

  private func block(
    _ paragraph: Paragraph, _ alignment: TextBlock.Alignment = .left
  ) -> TextBlock {
    TextBlock([paragraph], in: box(10, 0, 200, 200), alignment: alignment)
  }

  private func set(_ paragraph: Paragraph, _ alignment: TextBlock.Alignment = .left) -> [SetLine] {
    TextSetter(shaper: TextShaper()).set(block(paragraph, alignment))
  }

  @Test func `the first line has a positive or hanging indent`() {
    let plain = set(paragraph(words))
    #expect(plain.count > 2 && Set(plain.map(\.origin.x)) == [10])
    let inside = set(paragraph(words) { $0.indent = 30 })
    #expect(inside.map(\.origin.x) == [40] + inside.dropFirst().map { _ in 10 })
    let hanging = set(paragraph(words) { $0.indent = -30 })
    #expect(hanging.map(\.origin.x) == [10] + hanging.dropFirst().map { _ in 40 })
    #expect((inside + hanging).allSatisfy { $0.origin.x + $0.width <= 210 })
    // In right-aligned text, the indent is on the right.
    let right = set(paragraph(words) { $0.indent = 30 }, .right)
    #expect(abs(right[0].origin.x + right[0].width - 180) < 0.01)
    #expect(abs(right[1].origin.x + right[1].width - 210) < 0.01)
    let middle = set(paragraph(words) { $0.indent = 30 }, .center)
    #expect(abs(middle[0].origin.x + middle[0].width / 2 - 125) < 0.01)
  }

  @Test func `measured width includes the indent`() {
    var measurer = TextMeasurer()
    let plain = measurer.extent(of: paragraph("Harbour"), width: nil)
    let inside = measurer.extent(of: paragraph("Harbour") { $0.indent = 30 }, width: nil)
    #expect(inside.width == plain.width + 30)
    let hanging = paragraph("Harbour inn") { $0.indent = -30 }
    #expect(measurer.extent(of: hanging, width: 70).lines == 2)
    let inset = paragraph("Harbour inn") { $0.indent = 30 }
    #expect(measurer.extent(of: paragraph("Harbour inn"), width: 100).lines == 1)
    #expect(measurer.extent(of: inset, width: 100).lines == 2)
  }

  @Test func `all justified lines but the last fill the width`() {
    let ragged = set(paragraph(words))
    let lines = set(paragraph(words) { $0.isJustified = true })
    #expect(lines.count == ragged.count)
    #expect(lines.dropLast().allSatisfy { abs($0.width - 200) < 0.1 })
    #expect(lines.last?.width == ragged.last?.width)
    // The same text in more width is not reused from less width.
    let setter = TextSetter(shaper: TextShaper())
    var wide = block(paragraph("One two three four five six") { $0.isJustified = true })
    for width: CGFloat in [120, 100, 110] {
      wide.box.size.width = width
      #expect(abs((setter.set(wide).first?.width ?? 0) - width) < 0.1)
    }
  }

  @Test func `words of justified lines have the same positions in SVGs`() throws {
    let text = block(paragraph(words + " by the sea") { $0.isJustified = true })
    let lines = TextPlacer().lines(of: text)
    let first = lines.filter { $0.origin.y == lines[0].origin.y }
    #expect(first.map(\.string).prefix(3) == ["The", "last", "ferry"])
    let last = try #require(first.last)
    #expect(abs(last.origin.x + last.width - 210) < 0.1)
    let gaps = zip(first, first.dropFirst()).map { $1.origin.x - $0.origin.x - $0.width }
    #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.1 } && gaps[0] > 4)
    #expect(lines.last?.string.contains(" ") == true)
    #expect(TextPlacer().lines(of: block(paragraph(words)))[0].string.contains(" "))
  }

  @Test func `text beside a gap is positioned separately`() {
    let font = TextMetrics(size: 16, lineHeight: 20)
    let text = paragraph("Rated\u{A0}by guests") {
      $0.runs = [
        TextRun(length: 5, font: font, color: .black, lines: [TextRun.Line(.below, color: .black)]),
        TextRun(length: 1, font: font, color: .black, gap: 50),
        TextRun(length: 10, font: font, color: .black),
      ]
    }
    let lines = TextPlacer().lines(of: block(text))
    #expect(lines.map(\.string) == ["Rated", "by guests"])
    #expect(lines[0].origin.x == 10)
    #expect(abs(lines[1].origin.x - lines[0].width - 60) < 0.35)
    #expect(lines.map(\.marks.count) == [1, 0])
  }

  @Test func `text without an ellipsis is truncated by words or letters`() {
    func fitted(_ cut: Paragraph.Truncation, _ maxLines: Int) -> [String] {
      TextPlacer().lines(of: block(paragraph(words, maxLines: maxLines) { $0.truncation = cut }))
        .map(\.string)
    }
    let whole = set(paragraph(words))
    #expect(fitted(.end, 1)[0].hasSuffix("…"))
    #expect(fitted(.words, 1) == ["The last ferry leaves at"])
    #expect(fitted(.words, 2).count == 2 && fitted(.words, 9).count == whole.count)
    let letters = fitted(.letters, 1)[0]
    #expect(letters.hasPrefix("The last ferry leaves at") && words.hasPrefix(letters))
    #expect(letters.count > fitted(.words, 1)[0].count)
    // No hyphen is added.
    var narrow = block(paragraph("Newspaper", maxLines: 1) { $0.truncation = .letters })
    narrow.box.size.width = 40
    let line = TextPlacer().lines(of: narrow)[0]
    var measurer = TextMeasurer()
    #expect("Newspaper".hasPrefix(line.string) && line.string.count > 1)
    #expect(abs(measurer.extent(of: paragraph(line.string), width: nil).width - line.width) < 0.1)
    let cut = TextMeasurer().truncatedParagraphs(
      of: block(paragraph(words, maxLines: 1) { $0.truncation = .words }))
    #expect(cut.count == 1)
  }

  /// As in labels, the next line is not appended to the last one.
  @Test(arguments: [
    (1, ["One person…"]), (2, ["One person", "Community…"]),
    (3, ["One person", "Community", "Everybody"]),
  ])
  func `a terminated last line ends with an ellipsis`(
    lines: Int, _ expected: [String]
  ) {
    let said = "One person\r\nCommunity\u{2028}Everybody"
    #expect(strings(set(paragraph(said, maxLines: lines))) == expected)
  }

  @Test func `trailing whitespace after a terminator is not truncation`() {
    let plain = set(paragraph("One person", maxLines: 1)).map(\.width)
    for words in ["One person\n", "One person\n \n"] {
      let lines = set(paragraph(words, maxLines: 1))
      #expect(strings(lines) == ["One person"] && lines.map(\.text.isTruncated) == [false])
      #expect(lines.map(\.width) == plain)
    }
  }

  @Test func `a detail's width includes the ellipsis after its first line`() {
    let detail = paragraph("One walk\nfar", maxLines: 1)
    let block = TextBlock(
      [paragraph("Title")], detail: detail, in: box(0, 0, 200, 40), alignment: .left)
    #expect(strings(TextSetter(shaper: TextShaper()).set(block)) == ["Title", "One walk…"])
    var measurer = TextMeasurer()
    let whole = measurer.extent(of: paragraph("One walk…"), width: nil).width
    #expect(measurer.width(ofLine: detail, truncatedAt: 100) == whole)
  }

  /// Two letters and an ellipsis are not readable for a long word, but sufficient for a complete
  /// line.
  @Test func `a complete line is readable, however short`() {
    let setter = TextSetter(shaper: TextShaper())
    let width = setter.width(ofLine: paragraph("x…"), truncatedAt: 100) + 1
    let narrow = { TextBlock([$0], in: box(0, 0, width, 20), alignment: .left) }
    func lines(_ words: String) -> [SetLine] {
      TextSetter(shaper: TextShaper()).set(narrow(paragraph(words, maxLines: 1)))
    }
    #expect(strings(lines("x\ny")) == ["x…"])
    #expect(lines("x\ny").map(\.font.size) == [16])
    #expect(lines("xylophones").allSatisfy { $0.font.size < 16 })
  }

  @Test func `a terminated line is shortened to make space for the ellipsis`() {
    let line = "Everybody in the harbour"
    var measurer = TextMeasurer()
    let width = measurer.extent(of: paragraph(line), width: nil).width
    let narrow = TextBlock(
      [paragraph(line + "\nand out of it", maxLines: 1)], in: box(0, 0, width + 1, 20),
      alignment: .left)
    let cut = TextSetter(shaper: TextShaper()).set(narrow)
    #expect(cut.allSatisfy { $0.text.isTruncated && $0.width <= width + 1 })
    let string = strings(cut).first ?? ""
    #expect(string.hasPrefix("Everybody in the h") && string.hasSuffix("…"))
    #expect(!string.contains("and") && string.count <= line.count)
  }

  @Test func `runs keep their fonts if the text is truncated at a line's end`() {
    let font = TextMetrics(size: 16, lineHeight: 20)
    let bold = TextMetrics(size: 16, lineHeight: 20, weight: .bold)
    var words = paragraph("One person\nCommunity", maxLines: 1)
    words.runs = [
      TextRun(length: 4, font: font, color: .black),
      TextRun(length: 7, font: bold, color: .black),
      TextRun(length: 9, font: font, color: .black),
    ]
    let parts = set(words).first.map { $0.text.stringsOfParts(inLine: $0.index) } ?? []
    #expect(parts.map(\.part) == [0, 1])
    #expect(parts.map(\.string) == ["One ", "person…"])
  }

  private func strings(_ lines: [SetLine]) -> [String] {
    lines.map { $0.text.string(ofLine: $0.index) }
  }
}
