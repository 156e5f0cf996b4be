import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Text that has less space than it needs.
struct TextFitTests {
  private let setter = TextSetter(shaper: TextShaper())

  private func paragraph(_ string: String, size: CGFloat) -> Paragraph {
    let font = TextMetrics(size: size, lineHeight: size * 1.25)
    return Paragraph(string, role: string, font: font, color: .black, maxLines: 9)
  }

  @Test func `a line that is too tall is scaled down`() {
    let block = TextBlock(
      [paragraph("Chip", size: 40)], detail: paragraph("On", size: 40), in: box(0, 0, 200, 28))
    let lines = setter.set(block)
    #expect(lines.map(\.font.size) == [24, 24])
    var low = block
    low.box.size.height = 6
    #expect(setter.set(low).isEmpty)
    #expect(TextMeasurer().shrunkParagraphs(of: block).map(\.string) == ["Chip", "On"])
    #expect(TextMeasurer().truncatedParagraphs(of: block).isEmpty)
    #expect(TextMeasurer().truncatedParagraphs(of: low).map(\.string) == ["Chip", "On"])
  }

  @Test func `a word wider than its line is broken`() {
    func broken(_ string: String, _ width: CGFloat) -> [String] {
      let block = TextBlock([paragraph(string, size: 20)], in: box(0, 0, width, 400))
      return TextMeasurer().brokenParagraphs(of: block).map(\.string)
    }
    #expect(broken("Unsubscribe", 60) == ["Unsubscribe"])
    #expect(broken("Please unsubscribe", 60) == ["Please unsubscribe"])
    #expect(broken("Unsubscribe", 200).isEmpty)
    #expect(broken("so it is as it was", 60).isEmpty)
    #expect(broken("One\nother", 80).isEmpty)
    // Lines may end between any two of these.
    #expect(broken("有機抹茶有機抹茶", 60).isEmpty)
    #expect(broken("well-known", 70).isEmpty)
  }

  /// Otherwise no text would be visible in the largest accessibility sizes.
  @Test func `text that is too wide is scaled down and truncated`() {
    func fitted(_ width: CGFloat) -> [SetLine] {
      setter.set(TextBlock([paragraph("Settings", size: 40)], in: box(0, 0, width, 60)))
    }
    #expect(fitted(100).map(\.font.size) == [40])
    let narrow = fitted(35)
    #expect(narrow.map(\.font.size) == [15.75])
    #expect(narrow.allSatisfy { $0.text.isTruncated && $0.width <= 36 })
    let block = TextBlock([paragraph("Settings", size: 40)], in: box(0, 0, 35, 60))
    #expect(TextMeasurer().truncatedParagraphs(of: block).count == 1)
    #expect(fitted(20).isEmpty)
  }

  /// Two letters in a cell that fits only one.
  @Test func `short text that is too wide is scaled down`() throws {
    func fitted(_ width: CGFloat) -> [SetLine] {
      setter.set(TextBlock([paragraph("Wm", size: 17)], in: box(0, 0, width, 24)))
    }
    let lines = fitted(20)
    #expect(try lines.count == 1 && (8.5..<17).contains(#require(lines.first).font.size))
    #expect(lines.allSatisfy { !$0.text.isTruncated && $0.width <= 20 })
    #expect(fitted(10).isEmpty)
  }

  /// Text below an image starts at the image, however short it is, and stays inside its box.
  @Test func `lines anchored to the top stay inside their box`() throws {
    func lines(_ strings: [String], _ height: CGFloat, anchor: TextBlock.Anchor = .top) -> [SetLine]
    {
      setter.set(
        TextBlock(
          strings.map { paragraph($0, size: 20) }, in: box(0, 0, 120, height), anchor: anchor))
    }
    let one = try #require(lines(["One"], 200).first)
    #expect(one.origin.y == lines(["One"], 25)[0].origin.y && one.origin.y < 25)
    let long = "One two three four five six seven eight nine ten"
    #expect(lines([long], 200)[0].origin.y == one.origin.y)
    for height in stride(from: CGFloat(25), to: 130, by: 1) {
      let last = try #require(lines([long, "Two"], height).last)
      #expect(last.origin.y + last.font.size * 0.25 <= height + 0.01)
    }
    #expect(lines(["One"], 200, anchor: .middle)[0].origin.y > 90)
  }

