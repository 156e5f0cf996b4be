import Foundation
import Scene
import Testing
import UIKitViews

/// Tests paragraph spacing, indents and tabs in labels.
@MainActor @Suite struct ParagraphTests {
  private typealias Change = (NSMutableParagraphStyle) -> Void

  private func text(_ string: String, _ change: Change) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  private func label(_ parts: NSAttributedString..., lines: Int = 0) -> UILabel {
    let whole = NSMutableAttributedString(string: "")
    for part in parts { whole.append(part) }
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = whole
    return label
  }

  private let line = UILabel().font.lineHeight
  private let words = "The last ferry leaves at nine"

  private func placed(_ label: UILabel, _ size: CGSize) -> [UILabel.PlacedPassage] {
    label.passages(
      in: CGRect(origin: .zero, size: size), role: "label", color: .black, resolving: { _ in nil })
  }

  @Test func `paragraph spacing comes from both neighboring paragraphs`() {
    func height(_ change: Change, lines: Int = 0) -> CGFloat {
      label(text("One\nTwo\nThree", change), lines: lines).intrinsicContentSize.height
    }
    #expect(height { _ in } == (3 * line).inPixels)
    #expect(height { $0.paragraphSpacing = 10 } == (3 * line + 20).inPixels)
    #expect(height { $0.paragraphSpacingBefore = 4 } == (3 * line + 8).inPixels)
    #expect(height { ($0.paragraphSpacing, $0.lineSpacing) = (10, 3) } == (3 * line + 26).inPixels)
    #expect(height({ $0.paragraphSpacing = 10 }, lines: 2) == (2 * line + 10).inPixels)
    #expect(height({ $0.paragraphSpacing = 10 }, lines: 1) == line.inPixels)
    let empty = label(text("One\n\nThree") { $0.paragraphSpacing = 10 })
    #expect(empty.intrinsicContentSize.height == (3 * line + 20).inPixels)
  }

