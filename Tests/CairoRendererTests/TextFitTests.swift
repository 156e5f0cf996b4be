import Foundation
import LayoutScene
import Testing

@testable import CairoRenderer

/// What becomes of text that has less room than it asks for.
struct TextFitTests {
  private let setter = TextSetter(shaper: TextShaper())

  private func paragraph(_ string: String, size: CGFloat) -> Paragraph {
    let font = TextMetrics(size: size, lineHeight: size * 1.25)
    return Paragraph(string, role: string, font: font, color: .black, maxLines: 9)
  }

  @Test func aLineThatIsTooHighIsSetSmaller() {
    let block = TextBlock(
      [paragraph("Chip", size: 40)], detail: paragraph("On", size: 40), in: box(0, 0, 200, 28))
    let lines = setter.set(block)
    #expect(lines.map(\.font.size) == [24, 24])
    var low = block
    low.box.size.height = 6
    #expect(setter.set(low).isEmpty)
    #expect(TextMeasurer().unread(of: block).map(\.string) == ["Chip", "On"])
  }

  @Test func aDetailStandsBelowWhereThereIsHeightForIt() {
    var block = TextBlock(
      [paragraph("Appearance", size: 20)], detail: paragraph("Automatic", size: 20), stacking: 4,
      in: box(0, 0, 160, 80), alignment: .left)
    let below = setter.set(block)
    #expect(below.map(\.origin.x) == [0, 0])
    #expect(below[1].origin.y > below[0].origin.y)
    #expect(below.allSatisfy { !$0.text.isCut })
    block.box.size.height = 30
    let beside = setter.set(block)
    #expect(beside[0].origin.y == beside[1].origin.y)
    block.box.size = CGSize(width: 400, height: 80)
    #expect(setter.set(block)[0].origin.y == setter.set(block)[1].origin.y)
  }

  @Test func aDetailIsLeftOutWhereItLeavesNoRoomForAWord() {
    var block = TextBlock(
      [paragraph("Name", size: 50)], detail: paragraph("Off", size: 50), in: box(0, 0, 150, 62))
    #expect(setter.set(block).map(\.role) == ["Name"])
    #expect(TextMeasurer().unread(of: block).map(\.string) == ["Off"])
    block.box.size.width = 300
    #expect(setter.set(block).map(\.role) == ["Name", "Off"])
    // A detail that is all there is room for is better than nothing.
    block.paragraphs[0].font.size = 500
    #expect(setter.set(block).map(\.role) == ["Off"])
  }

  @Test func longWordsBreakWithoutHyphens() {
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