  /// In a row of equal cells, the narrow digit 1 has the same size as a 4.
  @Test func `digits of different widths have the same size`() {
    func sizes(_ width: CGFloat) -> Set<CGFloat?> {
      Set(
        (0...9).map { figure in
          let block = TextBlock(
            [paragraph("0, \(figure)", size: 12)], in: box(0, 0, width, 20),
            fit: .shrink(minimumSize: 7.5))
          return setter.set(block).first?.font.size
        })
    }
    let all = (10...26).map { sizes(CGFloat($0)) }
    #expect(all.allSatisfy { $0.count == 1 })
    #expect(all.first == [nil] && all.last == [12])
  }

  @Test func `text is truncated at the requested position of its last line`() throws {
    func fitted(_ cut: Paragraph.Truncation, lines: Int = 1) throws -> String {
      var label = paragraph("The last ferry across the harbour", size: 15)
      (label.truncation, label.maxLines) = (cut, lines)
      let set = setter.set(TextBlock([label], in: box(0, 0, 100, 60)))
      let line = try #require(set.last)
      #expect(line.width <= 101)
      return line.text.string(ofLine: line.index)
    }
    #expect(try fitted(.end).hasPrefix("The last") && fitted(.end).hasSuffix("…"))
    #expect(try fitted(.start).hasPrefix("…") && fitted(.start).hasSuffix("harbour"))
    let middle = try fitted(.middle)
    #expect(middle.hasPrefix("The") && middle.hasSuffix("bour") && middle.contains("…"))
    #expect(try fitted(.start, lines: 2).hasSuffix("harbour"))
  }

