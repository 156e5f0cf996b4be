import Foundation
import Geometry
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

  /// A scene whose content is half black, below a bar of glass.
  private func bar() -> Scene {
    var whole = scene(half)
    var bars = whole.groups[0]
    bars.layer = .bars
    bars.elements[0].definition = 1
    whole.definitions = [
      Drawing([half]), Drawing([glass(CGRect(x: 20, y: 20, width: 60, height: 60))]),
    ]
    whole.groups.append(bars)
    return whole
  }

  @Test func `an SVG blurs a copy of what is below a bar, cut to the bar`() throws {
    let whole = bar()
    let svg = String(decoding: try CairoRenderer.svg(whole), as: UTF8.self)
    let id = "\(whole.identifier)---"
    #expect(svg.contains("<g id=\"\(id)below\">"))
    #expect(
      svg.contains(
        "<g class=\"fp-glass\" clip-path=\"url(#\(id)glass0)\"><g filter=\"url(#\(id)blur0)\">"))
    #expect(svg.contains("<use xlink:href=\"#\(id)below\"/></g></g>"))
    #expect(
      svg.contains(
        "<filter id=\"\(id)blur0\" filterUnits=\"userSpaceOnUse\" x=\"5\" y=\"5\" width=\"90\" "
          + "height=\"90\" color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"5\"/>"
      ))
  }

  @Test func `the copy for a bar contains the bars below it`() throws {
    var whole = bar()
    var dim = whole.groups[1].elements[0]
    dim.definition = 0
    whole.groups[1].elements.insert(dim, at: 0)
    let svg = String(decoding: try CairoRenderer.svg(whole), as: UTF8.self)
    #expect(svg.matches(of: /---below"\/><use xlink:href="#[^"]+"\/><\/g><\/g>/).count == 1)
  }

  @Test func `bars that are one shape blur, also if they share it`() throws {
    var whole = bar()
    var bar = whole.groups[1].elements[0]
    bar.identity = .init(category: .decoration, kind: "bar", section: -1, item: 0)
    var next = bar
    (next.identity.item, next.frame.origin.x) = (1, bar.frame.minX + 10)
    whole.groups[1].elements = [bar, next]
    let svg = String(decoding: try CairoRenderer.svg(whole), as: UTF8.self)
    #expect(svg.matches(of: /class="fp-glass"/).count == 2)
  }

  @Test func `a PDF contains a blurred picture`() throws {
    func pdf(_ scene: Scene) throws -> String {
      let drawable = Drawable(content: .whole(scene), scale: 1, text: .live)
      return String(decoding: try drawable.bytes(as: .pdf), as: UTF8.self)
    }
    #expect(try pdf(bar()).contains("/Subtype /Image"))
    #expect(try !pdf(scene(half)).contains("/Subtype /Image"))
  }

  /// What is below a box in a cell contains the cell itself, which a copy cannot.
  @Test func `an SVG shows the color alone of a box in a cell`() throws {
    var whole = scene(half)
    whole.definitions = [Drawing([half, glass(CGRect(x: 20, y: 20, width: 60, height: 60))])]
    let svg = String(decoding: try CairoRenderer.svg(whole), as: UTF8.self)
    #expect(!svg.contains("filter"))
  }
}
