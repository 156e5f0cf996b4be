internal import Foundation
public import PNGCodec

/// The visible differences between the pixels of two pictures.
///
/// The color difference of two pixels is their distance in Oklab (Ottosson, "A perceptual color
/// space for image processing", 2020), with a constant added before the cube root, so that black
/// and white have the distance 1 and differences of very dark colors stay in proportion:
///
///     l, m, s = cbrt(M₁ · linear(rgb) + 0.005)
///     L, a, b = M₂ · (l, m, s) / (cbrt(1.005) - cbrt(0.005))
///     ΔE      = √(ΔL² + Δa² + Δb²)
///
/// Translucent pixels are composited over white and over black, and the greater difference counts:
/// opacity is compared as opacity. A pixel differs if its difference reaches the threshold; about
/// 0.02 is just noticeable side by side. Areas in which only the antialiasing differs do not count
/// (`DifferenceAreas`). A smaller picture is extended with transparent pixels.
public struct ImageDiff: Equatable, Sendable {
  /// The options of a pixel comparison.
  public struct Options: Hashable, Sendable {
    /// The smallest color difference ΔE that counts, from 0 to 1. With 0, every pixel counts whose
    /// bytes differ.
    public var threshold: Double
    /// Whether antialiased pixels count too.
    public var countsAntialiased: Bool

    public init(threshold: Double = Self.defaultThreshold, countsAntialiased: Bool = false) {
      self.threshold = threshold
      self.countsAntialiased = countsAntialiased
    }

    /// The default threshold: a just noticeable difference.
    public static let defaultThreshold = 0.02

    /// Options under which a pixel differs if any of its bytes does.
    public static let exact = Options(threshold: 0, countsAntialiased: true)
  }

  /// The result of comparing one pixel.
  enum Mark {
    static let same: UInt8 = 0
    static let different: UInt8 = 1
    static let antialiased: UInt8 = 2
    /// Different by less than the threshold.
    static let below: UInt8 = 3
  }

  /// The width in pixels of the larger canvas of both pictures.
  public let width: Int
  /// The height in pixels of the larger canvas of both pictures.
  public let height: Int
  /// Whether the pictures have the same size.
  public let hasEqualSizes: Bool
  /// The number of differing pixels.
  public internal(set) var different: Int
  /// The number of pixels that differ only by antialiasing.
  public internal(set) var antialiased: Int
  /// The number of pixels whose color difference is above 0, but below the threshold.
  public internal(set) var below: Int
  /// The rows that contain marks.
  let rows: [Int]
  /// The ``Mark`` of every pixel of these rows.
  var marks: [[UInt8]]

  /// Compares two pictures.
  ///
  /// - Complexity: O(pixels). Equal rows are skipped with a byte comparison.
  public init(_ one: PNG.Picture, _ two: PNG.Picture, options: Options = Options()) {
    let (width, height) = (max(one.width, two.width), max(one.height, two.height))
    if one.width == two.width, one.height == two.height {
      var found = PixelComparison.Found()
      one.pixels.withUnsafeBytes { first in
        two.pixels.withUnsafeBytes { second in
          let comparison = PixelComparison(first, second, width: width, height: height, options)
          let step = PixelComparison.rows(ofWidth: width)
          for start in stride(from: 0, to: height, by: step) {
            if let part = comparison?.run(start..<min(start + step, height)) { found.append(part) }
            found.joinCells()
          }
        }
      }
      self.init(width: width, height: height, hasEqualSizes: true, found)
    } else {
      var rows = RowComparison(
        (one.width, one.height), (two.width, two.height), options: options)
      for y in 0..<height {
        one.withRow(y) { one in two.withRow(y) { rows.add(one, $0) } }
      }
      self = rows.diff
    }
  }

  /// Compares two pictures, of which only the first is in memory as a whole.
  ///
  /// - Throws: `PNGError` for a damaged file.
  package init(_ one: PNG.Rows, _ two: PNG.Rows, options: Options = Options()) throws {
    let one = try one.picture()
    var rows = RowComparison((one.width, one.height), (two.width, two.height), options: options)
    try two.read { y, row in one.withRow(y) { rows.add($0, row) } }
    for y in two.height..<rows.height {
      one.withRow(y) { rows.add($0, UnsafeBufferPointer(start: nil, count: 0)) }
    }
    self = rows.diff
  }

  init(
    width: Int, height: Int, hasEqualSizes: Bool, _ found: consuming PixelComparison.Found
  ) {
    self.width = width
    self.height = height
    self.hasEqualSizes = hasEqualSizes
    found.finish()
    (marks, rows) = (found.marks, found.rows)
    (different, antialiased, below) = (found.different, found.antialiased, found.below)
  }

  /// Whether the bytes of all pixels are equal.
  package var hasEqualBytes: Bool { hasEqualSizes && rows.isEmpty }

  /// Whether the pictures have the same size and no differing pixels.
  public var isEmpty: Bool { hasEqualSizes && different == 0 }
}
