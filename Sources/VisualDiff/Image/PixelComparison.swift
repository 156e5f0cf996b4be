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
  private let threshold: Double
  private let countsAntialiased: Bool
  private let tables = ColorTables.shared

  struct Found {
    var marks: [UInt8] = []
    var rows: [Int] = []
    var different = 0
    var antialiased = 0
    var below = 0
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
    threshold = options.threshold
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
      found.below += count.below
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
    var below = 0
    /// The last pair of colors, because neighboring pixels often differ in the same way.
    var last: (old: UInt32, new: UInt32, distance: Double) = (0, 0, 0)
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
          if above[x] != below[x] { mark(x, y, above[x], below[x], marks, &counts) }
          x += 1
        }
      }
      start = end
    }
  }

  /// Marks a pixel whose bytes differ.
  @inline(__always)
  private func mark(
    _ x: Int, _ y: Int, _ old: UInt32, _ new: UInt32, _ marks: UnsafeMutablePointer<UInt8>,
    _ counts: inout Counts
  ) {
    guard threshold > 0 else {
      marks[x] = ImageDiff.Mark.different
      counts.different += 1
      return
    }
    if counts.last.old != old || counts.last.new != new {
      counts.last = (old, new, distance(old, new))
    }
    guard counts.last.distance >= threshold else {
      // Colors of transparent pixels are invisible.
      guard counts.last.distance > 0 else { return }
      marks[x] = ImageDiff.Mark.below
      counts.below += 1
      return
    }
    if !countsAntialiased, isAntialiased(x, y, old, new) {
      marks[x] = ImageDiff.Mark.antialiased
      counts.antialiased += 1
    } else {
      marks[x] = ImageDiff.Mark.different
      counts.different += 1
    }
  }

  /// The color difference of two pixels: the greater of the differences over white and over black,
  /// so that a difference of opacity is visible whatever the color.
  @inline(__always)
  private func distance(_ one: UInt32, _ two: UInt32) -> Double {
    let overWhite = tables.color(one, over: 255).distance(to: tables.color(two, over: 255))
    guard !one.isOpaque || !two.isOpaque else { return overWhite }
    let overBlack = tables.color(one, over: 0).distance(to: tables.color(two, over: 0))
    return max(overWhite, overBlack)
  }

  private func isAntialiased(_ x: Int, _ y: Int, _ one: UInt32, _ two: UInt32) -> Bool {
    if isAntialiased(x, y, over: 255) { return true }
    return !(one.isOpaque && two.isOpaque) && isAntialiased(x, y, over: 0)
  }

  private func isAntialiased(_ x: Int, _ y: Int, over ground: Double) -> Bool {
    one.isAntialiased(x, y, against: two, over: ground)
      || two.isAntialiased(x, y, against: one, over: ground)
  }
}

/// A color composited over a gray, from 0 to 255. Translucent colors may have fractional components.
struct RGBOverGround {
  var red: Double
  var green: Double
  var blue: Double

  /// - Parameters:
  ///   - pixel: Four bytes in memory order.
  ///   - ground: The gray, from 0 to 255.
  @inline(__always)
  init(_ pixel: UInt32, _ ground: Double) {
    let pixel = UInt32(littleEndian: pixel)
    red = Double(pixel & 0xFF)
    green = Double(pixel >> 8 & 0xFF)
    blue = Double(pixel >> 16 & 0xFF)
    let alpha = pixel >> 24
    guard alpha != 255 else { return }
    let a = Double(alpha)
    red = ground + (red - ground) * a / 255
    green = ground + (green - ground) * a / 255
    blue = ground + (blue - ground) * a / 255
  }

  @inline(__always)
  var luma: Double { 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue }
}

extension UInt32 {
  /// Whether a pixel, as four bytes in memory order, is opaque.
  @inline(__always)
  var isOpaque: Bool { UInt32(littleEndian: self) >> 24 == 255 }
}
