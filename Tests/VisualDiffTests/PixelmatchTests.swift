import Foundation
import PNGCodec
import Testing

@testable import VisualDiff

/// Counts compared with pixelmatch 0.4.0 from PyPI, on pictures for which both use the same
/// definition.
@Suite struct PixelmatchTests {
  private static func picture(_ name: String) throws -> PNG.Picture {
    let url = Bundle.module.bundleURL.appendingPathComponent("Pixelmatch/\(name).png")
    return try PNG.decode([UInt8](Data(contentsOf: url)))
  }

  @Test(arguments: [
    ("flat", 600, 600), ("disc", 174, 174), ("disc2", 868, 876), ("alpha", 424, 487),
    ("noise2", 6959, 7002),
    // The same discs in palette colors, in grays, in 16 bits, and interlaced.
    ("palette", 870, 878), ("grey", 859, 866), ("deep", 868, 876), ("interlaced", 868, 876),
  ])
  func `counts match with and without antialiased pixels`(
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
