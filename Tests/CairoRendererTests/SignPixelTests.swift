import Artwork
import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Signs, pixel by pixel.
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

  /// Lines that cross areas, and areas that cover each other, in all signs that have any.
  @Test func `a clear sign is as clear everywhere, and has the form of an opaque one`() throws {
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

  @Test func `the ground of a clear sign is seen through it once`() throws {
    let symbol = try #require(Symbol.insideFilledShape(named: "lock.fill.circle.fill"))
    let pixels = try pixels(symbol, RGBA(0, alpha: 0.5), ground: .white)
    #expect(levels(pixels).min() ?? 0 >= 126)
  }
}
