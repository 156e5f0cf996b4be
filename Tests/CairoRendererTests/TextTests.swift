import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing

@testable import CairoRenderer

struct TextTests {
  /// Text in many scripts, with difficult cases.
  static let samples = [
    "Photo Library", "照片图库与视频", "写真とビデオ", "사진 보관함과 앨범", "مكتبة الصور والفيديو",
    "ספריית התמונות", "👩‍👩‍👧‍👦 Family 🎉", "Mixed: العربية and 中文 🚀 12", "คลังภาพ", "चित्र पुस्तकालय",
    "Ångström Ğ", "jgpqy|ÁÉÖ", "→ ✓ ★ ≤ ½", "Ελληνικά Русский", "A\nB\u{2029}C\tD\u{0}E",
  ]

  @Test(arguments: samples)
  func `every character has a glyph`(_ sample: String) {
    for size in [12, 17, 34] as [CGFloat] {
      let key = TextShaper.Key(string: sample, size: size, weight: .regular, maxLines: 1)
      #expect(TextShaper().shape(key).unknownGlyphs == 0)
    }
  }

  @Test(arguments: [11, 12, 17, 34] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `capitals are vertically centered`(_ size: CGFloat, scale: CGFloat) throws {
    for string in ["HHH", "0", "EHI"] {
      let scene = scene(parts: [text(string, box(10, 13, 80, 44), size: size)])
      let ink = try #require(try Pixels(scene, scale: scale).ink)
      #expect(abs(ink.midX - 50 * scale) <= 1, "\(string) \(ink)")
      #expect(abs(ink.midY - 35 * scale) <= 1, "\(string) \(ink)")
    }
  }

  /// Each weight has its own font, for text and for display sizes.
  @Test(arguments: [13, 34] as [CGFloat])
  func `heavier weights cover more pixels`(_ size: CGFloat) throws {
    let cover = try FontWeight.allCases.map { weight in
      var (frame, _, texts) = text("Hag 4", box(0, 0, 100, 60), size: size)
      texts[0].paragraphs[0].font.weight = weight
      let pixels = try Pixels(scene(parts: [(frame, nil, texts)]), scale: 2)
      return pixels.bytes.reduce(0.0) { $0 + Double(255 - $1) }
    }
    #expect(zip(cover, cover.dropFirst()).allSatisfy { $0 * 1.01 < $1 }, "\(cover)")
  }

  @Test(arguments: samples)
  func `no ink is drawn outside the cell`(_ sample: String) throws {
    for width in stride(from: 3, to: 90, by: 16) as StrideTo<CGFloat> {
      for height in [6, 18, 60] as [CGFloat] {
        let frame = box(5, 5, width, height)
        for fit in [TextBlock.Fit.ellipsis, .shrink(minimumSize: 7)] {
          let scene = scene(parts: [text(sample, frame, lines: 3, fit: fit)])
          guard let ink = try Pixels(scene).ink else { continue }
          #expect(frame.covers(ink), "\(width)x\(height) \(ink)")
        }
      }
    }
  }

  @Test func `tiny cells show no text`() throws {
    for size in [1, 4, 8] as [CGFloat] {
      for fit in [TextBlock.Fit.ellipsis, .shrink(minimumSize: 7)] {
        let scene = scene(parts: [text("0, 12", box(5, 5, size, size), size: 12, fit: fit)])
        #expect(try Pixels(scene).ink == nil)
      }
    }
    // If no letter fits, no ellipsis is drawn either.
    #expect(try Pixels(scene(parts: [text("Wide words", box(5, 5, 20, 40))])).ink == nil)
  }

  @Test func `long text ends with an ellipsis`() {
    let key = TextShaper.Key(
      string: "A title that is far too long", size: 17, weight: .regular, width: 90, maxLines: 1)
    let text = TextShaper().shape(key)
    #expect(text.isTruncated)
    #expect(text.lines.count == 1)
    #expect(text.width <= 90)
  }

  @Test func `lines wrap and the last one is truncated`() {
    let block = text(String(repeating: "word ", count: 40), box(0, 0, 90, 70), lines: 5).2[0]
    let lines = TextSetter(shaper: TextShaper()).set(block)
    #expect(lines.count == 3)
    let steps = zip(lines, lines.dropFirst()).map { $1.origin.y - $0.origin.y }
    #expect(steps == [22, 22])
    #expect(lines.allSatisfy { $0.width <= 90 })
  }

  @Test func `long labels are scaled down`() throws {
    func width(_ string: String) throws -> CGFloat {
      let scene = scene(
        parts: [text(string, box(10, 10, 20, 20), size: 11, fit: .shrink(minimumSize: 7))])
      return try #require(try Pixels(scene, scale: 2).ink).width
    }
    #expect(try width("8") < 15)
    #expect(try 34...40 ~= width("1288"))
  }

  @Test func `text follows its alignment`() throws {
    func ink(_ alignment: TextBlock.Alignment, _ string: String) throws -> CGRect {
      let part = text(string, box(10, 10, 80, 40), size: 12, alignment: alignment)
      return try #require(try Pixels(scene(parts: [part]), scale: 2).ink)
    }
    for string in ["Hello", "سلام", "你好"] {
      #expect(try abs(ink(.left, string).minX - 20) <= 4)
      #expect(try abs(ink(.right, string).maxX - 180) <= 4)
    }
  }

  @Test func `a detail keeps its position beside a long title`() {
    var block = text("A title that is far too long for this", box(0, 0, 200, 44)).2[0]
    block.alignment = .left
    block.detail = Paragraph(
      "See all", role: "detail", font: DynamicTypeStyle.subheadline.metrics, color: .black)
    let lines = TextSetter(shaper: TextShaper()).set(block)
    #expect(lines.map(\.role) == ["title", "detail"])
    #expect(lines[0].origin.x + lines[0].width <= lines[1].origin.x - 7)
    #expect(abs(lines[1].origin.x + lines[1].width - 200) < 0.01)
    #expect(lines[0].origin.y == lines[1].origin.y)
  }

  @Test func `paragraphs that do not fit are omitted`() {
    var block = text("Title", box(0, 0, 200, 30)).2[0]
    var second = block.paragraphs[0]
    second.role = "subtitle"
    block.paragraphs.append(second)
    #expect(TextSetter(shaper: TextShaper()).set(block).map(\.role) == ["title"])
    block.box.size.height = 44
    #expect(TextSetter(shaper: TextShaper()).set(block).map(\.role) == ["title", "subtitle"])
  }

  @Test func `rows of 44 points fit two lines`() {
    let row = ElementContent(fields: ["title": "Wi-Fi", "subtitle": "Home network"])
    let element = SolvedElement(
      .init(category: .cell, section: 0, item: 0), frame: box(0, 0, 320, 44), zIndex: 0)
    let scene = SceneBuilder.scene(
      elements: [element], contentSize: element.frame.size,
      content: Content.withTemplates(sections: [SectionContent(items: .rows([row]))]),
      options: SceneOptions(name: "row"))
    let lines = TextSetter(shaper: TextShaper()).set(scene.elements[0].texts[0])
    #expect(lines.map(\.role) == ["title", "subtitle"])
  }

  @Test func `each text is shaped once`() {
    let shaper = TextShaper()
    let key = TextShaper.Key(string: "A", size: 12, weight: .bold, maxLines: 1)
    #expect(shaper.shape(key) === shaper.shape(key))
  }

  @Test func `equal blocks are laid out once`() {
    let shaper = TextShaper()
    var count = 0
    func set(_ block: TextBlock) {
      _ = shaper.lines(of: block) { _ in
        count += 1
        return []
      }
    }
    for string in ["A", "A", "B", "A"] { set(text(string, box(0, 0, 90, 20)).2[0]) }
    #expect(count == 2)
    set(text("A", box(0, 0, 91, 20)).2[0])
    #expect(count == 3)
  }

  /// Pango stretches an ellipsis to the end of the line, so right-aligned text would not reach its
  /// edge.
  @Test(arguments: [60, 65, 70, 75, 80, 85, 90, 95, 100] as [CGFloat])
  func `an ellipsis has its natural width`(width: CGFloat) throws {
    let shaper = TextShaper()
    let cut = shaper.shape(
      TextShaper.Key(
        string: "Wide words, and more", size: 17, weight: .regular, width: width, maxLines: 1))
    #expect(cut.isTruncated)
    let same = TextShaper.Key(
      string: cut.string(ofLine: 0), size: 17, weight: .regular, maxLines: 1)
    // The last letter and the ellipsis are kerned.
    #expect(abs(cut.width - shaper.shape(same).width) < 1)
  }

  @Test(arguments: Array(stride(from: 40, through: 120, by: 4)) as [CGFloat])
  func `an ellipsis follows a word without a space`(width: CGFloat) {
    let shaper = TextShaper()
    for string in ["A b c d e f g h i j k l m n o p", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע"] {
      let cut = shaper.shape(
        TextShaper.Key(string: string, size: 17, weight: .regular, width: width, maxLines: 1))
      let said = cut.string(ofLine: 0)
      #expect(said.hasSuffix("…") && !said.hasSuffix(" …"), "\(said)")
      let whole = TextShaper.Key(string: said, size: 17, weight: .regular, maxLines: 1)
      #expect(abs(cut.width - shaper.shape(whole).width) < 1, "\(said)")
    }
  }

  /// A translucent text color also applies to color glyphs, in all formats.
  @Test func `color glyphs have the opacity of the text`() throws {
    func party(_ opacity: Double) -> Scene {
      var part = text("🎉", box(0, 0, 100, 100), size: 60)
      part.2[0].paragraphs[0].color.alpha = opacity
      return scene(100, 100, part)
    }
    func darkest(_ opacity: Double, transform: CGAffineTransform = .identity) throws -> UInt8 {
      var scene = party(opacity)
      scene.groups[0].elements[0].transform = transform
      let pixels = try Pixels(scene)
      return (0..<100).flatMap { y in (0..<100).flatMap { pixels[$0, y].prefix(3) } }.min() ?? 0
    }
    let turned = CGAffineTransform(rotationAngle: 0.5)
    #expect(try darkest(1) < 100)
    for transform in [.identity, turned] {
      #expect((191...230).contains(try darkest(0.25, transform: transform)))
      #expect(try darkest(0, transform: transform) == 255)
    }
    func file(_ opacity: Double) throws -> String {
      String(decoding: try CairoRenderer.svg(party(opacity), text: .paths), as: UTF8.self)
    }
    #expect(try !file(1).contains("opacity"))
    #expect(try file(0.25).contains("opacity=\"0.25"))
  }
}
