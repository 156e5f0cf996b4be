import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Boxes that blur what is below them.
struct BackdropPixelTests {
  private let half = Shape.box(Box(CGRect(x: 0, y: 0, width: 50, height: 100), fill: .black))

  private func glass(_ rect: CGRect, corners: CornerRadii = .square) -> Shape {
    var box = Box(rect, corners: corners, fill: RGBA(0xFFFFFF, alpha: 0.001))
    box.blur = 10
    return .box(box)
  }

  private func row(_ shapes: Shape..., y: Int = 50) throws -> [Int] {
    var whole = scene(shapes[0])
    whole.definitions = [Drawing(shapes)]
    let drawn = try Pixels(try SceneBackdrops.drawn(of: whole, text: TextShaper()))
    return (0..<drawn.width).map { Int(drawn[$0, y][0]) }
  }

  @Test func `an edge below a box is soft`() throws {
    let row = try row(half, glass(CGRect(x: 20, y: 20, width: 60, height: 60)))
    #expect(row[10] == 0 && row[90] == 255, "outside of the box nothing changes")
    #expect(abs(row[50] - 128) < 20)
    #expect(row[40] > 5 && row[60] < 250)
    #expect(zip(row[20..<80], row[21..<80]).allSatisfy { $0 <= $1 + 1 })
  }

  /// What is beside a box shines into it.
  @Test func `a blur reaches beyond its box`() throws {
    let row = try row(half, glass(CGRect(x: 54, y: 20, width: 30, height: 60)))
    #expect(row[49] == 0 && row[52] == 255)
    #expect(row[55] < 240)
  }

  @Test func `a blurred backdrop is cut to the corners of its box`() throws {
    let corners = CornerRadii(30)
    let shape = glass(CGRect(x: 20, y: 20, width: 60, height: 60), corners: corners)
    let row = try row(half, shape, y: 21)
    #expect(row[22] == 0 && row[77] == 255)
  }

  @Test func `bands of a picture show the same backdrop`() throws {
    let shape = glass(CGRect(x: 10, y: 10, width: 80, height: 80))
    let (upper, lower) = (try row(half, shape, y: 40), try row(half, shape, y: 70))
    #expect(zip(upper, lower).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `vector files show the color alone`() throws {
    var whole = scene(half)
    whole.definitions = [Drawing([half, glass(CGRect(x: 20, y: 20, width: 60, height: 60))])]
    let svg = String(decoding: try CairoRenderer.svg(whole), as: UTF8.self)
    #expect(!svg.contains("<image"))
  }
}
