import Artwork
import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Pixels of symbols.
@Suite struct SignPixelTests {
  private func pixels(_ symbol: Symbol, _ color: RGBA, ground: RGBA? = nil) throws -> Pixels {
    let shapes = symbol.shapes(in: box(2.3, 1.6, 24, 24), color: color, ground: ground)
    var scene = scene(28, 28, parts: [(box(0, 0, 28, 28), nil, [])])
    scene.definitions = [Drawing(shapes)]
    scene.groups[0].elements[0].definition = 0
    return try Pixels(scene, scale: 2)
  }

  private func levels(_ pixels: Pixels) -> [UInt8] {
    (0..<56).flatMap { y in (0..<56).map { x in pixels[x, y][0] } }
  }

  /// All symbols with lines that cross areas, or areas that overlap.
  @Test func `a translucent symbol has uniform opacity and the shape of an opaque one`() throws {
    var count = 0
    for symbol in Symbol.all {
      let opaque = try levels(pixels(symbol, .black))
      let clear = try levels(pixels(symbol, RGBA(0, alpha: 0.4)))
      let isEven = zip(opaque, clear).allSatisfy { opaque, clear in
        abs(255 - Int(clear) - (255 - Int(opaque)) * 2 / 5) <= 2
      }
      #expect(isEven, "\(symbol.name)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test func `the background of a translucent symbol is not blended twice`() throws {
    let symbol = try #require(Symbol.insideFilledShape(named: "lock.fill.circle.fill"))
    let pixels = try pixels(symbol, RGBA(0, alpha: 0.5), ground: .white)
    #expect(levels(pixels).min() ?? 0 >= 126)
  }
}
