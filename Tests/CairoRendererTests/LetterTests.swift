import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Texts with letters that no font has.
struct LetterTests {
  /// A Chinese letter of Unicode 15, which is in none of the fonts.
  private static let rare = "\u{31350}"

  private func drawn(_ string: String, detail: String? = nil) -> Scene {
    func paragraph(_ string: String) -> Paragraph {
      Paragraph(string, role: "title", font: TextMetrics(size: 17, lineHeight: 22), color: .black)
    }
    let block = TextBlock(
      [paragraph(string)], detail: detail.map(paragraph), in: box(0, 0, 100, 30))
    return scene(100, 30, (box(0, 0, 100, 30), nil, [block]))
  }

  @Test(arguments: [rare, "1 \(rare)\(rare)!", "\(rare)\n2"])
  func `a text without a drawable letter is an error in every format`(_ text: String) {
    let scene = drawn(text)
    #expect(throws: RendererError.letters(text)) { try CairoRenderer.png(scene) }
    #expect(throws: RendererError.letters(text)) { try CairoRenderer.pdf(scene) }
    for kind in SVGText.allCases {
      #expect(throws: RendererError.letters(text)) { try CairoRenderer.svg(scene, text: kind) }
    }
    let strips = SceneStrips(outline: scene) { _, _ in scene }
    #expect(throws: RendererError.letters(text)) {
      try CairoRenderer.writePNG(strips, to: { _ in })
    }
  }

  @Test func `a detail and a layer without drawable letters are errors`() {
    #expect(throws: RendererError.letters(Self.rare)) {
      try CairoRenderer.png(drawn("Title", detail: Self.rare))
    }
    var scene = drawn("Title")
    let texts = drawn(Self.rare).elements.flatMap(\.texts)
    scene.groups[0].elements[0].layers = [SceneElement.Layer(definition: nil, texts: texts)]
    #expect(throws: RendererError.letters(Self.rare)) { try CairoRenderer.png(scene) }
  }

  @Test(arguments: ["A\(rare)", "\(rare) é", "", "→ 12 %", "\u{E000}", "\u{10FFFF}", "日本", "👍"])
  func `a text with one drawable letter, or without letters, is drawn`(_ text: String) throws {
    let measurer = TextMeasurer()
    #expect(try !CairoRenderer.png(drawn(text), measurer: measurer).isEmpty)
  }
}
