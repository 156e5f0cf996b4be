import Artwork
import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import SceneSVG
import Testing

struct SVGTests {
  /// An element in a section of its own with the given shapes.
  private func element(
    _ item: Int = 0, _ frame: CGRect, _ words: [String] = [], size: CGFloat = 10,
    definition: Int? = 0, category: SolvedElement.Category = .cell, kind: String? = nil
  ) -> SceneElement {
    let paragraphs = words.map {
      Paragraph($0, role: "title", font: TextMetrics(size: size, lineHeight: 12), color: .black)
    }
    return SceneElement(
      .init(category: category, kind: kind, section: 0, item: item), frame: frame,
      definition: definition,
      texts: words.isEmpty ? [] : [TextBlock(paragraphs, in: box(4, 4, 80, 40))])
  }

  private func scene(_ elements: [SceneElement], _ shapes: [Shape] = []) -> Scene {
    Scene(
      name: "my figure", title: "Figure", summary: "Shapes", size: CGSize(width: 100, height: 100),
      background: .white, definitions: shapes.isEmpty ? [] : [Drawing(shapes)],
      groups: [SceneGroup(section: 0, name: "recent", elements: elements)])
  }

  private let card = Shape.box(
    Box(
      box(0, 0, 40, 30), corners: CornerRadii(4), fill: RGBA(0x112233, alpha: 0.5),
      stroke: Box.Stroke(color: RGBA(0xB3C5EE), width: 1)))

  private func file(_ scene: Scene) -> String { scene.svg(placing: SquarePlacer()) }

  private func elements(_ scene: Scene) throws -> XMLElements {
    try #require(XMLElements(file(scene)))
  }

