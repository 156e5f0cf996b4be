import Foundation
import PNGCodec
import Testing

@testable import VisualDiff

/// The first pairs of pictures, with the counts of pixelmatch 0.4.0 from PyPI beside ours.
///
/// Pixelmatch ignores differences of up to 26 levels of gray, and composites over white. Ours are
/// greater because the edges of the discs differ by less than that, but visibly.
@Suite struct PixelmatchTests {
  private static func picture(_ name: String) throws -> PNG.Picture {
    let url = Bundle.module.bundleURL.appendingPathComponent("Pixelmatch/\(name).png")
    return try PNG.decode([UInt8](Data(contentsOf: url)))
  }

  @Test(arguments: [
    (name: "flat", count: 600, pixelmatch: 600), (name: "disc2", count: 1050, pixelmatch: 868),
    (name: "alpha", count: 674, pixelmatch: 424), (name: "noise2", count: 7002, pixelmatch: 6959),
    // The same discs in palette colors, in grays, in 16 bits, and interlaced.
    (name: "palette", count: 1054, pixelmatch: 870), (name: "grey", count: 1081, pixelmatch: 859),
    (name: "deep", count: 1050, pixelmatch: 868),
    (name: "interlaced", count: 1050, pixelmatch: 868),
  ])
  func `no difference that pixelmatch counts is missed`(
    name: String, count: Int, pixelmatch: Int
  ) throws {
    let diff = ImageDiff(try Self.picture("\(name)-a"), try Self.picture("\(name)-b"))
    #expect(diff.different == count)
    #expect(diff.different >= pixelmatch)
    #expect(diff.antialiased == 0)
  }

  @Test func `a disc that moved by a third of a pixel differs only by antialiasing`() throws {
    let (one, two) = (try Self.picture("disc-a"), try Self.picture("disc-b"))
    let diff = ImageDiff(one, two)
    #expect((diff.different, diff.antialiased) == (0, 353))
    let options = ImageDiff.Options(countsAntialiased: true)
    #expect(ImageDiff(one, two, options: options).different == 353)
  }
}
