import CompositionalLayout
import Foundation
import Scene
import SceneSVG
import Testing

/// Text written as glyph shapes.
struct SVGGlyphTests {
  /// Draws each character as a square and "p" as an image, with alternating colors.
  private struct GlyphPlacer: TextPlacing {
    var colors: [RGBA] = [.black]
    var picture: ImageFile?

    func lines(of block: TextBlock) -> [PlacedLine] {
      SquarePlacer().lines(of: block).map { line in
        var line = line
        line.glyphs = line.string.enumerated().compactMap { index, character in
          let size = line.font.size
          let rect = CGRect(x: 0, y: -size, width: size, height: size)
          let shape =
            character == "p"
            ? picture.map { GlyphShape.picture($0, rect) } : .outline(.rectangle(rect))
          let origin = CGPoint(x: CGFloat(index) * size, y: 0)
          return shape.map {
            PlacedLine.Glyph($0, color: colors[index % colors.count], origin: origin)
          }
        }
        return line
      }
    }

    func families(forSize size: CGFloat) -> [String] { [] }
  }

  private func svg(
    _ string: String, _ placer: GlyphPlacer = GlyphPlacer(), width: CGFloat = 90,
    transform: CGAffineTransform = .identity
  ) throws -> XMLElements {
    let paragraph = Paragraph(
      string, role: "label", font: TextMetrics(size: 10, lineHeight: 12), color: .black)
    var element = SceneElement(
      .init(category: .cell, section: 0, item: 0),
      frame: CGRect(x: 5, y: 5, width: width, height: 40),
      texts: [TextBlock([paragraph], in: CGRect(x: 2, y: 2, width: 80, height: 20))])
    element.transform = transform
    let scene = Scene(
      name: "figure", size: CGSize(width: 100, height: 100), background: .white,
      groups: [SceneGroup(section: 0, name: "s", elements: [element])])
    return try #require(XMLElements(scene.svg(placing: placer)))
  }

  @Test func `a line consists of uses of glyphs that are defined once`() throws {
    let elements = try svg("abc")
    #expect(elements["path"].count == 1)
    #expect(elements["path"].first?.attributes["d"] == "m0-10h10v10h-10v-10z")
    let id = try #require(elements["path"].first?.attributes["id"])
    #expect(elements["use"].map { $0.attributes["xlink:href"] } == ["#\(id)", "#\(id)", "#\(id)"])
    #expect(elements["use"].map { $0.attributes["x"] } == [nil, "10", "20"])
    let line = try #require(elements["g"].last)
    #expect(line.attributes["class"] == "label" && line.attributes["fill"] == "#000")
    #expect(line.attributes["transform"] == "translate(7 17)")
  }

  @Test func `glyphs of two colors have their own fills`() throws {
    let elements = try svg("ab", GlyphPlacer(colors: [RGBA(0x112233), RGBA(0x445566, alpha: 0.5)]))
    #expect(elements.values(of: "fill") == ["#fff", "#123", "#456"])
    #expect(elements.values(of: "fill-opacity") == ["0.5"])
  }

  @Test func `glyphs without a visible color are left out`() throws {
    #expect(try svg("abc", GlyphPlacer(colors: [.black, .clear]))["use"].count == 2)
    let none = try svg("abc", GlyphPlacer(colors: [.clear]))
    #expect(none["use"].isEmpty && none["path"].isEmpty)
  }

  @Test func `an image glyph takes only the opacity of its text`() throws {
    let placer = GlyphPlacer(
      colors: [.black.faded(by: 0.25)], picture: try ImageFile(SVGGlyphTests.pixel))
    let elements = try svg("p", placer)
    #expect(elements["image"].first?.attributes["width"] == "10")
    #expect(elements["use"].map { $0.attributes["opacity"] } == ["0.25"])
    #expect(elements["use"].first?.attributes["fill"] == nil)
  }

  @Test func `ink outside its element is clipped around the line`() throws {
    let elements = try svg("abcdef", width: 50)
    #expect(elements.values(of: "clip-path") == ["url(#figure-s-0---clip)"])
    // The line's group is translated, which would move the clip.
    let clipped = try #require(elements["g"].first { $0.attributes["clip-path"] != nil })
    #expect(clipped.attributes["transform"] == nil)
    #expect(try svg("abcd", width: 50).values(of: "clip-path").isEmpty)
  }

  @Test func `text as glyphs names no fonts`() throws {
    let root = try #require(svg("a")["svg"].first)
    #expect(root.attributes["font-family"] == nil && root.attributes["text-rendering"] == nil)
    #expect(root.attributes["aria-labelledby"] == "figure-t figure-d")
  }

  /// A PNG of one pixel.
  private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55,
  ]
}
