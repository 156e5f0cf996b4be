internal import Dispatch
internal import Foundation

/// Compares the pixels of two pictures of the same size. It works on raw memory so that it is fast
/// without optimization too.
///
/// It is `Sendable` because the pictures are not modified during the comparison.
struct PixelComparison: @unchecked Sendable {
  private let one: PixelMemory
  private let two: PixelMemory
  private let width: Int
  private let height: Int
  private let limit: Double
  private let countsAntialiased: Bool

  struct Found {
    var marks: [UInt8] = []
    var rows: [Int] = []
    var different = 0
    var antialiased = 0
  }

  /// Returns `nil` for pictures without pixels.
  init?(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, width: Int, height: Int,
    _ options: ImageDiff.Options
  ) {
    guard let one = PixelMemory(first, width: width, height: height),
      let two = PixelMemory(second, width: width, height: height)
    else { return nil }
    (self.one, self.two) = (one, two)
    (self.width, self.height) = (width, height)
    // With a limit of 0, differences between fully transparent pixels would not count.
    limit = options.threshold > 0 ? 35_215 * options.threshold * options.threshold : -1
    countsAntialiased = options.countsAntialiased
  }

  func run() -> Found {
    guard memcmp(one.row(0), two.row(0), 4 * width * height) != 0 else { return Found() }
    var found = Found()
    let bands = width * height > Self.smallWork ? min(Self.bands, height) : 1
    let counts = UnsafeMutableBufferPointer<Counts>.allocate(capacity: bands)
    counts.initialize(repeating: Counts())
    defer { counts.deinitialize().deallocate() }
    found.marks = [UInt8](unsafeUninitializedCapacity: width * height) { marks, count in
      guard let start = marks.baseAddress else { return }
      let canvas = Canvas(marks: start, counts: counts)
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        let range = (height * band / bands)..<(height * (band + 1) / bands)
        canvas.counts[band] = mark(range, on: canvas)
      }
      count = width * height
    }
    for count in counts {
      found.rows += count.rows
      found.different += count.different
      found.antialiased += count.antialiased
    }
    return found
  }

  /// The number of pixels below which threads cost more than they gain.
  private static let smallWork = 1 << 18
  private static let bands = 8

  /// The counts of one band.
  struct Counts {
    var rows: [Int] = []
    var different = 0
    var antialiased = 0
  }

  /// The shared output. Each band writes only to its own part.
  private struct Canvas: @unchecked Sendable {
    var marks: UnsafeMutablePointer<UInt8>
    var counts: UnsafeMutableBufferPointer<Counts>
  }

  /// Initializes and marks the pixels of a band.
  private func mark(_ range: Range<Int>, on canvas: Canvas) -> Counts {
    (canvas.marks + range.lowerBound * width).initialize(
      repeating: ImageDiff.Mark.same, count: range.count * width)
    var counts = Counts()
    var y = range.lowerBound
    while y < range.upperBound {
      if memcmp(one.row(y), two.row(y), 4 * width) != 0 {
        counts.rows.append(y)
        markRow(y, canvas.marks + y * width, &counts)
      }
      y += 1
    }
    return counts
  }

  /// The number of pixels that are first compared at once.
  private static let stride = 32

  private func markRow(_ y: Int, _ marks: UnsafeMutablePointer<UInt8>, _ counts: inout Counts) {
    let (above, below) = (one.row(y), two.row(y))
    var start = 0
    while start < width {
      let end = min(start + Self.stride, width)
      if memcmp(above + start, below + start, 4 * (end - start)) != 0 {
        var x = start
        while x < end {
          if above[x] != below[x], distance(above[x], below[x]) > limit {
            let isAntialiased =
              !countsAntialiased
              && (one.isAntialiased(x, y, against: two) || two.isAntialiased(x, y, against: one))
            marks[x] = isAntialiased ? ImageDiff.Mark.antialiased : ImageDiff.Mark.different
            if isAntialiased { counts.antialiased += 1 } else { counts.different += 1 }
          }
          x += 1
        }
      }
      start = end
    }
  }

  /// The weighted square of the distance between two colors over white.
  private func distance(_ one: UInt32, _ two: UInt32) -> Double {
    let (p, q) = (RGBOverWhite(one), RGBOverWhite(two))
    let (r, g, b) = (p.red - q.red, p.green - q.green, p.blue - q.blue)
    let y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
    let i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
    let q2 = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q2 * q2
  }
}

/// A color composited over white, from 0 to 255. Translucent colors may have fractional components.
struct RGBOverWhite {
  var red: Double
  var green: Double
  var blue: Double

  /// - Parameter pixel: Four bytes in memory order.
  @inline(__always)
  init(_ pixel: UInt32) {
    let pixel = UInt32(littleEndian: pixel)
    red = Double(pixel & 0xFF)
    green = Double(pixel >> 8 & 0xFF)
    blue = Double(pixel >> 16 & 0xFF)
    let alpha = pixel >> 24
    guard alpha != 255 else { return }
    let a = Double(alpha)
    red = 255 + (red - 255) * a / 255
    green = 255 + (green - 255) * a / 255
    blue = 255 + (blue - 255) * a / 255
  }

  @inline(__always)
  var luma: Double { 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue }
}