  @Test func `text that may be truncated is not omitted`() {
    func fitted(_ width: CGFloat, mayTruncate: Bool) -> [Bool] {
      var label = paragraph("Subscribe to all", size: 15)
      label.maxLines = 1
      let block = TextBlock(
        [label], in: box(0, 0, width, 20), fit: .shrink(minimumSize: 8, mayTruncate: mayTruncate))
      let lines = setter.set(block)
      #expect(lines.allSatisfy { $0.width <= width + 1 && $0.font.size >= 8 })
      #expect(
        lines.contains { !$0.text.isTruncated }
          || !TextMeasurer().truncatedParagraphs(of: block).isEmpty)
      return lines.map(\.text.isTruncated)
    }
    #expect(fitted(200, mayTruncate: true) == [false] && fitted(90, mayTruncate: true) == [false])
    #expect(fitted(40, mayTruncate: true) == [true] && fitted(40, mayTruncate: false).isEmpty)
    #expect(fitted(10, mayTruncate: true).isEmpty)
  }

  @Test func `a detail is below the title if the height suffices`() {
    var block = TextBlock(
      [paragraph("Appearance", size: 20)], detail: paragraph("Automatic", size: 20), stacking: 4,
      in: box(0, 0, 160, 80), alignment: .left)
    let below = setter.set(block)
    #expect(below.map(\.origin.x) == [0, 0])
    #expect(below[1].origin.y > below[0].origin.y)
    #expect(below.allSatisfy { !$0.text.isTruncated })
    block.box.size.height = 30
    let beside = setter.set(block)
    #expect(beside[0].origin.y == beside[1].origin.y)
    block.box.size = CGSize(width: 400, height: 80)
    #expect(setter.set(block)[0].origin.y == setter.set(block)[1].origin.y)
  }

  @Test func `text below a detail has the full width`() {
    var block = TextBlock(
      [paragraph("Lamp", size: 20), paragraph("Brass and linen", size: 20)],
      detail: paragraph("$32.99", size: 20), in: box(0, 0, 160, 80), alignment: .left)
    block.flowsBelowDetail = true
    #expect(setter.set(block).map(\.role) == ["Lamp", "Brass and linen", "$32.99"])
    block.flowsBelowDetail = false
    #expect(setter.set(block).count == 4)
    // Beside the detail one word fits, in every version of the font.
    block.paragraphs = [paragraph("A", size: 20), paragraph("Brass and linen", size: 20)]
    block.paragraphs[1].maxLines = 1
    block.detail?.maxLines = 1
    #expect(setter.set(block).contains { $0.text.isTruncated })
    block.flowsBelowDetail = true
    #expect(setter.set(block).allSatisfy { !$0.text.isTruncated })
  }

  @Test func `a detail does not break words of the title`() {
    func lines(
      _ title: String, _ size: CGSize = CGSize(width: 120, height: 90)
    ) -> [SetLine] {
      setter.set(
        TextBlock(
          [paragraph(title, size: 20), paragraph("$12,400", size: 20)],
          detail: paragraph("+4 %", size: 20), in: CGRect(origin: .zero, size: size),
          alignment: .left, flowsBelowDetail: true))
    }
    func isBelow(_ lines: [SetLine]) -> Bool { lines.map(\.origin.y).max() == lines.last?.origin.y }
    #expect(lines("Savings").map(\.role) == ["Savings", "$12,400", "+4 %"])
    #expect(isBelow(lines("Savings")) && lines("Savings").allSatisfy { $0.origin.x == 0 })
    #expect(isBelow(lines("My Savings", CGSize(width: 120, height: 120))))
    // If the height does not suffice, or words are broken anyway, the detail is beside the title.
    #expect(!isBelow(lines("Savings", CGSize(width: 120, height: 60))))
    #expect(!isBelow(lines("Savings", CGSize(width: 200, height: 90))))
    #expect(!isBelow(lines("Rentenversicherung", CGSize(width: 120, height: 150))))
    // Beside the title the detail would be truncated, too.
    #expect(isBelow(lines("Rentenversicherung", CGSize(width: 80, height: 150))))
    #expect(!isBelow(lines("My own bank", CGSize(width: 120, height: 150))))
    #expect(!isBelow(lines("写真とビデオ", CGSize(width: 120, height: 150))))
  }

  @Test func `only a few words of a long text are measured`() {
    let text = (0..<5_000).map { "word\($0)" }.joined(separator: " ") + " Donaudampfschifffahrt"
    let block = TextBlock(
      [paragraph(text, size: 20), paragraph("$12,400", size: 20)],
      detail: paragraph("+0.4 %", size: 20), in: CGRect(x: 0, y: 0, width: 200, height: 900),
      alignment: .left, flowsBelowDetail: true)
    var measured: [String] = []
    let stacked = block.stacked(in: 200) { paragraph in
      measured.append(paragraph.string)
      return CGFloat(paragraph.string.count) * 8
    }
    #expect(stacked != nil && measured.contains("Donaudampfschifffahrt"))
    #expect(measured.count < 30)
  }

  @Test func `a detail that leaves no space for a word is omitted`() {
    var block = TextBlock(
      [paragraph("Name", size: 50)], detail: paragraph("Off", size: 50), in: box(0, 0, 150, 62))
    #expect(setter.set(block).map(\.role) == ["Name"])
    #expect(TextMeasurer().truncatedParagraphs(of: block).map(\.string) == ["Off"])
    block.box.size.width = 300
    #expect(setter.set(block).map(\.role) == ["Name", "Off"])
    // If only the detail fits, it is drawn.
    block.paragraphs[0].font.size = 500
    #expect(setter.set(block).map(\.role) == ["Off"])
  }

  @Test func `long words are broken without hyphens`() {
    let word = setter.set(
      TextBlock([paragraph("Notifications", size: 40)], in: box(0, 0, 150, 300)))
    #expect(word.count == 2)
    let live = word[0].text.string(ofLine: 0)
    #expect(!live.contains("-"))
    let hyphenated = word[0].width
    let prefix = setter.set(TextBlock([paragraph(live, size: 40)], in: box(0, 0, 400, 300)))
    #expect(abs(prefix[0].width - hyphenated) < 0.01)
  }
}