  @Test(arguments: [
    (CGPoint(x: 1, y: 1), ["r": nil, "cx": nil, "cy": nil, "gradientTransform": nil]),
    (CGPoint(x: 0.75, y: 0.25), ["r": "0.25", "cx": nil, "cy": "0", "gradientTransform": nil]),
    (
      CGPoint(x: 0.75, y: 1),
      ["r": "1", "cx": "0", "cy": "0", "gradientTransform": "translate(0.5 0) scale(0.25 1)"]
    ),
  ])
  func `radial gradients are circles or scaled circles`(
    _ end: CGPoint, _ data: [String: String?]
  ) throws {
    let start = CGPoint(x: 0.5, y: end.x == 1 ? 0.5 : 0)
    let gradient = Gradient([.white, .black], from: start, to: end, kind: .radial)
    let shape = Shape.box(Box(box(0, 0, 40, 30), gradient: gradient))
    let elements = try elements(scene([element(0, box(0, 0, 40, 30))], [shape]))
    let tag = try #require(elements["radialGradient"].first)
    for (name, value) in data { #expect(tag.attributes[name] == value, "\(name)") }
    #expect(elements["stop"].count == 2)
  }

  /// LibreOffice mirrors a gradient outside of its stops.
  @Test func `a gradient has stops at both ends`() throws {
    let gradient = Gradient([.init(0.25, .white), .init(0.75, .black)])
    let shape = Shape.box(Box(box(0, 0, 40, 30), gradient: gradient))
    let elements = try elements(scene([element(0, box(0, 0, 40, 30))], [shape]))
    let stops = elements["stop"].map { stop in
      (stop.attributes["offset"] ?? "0") + " " + (stop.attributes["stop-color"] ?? "")
    }
    #expect(stops == ["0 #fff", "0.25 #fff", "0.75 #000", "1 #000"])
  }

  @Test func `layers are transformed and clipped groups above all else`() throws {
    var cell = element(0, box(10, 20, 40, 40))
    let font = TextMetrics(size: 10, lineHeight: 12)
    let block = TextBlock(
      [Paragraph("ab", role: "label", font: font, color: .black)], in: box(0, 0, 40, 40))
    cell.layers = [
      SceneElement.Layer(
        definition: 0, texts: [block], transform: CGAffineTransform(rotationAngle: .pi / 2),
        windows: [LayerClip(.rectangle(box(0, 0, 20, 20)), rule: .evenOdd)])
    ]
    let elements = try elements(scene([cell], [card]))
    let group = try #require(elements["g"].first { $0.attributes["transform"] != nil })
    #expect(
      group.attributes["transform"]
        == "translate(10 20) matrix(0 100 -100 0 0 0) scale(.01) translate(-10 -20)")
    let clip = try #require(
      elements["clipPath"].first { $0.attributes["id"]?.contains("window") == true })
    let id = try #require(clip.attributes["id"])
    #expect(elements["g"].contains { $0.attributes["clip-path"] == "url(#\(id))" })
    #expect(elements["text"].map(\.text) == ["ab"])
    cell.layers[0].transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(try self.elements(scene([cell], [card]))["text"].isEmpty)
  }

  @Test func `images are drawn at any position within the drawable range`() {
    let clipped = Shape.clipped(
      ClippedShapes(box(0, 0, 41.8, 41.8), corners: CornerRadii(6.688), [card]))
    func pictures(at x: CGFloat, _ shape: Shape, turned: CGFloat = 0) -> Int {
      var cell = element(0, box(x, 0.1, 41.8, 41.8))
      cell.transform = CGAffineTransform(rotationAngle: turned)
      return file(scene([cell], [shape])).components(separatedBy: "fp-picture").count - 1
    }
    // The difference of the rounded left and right edges is not the width.
    for step in 0..<400 {
      let x = CGFloat(step) / 7
      #expect(pictures(at: x, clipped) == 1, "\(x)")
      #expect(pictures(at: x, clipped, turned: 0.1) == 1, "\(x)")
    }
    let far = Shape.clipped(ClippedShapes(box(0, 0, 1e12, 40), [card]))
    #expect(pictures(at: 0, far) == 0)
    #expect(pictures(at: .nan, clipped) == 0)
  }

  @Test func `a translucent symbol of lines and areas is a group with one opacity`() throws {
    func sign(_ name: String, _ color: RGBA) throws -> String {
      let shapes = try #require(Symbol.named(name)).shapes(in: box(0, 0, 24, 24), color: color)
      return file(scene([element(0, box(0, 0, 24, 24))], shapes))
    }
    let clear = try sign("lock.fill", RGBA(0, alpha: 0.5))
    #expect(clear.contains("<g class=\"fp-sign\" opacity=\"0.5\"><path"), "\(clear)")
    #expect(!clear.contains("-opacity"))
    for (name, color) in [("lock.fill", RGBA.black), ("lock", RGBA(0, alpha: 0.5))] {
      #expect(try !sign(name, color).contains("fp-sign"))
    }
    #expect(try sign("lock", RGBA(0, alpha: 0.5)).contains("stroke-opacity=\"0.5\""))
  }

  @Test func `a small scene is written as expected`() {
    let header = element(
      0, box(0, 0, 100, 20), ["A & B"], definition: nil, category: .supplementary, kind: "head er")
    let panel = element(0, box(10.256, 20, 40, 30), category: .decoration, kind: "panel")
    let scene = scene([panel, header, element(7, box(50, 60, 40, 30), ["Hi"])], [card])
    #expect(
      file(scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        id="my-figure" class="fp" viewBox="0 0 100 100" \
        width="100" height="100" role="img" aria-labelledby="my-figure-t my-figure-d" \
        font-family="Squares,'A b',sans-serif" direction="ltr" text-rendering="geometricprecision">
        <title id="my-figure-t">Figure</title><desc id="my-figure-d">Shapes</desc>
        <rect class="fp-canvas" width="100" height="100" fill="#fff"/>
        <g class="fp-section" id="my-figure-recent" data-section="recent">
        <rect class="fp-decoration kind-panel" id="my-figure-recent--panel-0" data-kind="panel" \
        x="10.76" y="20.5" width="39" height="29" rx="3.5" fill="#123" fill-opacity="0.5" \
        stroke="#b3c5ee"/>
        <g class="fp-supplementary kind-head-er" id="my-figure-recent--head-er-0" \
        data-kind="head er"><text class="title" x="4" y="14" textLength="50" font-size="10" \
        fill="#000">A &amp; B</text></g>
        <g class="fp-item" id="my-figure-recent-7" data-index="7" data-frame="50 60 40 30">\
        <rect x="50.5" y="60.5" width="39" height="29" rx="3.5" fill="#123" fill-opacity="0.5" \
        stroke="#b3c5ee"/><text class="title" x="54" y="74" textLength="20" font-size="10" \
        fill="#000">Hi</text></g>
        </g>
        </svg>

        """)
  }

  @Test(arguments: [Outline.FillRule.evenOdd, .nonZero])
  func `a self-intersecting outline has its fill rule`(rule: Outline.FillRule) {
    let star = VectorPath.polygon([(10, 0), (16, 19), (0, 7), (20, 7), (4, 19)])
    var outline = Outline(star, fill: .color(.black))
    #expect(outline.rule == .nonZero)
    outline.rule = rule
    let text = file(scene([element(0, box(0, 0, 40, 30))], [.outline(outline)]))
    #expect(text.contains("fill-rule=\"evenodd\"") == (rule == .evenOdd))
  }

  @Test func `shapes are shared if that is shorter`() throws {
    let many = scene((0..<3).map { element($0, box(0, CGFloat($0) * 30, 40, 30)) }, [card])
    let shared = try elements(many)
    #expect(shared["use"].map { $0.attributes["y"] } == [nil, "30", "60"])
    #expect(Set(shared.values(of: "xlink:href")) == ["#my-figure---s0"])
    let none = Shape.box(Box(box(0, 0, 9, 9), fill: .black))
    let short = scene((0..<2).map { element($0, box(0, CGFloat($0) * 9, 9, 9)) }, [none])
    #expect(try elements(short)["use"].isEmpty)
    #expect(try elements(short)["defs"].isEmpty)
  }

  @Test func `ids are unique and start with the figure's name`() throws {
    var figure = scene(
      [
        element(0, box(0, 0, 40, 30)), element(0, box(40, 0, 40, 30)),
        element(0, box(0, 30, 40, 30), category: .supplementary, kind: "a b"),
        element(0, box(0, 60, 40, 30), category: .supplementary, kind: "a-b"),
        element(1, box(90, 60, 40, 30), ["wider than its own frame"]),
      ], [card])
    figure.groups[0].name = "t"
    figure.groups.append(figure.groups[0])
    let files = ["one", "two", "three"].map { name in
      figure.name = name
      return file(figure)
    }
    for (name, file) in zip(["one", "two", "three"], files) {
      let ids = try #require(XMLElements(file)).values(of: "id")
      #expect(ids.allSatisfy { $0 == name || $0.hasPrefix("\(name)-") })
    }
    let page = try #require(XMLElements("<html>\(files.joined())</html>"))
    let ids = page.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let references = page.values(of: "clip-path").map { $0.dropFirst(5).dropLast() }
    #expect(references.count == 12 && references.allSatisfy { ids.contains(String($0)) })
    let labels = page.values(of: "aria-labelledby").flatMap { $0.split(separator: " ") }
    #expect(labels.allSatisfy { ids.contains(String($0)) })
  }

  @Test func `every element of the picture has a class`() throws {
    let scene = SceneBuilder.scene(
      elements: [
        panel("back", 0, box(0, 0, 320, 200)), cell(0, 0, box(10, 10, 90, 44)),
        view("header", 0, 0, box(10, 60, 300, 30)), view("badge", 0, 1, box(90, 5, 20, 20)),
      ], contentSize: CGSize(width: 320, height: 200), content: bare(),
      options: SceneOptions(name: "figure", theme: .system))
    for element in try elements(scene).all {
      let isNamed = ["title", "desc", "defs", "clipPath"].contains(element.name)
      let isInside = ["defs", "g", "clipPath"].contains(element.path.last)
      let isPart = isInside && !["g", "text"].contains(element.name) || element.path.last == "defs"
      let hasClass = element.attributes["class"]?.isEmpty == false
      #expect(hasClass || isNamed || isPart, "\(element)")
    }
  }
}
