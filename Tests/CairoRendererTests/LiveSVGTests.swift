import CompositionalLayout
import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Live text of SVGs, positioned with Pango.
struct LiveSVGTests {
  private func lines(_ part: (CGRect, Box?, [TextBlock])) -> [PlacedLine] {
    part.2.flatMap { TextPlacer().lines(of: $0) }
  }

  @Test func `lines contain the drawn text`() {
    let words = "Trams return to the old harbour line after nine years"
    let all = lines(text(words, box(0, 0, 150, 200), lines: 9)).map(\.string)
    #expect(all.count > 2)
    #expect(all.joined(separator: " ") == words)
    #expect(all.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test(arguments: ["First\nSecond", "First\u{2028}Second", "First\r\nSecond"])
  func `a line does not contain its terminator`(words: String) {
    #expect(
      lines(text(words, box(0, 0, 150, 200), lines: 9)).map(\.string).map(Array.init)
        == [Array("First"), Array("Second")])
  }

  @Test func `a truncated line ends with an ellipsis`() throws {
    let line = try #require(lines(text("Trams return to the harbour", box(0, 0, 100, 40))).first)
    #expect(line.string.hasPrefix("Trams r") && line.string.hasSuffix("…"))
    let arabic = try #require(
      lines(text("أخبار اليوم من الميناء القديم", box(0, 0, 100, 40))).first)
    #expect(arabic.string.hasPrefix("أخبار") && arabic.string.hasSuffix("…"))
  }

  /// SVG viewers shape a word with its ellipsis as a whole.
  @Test func `an ellipsis is kerned as in the font`() throws {
    func line(_ words: String, _ room: CGFloat) throws -> PlacedLine {
      try #require(lines(text(words, box(0, 0, room, 40))).first)
    }
    for words in ["Trams return to the harbour", "VAVAVAVAVA", "PAPA PAPA PAPA"] {
      for room in stride(from: 40, through: 90, by: 5.0) {
        let cut = try line(words, room)
        #expect(cut.string.hasSuffix("…") && cut.width <= room)
        let free = try line(cut.string, 300).width
        // The kerning with a removed space counts with its letter spacing.
        #expect(abs(cut.width - free) < 0.15, "\(cut.string): \(cut.width), \(free)")
      }
    }
  }

  /// Pango uses full stops there if the font has no U+22EF.
  @Test func `an ellipsis after wide characters is the same as in the file`() throws {
    let words = "こんにちは世界、みなさん"
    for room in [70, 90, 110.0] {
      let cut = try #require(lines(text(words, box(0, 0, room, 40))).first)
      #expect(cut.string.hasSuffix("…"))
      let free = lines(text(String(cut.string), box(0, 0, 300, 40)))[0].width
      #expect(abs(cut.width - free) < 0.05, "\(cut.string): \(cut.width), \(free)")
    }
  }

  /// A viewer would draw it in its final form.
  @Test func `a cursive letter keeps its joined form before truncated text`() throws {
    func ends(_ words: String, _ room: CGFloat) throws -> String.UnicodeScalarView.SubSequence {
      try #require(lines(text(words, box(0, 0, room, 40))).first).string.unicodeScalars.suffix(2)
    }
    let arabic = "المستشفيات"
    var joined = 0
    for room in stride(from: 35, through: 60, by: 5.0) {
      let end = try ends(arabic, room)
      #expect(end.last == "…")
      if end.first == "\u{200D}" { joined += 1 }
    }
    #expect(joined > 0)
    #expect(try ends("Unbelievable", 60).first != "\u{200D}")
    // Words are not joined.
    let whole = try #require(lines(text("في " + arabic, box(0, 0, 36, 40))).first).string
    #expect(!whole.unicodeScalars.contains("\u{200D}") || whole.hasPrefix("في ا"))
  }

  @Test func `lines have their base direction`() {
    #expect(lines(text("مرحبا world", box(0, 0, 300, 40))).map(\.isRightToLeft) == [true])
    #expect(lines(text("שלום", box(0, 0, 300, 40))).map(\.isRightToLeft) == [true])
    #expect(lines(text("world مرحبا", box(0, 0, 300, 40))).map(\.isRightToLeft) == [false])
    #expect(lines(text("12", box(0, 0, 300, 40))).map(\.isRightToLeft) == [false])
  }

  @Test func `embedded fonts contain the text of the dark version`() throws {
    let (light, dark) = (
      scene(50, 40, text("12", box(0, 0, 50, 40))), scene(50, 40, text("34", box(0, 0, 50, 40)))
    )
    let file = String(
      decoding: try CairoRenderer.svg(light: light, dark: dark, text: .embed), as: UTF8.self)
    #expect(file.contains("font-family:'figure-in-the-dark-text'"))
    #expect(
      file.contains(
        "<g class=\"fp-dark\" display=\"none\" font-family=\"figure-in-the-dark-text,Inter,"))
    let live = String(decoding: try CairoRenderer.svg(light: light, dark: dark), as: UTF8.self)
    #expect(live.contains("<g class=\"fp-dark\" display=\"none\">"))
  }

  @Test func `italic text uses the italic font and is marked as italic`() throws {
    var part = text("Harbour", box(0, 0, 200, 40))
    let upright = try Pixels(scene(200, 40, part), scale: 2)
    part.2[0].paragraphs[0].font.isItalic = true
    let slanted = scene(200, 40, part)
    #expect(try Pixels(slanted, scale: 2) != upright)
    let live = String(decoding: try CairoRenderer.svg(slanted), as: UTF8.self)
    #expect(live.contains("font-style=\"italic\""))
    let file = String(decoding: try CairoRenderer.svg(slanted, text: .embed), as: UTF8.self)
    #expect(file.contains("font-style:italic;unicode-range:"))
  }

  @Test func `parts of a line can be italic`() throws {
    var part = text("Harbour", box(0, 0, 200, 40))
    let font = part.2[0].paragraphs[0].font
    var italic = font
    italic.isItalic = true
    part.2[0].paragraphs[0].font.isItalic = true
    part.2[0].paragraphs[0].runs = [
      TextRun(length: 3, font: font, color: .black),
      TextRun(length: 4, font: italic, color: .black),
    ]
    let live = String(decoding: try CairoRenderer.svg(scene(200, 40, part)), as: UTF8.self)
    #expect(live.contains("<tspan font-style=\"normal\">Har</tspan><tspan>bour</tspan>"))
  }

  /// In a browser, the last font that has a character is used for it.
  @Test func `no two embedded fonts of a family share a character`() throws {
    let words = "مرحبا بالعالم, hello to all. こんにちは 世界"
    let figure = scene(600, 40, text(words, box(0, 0, 600, 40)))
    let file = String(decoding: try CairoRenderer.svg(figure, text: .embed), as: UTF8.self)
    let ranges = file.matches(of: #/@font-face\{[^}]*;unicode-range:([^;]*);/#).map(\.1)
    #expect(ranges.count >= 2)
    #expect(ranges.filter { $0.hasPrefix("U+20,") || $0.hasPrefix("U+20-") }.count == 1)
    // The Latin font, which is the first in the list.
    let latin = try #require(ranges.first { $0.contains("U+68") })
    #expect(latin.hasPrefix("U+20,"))
  }

  @Test func `text has the same position as in a PNG`() throws {
    let part = text("HHH", box(10, 20, 100, 40))
    let line = try #require(lines(part).first)
    let ink = try #require(try Pixels(scene(120, 80, part), scale: 4).ink)
    #expect(abs(ink.minX / 4 - (10 + line.origin.x + line.ink.minX)) < 0.5)
    #expect(abs(ink.maxY / 4 - (20 + line.origin.y)) < 0.5)
  }

  /// The numbers after a text in all elements of a name.
  private func numbers(
    after start: String, of element: String, _ scene: Scene, _ text: SVGText, scale: CGFloat?
  ) throws -> [Double] {
    let file = String(
      decoding: try CairoRenderer.svg(scene, text: text, scale: scale), as: UTF8.self)
    return file.split(separator: "<\(element) ").dropFirst().compactMap {
      $0.split(separator: " \(start)", maxSplits: 1).last
        .flatMap { Double($0.prefix { !"\")".contains($0) }) }
    }
  }

  @Test(arguments: [
    (SVGText.live, "text", "y=\""), (.embed, "text", "y=\""),
    (.paths, "g", "transform=\"translate(10 "),
  ])
  func `baselines are aligned to rows of pixels as in a PNG`(
    kind: SVGText, element: String, start: String
  ) throws {
    let parts = (0..<8).map {
      text("HHH", box(10, CGFloat($0) * 20.1, 100, 20), alignment: .left)
    }
    let scene = scene(120, 170, parts: parts)
    let free = try numbers(after: start, of: element, scene, kind, scale: nil)
    #expect(Set(free.map { $0 - $0.rounded(.down) }).count > 4)
    for scale in [1, 2, 4.0] {
      let rows = try numbers(after: start, of: element, scene, kind, scale: scale)
      #expect(rows.count == free.count)
      #expect(rows.allSatisfy { ($0 * scale).rounded() == $0 * scale }, "\(rows)")
      #expect(zip(rows, free).allSatisfy { abs($0 - $1) <= 0.5 / scale + 0.01 })
    }
  }

  @Test func `baselines of rotated text are aligned to their own rows`() throws {
    var scene = scene(120, 80, text("HHH", box(10, 20.3, 100, 40)))
    scene.groups[0].elements[0].transform = CGAffineTransform(rotationAngle: 0.3)
    let baseline = try #require(numbers(after: "y=\"", of: "text", scene, .live, scale: 2).first)
    // Both numbers have two decimals.
    let rows = (baseline - 40.3) * 2
    #expect(abs(rows - rows.rounded()) < 0.03)
  }

  @Test(arguments: [SVGText.live, .embed])
  func `letter spacing follows the font`(kind: SVGText) throws {
    let file = String(decoding: try CairoRenderer.svg(scene(10, 10), text: kind), as: UTF8.self)
    // CairoSVG draws fragments of letters if the keyword has its usual spelling.
    #expect(file.contains(" text-rendering=\"geometricprecision\""))
  }

  /// Viewers without `textLength`, such as librsvg, draw text in another font with another width.
  @Test(
    arguments: [
      ("Open", TextBlock.Alignment.left, nil, 0), ("Open", .center, "middle", 0.5),
      ("Open", .right, "end", 1), ("شالوم", .left, "end", 0), ("شالوم", .center, "middle", 0.5),
      ("شالوم", .right, nil, 1),
      // CairoSVG would move each span by half of its own width.
      ("12x12", .center, nil, 0),
    ] as [(String, TextBlock.Alignment, String?, CGFloat)])
  func `a line is anchored at the side that it is aligned to`(
    words: String, alignment: TextBlock.Alignment, anchor: String?, fraction: CGFloat
  ) throws {
    let block = text(words, box(0, 0, 200, 40), alignment: alignment)
    let line = try #require(lines(block).first)
    let file = String(
      decoding: try CairoRenderer.svg(scene(200, 40, block), text: .live), as: UTF8.self)
    let tag = try #require(file.split(separator: "<").first { $0.hasPrefix("text ") })
    func value(_ name: String) -> String? {
      tag.firstRange(of: " \(name)=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
    }
    #expect(value("text-anchor") == anchor)
    let x = try #require(value("x").flatMap { Double($0) })
    #expect(abs(x - (line.origin.x + line.width * fraction)) < 0.01)
  }

  @Test func `large lines list only the fonts that they need`() {
    func families(_ words: String, _ size: CGFloat) -> [[String]] {
      let metrics = TextMetrics(size: size, lineHeight: size * 1.2)
      let paragraph = Paragraph(words, role: "title", font: metrics, color: .black)
      let placer = TextPlacer()
      return placer.lines(of: TextBlock([paragraph], in: box(0, 0, 400, 60)))
        .map { placer.families(forSize: $0.font.size, of: $0.string, in: $0.language) }
    }
    #expect(
      families("Große Häuser …", 28) == [["Inter Display", "Inter", "Noto Sans", "sans-serif"]])
    #expect(families("Trams 電車", 28) == [FontList.families(forSize: 28)])
    #expect(families("Trams", 17) == [FontList.families(forSize: 17)])
  }

  @Test func `an empty picture is an error`() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 9)] {
      var scene = scene(10, 10)
      scene.size = size
      #expect(throws: RendererError.self) { try CairoRenderer.svg(scene) }
    }
  }

  /// CSS ignores the whole font list if it contains an invalid name.
  @Test func `a font family that starts with a digit is quoted`() throws {
    func families(_ name: String) throws -> Substring? {
      var scene = scene(200, 40, text("Words", box(0, 0, 200, 40)))
      scene.name = name
      let file = String(decoding: try CairoRenderer.svg(scene, text: .embed), as: UTF8.self)
      return file.firstMatch(of: #/<svg[^>]* font-family="([^"]*)"/#)?.1
    }
    #expect(try families("home")?.hasPrefix("home-text,Inter,'Noto Sans',") == true)
    #expect(try families("01-home")?.hasPrefix("'01-home-text',Inter,'Noto Sans',") == true)
  }
}
