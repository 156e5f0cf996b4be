import Foundation
import PNGCodec
import Testing

/// Decoded pixels equal those of libpng. `Reference/generate.py` made both files.
@Suite struct DecodeTests {
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }()

  static let folder = Bundle.module.bundleURL.appendingPathComponent("Reference")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test func `there is a file for every color type, bit depth and interlacing`() {
    #expect(Self.names.count == 52)
  }

  @Test(arguments: names)
  func `pixels equal those of libpng`(name: String) throws {
    let picture = try PNG.decode(Self.bytes(name + ".png"))
    #expect(picture.width == 13 && picture.height == 11 && picture.pixelsPerMeter == 5669)
    #expect(picture.pixels == (try Self.bytes(name + ".rgba")))
  }

  @Test func `a picture over the limits is refused before decoding`() throws {
    let file = try PNG.encode(Sample.colors(9, width: 9))
    for limits in [PNG.Limits(width: 8), PNG.Limits(height: 0), PNG.Limits(pixels: 8)] {
      #expect(throws: PNGError.tooLarge(width: 9, height: 1)) {
        try PNG.decode(file, limits: limits)
      }
    }
  }
}
