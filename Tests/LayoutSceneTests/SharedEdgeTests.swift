import CompositionalLayout
import Foundation
import Scene
import TestSupport
import Testing

@testable import CellContent

/// Shapes that end at the same round corners are clipped to them as a group.
struct SharedEdgeTests {
  private let frame = box(0, 0, 100, 60)
  private let round = CornerRadii(12)

  private func fill(_ rect: CGRect, _ corners: CornerRadii) -> Shape {
    .box(Box(rect, corners: corners, fill: .black))
  }

  private func photo(_ rect: CGRect, _ corners: CornerRadii) -> Shape {
    .clipped(ClippedShapes(rect, corners: corners, [.image(PlacedImage("a.png", in: rect))]))
  }

  @Test func `a picture and the gradient above it are clipped once`() {
    let gradient = Box(frame, corners: round, gradient: Gradient([.clear, .black]))
    var inner = gradient
    inner.corners = .square
    let picture = Shape.image(PlacedImage("a.png", in: frame))
    #expect(
      [fill(frame, round), photo(frame, round), .box(gradient)].sharingEdges == [
        .clipped(
          ClippedShapes(frame, corners: round, [fill(frame, .square), picture, .box(inner)]))
      ])
  }

  @Test func `a shape in two of the corners shares the edge`() {
    let lower = box(0, 40, 100, 20)
    let corners = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 12, bottomLeft: 12)
    #expect(
      [photo(frame, round), fill(lower, corners)].sharingEdges == [
        .clipped(
          ClippedShapes(
            frame, corners: round,
            [.image(PlacedImage("a.png", in: frame)), fill(lower, .square)]))
      ])
  }

  @Test func `a low shape with the radii of the corners shares the edge`() {
    let lower = box(0, 50, 100, 10)
    let corners = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 12, bottomLeft: 12)
    #expect([photo(frame, round), fill(lower, corners)].sharingEdges.count == 1)
  }

  @Test func `other shapes keep their edges`() {
    let stroked = Shape.box(
      Box(frame, corners: round, fill: .black, stroke: Box.Stroke(color: .white, width: 1)))
    let shapes = [
      fill(frame, round), fill(frame.insetBy(dx: 4, dy: 4), CornerRadii(8)), stroked,
      photo(frame, .square), fill(frame, CornerRadii(4)), photo(box(0, 0, 100, 80), round),
    ]
    #expect(shapes.sharingEdges == shapes)
  }

  /// A cell with round corners that shows a tree of parts.
  private func element(_ tree: Part) throws -> (element: SceneElement, shapes: [Shape]) {
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    (style.cornerRadius, style.background) = (20, .named("white"))
    var data = ElementContent(overrides: style)
    data.parts = PartTrees(["own": tree])
    let scene = scene([cell(0, 0, box(0, 0, 300, 200))], rows([data]), theme: .system)
    let element = try #require(scene.elements.first)
    return (element, scene.shapes(of: element))
  }

  /// An overlay of a picture, a gradient and a text.
  private func card() -> Part {
    var veil = Part(.box)
    veil.style.gradient = GradientReference([.named("clear"), .named("black")])
    var column = Part(.column, [Part(.spacer), Part(.text([PartRun("m")]))])
    column.style.padding = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    return Part(.overlay, [Part(.image("photo-7")), veil, column])
  }

  @Test(arguments: [nil, true, false] as [Bool?])
  func `the parts in the corners of a cell are clipped with it`(_ clips: Bool?) throws {
    var overlay = card()
    (overlay.clips, overlay.style.cornerRadius) = (clips, clips == nil ? 20 : nil)
    let (element, drawn) = try element(overlay)
    #expect(element.layers.isEmpty && element.texts.count == 1)
    let shapes = drawn.sharingEdges
    guard shapes.count == 1, case .clipped(let group) = shapes[0] else {
      Issue.record("\(shapes.count) shapes")
      return
    }
    #expect(group.corners == CornerRadii(20) && group.shapes.count > 3)
  }

  @Test func `a part that reaches beyond one that clips is cut`() throws {
    var inner = Part(.box)
    inner.style.background = .named("red")
    (inner.width, inner.height) = (.fixed(.points(80)), .fixed(.points(80)))
    inner.anchor = .topLeading
    var outer = Part(.overlay, [inner])
    (outer.clips, outer.style.cornerRadius) = (true, 8)
    (outer.width, outer.height) = (.fixed(.points(40)), .fixed(.points(40)))
    outer.anchor = .center
    let (element, _) = try element(Part(.overlay, [outer]))
    #expect(element.layers.map(\.windows.count) == [1])
  }
}
