import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Where the lines of a paragraph begin, how far they reach, and what stands for what they leave out.
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

  @Test func `the first line begins further in than the others, or further out`() {
    let plain = set(paragraph(words))
    #expect(plain.count > 2 && Set(plain.map(\.origin.x)) == [10])
    let inside = set(paragraph(words) { $0.indent = 30 })
    #expect(inside.map(\.origin.x) == [40] + inside.dropFirst().map { _ in 10 })
    let hanging = set(paragraph(words) { $0.indent = -30 })
    #expect(hanging.map(\.origin.x) == [10] + hanging.dropFirst().map { _ in 40 })
    #expect((inside + hanging).allSatisfy { $0.origin.x + $0.width <= 210 })
    // Where lines end at the right, they begin there, too.
    let right = set(paragraph(words) { $0.indent = 30 }, .right)
    #expect(abs(right[0].origin.x + right[0].width - 180) < 0.01)
    #expect(abs(right[1].origin.x + right[1].width - 210) < 0.01)
    let middle = set(paragraph(words) { $0.indent = 30 }, .center)
    #expect(abs(middle[0].origin.x + middle[0].width / 2 - 125) < 0.01)
  }

  @Test func `what is measured reaches as far as what is drawn`() {
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

  @Test func `justified lines reach from end to end, but for the last`() {
    let ragged = set(paragraph(words))
    let lines = set(paragraph(words) { $0.isJustified = true })
    #expect(lines.count == ragged.count)
    #expect(lines.dropLast().allSatisfy { abs($0.width - 200) < 0.1 })
    #expect(lines.last?.width == ragged.last?.width)
    // The same words in more room are not as wide as they were in less.
    let setter = TextSetter(shaper: TextShaper())
    var wide = block(paragraph("One two three four five six") { $0.isJustified = true })
    for width: CGFloat in [120, 100, 110] {
      wide.box.size.width = width
      #expect(abs((setter.set(wide).first?.width ?? 0) - width) < 0.1)
    }
  }

  @Test func `words of justified lines stand in files of text where they are drawn`() throws {
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

  @Test func `what stands beside room that is left free is placed on its own`() {
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
    #expect(abs(lines[1].origin.x - lines[0].width - 60) < 0.1)
    #expect(lines.map(\.marks.count) == [1, 0])
  }

  @Test func `what has no room is left out by words or letters where no ellipsis stands for it`() {
    func said(_ cut: Paragraph.Truncation, _ maxLines: Int) -> [String] {
      TextPlacer().lines(of: block(paragraph(words, maxLines: maxLines) { $0.truncation = cut }))
        .map(\.string)
    }
    let whole = set(paragraph(words))
    #expect(said(.end, 1)[0].hasSuffix("…"))
    #expect(said(.words, 1) == ["The last ferry leaves at"])
    #expect(said(.words, 2).count == 2 && said(.words, 9).count == whole.count)
    let letters = said(.letters, 1)[0]
    #expect(letters.hasPrefix("The last ferry leaves at") && words.hasPrefix(letters))
    #expect(letters.count > said(.words, 1)[0].count)
    // Nor does a hyphen stand for it.
    var narrow = block(paragraph("Newspaper", maxLines: 1) { $0.truncation = .letters })
    narrow.box.size.width = 40
    let line = TextPlacer().lines(of: narrow)[0]
    var measurer = TextMeasurer()
    #expect("Newspaper".hasPrefix(line.string) && line.string.count > 1)
    #expect(abs(measurer.extent(of: paragraph(line.string), width: nil).width - line.width) < 0.1)
    let cut = TextMeasurer().unread(
      of: block(paragraph(words, maxLines: 1) { $0.truncation = .words }))
    #expect(cut.count == 1)
  }

  /// As labels do it: the next line is not drawn behind the last one.
  @Test(arguments: [
    (1, ["One person…"]), (2, ["One person", "Community…"]),
    (3, ["One person", "Community", "Everybody"]),
  ])
  func `a line that is said to end ends where the rest is left out`(
    lines: Int, _ expected: [String]
  ) {
    let said = "One person\r\nCommunity\u{2028}Everybody"
    #expect(strings(set(paragraph(said, maxLines: lines))) == expected)
  }

  @Test func `nothing is left out where only blanks follow the end of a line`() {
    let plain = set(paragraph("One person", maxLines: 1)).map(\.width)
    for words in ["One person\n", "One person\n \n"] {
      let lines = set(paragraph(words, maxLines: 1))
      #expect(strings(lines) == ["One person"] && lines.map(\.text.isCut) == [false])
      #expect(lines.map(\.width) == plain)
    }
  }

  @Test func `a detail has the room that its first line takes with the ellipsis`() {
    let detail = paragraph("One walk\nfar", maxLines: 1)
    let block = TextBlock(
      [paragraph("Title")], detail: detail, in: box(0, 0, 200, 40), alignment: .left)
    #expect(strings(TextSetter(shaper: TextShaper()).set(block)) == ["Title", "One walk…"])
    var measurer = TextMeasurer()
    let whole = measurer.extent(of: paragraph("One walk…"), width: nil).width
    #expect(measurer.width(ofLine: detail, truncatedAt: 100) == whole)
  }

  /// Two letters and an ellipsis say nothing of a long word, but all of a line.
  @Test func `a line that is whole is read, however short it is`() {
    let width =
      TextSetter(shaper: TextShaper()).width(ofLine: paragraph("x…"), truncatedAt: 100) + 1
    let narrow = { TextBlock([$0], in: box(0, 0, width, 20), alignment: .left) }
    func lines(_ words: String) -> [SetLine] {
      TextSetter(shaper: TextShaper()).set(narrow(paragraph(words, maxLines: 1)))
    }
    #expect(strings(lines("x\ny")) == ["x…"])
    #expect(lines("x\ny").map(\.font.size) == [16])
    #expect(lines("xylophones").allSatisfy { $0.font.size < 16 })
  }

  @Test func `a line that ends and has no room for the ellipsis is cut sooner`() {
    let line = "Everybody in the harbour"
    var measurer = TextMeasurer()
    let width = measurer.extent(of: paragraph(line), width: nil).width
    let narrow = TextBlock(
      [paragraph(line + "\nand out of it", maxLines: 1)], in: box(0, 0, width + 1, 20),
      alignment: .left)
    let cut = TextSetter(shaper: TextShaper()).set(narrow)
    #expect(cut.allSatisfy { $0.text.isCut && $0.width <= width + 1 })
    let string = strings(cut).first ?? ""
    #expect(string.hasPrefix("Everybody in the h") && string.hasSuffix("…"))
    #expect(!string.contains("and") && string.count <= line.count)
  }

  @Test func `parts of a text keep their fonts where it is cut at the end of a line`() {
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
