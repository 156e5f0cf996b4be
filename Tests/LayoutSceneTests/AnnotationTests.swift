import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// Names of elements, annotations, insets of several levels, and pages around figures.
struct AnnotationTests {
  /// Two columns of 140 points, with rows 10 points apart and a header of 30 points.
  private func grid(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> Explained {
    let group = row(.fw(1), .ab(40), .shares(2, of: item(.fw(1), .fh(1))), gap: .fixed(20))
    let section = section(group, insets: .tlbr(5, 10, 15, 10), gap: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
    ]
    return try Explained(section, items: 4, direction)
  }

  private func figure(
    _ explained: Explained, _ annotations: [Annotation], _ overlays: Set<OverlayKind> = []
  ) -> ExplainedScene {
    var text = SquareMeasurer()
    return SceneBuilder.scene(
      of: explained.layout, explained.description, content: bare(), options: explained.options,
      explained: Explanation(overlays: overlays, annotations: annotations), measuring: &text)
  }

  /// The texts of annotations with their frames.
  private func notes(_ scene: Scene) -> [(text: String, frame: CGRect)] {
    scene.groups.filter { $0.layer == .annotations }.flatMap(\.elements).compactMap { element in
      let words = element.texts.flatMap(\.paragraphs).map(\.string)
      return words.isEmpty ? nil : (words.joined(separator: " "), element.frame)
    }
  }

  private func name(_ text: String) throws -> ElementName { try #require(ElementName(text)) }

  @Test(arguments: [
    ("0/3", "170,85,140,40"), ("0 header", "10,0,300,30"), ("0 group 1", "10,85,300,40"),
    ("0", "0,0,320,140"),
  ])
  func `elements have the names that verify prints`(text: String, frame: String) throws {
    let explained = try grid()
    let lookup = ElementLookup(of: explained.layout, bare())
    #expect(try lookup.frame(of: name(text))?.word == frame)
  }

  @Test(arguments: ["", "photos/", "photos/x", "photos/-1", "photos/1.", "/3", "photos  x"])
  func `other texts are no names`(text: String) { #expect(ElementName(text) == nil) }

  @Test(arguments: [
    ("more/0", "the sections are 0, layout"), ("0/9", "the visible cells are 0/0 to 0/3"),
    ("0 footer", "the kinds in 0 are header"), ("0 group 7", "0 has the groups 0 to 1"),
  ])
  func `a hint lists what there is`(text: String, hint: String) throws {
    let lookup = ElementLookup(of: try grid().layout, bare())
    #expect(try !lookup.contains(name(text)))
    #expect(try lookup.hint(for: name(text)) == hint)
  }

  @Test func `nested groups have the numbers of their positions`() throws {
    let pair = column(.fw(0.5), .fh(1), item(.fw(1), .fh(0.5)))
    let explained = try Explained(section(row(.fw(1), .ab(80), pair)), items: 8)
    let lookup = ElementLookup(of: explained.layout, bare())
    #expect(try lookup.frame(of: name("0 group 1"))?.word == "0,80,320,80")
    #expect(try lookup.frame(of: name("0 group 1.1"))?.word == "160,80,160,80")
    #expect(try lookup.frame(of: name("0 group 1.2")) == nil)
  }

  @Test(arguments: Annotation.Side.allCases)
  func `a text is beside the picture on the requested side`(side: Annotation.Side) throws {
    let annotation = Annotation(.element(try name("0/1")), text: "Item", side: side)
    let scene = figure(try grid(), [annotation]).scene
    let note = try #require(notes(scene).first)
    #expect(note.text == "Item")
    let cells = scene.elements.filter { $0.identity.category == .cell }.map(\.frame)
    let all = cells.reduce(CGRect.null) { $0.union($1) }
    switch side {
    case .leading: #expect(note.frame.maxX < all.minX)
    case .trailing: #expect(note.frame.minX > all.maxX)
    case .top: #expect(note.frame.maxY < all.minY)
    case .bottom: #expect(note.frame.minY > all.maxY)
    }
    #expect(CGRect(origin: .zero, size: scene.size).contains(note.frame))
  }

  @Test func `leading texts are on the right in right-to-left layouts`() throws {
    let annotation = Annotation(.element(try name("0/0")), text: "Item", side: .leading)
    let scene = figure(try grid(.rightToLeft), [annotation]).scene
    let cells = scene.elements.filter { $0.identity.category == .cell }.map(\.frame.maxX)
    #expect(try #require(notes(scene).first).frame.minX > cells.max() ?? 0)
  }

  @Test func `texts do not overlap each other or leave the picture`() throws {
    let annotations = try (0..<4).flatMap { item in
      try ["One", "A longer text that needs several lines", "Two"].map {
        Annotation(.element(try name("0/\(item)")), text: $0)
      }
    }
    let scene = figure(try grid(), annotations).scene
    let notes = notes(scene)
    #expect(notes.count == 12)
    for (index, one) in notes.enumerated() {
      #expect(CGRect(origin: .zero, size: scene.size).contains(one.frame))
      #expect(!notes[(index + 1)...].contains { $0.frame.intersects(one.frame) }, "\(one)")
    }
  }

  @Test func `a bracket over a gap has its length`() throws {
    let names = (try name("0/0"), try name("0/1"))
    let scene = figure(try grid(), [Annotation(.gap(names.0, names.1), text: "interItemSpacing")])
      .scene
    #expect(notes(scene).map(\.text) == ["interItemSpacing 20"])
    let cells = scene.elements.filter { $0.identity.category == .cell }.map(\.frame)
    let marks = scene.groups.filter { $0.layer == .annotations }.flatMap(\.elements)
    #expect(marks.first?.frame.minX == cells[0].maxX && marks.first?.frame.maxX == cells[1].minX)
  }

  @Test func `a leader to a middle cell goes along the gaps`() throws {
    let group = row(.fw(1), .ab(40), .shares(3, of: item(.fw(1), .fh(1))), gap: .fixed(12))
    let explained = try Explained(section(group, gap: 12), items: 9)
    let cells = explained.layout.allElements().map(\.frame)
    let finder = CalloutRoute.Finder(
      elements: cells, texts: Obstacles(clearance: 1), extent: explained.viewport)
    let route = try #require(finder.best(from: cells[4], to: [.right]))
    #expect(route.points.count == 3)
    let crossed = zip(route.points, route.points.dropFirst()).contains { start, end in
      cells.enumerated().contains { $0 != 4 && $1.isCrossed(from: start, to: end) }
    }
    #expect(!crossed, "\(route.points)")
  }

  @Test func `numbers are markers, and their texts are in the legend`() throws {
    let annotations = try [(2, "0/1", "Second"), (1, "0/0", "First")].map {
      Annotation(.element(try name($0.1)), text: $0.2, number: $0.0)
    }
    let figure = figure(try grid(), annotations)
    #expect(notes(figure.scene).map(\.text) == ["2", "1"])
    #expect(figure.legend.map(\.text) == ["First", "Second"])
  }

  @Test func `annotations about elements that are not visible are left out`() throws {
    let annotation = Annotation(.element(try name("0/99")), text: "Item", number: 1)
    let figure = figure(try grid(), [annotation])
    #expect(notes(figure.scene).isEmpty && figure.legend.isEmpty)
  }

  @Test func `insets of each level have their own hue, cue and name`() throws {
    let inner = item(.fw(1), .fh(1))
    inner.contentInsets = .tlbr(6, 6, 6, 6)
    let group = row(.fw(1), .ab(60), inner)
    group.contentInsets = .tlbr(8, 8, 8, 8)
    let explained = try Explained(section(group, insets: .tlbr(10, 10, 10, 10)), items: 1)
    let labels = explained.labels(.insets)
    for name in ["contentInsets.top 10", "group contentInsets.top 8", "item contentInsets.top 6"] {
      #expect(labels.contains(name), "\(labels)")
    }
    let marks = OverlayKind.insets.drawing(of: explained.subject).marks
    let shapes = BoxLevel.allCases.map { level in
      marks.filter { $0.level == level }.map(\.shapes.count)
    }
    #expect(shapes == [[1, 1, 1, 1], [2, 2, 2, 2], [2, 2, 2, 2]])
    #expect(Set(BoxLevel.allCases.map { OverlayColors(insetsOf: $0, .light).line }).count == 3)
    #expect(
      figure(explained, [], [.insets]).legend.map(\.text) == [
        "contentInsets of sections", "contentInsets of groups", "contentInsets of items",
      ])
  }

  @Test(arguments: [Appearance.light, .dark])
  func `inset labels of all levels are legible`(appearance: Appearance) {
    for level in BoxLevel.allCases {
      let colors = OverlayColors(insetsOf: level, appearance)
      #expect(colors.text.contrast(on: colors.chip) >= RGBA.legibleContrast, "\(level)")
    }
  }

  @Test func `nesting draws boxes with the same frame apart`() throws {
    let explained = try Explained(section(row(.fw(1), .ab(60), item(.fw(1), .fh(1)))), items: 1)
    var subject = explained.subject
    subject.outset.grow(by: NestingOverlay.outset)
    let drawing = OverlayKind.nesting.drawing(of: subject)
    #expect(
      drawing.labels.map { $0.texts[0][0] } == ["layout", "section section0", "group", "item"])
    let boxes = drawing.marks.map { mark in
      mark.shapes.compactMap { shape -> CGRect? in
        guard case .strokes(let strokes) = shape else { return nil }
        return strokes.paths.joined().reduce(CGRect.null) {
          $0.union(CGRect(origin: $1, size: .zero))
        }.offsetBy(dx: mark.frame.minX, dy: mark.frame.minY)
      }
    }
    let outlines = boxes.flatMap(\.self)
    #expect(outlines.count == 4)
    for (outer, inner) in zip(outlines, outlines.dropFirst()) {
      #expect(outer.contains(inner) && outer != inner)
    }
  }

  @Test func `supplementary views state their alignment or anchor`() throws {
    #expect(try grid().labels(.kinds) == ["header · alignment top · z 1"])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let cell = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let explained = try Explained(section(row(.fw(1), .ab(60), cell)), items: 1)
    #expect(explained.labels(.kinds) == ["badge · anchor top trailing [0.3, -0.3] · z 1"])
  }

  @Test func `a page is as wide as its canvas, with text inside`() throws {
    var text = SquareMeasurer()
    let plain = Scene(name: "a", size: CGSize(width: 100, height: 50), background: .white)
    #expect(FigurePage([.init(plain)]).scene(measuring: &text) == plain)
    let page = FigurePage(
      [.init(plain, title: "One"), .init(plain, title: "Two")],
      caption: "A caption that is longer than the page is wide, and wraps.",
      legend: [
        LegendEntry(symbol: .number(1), text: "First"),
        LegendEntry(symbol: .swatch([]), text: "Inset"),
      ], canvas: FigureCanvas(width: 300, padding: 20))
    let scene = page.scene(measuring: &text)
    #expect(scene.size.width == 300)
    let words = scene.elements.flatMap { $0.texts.flatMap(\.paragraphs) }.map(\.string)
    for word in ["One", "Two", "First", "Inset", "1"] { #expect(words.contains(word), "\(words)") }
    let bounds = CGRect(origin: .zero, size: scene.size).insetBy(dx: 20, dy: 20)
    for element in scene.elements { #expect(bounds.contains(element.frame), "\(element.frame)") }
  }

  @Test func `pictures that do not fit beside each other are in rows`() throws {
    var text = SquareMeasurer()
    let picture = Scene(name: "a", size: CGSize(width: 100, height: 50), background: .white)
    let panels = (0..<3).map { FigurePage.Panel(picture, title: "\($0)") }
    let row = FigurePage(panels).scene(measuring: &text)
    let rows = FigurePage(panels, canvas: FigureCanvas(width: 260)).scene(measuring: &text)
    #expect(row.size.width == 380 && rows.size.width == 260)
    #expect(rows.size.height > row.size.height + 50)
    #expect(
      FigurePage(panels, canvas: FigureCanvas(width: 10)).scene(measuring: &text).size.width == 132)
  }
}
