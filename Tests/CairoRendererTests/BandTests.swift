import Foundation
import PNGCodec
import Scene
import Testing

@testable import CairoRenderer

struct BandTests {
  /// A picture whose elements cross the edges of bands.
  private func tall(shiftedBy shift: CGFloat = 0) -> Scene {
    let parts = (0..<40).flatMap { index in
      let frame = box(10, CGFloat(index) * 22 + shift, 180, 40)
      let stroke = Box.Stroke(color: RGBA(0x3366CC), width: 1)
      return [
        filled(frame, RGBA(0xEEF2FF, alpha: 0.5), radius: 8, stroke: stroke),
        text("Row \(index), 行, صف", frame),
      ]
    }
    return scene(200, 800, parts: parts)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `the edges of bands are invisible`(_ scale: CGFloat) throws {
    let whole = try Pixels(tall(), scale: scale)
    let shifted = try Pixels(tall(shiftedBy: -50), scale: scale)
    let rows = Int(50 * scale)
    #expect(whole.rows(rows..<whole.height) == shifted.rows(0..<whole.height - rows))
  }

  @Test func `the height of a picture is not limited by Cairo`() throws {
    let height: CGFloat = 100_000
    let source = try PictureSource(
      scene(4, height, filled(box(0, 99_999, 4, 1)), filled(box(0, 50_000, 4, 1))), scale: 1)
    var dark: [Int] = []
    var y = 0
    try PixelRows(source).forEachRow { row in
      if row[0] == 0 { dark.append(y) }
      y += 1
    }
    #expect(dark == [50_000, 99_999])
  }

  @Test func `the PNG contains the drawn pixels`() throws {
    let scene = tall()
    let picture = try PNG.decode(try CairoRenderer.png(scene, scale: 2))
    let pixels = try Pixels(scene, scale: 2)
    #expect(picture.width == 400)
    #expect(picture.height == 1600)
    #expect(picture.pixels == pixels.bytes)
    #expect(picture.pixelsPerMeter == 5669)
  }
}
