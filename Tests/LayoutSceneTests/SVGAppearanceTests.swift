import Foundation
import Geometry
import LayoutScene
import Scene
import SceneSVG
import Testing

/// A scene and its dark appearance in one SVG.
struct SVGAppearanceTests {
  private static func square(_ fill: RGBA?, stroke: RGBA? = nil) -> Shape {
    .box(
      Box(
        CGRect(x: 0, y: 0, width: 40, height: 30), fill: fill,
        stroke: stroke.map { Box.Stroke(color: $0, width: 1) }))
  }

  private static func gradient(_ color: RGBA) -> Shape {
    .box(
      Box(
        CGRect(x: 0, y: 0, width: 40, height: 30),
        gradient: Gradient([color, .white], from: .zero, to: CGPoint(x: 1, y: 0))))
  }

  private static func shadow(_ color: RGBA) -> Shape {
    .shadow(Shadow(CGRect(x: 5, y: 5, width: 20, height: 20), color: color, radius: 4))
  }

  private static let gray = RGBA(0x808080)
  private static let veil = RGBA(0x112233, alpha: 0.5)

  /// Pairs of shapes that differ only in paints and opacities.
  private static let recolored: [(light: Shape, dark: Shape)] = [
    (square(.white), square(.black)),
    (square(.white), square(veil)),
    (square(veil), square(.white)),
    (square(.white, stroke: gray), square(.black, stroke: .white)),
    (square(gray, stroke: .black), square(nil, stroke: .black)),
    (gradient(.black), gradient(veil)),
    (shadow(RGBA(0, alpha: 0.2)), shadow(RGBA(0xFFFFFF, alpha: 0.2))),
    (
      .faded(FadedShapes(0.5, in: CGRect(x: 0, y: 0, width: 40, height: 30), [square(.white)])),
      .faded(FadedShapes(0.75, in: CGRect(x: 0, y: 0, width: 40, height: 30), [square(.black)]))
    ),
  ]

  private func scene(_ shapes: [Shape], text: RGBA, opacity: CGFloat = 1) -> Scene {
    let paragraph = Paragraph(
      "Title", role: "title", font: TextMetrics(size: 10, lineHeight: 12), color: text)
    let block = TextBlock([paragraph], in: CGRect(x: 2, y: 2, width: 60, height: 20))
    let elements = (0..<3).map { item in
      var element = SceneElement(
        .init(category: .cell, section: 0, item: item),
        frame: CGRect(x: 0, y: 40 * CGFloat(item), width: 80, height: 40), definition: 0,
        texts: [block])
      element.opacity = opacity
      return element
    }
    return Scene(
      name: "figure", size: CGSize(width: 100, height: 120),
      background: text == .black ? .white : .black,
      definitions: [Drawing(shapes)],
      groups: [SceneGroup(section: 0, name: "s", elements: elements)])
  }

  private func both(_ light: Scene, _ dark: Scene) -> String {
    light.svg(dark: dark) { _ in SquarePlacer() }
  }

  /// The elements of a file without its style, as a viewer shows them in the dark.
  private func darkElements(of file: String) throws -> [XMLElements.Element] {
    let elements = try #require(XMLElements(file))
    let style = try #require(elements["style"].first).text
    #expect(style.hasPrefix("@media (prefers-color-scheme:dark){.fp-figure-d1{"))
    var rules: [String: [String: String]] = [:]
    for rule in style.matches(of: #/\.(fp-figure-d\d+)\{([^}]*)\}/#) {
      let declarations = rule.2.split(separator: ";").map { $0.split(separator: ":") }
      rules[String(rule.1)] = Dictionary(
        declarations.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { $1 })
    }
    return elements.all.filter { $0.name != "style" }.map { element in
      var element = element
      var classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
      for name in classes { element.attributes.merge(rules[name] ?? [:]) { $1 } }
      classes.removeAll { rules[$0] != nil }
      element.attributes["class"] = classes.isEmpty ? nil : classes.joined(separator: " ")
      return element
    }
  }

  /// The attributes that do not have their initial values.
  private func stated(_ element: XMLElements.Element) -> [String: String] {
    element.attributes.filter { name, value in
      !(name.hasSuffix("opacity") && value == "1" || name == "stroke" && value == "none")
    }
  }

  @Test(arguments: recolored.indices)
  func `a media query turns the light picture into the dark one`(index: Int) throws {
    let (one, two) = Self.recolored[index]
    let light = scene([one, Self.square(Self.gray)], text: .black)
    let dark = scene([two, Self.square(Self.gray)], text: .white, opacity: 0.5)
    let file = both(light, dark)
    let style = try #require(file.firstMatch(of: #/<style>.*</style>\n/#)?.0)
    let plain = file.replacing(style, with: "")
      .replacing(#/ class="fp-figure-d\d+"/#, with: "").replacing(#/ fp-figure-d\d+"/#, with: "\"")
    #expect(plain == light.svg(placing: SquarePlacer()))
    let expected = try #require(XMLElements(dark.svg(placing: SquarePlacer()))).all
    let found = try darkElements(of: file)
    #expect(found.map(\.name) == expected.map(\.name))
    for (one, two) in zip(found, expected) { #expect(stated(one) == stated(two)) }
  }

  @Test func `equal pictures have no style`() {
    let light = scene([Self.square(.white)], text: .black)
    #expect(both(light, light) == light.svg(placing: SquarePlacer()))
  }

  @Test(arguments: [
    ([square(.white)], [square(.white), square(.black)]), ([square(.white)], [square(.clear)]),
    ([square(gray)], [shadow(gray)]), ([square(nil, stroke: gray)], [square(gray)]),
  ])
  func `pictures that differ in more than colors are both in the file`(
    _ light: [Shape], _ dark: [Shape]
  ) throws {
    let file = both(scene(light, text: .black), scene(dark, text: .white))
    let elements = try #require(XMLElements(file))
    let groups = elements["g"].filter { ["fp-light", "fp-dark"].contains($0.attributes["class"]) }
    #expect(groups.map { $0.attributes["display"] } == [nil, "none"])
    #expect(Set(elements.values(of: "id")).count == elements.values(of: "id").count)
    #expect(elements["text"].count == 6)
  }
}
