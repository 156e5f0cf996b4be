import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing

@testable import CairoRenderer

/// Badges whose text does not fit.
struct BadgeTests {
  private func line(
    _ words: String, side: CGFloat = 20, _ change: (inout Style) -> Void = { _ in }
  ) throws -> SetLine? {
    var style = Style()
    style.content = .badge
    change(&style)
    let row = ElementContent(fields: ["title": words], overrides: style)
    let cell = SolvedElement(
      .init(category: .cell, section: 0, item: 0), frame: box(0, 0, side, side), zIndex: 0)
    let scene = SceneBuilder.scene(
      elements: [cell], contentSize: CGSize(width: 100, height: 100),
      content: Content.withTemplates(sections: [SectionContent(items: .rows([row]))]),
      options: SceneOptions(name: "figure", theme: .system), measuring: TextMeasurer())
    let block = try #require(scene.elements.first?.texts.first)
    return TextSetter(shaper: TextShaper()).set(block).first
  }

  @Test(
    arguments: [
      ("9", "9"), ("128", "128"), ("1024", "99+"), ("1000000", "99+"), ("New", "New"),
      ("12 kg", "1…"),
    ])
  func `a long number becomes a limit with a plus, and a word is scaled down`(
    words: String, expected: String
  ) throws {
    let set = try #require(try line(words))
    let text = set.text.string(ofLine: 0)
    #expect(text == expected || expected.hasSuffix("…") && text.hasSuffix("…"))
    #expect(set.font.size >= 7)
    #expect(set.origin.x >= 1 && set.origin.x + set.width <= 19.5)
  }

  @Test func `a larger badge shows more digits`() throws {
    #expect(try line("1024", side: 24)?.text.string(ofLine: 0) == "1024")
    #expect(try line("123456", side: 24)?.text.string(ofLine: 0) == "999+")
  }

  @Test func `a badge keeps its own padding`() throws {
    let set = try line("1024") { $0.padding = .init(top: 2, leading: 4, bottom: 2, trailing: 4) }
    #expect(set?.text.string(ofLine: 0) == "9+")
    #expect(set.map { $0.origin.x >= 4 } == true)
  }
}
