import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Texts with several styles.
struct TextRunTests {
  private let red = RGBA(0xFF0000)

  private func run(
    _ words: String, _ size: CGFloat, _ color: RGBA, _ lines: [TextRun.Line] = []
  ) -> (String, TextRun) {
    let font = TextMetrics(size: size, lineHeight: size * 1.25)
    return (
      words, TextRun(length: words.unicodeScalars.count, font: font, color: color, lines: lines)
    )
  }

  private func paragraph(_ parts: (String, TextRun)...) -> Paragraph {
    let runs = parts.map(\.1)
    let highest = runs.map(\.font).max { $0.size < $1.size } ?? runs[0].font
    return Paragraph(
      parts.map(\.0).joined(), role: "label", font: highest, color: .black, maxLines: 9,
      runs: runs)
  }

  private func lines(_ paragraph: Paragraph, width: CGFloat = 300) -> [PlacedLine] {
    let block = TextBlock([paragraph], in: box(0, 0, width, 400), alignment: .left)
    return TextPlacer().lines(of: block)
  }

  @Test func `runs have their colors in pictures`() throws {
    let paragraph = paragraph(run("HHHH ", 20, .black), run("HHHH", 20, red))
    let block = TextBlock([paragraph], in: box(0, 0, 200, 40), alignment: .left)
    let pixels = try Pixels(scene(200, 40, (box(0, 0, 200, 40), nil, [block])), scale: 2)
    let half = try #require(lines(paragraph).first).width / 2
    func has(_ color: [UInt8], from: CGFloat, to: CGFloat) -> Bool {
      (Int(from * 2)..<Int(to * 2)).contains { x in
        (0..<80).contains { y in isNear(pixels[x, y], color, within: 40) }
      }
    }
    #expect(has([0, 0, 0, 255], from: 0, to: half - 4))
    #expect(!has([255, 0, 0, 255], from: 0, to: half - 4))
    #expect(has([255, 0, 0, 255], from: half + 4, to: 2 * half))
    #expect(!has([0, 0, 0, 255], from: half + 4, to: 2 * half))
  }

  @Test(arguments: [TextRun.Line.Position.below, .through])
  func `underlines cover only their own run`(_ place: TextRun.Line.Position) throws {
    let line = TextRun.Line(place, color: red)
    let paragraph = paragraph(run("HHHH ", 20, .black), run("HHHH", 20, .black, [line]))
    let block = TextBlock([paragraph], in: box(0, 0, 200, 40), alignment: .left)
    let placed = try #require(lines(paragraph).first)
    let mark = try #require(placed.marks.first?.rect)
    // The baseline in points in a box of this size.
    let baseline = try #require(TextPlacer().lines(of: block).first).origin.y
    for scale in [1, 2] as [CGFloat] {
      let pixels = try Pixels(
        scene(200, 40, (box(0, 0, 200, 40), nil, [block])), scale: scale)
      let y = Int(((baseline + mark.midY) * scale).rounded(.down))
      // Some letters touch the line.
      func isRed(from left: CGFloat) -> Bool {
        (Int(left * scale)..<Int((left + 10) * scale)).contains { x in
          let pixel = pixels[x, y]
          return Int(pixel[0]) > 100 + Int(pixel[1])
        }
      }
      #expect(isRed(from: mark.minX) && isRed(from: mark.midX) && isRed(from: mark.maxX - 10))
      #expect(!isRed(from: mark.minX - 11) && !isRed(from: mark.maxX + 1))
    }
    #expect(place == .below ? mark.minY > 0 : mark.maxY < 0)
  }

  @Test func `a low box contains the lines of different heights that fit`() {
    let mixed = paragraph(run("one\n", 16, .black), run("two", 40, .black), run("\nthree", 16, red))
    func shown(_ height: CGFloat) -> Int {
      TextPlacer().lines(of: TextBlock([mixed], in: box(0, 0, 300, height), alignment: .left)).count
    }
    #expect(shown(95) == 3 && shown(70) == 2 && shown(30) == 1)
  }

  @Test func `lines are as tall as their tallest run, on one baseline`() {
    let small = paragraph(run("one\ntwo\nthree", 16, .black))
    let mixed = paragraph(run("one\n", 16, .black), run("two", 40, .black), run("\nthree", 16, red))
    var measurer = TextMeasurer()
    #expect(measurer.extent(of: small, width: 300).heights == [20, 20, 20])
    #expect(measurer.extent(of: mixed, width: 300).heights == [20, 50, 20])
    let baselines = lines(mixed).map(\.origin.y)
    #expect(baselines.count == 3)
    // Lines of 20, 50 and 20 points, 90 in total, centered in 400.
    #expect(baselines[0] > 155 && baselines[0] < 175)
    #expect(baselines[1] > 175 && baselines[1] < 225)
    #expect(baselines[2] > 225 && baselines[2] < 245)
  }

