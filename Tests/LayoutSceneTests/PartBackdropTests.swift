import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CellContent
@testable import LayoutScene

/// The colors behind the parts of composed cells.
struct PartBackdropTests {
  private func filled(_ part: Part, _ color: String) -> Part {
    var part = part
    part.style.background = .named(color)
    return part
  }

  private func text(_ color: String) -> Part {
    var text = Part(.text([PartRun("m")]))
    text.style.color = .named(color)
    return text
  }

  private func data(_ tree: Part, background: String? = nil) -> ElementContent {
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    style.background = .named(background ?? "clear")
    var data = ElementContent(overrides: style)
    data.parts = PartTrees(["own": tree])
    return data
  }

  /// The shapes of a clear cell on a panel.
  private func shapes(_ tree: Part, on ground: Style) -> [Shape] {
    let frame = box(0, 0, 200, 100)
    let scene = scene(
      [panel("panel", 0, frame, z: -1), cell(0, 0, frame.insetBy(dx: 9, dy: 9))],
      rows([data(tree)], styles: ["panel": ground]), theme: .system)
    return scene.elements.last.map(scene.shapes) ?? []
  }

  private func strokes(_ shapes: [Shape]) -> [RGBA] {
    shapes.compactMap { if case .box(let box) = $0 { box.stroke?.color } else { nil } }
  }

  @Test func `the rim of a status dot has the color of the panel below the cell`() {
    var picture = Part(.image("avatar"))
    picture.image.status = .named("systemGreen")
    (picture.width, picture.height) = (.fixed(.points(60)), .fixed(.points(60)))
    var ground = Style()
    ground.background = .named("black")
    #expect(strokes(shapes(Part(.row, [picture]), on: ground)) == [.black])
    ground.background = nil
    ground.gradient = GradientReference([.named("black"), .named("black")])
    #expect(strokes(shapes(Part(.row, [picture]), on: ground)) == [.black])
  }

  @Test func `text on a translucent part is legible on the panel below the cell`() {
    var ground = Style()
    ground.background = .named("black")
    let frame = box(0, 0, 200, 100)
    var chip = Part(.text([PartRun("m")]))
    chip.style.background = .components(RGBA.white.faded(by: 0.1))
    let scene = scene(
      [panel("panel", 0, frame, z: -1), cell(0, 0, frame.insetBy(dx: 9, dy: 9))],
      rows([data(Part(.column, [chip]))], styles: ["panel": ground]), theme: .system)
    #expect(scene.elements.last?.texts.first?.paragraphs.first?.color == .white)
  }

  /// The parts that are reported as having the color of what is behind them.
  private func hidden(_ tree: Part, background: String? = nil) throws -> Int {
    let cell = try #require(
      ComposedCell(
        cell(0, 0, box(0, 0, 200, 100)), data(tree, background: background),
        Fields(data(tree)),
        style: ResolvedStyle(
          StyleKey(
            cell(0, 0, box(0, 0, 200, 100)), data(tree, background: background),
            Fields(data(tree)), role: .cell, backdrop: .white),
          styles: [:], in: StyleContext(theme: .system, appearance: .light)),
        from: CellSource(Content(sections: []), .leftToRight, measuring: nil)))
    let size = CGSize(width: 200, height: 100)
    return SolvedCell(cell, in: size).drawnParts.hiddenText == nil ? 0 : 1
  }

  @Test func `text is compared with the parts that are drawn below it`() throws {
    let boxes = { filled(Part(.box), $0) }
    #expect(try hidden(Part(.column, [text("white")])) == 1)
    #expect(try hidden(Part(.overlay, [boxes("systemRed"), text("white")])) == 0)
    #expect(try hidden(Part(.overlay, [boxes("white"), text("white")]), background: "black") == 1)
    #expect(
      try hidden(Part(.overlay, [filled(Part(.column, [Part(.spacer)]), "black"), text("white")]))
        == 0)
    #expect(try hidden(Part(.overlay, [Part(.image("photo")), text("white")])) == 0)
    #expect(
      try hidden(Part(.overlay, [Part(.image("photo")), boxes("white"), text("white")])) == 1)
    #expect(try hidden(Part(.overlay, [Part(.control(.sparkline([1, 2]))), text("white")])) == 0)
  }

  @Test func `text below another part is not checked`() throws {
    #expect(
      try hidden(Part(.overlay, [text("white"), filled(Part(.box), "systemRed")])) == 0)
  }
}
