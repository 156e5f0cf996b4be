internal import Foundation
public import PNGCodec

/// Which pixels of two pictures differ to the eye.
///
/// Pixels are composited over white and compared in the colour space YIQ; one differs if the weighted
/// square of its distance is over 35215 times the square of the threshold (Kotsarenko and Ramos,
/// "Measuring perceived color difference using YIQ NTSC transmission color space", 2010). One that
/// looks antialiased in either picture is not counted (Vysniauskas, "Anti-aliased Pixel and Intensity
/// Slope Detector", 2009). Of pictures of unequal sizes, the smaller ends in transparent pixels.
public struct ImageDiff: Sendable {
  /// How pixels are compared.
  public struct Options: Hashable, Sendable {
    /// 0 to 1: the least distance of colours that is a difference.
    public var threshold: Double
    /// Whether pixels that look antialiased count as well.
    public var countsAntialiased: Bool

    public init(threshold: Double = 0.1, countsAntialiased: Bool = false) {
      self.threshold = threshold
      self.countsAntialiased = countsAntialiased
    }

    /// Every pixel that is not the same in all of its bytes.
    public static let exact = Options(threshold: 0, countsAntialiased: true)
  }

  /// What became of a pixel.
  enum Mark {
    static let same: UInt8 = 0
    static let different: UInt8 = 1
    static let antialiased: UInt8 = 2
  }

  /// Pixels, of both pictures together.
  public let width: Int
  public let height: Int
  /// Whether the pictures have one size.
  public let hasEqualSizes: Bool
  /// How many pixels differ.
  public internal(set) var different: Int
  /// How many would, did they not look antialiased.
  public internal(set) var antialiased: Int
  /// The rows in which anything is marked.
  let rows: [Int]
  /// A ``Mark`` for every pixel; nothing if all are the same.
  var marks: [UInt8]

  /// Compares two pictures.
  ///
  /// - Complexity: O(pixels); equal rows cost a comparison of bytes.
  public init(_ one: PNG.Picture, _ two: PNG.Picture, options: Options = Options()) {
    let (width, height) = (max(one.width, two.width), max(one.height, two.height))
    self.width = width
    self.height = height
    hasEqualSizes = one.width == two.width && one.height == two.height
    let (first, second) = (
      one.padded(width: width, height: height), two.padded(width: width, height: height)
    )
    let found = first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        PixelComparison(first, second, width: width, height: height, options)?.run() ?? .init()
      }
    }
    (marks, rows) = (found.marks, found.rows)
    (different, antialiased) = (found.different, found.antialiased)
  }

  /// Whether nothing differs, sizes included.
  public var isEmpty: Bool { hasEqualSizes && different == 0 }
}

extension PNG.Picture {
  /// The pixels of a canvas of that size, which is no smaller, with the picture in its corner.
  func padded(width: Int, height: Int) -> [UInt8] {
    guard width != self.width || height != self.height else { return pixels }
    var canvas = [UInt8](repeating: 0, count: 4 * width * height)
    let length = 4 * self.width
    canvas.withUnsafeMutableBytes { canvas in
      pixels.withUnsafeBytes { pixels in
        for y in 0..<self.height {
          canvas[(4 * width * y)...].copyBytes(from: pixels[(length * y)..<(length * (y + 1))])
        }
      }
    }
    return canvas
  }
}

extension UnsafeMutableRawBufferPointer.SubSequence {
  fileprivate func copyBytes(from source: UnsafeRawBufferPointer.SubSequence) {
    UnsafeMutableRawBufferPointer(rebasing: self).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: source))
  }
}
