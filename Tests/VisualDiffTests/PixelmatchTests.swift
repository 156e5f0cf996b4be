import Foundation
import PNGCodec
import Testing

@testable import VisualDiff

/// Counts against those of pixelmatch 0.4.0 of PyPI, on pictures on which both define the same.
@Suite struct PixelmatchTests {
  private static func picture(_ name: String) throws -> PNG.Picture {
    let url = Bundle.module.bundleURL.appendingPathComponent("Pixelmatch/\(name).png")
    return try PNG.decode([UInt8](Data(contentsOf: url)))
  }

  @Test(arguments: [
    ("flat", 600, 600), ("disc", 174, 174), ("disc2", 868, 876), ("alpha", 424, 487),
    ("noise2", 6959, 7002),
    // The same discs as colours of a palette, in greys, in 16 bits, and in seven passes.
    ("palette", 870, 878), ("grey", 859, 866), ("deep", 868, 876), ("interlaced", 868, 876),
  ])
  func `as many pixels differ, without and with antialiased ones`(
    name: String, without: Int, with: Int
  ) throws {
    let (one, two) = (try Self.picture("\(name)-a"), try Self.picture("\(name)-b"))
    let diff = ImageDiff(one, two)
    #expect(diff.different == without)
    #expect(diff.antialiased == with - without)
    let options = ImageDiff.Options(countsAntialiased: true)
    #expect(ImageDiff(one, two, options: options).different == with)
  }
}
