import Foundation
import PNGCodec
import Testing

@testable import VisualDiff

/// Compares the verdict about each pair of pictures with that of pixelmatch 0.4.0 from PyPI, at its
/// default threshold, and with that of a person. `make-pairs.py` draws the pairs.
@Suite struct PerceptionTests {
  struct Pair: Sendable, CustomStringConvertible {
    var name: String
    /// The number of differing pixels, and of those that differ below the threshold.
    var different: Int
    var below: Int
    /// The number that pixelmatch counts.
    var pixelmatch: Int
    /// Whether a person sees a difference side by side.
    var isSeen: Bool

    init(_ name: String, _ different: Int, below: Int, pixelmatch: Int, isSeen: Bool) {
      self.name = name
      self.different = different
      self.below = below
      self.pixelmatch = pixelmatch
      self.isSeen = isSeen
    }

    var description: String { name }
  }

  static let pairs: [Pair] = [
    Pair("clear-shape", 1198, below: 507, pixelmatch: 0, isSeen: true),
    Pair("clear-page", 9216, below: 0, pixelmatch: 0, isSeen: true),
    Pair("opacity", 9216, below: 0, pixelmatch: 0, isSeen: true),
    Pair("opacity-slight", 0, below: 9216, pixelmatch: 0, isSeen: false),
    Pair("shadow-removed", 2212, below: 2376, pixelmatch: 100, isSeen: true),
    Pair("shadow-softer", 0, below: 3688, pixelmatch: 0, isSeen: false),
    Pair("shadow-moved", 586, below: 1950, pixelmatch: 0, isSeen: true),
    Pair("hue", 9216, below: 0, pixelmatch: 0, isSeen: true),
    Pair("hue-same-luma", 9216, below: 0, pixelmatch: 9216, isSeen: true),
    Pair("hairline-moved", 192, below: 0, pixelmatch: 192, isSeen: true),
    Pair("hairline-paler", 96, below: 0, pixelmatch: 0, isSeen: true),
    Pair("gradient-noise", 0, below: 6188, pixelmatch: 0, isSeen: false),
    Pair("gradient-end", 5088, below: 3744, pixelmatch: 0, isSeen: true),
    Pair("text-subpixel", 0, below: 48, pixelmatch: 21, isSeen: false),
    Pair("text-moved", 436, below: 11, pixelmatch: 169, isSeen: true),
    Pair("text-letter", 153, below: 6, pixelmatch: 51, isSeen: true),
    Pair("deep-low", 0, below: 2266, pixelmatch: 0, isSeen: false),
    Pair("deep-high", 9216, below: 0, pixelmatch: 0, isSeen: true),
    Pair("palette-same", 0, below: 0, pixelmatch: 0, isSeen: false),
    Pair("dark-slight", 0, below: 9216, pixelmatch: 0, isSeen: false),
    Pair("dark-cards", 9216, below: 0, pixelmatch: 0, isSeen: true),
    Pair("blocks", 0, below: 9088, pixelmatch: 0, isSeen: false),
  ]

  private static func diff(_ name: String, _ options: ImageDiff.Options = .init()) throws
    -> ImageDiff
  {
    func picture(_ side: String) throws -> PNG.Picture {
      let url = Bundle.module.bundleURL.appendingPathComponent("Pixelmatch/\(name)-\(side).png")
      return try PNG.decode([UInt8](Data(contentsOf: url)))
    }
    return ImageDiff(try picture("a"), try picture("b"), options: options)
  }

  @Test(arguments: pairs)
  func `the verdict is that of a person`(pair: Pair) throws {
    let diff = try Self.diff(pair.name)
    #expect(diff.different == pair.different)
    #expect(diff.below == pair.below)
    #expect((diff.different > 0) == pair.isSeen)
  }

  @Test func `pixelmatch misses differences that a person sees`() {
    let missed = Self.pairs.filter { $0.isSeen && $0.pixelmatch == 0 }
    #expect(missed.count == 9)
  }
}
