import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// SVGs with text as glyph outlines.
struct SVGTests {
  private let sample = scene(
    200, 120, filled(box(10, 10, 80, 40), RGBA(0x112233), radius: 8),
    filled(box(0, 0, 20, 20), RGBA(0x445566, alpha: 0.5)),
    text("Hi 中文 عربي 🎉", box(10, 60, 180, 40)), text("Hi", box(100, 10, 80, 40)))

  private func file(_ scene: Scene) throws -> String {
    String(decoding: try CairoRenderer.svg(scene, text: .paths), as: UTF8.self)
  }

  /// The values of an attribute, in order.
  private func values(of attribute: String, in file: String) -> [Substring] {
    file.ranges(of: " \(attribute)=\"").map { range in
      file[range.upperBound...].prefix { $0 != "\"" }
    }
  }

  @Test func `the file is XML`() throws {
    var scene = sample
    scene.title = "A & B <\"C\"> \u{1}\u{FFFF}"
    let parser = XMLParser(data: Data(try CairoRenderer.svg(scene, text: .paths)))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func `one unit is one point`() throws {
    let file = try file(scene(320.5, 44, filled(box(0, 0, 9, 9))))
    #expect(values(of: "viewBox", in: file) == ["0 0 320.5 44"])
    #expect(values(of: "width", in: file).first == "320.5")
    #expect(values(of: "height", in: file).first == "44")
  }

  @Test func `ids start with the figure's name, and all references resolve`() throws {
    var scene = sample
    scene.name = "My figure"
    scene.groups[0].elements[0].opacity = 0.5
    let file = try file(scene)
    let ids = values(of: "id", in: file)
    #expect(ids.allSatisfy { $0 == "My-figure" || $0.hasPrefix("My-figure-") })
    #expect(Set(ids).count == ids.count)
    let references = file.ranges(of: "#My-figure").map { range in
      file[range.lowerBound...].dropFirst().prefix { !"\")".contains($0) }
    }
    #expect(references.count > 10)
    #expect(references.allSatisfy(Set(ids).contains))
  }

  @Test func `text refers to no font, and the picture has a title and a description`() throws {
    let file = try file(sample)
    #expect(!file.contains("<text") && !file.contains("font-") && !file.contains("textLength"))
    #expect(file.contains(">Figure</title>") && file.contains(">Shapes</desc>"))
    #expect(file.contains("aria-labelledby=\"figure-t figure-d\""))
  }

  @Test func `each glyph is defined once`() throws {
    let file = try file(scene(200, 40, text("HHIHH", box(0, 0, 200, 40))))
    #expect(file.ranges(of: "<path ").count == 2)
    #expect(file.ranges(of: "<use ").count == 5)
  }

  @Test func `earlier pictures do not change the bytes`() throws {
    let measurer = TextMeasurer()
    let alone = try CairoRenderer.svg(sample, text: .paths, measurer: measurer)
    let others = text("عربي 中文 Hi 🎉 Other", box(0, 0, 200, 40))
    _ = try CairoRenderer.svg(scene(200, 40, others), text: .paths, measurer: measurer)
    #expect(try CairoRenderer.svg(sample, text: .paths, measurer: measurer) == alone)
  }

  @Test func `color glyphs are sharp and embedded once`() throws {
    let file = try file(scene(100, 100, text("🎉🎉", box(0, 0, 100, 40))))
    #expect(file.ranges(of: "<image ").count == 1)
    #expect(file.ranges(of: "<use ").count == 2)
    let data = try #require(values(of: "xlink:href", in: file).first { $0.hasPrefix("data:") })
    let bytes = try #require(Data(base64Encoded: String(data.drop { $0 != "," }.dropFirst())))
    #expect(try ImageFile(Array(bytes)).width > 60)
  }

  /// The bounding box of a text's glyphs, in points of the element.
  private func ink(_ part: (CGRect, Box?, [TextBlock])) -> CGRect? {
    var all: CGRect?
    for line in part.2.flatMap(GlyphPlacer().lines) {
      for glyph in line.glyphs ?? [] {
        var rect: CGRect
        switch glyph.shape {
        case .picture(_, let frame): rect = frame
        case .outline(let path):
          let xs = stride(from: 0, to: path.numbers.count, by: 2).map { path.numbers[$0] }
          let ys = stride(from: 1, to: path.numbers.count, by: 2).map { path.numbers[$0] }
          guard let left = xs.min(), let right = xs.max(), let top = ys.min(),
            let bottom = ys.max()
          else { continue }
          rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        rect = rect.offsetBy(
          dx: line.origin.x + glyph.origin.x, dy: line.origin.y + glyph.origin.y)
        all = all?.union(rect) ?? rect
      }
    }
    return all
  }

  @Test(arguments: TextTests.samples)
  func `glyphs have the same positions as in a PNG`(_ sample: String) throws {
    // At 60 points most of the samples are truncated.
    for width in [60, 260] as [CGFloat] {
      let part = text(sample, box(0, 0, width, 40))
      let painted = try #require(try Pixels(scene(width, 40, part), scale: 4).ink)
      let placed = try #require(ink(part))
      // Color glyphs have transparent margins.
      let most = sample.contains("🎉") ? 1.5 : 0.6
      for (one, two) in [
        (placed.minX, painted.minX), (placed.maxX, painted.maxX), (placed.minY, painted.minY),
        (placed.maxY, painted.maxY),
      ] { #expect(abs(one - two / 4) < most, "\(placed) \(painted)") }
    }
  }

  @Test func `ink is clipped to its element`() throws {
    let low = text("ÅÅÅ", box(10, 10, 40, 9), size: 12, lineHeight: 9)
    let file = try file(scene(100, 100, low))
    #expect(file.contains("<g clip-path=\"url(#figure-section0-0---clip)\"><g class=\"title\""))
    let high = text("ÅÅÅ", box(10, 10, 40, 30), size: 12)
    #expect(try !self.file(scene(100, 100, high)).contains("clip"))
  }

  @Test func `runs have their own colors and underlines`() throws {
    let font = TextMetrics(size: 20, lineHeight: 25)
    let runs = [
      TextRun(length: 3, font: font, color: RGBA(0x112233)),
      TextRun(
        length: 2, font: font, color: RGBA(0x445566),
        lines: [TextRun.Line(.below, color: RGBA(0x778899))]),
    ]
    let paragraph = Paragraph(
      "HH II", role: "label", font: font, color: .black, runs: runs)
    let block = TextBlock([paragraph], in: box(0, 0, 200, 40), alignment: .left)
    let file = try file(scene(200, 40, (box(0, 0, 200, 40), nil, [block])))
    #expect(file.contains(" fill=\"#123\"/>") && file.contains(" fill=\"#456\"/>"))
    #expect(file.contains("fill=\"#789\"") && !file.contains("#000"))
  }
}
