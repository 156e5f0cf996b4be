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
    (name: "flat", without: 600, with: 600, pixelmatch: 600),
    (name: "disc", without: 353, with: 353, pixelmatch: 174),
    (name: "disc2", without: 1042, with: 1050, pixelmatch: 868),
    (name: "alpha", without: 596, with: 674, pixelmatch: 424),
    (name: "noise2", without: 6959, with: 7002, pixelmatch: 6959),
    // The same discs in palette colors, in grays, in 16 bits, and interlaced.
    (name: "palette", without: 1046, with: 1054, pixelmatch: 870),
    (name: "grey", without: 1073, with: 1081, pixelmatch: 859),
    (name: "deep", without: 1042, with: 1050, pixelmatch: 868),
    (name: "interlaced", without: 1042, with: 1050, pixelmatch: 868),
  ])
  func `no difference that pixelmatch counts is missed`(
    name: String, without: Int, with: Int, pixelmatch: Int
  ) throws {
    let (one, two) = (try Self.picture("\(name)-a"), try Self.picture("\(name)-b"))
    let diff = ImageDiff(one, two)
    #expect(diff.different == without)
    #expect(diff.different >= pixelmatch)
    #expect(diff.antialiased == with - without)
    let options = ImageDiff.Options(countsAntialiased: true)
    #expect(ImageDiff(one, two, options: options).different == with)
  }
}
