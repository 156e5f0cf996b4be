import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CellContent
@testable import LayoutScene

/// The look of single parts of composed cells.
struct PartLookTests {
  /// A clear cell of 300 by 100 points that shows a tree of parts.
  private func drawn(
    _ tree: Part, _ change: (inout Style) -> Void = { _ in },
    textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> (element: SceneElement, shapes: [Shape]) {
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    style.background = .named("clear")
    change(&style)
    var data = ElementContent(overrides: style)
    data.parts = PartTrees(["own": tree])
    var options = SceneOptions(name: "cell", theme: .system, layoutDirection: direction)
    options.textSize = textSize
    let scene = SceneBuilder.scene(
      elements: [cell(0, 0, box(0, 0, 300, 100))], contentSize: CGSize(width: 300, height: 100),
      content: rows([data]), options: options, measuring: SquareLetters())
    let element = try #require(scene.elements.first)
    return (element, scene.shapes(of: element))
  }

  @Test func `stars begin at the leading edge unless text is aligned otherwise`() throws {
    let tree = Part(.column, [Part(.control(.rating(3, of: 5)))])
    let left = try drawn(tree).shapes.outlinePoints.extent
    #expect(left.minX < 4 && left.maxX < 150)
    let right = try drawn(tree, direction: .rightToLeft).shapes.outlinePoints.extent
    #expect(right.minX > 150 && right.maxX > 296)
    let middle = try drawn(tree, { $0.textAlignment = .center }).shapes.outlinePoints.extent
    #expect(abs(middle.midX - 150) < 1)
  }

  @Test(arguments: [("systemBlue", RGBA.white), ("systemRed", .white), ("white", .black)])
  func `labels of filled buttons are white unless their tint is very light`(
    _ tint: String, _ color: RGBA
  ) throws {
    var button = PartButton()
    (button.title, button.kind) = ("m", .filled)
    var part = Part(.control(.button(button)))
    part.style.tintColor = .named(tint)
    let label = try drawn(Part(.row, [part])).element.texts.first?.paragraphs.first
    #expect(label?.color == color)
  }

  @Test func `line heights grow with the text size, and those of fixed fonts do not`() throws {
    func height(_ font: FontReference?, _ size: UIContentSizeCategory) throws -> CGFloat? {
      var text = Part(.text([PartRun("m")]))
      (text.style.font, text.text.lineHeight) = (font, 30)
      return try drawn(Part(.column, [text]), textSize: size).element.texts.first?.paragraphs.first?
        .font.lineHeight
    }
    #expect(try height(nil, .large) == 30)
    #expect(try height(nil, .extraSmall) == 30)
    #expect(try height(nil, .accessibilityLarge) == 30.0 * 33 / 17)
    #expect(try height(FontReference(size: 17), .accessibilityLarge) == 30)
  }

  @Test func `a line along an edge of a clear cell reaches its sides`() throws {
    let shapes = try drawn(Part(.spacer)) { style in
      var edges = BorderEdges()
      edges.bottom = BorderLine(color: .named("black"))
      style.border = Border(color: .named("clear"), width: 0)
      style.border?.edges = edges
    }.shapes
    #expect(shapes == [.box(Box(box(0, 99, 300, 1), fill: .black))])
  }
}
