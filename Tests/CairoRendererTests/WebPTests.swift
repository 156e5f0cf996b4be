import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// WebP files contain the pixels of the PNG.
@Suite struct WebPTests {
  /// Translucent boxes with round corners on a background.
  private func example(on background: RGBA) -> Scene {
    var figure = scene(
      120, 300,
      parts: (0..<6).map { row in
        let frame = box(8, CGFloat(row) * 48, 100, 40)
        let fill = RGBA(0x336699, alpha: Double(row + 1) / 7)
        return (frame, Box(frame, corners: CornerRadii(9), fill: fill), [])
      })
    figure.background = background
    return figure
  }

  private func pixels(_ file: [UInt8]) throws -> Bitmap {
    try ImageDecoder.decode(try ImageFile(file))
  }

  @Test(arguments: [RGBA.white, RGBA(0x102030, alpha: 0.5), RGBA(0, alpha: 0)])
  func `the pixels are those of the PNG`(background: RGBA) throws {
    let figure = example(on: background)
    for scale in [CGFloat(1), 2, 1.5] {
      let png = try pixels(try CairoRenderer.png(figure, scale: scale))
      let webp = try pixels(try CairoRenderer.webp(figure, scale: scale))
      #expect(png.width == webp.width && png.height == webp.height)
      #expect(png.pixels == webp.pixels)
      #expect(Set(webp.pixels).count > 10)
    }
  }

  @Test func `a scene drawn in strips gives the same file`() throws {
    let figure = example(on: .white)
    let strips = SceneStrips(outline: figure) { _, _ in figure }
    let whole = Drawable(content: .whole(figure), scale: 16, text: .live)
    let parts = Drawable(content: .strips(strips), scale: 16, text: .live)
    #expect(try whole.bytes(as: .webp) == parts.bytes(as: .webp))
    #expect(whole.pixelCount == 16 * 16 * 120 * 300)
  }

  @Test func `equal scenes give equal files`() throws {
    let figure = example(on: .white)
    #expect(try CairoRenderer.webp(figure) == CairoRenderer.webp(figure))
  }

  @Test func `the size limits of the format are errors with advice`() throws {
    let side = RendererError.tooLongForFormat(
      "WebP", side: .height, length: 16384, limit: 16383)
    #expect(throws: side) { try CairoRenderer.webp(scene(1, 8192, parts: []), scale: 2) }
    #expect(
      side.description == """
        the picture's height of 16384 pixels exceeds the limit of 16383 of WebP; write a PNG, draw a \
        part of it, or use a smaller scale
        """)
    #expect(throws: RendererError.tooManyPixels(1e8, limit: 1 << 26)) {
      try CairoRenderer.webp(scene(10_000, 10_000, parts: []), scale: 1)
    }
    #expect(try pixels(CairoRenderer.webp(scene(1, 16383, parts: []), scale: 1)).height == 16383)
    #expect(throws: side) {
      try Drawable.checkSize(CGSize(width: 1, height: 8192), scale: 2, as: .webp)
    }
  }
}
