import Foundation
import Testing

@testable import Artwork
@testable import Scene

/// Checks the drawings in `Artwork/Sketches` and their reader.
@Suite struct SketchFileTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// The names of all files, such as `Rooms/bed`.
  static let names: [String] = {
    let files = FileManager.default.enumerator(
      atPath: sources.appending(path: "Artwork/Sketches").path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".svg") }
      .map { String($0.dropLast(4)) }.sorted()
  }()

  private func read(_ text: String) throws -> SketchFile {
    try Array(text.utf8).withUnsafeBufferPointer { try SketchFile($0) }
  }

  private func parts(_ body: String) throws -> [SketchFile.Part] {
    try read("<svg viewBox=\"-50 -50 100 100\">\n\(body)\n</svg>").parts
  }

  private func colors(_ shift: Int) -> Ink.Colors {
    let colors = Ink.Role.allCases.enumerated().map { index, role in
      (role, RGBA(UInt32(0x1A3C05 * (index + shift) & 0xFFFFFF)))
    }
    return Dictionary(uniqueKeysWithValues: colors)
  }

  @Test func `there are sketches, and the program contains each`() throws {
    let list = try String(
      contentsOf: Self.sources.appending(path: "CEmbeddedFiles/CEmbeddedFiles.c"), encoding: .utf8)
    #expect(Self.names.count > 35)
    for name in Self.names {
      #expect(list.contains("{\"Artwork/Sketches/\(name).svg\","), "\(name) is not embedded")
    }
  }

  @Test(arguments: Self.names) func `a sketch can be read and drawn`(_ name: String) throws {
    let path = "Artwork/Sketches/\(name).svg"
    let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    do {
      _ = try read(text)
    } catch {
      Issue.record("\(path):\(error)")
      return
    }
    func shapes(_ colors: Ink.Colors) -> [Shape] {
      var sketch = Sketch(box(0, 0, 200, 200), SeededGenerator(""), isStrip: false)
      sketch.draw(name, colors)
      return sketch.shapes
    }
    #expect(!shapes(colors(1)).outlinePoints.isEmpty)
    #expect((shapes(colors(1)) == shapes(colors(9))) == !text.contains("class="))
  }

  @Test func `the photos of all kinds show every sketch`() {
    let scenes = [PhotoKind.people, .food, .products, .rooms].flatMap { kind in
      (0..<300).flatMap { Photo(kind: kind, seed: "\($0)").shapes(in: box(0, 0, 160, 100)) }
    }
    let steps = Set(
      scenes.compactMap { if case .outline(let outline) = $0 { outline.path.steps } else { nil } })
    for name in Self.names {
      #expect(SketchFile.named(name).parts.allSatisfy { steps.contains($0.path.steps) }, "\(name)")
    }
  }

  @Test func `a shape has the color of its role in its shades`() throws {
    let shape = try parts(
      """
      <circle r="10" class="wood darker-30" fill="#888" opacity=".5"/>
      <rect width="20" height="10" fill="#ff0000"/>
      <path d="M0 0L10 0" class="rug" fill="none" stroke="#000" stroke-width="2"/>
      """)
    guard case .fill(let wood) = shape[0].paint, case .fill(let red) = shape[1].paint,
      case .stroke(let rug, let width) = shape[2].paint
    else {
      Issue.record("the shapes are not filled and stroked")
      return
    }
    let colors = [Ink.Role.wood: RGBA(0x9A6B45), .rug: RGBA(0xEFE4D2)]
    #expect(wood.color(colors) == RGBA(0x9A6B45).darker(0.3).faded(by: 0.5))
    #expect(red.color([:]) == RGBA(0xFF0000) && rug.color(colors) == RGBA(0xEFE4D2))
    #expect(width == 0.02 && shape[0].path == .circle(0, 0, 0.1))
    #expect(shape[1].path == .box(0, 0, 0.2, 0.1))
  }

  /// Coordinates and what they are in the unit of sketches, a hundredth.
  private static let numbers = [
    ("8.75", 0.0875), ("-34.500000000000003", -0.34500000000000003), (".5", 0.005),
    ("33.33333333333333", 1.0 / 3), ("0.000000000000001", 1e-17), ("12345.600", 123.456),
  ]

  @Test(arguments: numbers)
  func `a number of any precision is read exactly`(_ text: String, _ value: Double) throws {
    let shape = try parts("<circle cx=\"\(text)\" r=\"0\" fill=\"#fff\"/>")[0]
    #expect(shape.path.numbers[0] == CGFloat(value))
  }

  @Test func `transforms of groups and shapes are applied from the inside out`() throws {
    let shape = try parts(
      """
      <g transform="translate(10 20) scale(2)">
        <path d="M1 2L3 4" transform="rotate(90)" fill="none" stroke="#000" stroke-width="1"/>
      </g>
      """)[0]
    let points = shape.path.numbers.map { ($0 * 1e6).rounded() / 1e6 }
    #expect(points == [0.06, 0.22, 0.02, 0.26])
    guard case .stroke(_, let width) = shape.paint else {
      Issue.record("the path is not stroked")
      return
    }
    #expect(abs(width - 0.02) < 1e-12)
  }

  @Test func `what editors write is read: relative commands, commas, styles, their own attributes`()
    throws
  {
    let file = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Drawn -->
      <svg width="100" height="100" viewBox="-50 -50 100 100" xmlns="http://www.w3.org/2000/svg"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
        <sodipodi:namedview id="base"><inkscape:grid/></sodipodi:namedview>
        <title>A thing</title>
        <path inkscape:label="one" id="path1" style="fill:#ff8800;stroke:none; opacity:0.5"
          d="m 1,2 3,4 h -2 v 1 c 1,1 2,2 3,3 z m 5,5 L 9,9"/>
      </svg>
      """)
    var path = VectorPath()
    path.move(0.01, 0.02)
    path.line(0.04, 0.06)
    path.line(0.02, 0.06)
    path.line(0.02, 0.07)
    path.curve(0.03, 0.08, 0.04, 0.09, 0.05, 0.1)
    path.close()
    path.move(0.06, 0.07)
    path.line(0.09, 0.09)
    #expect(file.parts[0].path.steps == path.steps)
    #expect(zip(file.parts[0].path.numbers, path.numbers).allSatisfy { abs($0 - $1) < 1e-12 })
    guard case .fill(let ink) = file.parts[0].paint else {
      Issue.record("the path is not filled")
      return
    }
    #expect(ink.color([:]) == RGBA(0xFF8800, alpha: 0.5))
  }

  private static let stop = "<stop offset=\"0\" stop-color=\"#fff\"/>"
  private static let gradient =
    "<defs><linearGradient id=\"a\">\(stop)</linearGradient></defs>"

  /// What a file can contain in its second line, and the message.
  private static let problems = [
    ("<text/>", "2: <text> is not read"),
    ("<circle r=\"1\" fill=\"#fff\"/> word", "2: text is not drawn: convert it to a path"),
    ("<circle fill=\"#fff\"/>", "2: <circle> has no r"),
    ("<circle r=\"1em\" fill=\"#fff\"/>", "2: a decimal number is missing"),
    (
      "<circle r=\"0.1234567890123456789\" fill=\"#fff\"/>", "2: the number has more than 18 digits"
    ),
    ("<circle r=\"1 2\" fill=\"#fff\"/>", "2: r is not one number"),
    ("<circle r=\"1\"/>", "2: fill of <circle> is not a color such as #f80"),
    ("<circle r=\"1\" fill=\"red\"/>", "2: fill of <circle> is not a color such as #f80"),
    ("<circle r=\"1\" fill=\"#fff\" filter=\"a\"/>", "2: filter of <circle> is not read"),
    ("<circle r=\"1\" fill=\"#fff\"", "3: <circle> is damaged"),
    ("<circle r=\"1\" stroke=\"#fff\"/>", "2: fill of <circle> must be \"none\""),
    ("<circle r=\"1\" fill=\"#fff\" class=\"bdoy\"/>", "2: bdoy is not a role: they are body"),
    (
      "<circle r=\"1\" fill=\"#fff\" class=\"body dark-20\"/>",
      "2: dark-20 is not a shade such as darker-20"
    ),
    ("<circle r=\"1\" fill=\"url(#b)\"/>", "2: url(#b) is not a gradient above"),
    (
      "\(gradient)<circle r=\"1\" fill=\"url(#a)\" transform=\"rotate(9)\"/>",
      "2: a gradient cannot be turned: transform the path"
    ),
    ("<path d=\"M0 0\n A1 1\" fill=\"#fff\"/>", "3: the path command A is not read"),
    ("<path d=\"M0\" fill=\"#fff\"/>", "2: a decimal number is missing"),
    ("<path d=\"M0 1\" stroke-linecap=\"butt\" fill=\"#fff\"/>", "2: stroke-linecap of <path>"),
    ("<g opacity=\".5\"></g>", "2: opacity of <g> is not read"),
    ("<g transform=\"skewX(3)\"/>", "2: skewX is not translate(x y), scale(x y) or rotate"),
    (
      "<path d=\"M0 1\" transform=\"scale(1 2)\" fill=\"none\" stroke=\"#fff\"/>",
      "2: a stroke cannot be stretched: transform the path"
    ),
    ("<g>", "3: </svg> closes another element"), ("<!-- a", "2: --> is missing"),
    (stop, "2: <stop> is not read"), ("</svg><svg viewBox=\"0 0 9 9\">", "2: viewBox of <svg>"),
  ]

  @Test(arguments: problems)
  func `what is not read is named with its line`(_ body: String, _ message: String) {
    let error = #expect(throws: DrawingProblem.self) { _ = try parts(body) }
    let found = error?.description ?? ""
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `an end of the file within an element is told`() {
    let error = #expect(throws: DrawingProblem.self) {
      _ = try read("<svg viewBox=\"-50 -50 100 100\">\n<g>\n")
    }
    #expect(error?.description == "3: </svg> is missing")
  }
}
