import CompositionalLayout
import Foundation
import Scene
import SceneSVG
import Testing

/// SVG files stay valid whatever a scene contains.
struct SVGHostileTests {
  private static let numbers: [CGFloat] = [
    0, -0.001, 12.345_678, -40, 1e7, -1e12, 1e300, .infinity, -.infinity, .nan, .ulpOfOne,
  ]

  private static let strings = [
    "<g id=\"x\">&amp;]]>", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}", "\u{FFFE}\u{FFFF}\u{1F}ok",
    "a\tb\r\nc",
    "'\"`", "\u{202E}reversed\u{202C}", "e\u{301}\u{200D}🎉", "  ",
    String(decoding: [0xD800, 0x41], as: UTF16.self),
    "<!--", "-->", "<?xml?>", "&#0;", "\u{85}\u{2028}",
  ]

  private func scene(
    _ name: String, _ words: String, _ frame: CGRect, _ transform: CGAffineTransform = .identity
  )
    -> Scene
  {
    let line = Polyline([frame.origin, .zero], color: .black, width: frame.width)
    let box = Box(
      CGRect(origin: .zero, size: frame.size),
      corners: CornerRadii(topLeft: frame.minX, topRight: 3, bottomRight: 0, bottomLeft: 1),
      fill: RGBA(red: .nan, green: 2, blue: -1, alpha: frame.width),
      stroke: Box.Stroke(color: .black, width: frame.height))
    let paragraph = Paragraph(
      words, role: words, font: TextMetrics(size: 10, lineHeight: 12), color: .black)
    let element = SceneElement(
      .init(category: .supplementary, kind: words, section: 0, item: 0), frame: frame,
      style: words, definition: 0, texts: [TextBlock([paragraph], in: frame)], transform: transform)
    let plain = SceneElement(
      .init(category: .cell, section: 0, item: 0), frame: frame, definition: 9)
    return Scene(
      name: name, title: words, summary: words, size: CGSize(width: 100, height: 100),
      background: .white, definitions: [Drawing([.box(box), .line(line)])],
      groups: [SceneGroup(section: 0, name: words, elements: [element, plain])])
  }

  @Test(arguments: strings)
  func `no string breaks the file`(_ string: String) throws {
    let file = scene(string, string, CGRect(x: 0, y: 0, width: 50, height: 50))
      .svg(placing: SquarePlacer())
    let elements = try #require(XMLElements(file), "\(file)")
    #expect(elements["svg"].count == 1 && elements["script"].isEmpty)
  }

  @Test(arguments: numbers)
  func `all numbers are finite and short`(_ number: CGFloat) throws {
    for other in Self.numbers {
      let frames = [
        CGRect(x: number, y: other, width: 50, height: 50),
        CGRect(x: 0, y: 0, width: number, height: other),
        CGRect(x: -number, y: -5, width: number * 2, height: other),
      ]
      let transforms = [
        CGAffineTransform.identity, CGAffineTransform(rotationAngle: number),
        CGAffineTransform(a: number, b: 0, c: 0, d: other, tx: other, ty: 0),
      ]
      for frame in frames {
        for transform in transforms { check(scene("figure", "one", frame, transform)) }
      }
    }
  }

  private func check(_ scene: Scene) {
    let file = scene.svg(placing: SquarePlacer())
    #expect(XMLElements(file) != nil)
    #expect(!file.contains("nan") && !file.contains("inf"))
    let bad = /[0-9]\.[0-9]{3}|[" ][0-9.]+e[0-9+-]|[" A-Z(]-0[ "A-Z)]/
    #expect(file.firstMatch(of: bad) == nil, "\(file)")
  }

  @Test func `an empty scene gives a valid file`() throws {
    for size in [CGSize(width: 10, height: 20), .zero, CGSize(width: CGFloat.nan, height: -1)] {
      let scene = Scene(name: "", size: size, background: .clear)
      let elements = try #require(XMLElements(scene.svg(placing: SquarePlacer())))
      #expect(elements.all.map(\.name) == ["svg", "title", "desc"])
      #expect(elements.values(of: "id") == ["unnamed", "unnamed-t", "unnamed-d"])
    }
  }

  @Test func `content outside the picture is clipped`() throws {
    let outside = CGRect(x: 80, y: 10, width: 50, height: 50)
    let elements = try #require(
      XMLElements(scene("figure", "a", outside).svg(placing: SquarePlacer())))
    let section = try #require(elements["g"].first)
    #expect(section.attributes["clip-path"] == "url(#figure---clip)")
    #expect(elements["clipPath"].first?.attributes["id"] == "figure---clip")
  }
}
