import CompositionalLayout
import Foundation
import Scene
import SceneSVG
import Testing

/// Text is written so that it keeps its position and width with other fonts.
struct SVGTextTests {
  private func text(
    _ string: String, size: CGFloat = 10, width: CGFloat = 90
  ) throws -> XMLElements.Element {
    let elements = try #require(XMLElements(svg(string, size: size, width: width)))
    return try #require(elements["text"].first)
  }

  private func svg(_ string: String, size: CGFloat = 10, width: CGFloat = 90) -> String {
    let paragraph = Paragraph(
      string, role: "label", font: TextMetrics(size: size, lineHeight: 12, weight: .semibold),
      color: .black)
    let element = SceneElement(
      .init(category: .cell, section: 0, item: 0),
      frame: CGRect(x: 5, y: 5, width: width, height: 40),
      texts: [TextBlock([paragraph], in: CGRect(x: 2, y: 2, width: 80, height: 20))])
    let scene = Scene(
      name: "figure", size: CGSize(width: 100, height: 100), background: .white,
      groups: [SceneGroup(section: 0, name: "s", elements: [element])])
    return scene.svg(placing: SquarePlacer())
  }

  @Test func `right-to-left text starts at its right end`() throws {
    let text = try text("مرحبا")
    #expect(text.attributes["direction"] == "rtl")
    #expect(text.attributes["x"] == "57")
    #expect(text.attributes["textLength"] == "50")
    #expect(text.attributes["lengthAdjust"] == "spacingAndGlyphs")
    #expect(text.text == "مرحبا")
    #expect(try self.text("abc").attributes["direction"] == nil)
    #expect(try self.text("abc").attributes["lengthAdjust"] == nil)
  }

  @Test(arguments: [
    ("a -> b", true), ("<-", true), ("=>", true), ("12x34", true), ("1 x 1", true),
    ("0x1F", true), ("a - b > c", false), ("x1", false), ("4 xyz 5", false), ("10:30", false),
    ("<b>", false), ("2 x", false),
  ])
  func `contextual alternates are disabled where the text has any`(
    _ string: String, _ isMeant: Bool
  ) throws {
    let style = try text(string).attributes["style"]
    #expect(style == (isMeant ? "font-variant-ligatures:no-contextual" : nil))
  }

  @Test(arguments: [
    ("『iPad』、（2026年）。", true), ("科学・技術", true), ("写真とビデオ", false), ("(2026)", false),
  ])
  func `full-width punctuation keeps its width in browsers`(_ string: String, _ isMeant: Bool)
    throws
  {
    let style = try text(string).attributes["style"]
    #expect(style == (isMeant ? "text-spacing-trim:space-all" : nil))
  }

  /// The spans are for viewers that do not support `font-variant-ligatures`.
  @Test(arguments: [
    ("a -> b", "a -<tspan>&gt; b</tspan>"), ("<-", "&lt;<tspan>-</tspan>"),
    ("1->2=>3", "1-<tspan>&gt;2=</tspan><tspan>&gt;3</tspan>"),
    ("1920 x 1080", "1920 <tspan>x 1080</tspan>"), ("a - b > c", "a - b &gt; c"), ("x1", "x1"),
  ])
  func `letters with a contextual alternate are in separate spans`(
    _ string: String, _ written: String
  ) {
    #expect(svg(string).contains(">\(written)</text>"))
  }

  @Test func `spaces are preserved`() throws {
    #expect(try text(" a b").attributes["xml:space"] == "preserve")
    #expect(try text("a  b").attributes["xml:space"] == "preserve")
    #expect(try text("a b").attributes["xml:space"] == nil)
  }

  @Test func `a font size with other families names them`() throws {
    #expect(try text("a", size: 20).attributes["font-family"] == "Large")
    #expect(try text("a").attributes["font-family"] == nil)
    #expect(try text("a").attributes["font-weight"] == "600")
  }

  @Test func `ink outside its element is clipped`() throws {
    #expect(try text("abcdef", width: 50).attributes["clip-path"] == "url(#figure-s-0---clip)")
    #expect(try text("abcd", width: 50).attributes["clip-path"] == nil)
  }

  @Test(arguments: [
    (1, "1"), (-0.001, "0"), (1.005, "1"), (12.3456, "12.35"), (-7.5, "-7.5"), (0.07, "0.07"),
    (1e300, "1000000000000"), (.nan, "0"), (-.infinity, "-1000000000000"),
  ])
  func `numbers are short`(_ number: Double, _ text: String) {
    #expect(SVGNumber.text(number) == text)
  }
}
