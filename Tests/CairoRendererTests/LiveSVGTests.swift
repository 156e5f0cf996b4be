import CompositionalLayout
import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Text of SVGs, as Pango sets it.
struct LiveSVGTests {
  private func lines(_ part: (CGRect, Box?, [TextBlock])) -> [PlacedLine] {
    part.2.flatMap { TextPlacer().lines(of: $0) }
  }

  @Test func `lines say what is drawn`() {
    let words = "Trams return to the old harbour line after nine years"
    let all = lines(text(words, box(0, 0, 150, 200), lines: 9)).map(\.string)
    #expect(all.count > 2)
    #expect(all.joined(separator: " ") == words)
    #expect(all.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test(arguments: ["First\nSecond", "First\u{2028}Second", "First\r\nSecond"])
  func `what ends a line is no part of it`(words: String) {
    #expect(
      lines(text(words, box(0, 0, 150, 200), lines: 9)).map(\.string).map(Array.init)
        == [Array("First"), Array("Second")])
  }

  @Test func `a cut line ends in an ellipsis`() throws {
    let line = try #require(lines(text("Trams return to the harbour", box(0, 0, 100, 40))).first)
    #expect(line.string.hasPrefix("Trams r") && line.string.hasSuffix("…"))
    let arabic = try #require(
      lines(text("أخبار اليوم من الميناء القديم", box(0, 0, 100, 40))).first)
    #expect(arabic.string.hasPrefix("أخبار") && arabic.string.hasSuffix("…"))
  }

  /// As one who reads the file sets it: as one word.
  @Test func `an ellipsis stands as close to its letter as the font has it`() throws {
    func line(_ words: String, _ room: CGFloat) throws -> PlacedLine {
      try #require(lines(text(words, box(0, 0, room, 40))).first)
    }
    for words in ["Trams return to the harbour", "VAVAVAVAVA", "PAPA PAPA PAPA"] {
      for room in stride(from: 40, through: 90, by: 5.0) {
        let cut = try line(words, room)
        #expect(cut.string.hasSuffix("…") && cut.width <= room)
        let free = try line(cut.string, 300).width
        #expect(abs(cut.width - free) < 0.05, "\(cut.string): \(cut.width), \(free)")
      }
    }
  }

  /// Pango has full stops there where the font has no U+22EF.
  @Test func `an ellipsis behind wide letters is the one that the file says`() throws {
    let words = "こんにちは世界、みなさん"
    for room in [70, 90, 110.0] {
      let cut = try #require(lines(text(words, box(0, 0, room, 40))).first)
      #expect(cut.string.hasSuffix("…"))
      let free = lines(text(String(cut.string), box(0, 0, 300, 40)))[0].width
      #expect(abs(cut.width - free) < 0.05, "\(cut.string): \(cut.width), \(free)")
    }
  }

  /// A reader would take it for the last of its word.
  @Test func `a letter keeps the form it has before what is cut`() throws {
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
    // Between words nothing is joined.
    let whole = try #require(lines(text("في " + arabic, box(0, 0, 36, 40))).first).string
    #expect(!whole.unicodeScalars.contains("\u{200D}") || whole.hasPrefix("في ا"))
  }

  @Test func `lines know where they are read from`() {
    #expect(lines(text("مرحبا world", box(0, 0, 300, 40))).map(\.isRightToLeft) == [true])
    #expect(lines(text("שלום", box(0, 0, 300, 40))).map(\.isRightToLeft) == [true])
    #expect(lines(text("world مرحبا", box(0, 0, 300, 40))).map(\.isRightToLeft) == [false])
    #expect(lines(text("12", box(0, 0, 300, 40))).map(\.isRightToLeft) == [false])
  }

  @Test func `words of the dark are in the fonts that the file carries for them`() throws {
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

  @Test func `slanted letters are set in the slanted font, and the file says so`() throws {
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

  @Test func `parts of a line are slanted by themselves`() throws {
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

  /// The last font that claims a character gets it, in a browser.
  @Test func `no two fonts of a name are for the same character`() throws {
    let words = "مرحبا بالعالم, hello to all. こんにちは 世界"
    let figure = scene(600, 40, text(words, box(0, 0, 600, 40)))
    let file = String(decoding: try CairoRenderer.svg(figure, text: .embed), as: UTF8.self)
    let ranges = file.matches(of: #/@font-face\{[^}]*;unicode-range:([^;]*);/#).map(\.1)
    #expect(ranges.count >= 2)
    #expect(ranges.filter { $0.hasPrefix("U+20,") || $0.hasPrefix("U+20-") }.count == 1)
    // That of Latin letters, which stands first in the list.
    let latin = try #require(ranges.first { $0.contains("U+68") })
    #expect(latin.hasPrefix("U+20,"))
  }

  @Test func `a text is placed where it is painted`() throws {
    let part = text("HHH", box(10, 20, 100, 40))
    let line = try #require(lines(part).first)
    let ink = try #require(try Pixels(scene(120, 80, part), scale: 4).ink)
    #expect(abs(ink.minX / 4 - (10 + line.origin.x + line.ink.minX)) < 0.5)
    #expect(abs(ink.maxY / 4 - (20 + line.origin.y)) < 0.5)
  }

  /// The numbers that follow a text in all elements of a name.
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
  func `baselines stand on rows of pixels, as they do in a PNG`(
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

  @Test func `what is turned has its baselines on rows of its own`() throws {
    var scene = scene(120, 80, text("HHH", box(10, 20.3, 100, 40)))
    scene.groups[0].elements[0].transform = CGAffineTransform(rotationAngle: 0.3)
    let baseline = try #require(numbers(after: "y=\"", of: "text", scene, .live, scale: 2).first)
    // Two decimals are written, of both.
    let rows = (baseline - 40.3) * 2
    #expect(abs(rows - rows.rounded()) < 0.03)
  }

  @Test(arguments: [SVGText.live, .embed])
  func `letters stand as far apart as their font says`(kind: SVGText) throws {
    let file = String(decoding: try CairoRenderer.svg(scene(10, 10), text: kind), as: UTF8.self)
    #expect(file.contains(" text-rendering=\"geometricPrecision\""))
  }

  @Test func `large lines name the fonts that their letters need`() {
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

  @Test func `no area is no picture`() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 9)] {
      var scene = scene(10, 10)
      scene.size = size
      #expect(throws: RendererError.self) { try CairoRenderer.svg(scene) }
    }
  }

  /// A list with a name that is none to CSS would count for nothing, the other fonts included.
  @Test func `a family of a figure whose name begins with a digit is in quotes`() throws {
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