  @Test func `the width of a text is the sum of its runs`() {
    var measurer = TextMeasurer()
    func width(_ paragraph: Paragraph) -> CGFloat {
      measurer.extent(of: paragraph, width: nil).width
    }
    let (one, two) = (
      width(paragraph(run("Trams ", 16, red))), width(paragraph(run("run", 32, red)))
    )
    #expect(abs(width(paragraph(run("Trams ", 16, red), run("run", 32, red))) - one - two) < 1)
    var wide = paragraph(run("Trams", 16, red))
    let plain = width(wide)
    wide.runs[0].tracking = 4
    // Five letters have four gaps.
    #expect(abs(width(wide) - plain - 16) < 0.1)
  }

  @Test func `text with tracking fits a line of its own width`() {
    var measurer = TextMeasurer()
    var wide = paragraph(run("Trams ", 16, red), run("run", 16, red))
    wide.runs[1].tracking = 2
    let width = measurer.extent(of: wide, width: nil).width
    #expect(measurer.extent(of: wide, width: width - 0.01).lines == 1)
    #expect(measurer.extent(of: wide, width: width - 2.5).lines == 2)
    wide.maxLines = 1
    #expect(lines(wide, width: width - 0.01).map(\.string) == ["Trams run"])
  }

  @Test func `runs are in logical order, split and truncated like the lines`() throws {
    let words = paragraph(
      run("Trams return to ", 17, .black), run("the old harbour", 17, red),
      run(" line after nine years", 17, .black))
    for width: CGFloat in [100, 150, 700] {
      for line in lines(words, width: width) where !line.parts.isEmpty {
        #expect(line.parts.map(\.string).joined() == line.string)
      }
      let told = lines(words, width: width).flatMap { line in
        line.parts.isEmpty ? [(line.string, line.color)] : line.parts.map { ($0.string, $0.color) }
      }
      let inRed = told.filter { $0.1 == red }.map(\.0).joined(separator: " ")
      #expect(inRed == "the old harbour", "\(width)")
    }
    var short = words
    short.maxLines = 1
    let cut = try #require(lines(short, width: 160).first)
    #expect(cut.string.hasSuffix("…") && cut.parts.map(\.string).joined() == cut.string)
    #expect(cut.parts.map(\.color) == [.black, red])
  }

  @Test func `vector files have a span per run and draw underlines`() throws {
    let paragraph = paragraph(
      run("Now 9 ", 17, .black), run("12", 13, red, [TextRun.Line(.through, color: red)]))
    let block = TextBlock([paragraph], in: box(0, 0, 200, 40), alignment: .left)
    let scene = scene(200, 40, (box(0, 0, 200, 40), nil, [block]))
    let file = String(decoding: try CairoRenderer.svg(scene, text: .live), as: UTF8.self)
    #expect(
      file.contains(
        "<tspan>Now 9 </tspan><tspan font-size=\"13\" letter-spacing=\"-0.08\" fill=\"#f00\">12</tspan>"
      ))
    #expect(file.contains("fill=\"#f00\"/><text"))
    let embedded = String(decoding: try CairoRenderer.svg(scene, text: .embed), as: UTF8.self)
    #expect(embedded.contains("@font-face"))
  }

  @Test func `each run has its own opacity`() throws {
    let faint = RGBA(red: 0, green: 0, blue: 0, alpha: 0.3)
    for (longest, opacity) in [(faint, "0.3"), (RGBA.clear, "0")] {
      let paragraph = paragraph(run("before", 17, longest), run("now", 17, red))
      let block = TextBlock([paragraph], in: box(0, 0, 200, 40), alignment: .left)
      let scene = scene(200, 40, (box(0, 0, 200, 40), nil, [block]))
      let file = String(decoding: try CairoRenderer.svg(scene, text: .live), as: UTF8.self)
      #expect(file.contains("fill-opacity=\"\(opacity)\"><tspan>before</tspan>"))
      #expect(file.contains("<tspan fill=\"#f00\" fill-opacity=\"1\">now</tspan>"))
    }
  }

  @Test func `runs of scaled text are scaled`() throws {
    var words = paragraph(run("Departures ", 40, .black), run("today", 20, red))
    words.maxLines = 1
    let block = TextBlock(
      [words], in: box(0, 0, 120, 60), alignment: .left, fit: .shrink(minimumSize: 4))
    let line = try #require(TextPlacer().lines(of: block).first)
    #expect(line.width <= 121)
    try #require(line.parts.count == 2)
    #expect(abs(line.parts[0].font.size - 2 * line.parts[1].font.size) < 0.01)
  }
}
