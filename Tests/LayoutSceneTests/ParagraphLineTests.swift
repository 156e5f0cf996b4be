import Foundation
import Testing

@testable import Scene

/// Truncation of text with more lines than are shown.
struct ParagraphLineTests {
  private let font = TextMetrics(size: 10, lineHeight: 12)

  private func cut(_ string: String, _ most: Int, runs: [Int] = []) -> Paragraph {
    let runs = runs.map { TextRun(length: $0, font: font, color: .black) }
    return Paragraph(string, role: "label", font: font, color: .black, runs: runs)
      .truncated(toLines: most)
  }

  @Test(arguments: ["\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func `truncated lines leave an ellipsis`(end: String) {
    let words = ["One", "two", "three"].joined(separator: end)
    #expect(cut(words, 3).string == words && cut(words, 9).string == words)
    #expect(cut(words, 2).string == "One" + end + "two…")
    #expect(cut(words, 1).string == "One…" && cut(words, 0).string == "One…")
    #expect(cut("One", 1).string == "One")
    #expect(cut("", 1).string == "")
  }

  @Test func `truncated blank lines leave no ellipsis`() {
    #expect(cut("One\n", 1).string == "One")
    #expect(cut("One\n \t\n", 1).string == "One")
    #expect(cut("\nOne", 1).string == "…")
    #expect(cut("One  \ntwo", 1).string == "One…")
  }

  @Test(arguments: [Paragraph.Truncation.words, .letters])
  func `truncation modes without an ellipsis add none`(cut: Paragraph.Truncation) {
    var words = Paragraph("One two\nthree", role: "label", font: font, color: .black)
    words.truncation = cut
    #expect(words.truncated(toLines: 1).string == "One two")
  }

  /// The ellipsis belongs to the run at the end of the line.
  @Test func `runs end with their text`() {
    #expect(cut("One two\nthree", 1, runs: [4, 4, 5]).runs.map(\.length) == [4, 4])
    #expect(cut("One two\nthree", 1, runs: [7, 6]).runs.map(\.length) == [7, 1])
    #expect(cut("One two\nthree", 2, runs: [7, 6]).runs.map(\.length) == [7, 6])
    #expect(cut("One two\n", 1, runs: [4, 4]).runs.map(\.length) == [4, 3])
  }
}