  @Test func `each paragraph has its own alignment and line height`() {
    let label = label(text("One\n") { $0.alignment = .center }, text("Two") { $0.lineSpacing = 6 })
    let parts = placed(label, CGSize(width: 200, height: 2 * line))
    #expect(parts.map(\.alignment) == [.center, .natural])
    #expect(parts.map(\.paragraph.string) == ["One", "Two"])
    #expect(parts.map(\.paragraph.font.lineHeight) == [line, line + 6])
    #expect(parts[0].rect == CGRect(x: 0, y: 0, width: 200, height: line))
    #expect(label.intrinsicContentSize.height == (2 * line).inPixels)
    label.textAlignment = .right
    #expect(
      placed(label, CGSize(width: 200, height: 2 * line)).map(\.alignment) == [.right, .right])
    // Adjacent paragraphs with equal styles are one text block.
    let alike = self.label(text("One\nTwo", { _ in }), text("\nThree", { _ in }))
    #expect(
      placed(alike, CGSize(width: 200, height: 100)).map(\.paragraph.string) == ["One\nTwo\nThree"])
  }

  @Test func `indents move the start and end of lines`() throws {
    let plain = label(text(words, { _ in })).intrinsicContentSize.width
    func width(_ change: Change) -> CGFloat {
      label(text(words, change)).intrinsicContentSize.width
    }
    #expect(width { ($0.firstLineHeadIndent, $0.headIndent) = (12, 12) } == plain + 12)
    #expect(width { $0.tailIndent = -12 } == plain + 12)
    #expect(width { $0.firstLineHeadIndent = 12 } - plain - 12 <= 1)
    let narrow = label(text(words) { ($0.headIndent, $0.tailIndent) = (30, -10) })
    let part = try #require(placed(narrow, CGSize(width: 200, height: 100)).first)
    #expect((part.rect.minX, part.rect.width) == (0, 190) && part.paragraph.indent == -30)
    let inner = label(text(words) { ($0.firstLineHeadIndent, $0.headIndent) = (40, 30) })
    let second = try #require(placed(inner, CGSize(width: 200, height: 100)).first)
    #expect((second.rect.minX, second.rect.width) == (30, 170) && second.paragraph.indent == 10)
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(placed(inner, CGSize(width: 200, height: 100)).first?.rect.minX == 0)
    let ended = label(text(words) { $0.tailIndent = 100 })
    #expect(ended.intrinsicContentSize.height > line)
    #expect(placed(ended, CGSize(width: 200, height: 100)).first?.rect.width == 100)
  }

  @Test func `the last line of each paragraph is not justified`() {
    let label = label(text("One\nTwo") { $0.alignment = .justified })
    let parts = placed(label, CGSize(width: 200, height: 2 * line))
    #expect(
      parts.map(\.paragraph.string) == ["One", "Two"] && parts.allSatisfy(\.paragraph.isJustified))
    let plain = UILabel()
    (plain.text, plain.numberOfLines, plain.textAlignment) = ("One\nTwo", 0, .justified)
    #expect(
      placed(plain, CGSize(width: 200, height: 2 * line)).map(\.paragraph.string) == ["One", "Two"])
    #expect(plain.intrinsicContentSize.height == (2 * line).inPixels)
  }

  @Test func `text after a tab starts at the next tab stop`() throws {
    func gap(_ string: String, _ change: Change) throws -> CGFloat? {
      let label = label(text(string, change))
      let words = try #require(placed(label, CGSize(width: 300, height: 40)).first?.paragraph)
      #expect(!words.string.contains("\t"))
      return words.runs.compactMap(\.gap).first
    }
    func width(_ string: String) -> CGFloat {
      var measurer = TypicalText()
      let words = Paragraph(string, role: "label", font: UILabel().font.metrics, color: .black)
      return measurer.extent(of: words, width: nil).width
    }
    let stop: Change = { $0.tabStops = [NSTextTab(textAlignment: .left, location: 24)] }
    #expect(try gap("•\tNo ads", stop) == 24 - width("•"))
    #expect(try gap("•\tNo ads", { _ in }) == 28 - width("•"))
    #expect(
      try gap("•\tNo ads") { ($0.tabStops, $0.defaultTabInterval) = ([], 50) } == 50 - width("•"))
    #expect(try gap("Far beyond the stop\tNo ads", stop) == nil)
    let end = try #require(
      try gap("Milk\t9 €") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 200)] })
    #expect(abs(end - (200 - width("Milk") - width("9 €"))) < 0.01)
    let inside = try gap("•\tNo ads") { style in
      stop(style)
      style.firstLineHeadIndent = 5
    }
    #expect(inside == 19 - width("•"))
  }

  @Test func `paragraphs that do not fit truncate the one before`() {
    let label = label(text("One\nTwo\nThree") { $0.paragraphSpacing = 10 })
    let all = placed(label, CGSize(width: 200, height: 3 * line + 20))
    #expect(all.map(\.paragraph.maxLines) == [1, 1, 1])
    let two = placed(label, CGSize(width: 200, height: 2 * line + 10))
    #expect(
      two.map(\.paragraph.string) == ["One", "Two\nThree"]
        && two.map(\.paragraph.maxLines) == [1, 1])
    label.numberOfLines = 2
    #expect(placed(label, CGSize(width: 200, height: 200)).map(\.paragraph.maxLines) == [1, 1])
    #expect(placed(label, CGSize(width: 200, height: 200)).first?.rect.minY == 95 - line)
  }

  @Test func `the baselines are those of the first and last paragraphs`() {
    let high = label(text("One\n") { $0.minimumLineHeight = 50 }, text("Two", { _ in }))
    let plain = UILabel()
    plain.text = "One"
    let row = UIStackView(arrangedSubviews: [plain, high])
    (row.alignment, row.frame) = (.firstBaseline, CGRect(x: 0, y: 0, width: 200, height: 100))
    row.layoutIfNeeded()
    #expect(high.frame.minY == 0 && abs(plain.frame.minY - 50 + line) < 0.25)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(high.frame.maxY == plain.frame.maxY)
  }

  @Test func `paragraph styles and their copies return the values set`() throws {
    let style = NSMutableParagraphStyle()
    (style.tailIndent, style.headIndent, style.hyphenationFactor) = (-8, 4, 1)
    style.addTabStop(NSTextTab(textAlignment: .right, location: 400))
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.tailIndent == -8 && copy.tabStops.count == 13)
    copy.tabStops = [NSTextTab(textAlignment: .left, location: 10)]
    #expect(copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == copy && NSParagraphStyle.default.tabStops.first?.location == 28)
  }
}
