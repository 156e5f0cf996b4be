internal import Dispatch
internal import Foundation

/// Compares the pixels of two pictures of the same size, or of some of their rows. It works on raw
/// memory so that it is fast without optimization too.
///
/// It is `Sendable` because the pictures are not modified during the comparison.
struct PixelComparison: @unchecked Sendable {
  private let one: PixelMemory
  private let two: PixelMemory
  private let width: Int
  private let threshold: Double
  private let countsAntialiased: Bool
  private let tables = ColorTables.shared

  struct Found {
    /// The rows that contain differing bytes.
    var rows: [Int] = []
    /// The marks of these rows.
    var marks: [[UInt8]] = []
    var different = 0
    var antialiased = 0
    var below = 0
    /// The cells of differing pixels whose areas are not known yet.
    private var cells: [DifferenceAreas.Row] = []
    private var areas = DifferenceAreas()
    /// The last pair of colors, because neighboring pixels often differ in the same way.
    fileprivate var last: (old: UInt32, new: UInt32, distance: Double) = (0, 0, 0)

    /// Appends what was found in rows below.
    mutating func append(_ other: Found) {
      rows += other.rows
      marks += other.marks
      different += other.different
      below += other.below
      cells += other.cells
    }

    /// Joins the cells to areas, which need less memory.
    mutating func joinCells() {
      for row in cells { areas.add(row) }
      cells = []
    }

    /// Adds the last pixel to its cell.
    @inline(__always)
    fileprivate mutating func add(
      _ change: SIMD4<Float>, _ x: Int, _ y: Int, width: Int, contrast: Float, outside: Float
    ) {
      let side = DifferenceAreas.side
      if cells.last?.y != y / side {
        let row = [DifferenceAreas.Sums](repeating: .init(), count: (width + side - 1) / side)
        cells.append(DifferenceAreas.Row(y: y / side, cells: row))
      }
      cells[cells.count - 1].cells[x / side].add(
        change, contrast: contrast, outside: outside, visible: Float(last.distance))
    }

    /// Marks the pixels of areas that are no changes as antialiased.
    mutating func finish() {
      let side = DifferenceAreas.side
      var index = 0
      areas.forEachUnchanged { y, column in
        while rows[index] < y * side { index += 1 }
        var line = index
        while line < rows.count, rows[line] < (y + 1) * side {
          for x in (column * side)..<min((column + 1) * side, marks[line].count)
          where marks[line][x] == ImageDiff.Mark.different {
            marks[line][x] = ImageDiff.Mark.antialiased
            antialiased += 1
          }
          line += 1
        }
      }
      different -= antialiased
    }
  }

  /// Returns `nil` for pictures without pixels.
  ///
  /// - Parameters:
  ///   - firstRow: The row of the pictures at the start of the memory.
  ///   - height: The number of rows of the whole pictures.
  init?(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, firstRow: Int = 0,
    width: Int, height: Int, _ options: ImageDiff.Options
  ) {
    guard let one = PixelMemory(first, firstRow: firstRow, width: width, height: height),
      let two = PixelMemory(second, firstRow: firstRow, width: width, height: height)
    else { return nil }
    (self.one, self.two) = (one, two)
    self.width = width
    threshold = options.threshold
    countsAntialiased = options.countsAntialiased
  }

  /// The number of rows to compare at once: a multiple of the side of a cell.
  static func rows(ofWidth width: Int) -> Int {
    max((1 << 20) / max(width, 1), 16) / DifferenceAreas.side * DifferenceAreas.side
  }

  /// Compares some rows, of which the first is the first of its cells. The rows directly above and
  /// below them must be in memory, if the pictures have them.
  func run(_ rows: Range<Int>) -> Found {
    var found = Found()
    guard !rows.isEmpty,
      memcmp(one.row(rows.lowerBound), two.row(rows.lowerBound), 4 * width * rows.count) != 0
    else { return found }
    let cells = (rows.count + DifferenceAreas.side - 1) / DifferenceAreas.side
    let bands = width * rows.count > Self.smallWork ? min(Self.bands, cells) : 1
    let starts = (0...bands).map { band in
      min(rows.lowerBound + cells * band / bands * DifferenceAreas.side, rows.upperBound)
    }
    var parts = [Found](repeating: Found(), count: bands)
    parts.withUnsafeMutableBufferPointer { parts in
      let output = Output(parts: parts)
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        output.parts[band] = mark(starts[band]..<starts[band + 1])
      }
    }
    for part in parts { found.append(part) }
    return found
  }

  /// The number of pixels below which threads cost more than they gain.
  private static let smallWork = 1 << 18
  private static let bands = 8

  /// The results of the bands. Each band writes only to its own element.
  private struct Output: @unchecked Sendable {
    var parts: UnsafeMutableBufferPointer<Found>
  }

  /// Marks the pixels of a band.
  private func mark(_ range: Range<Int>) -> Found {
    var found = Found()
    var y = range.lowerBound
    while y < range.upperBound {
      if memcmp(one.row(y), two.row(y), 4 * width) != 0 {
        var marks = [UInt8](repeating: ImageDiff.Mark.same, count: width)
        marks.withUnsafeMutableBufferPointer { markRow(y, $0, &found) }
        found.rows.append(y)
        found.marks.append(marks)
      }
      y += 1
    }
    return found
  }

  /// The number of pixels that are first compared at once.
  private static let stride = 32

  private func markRow(_ y: Int, _ marks: UnsafeMutableBufferPointer<UInt8>, _ found: inout Found) {
    let (above, below) = (one.row(y), two.row(y))
    var start = 0
    while start < width {
      let end = min(start + Self.stride, width)
      if memcmp(above + start, below + start, 4 * (end - start)) != 0 {
        var x = start
        while x < end {
          if above[x] != below[x] { mark(x, y, above[x], below[x], marks, &found) }
          x += 1
        }
      }
      start = end
    }
  }

  /// Marks a pixel whose bytes differ.
  @inline(__always)
  private func mark(
    _ x: Int, _ y: Int, _ old: UInt32, _ new: UInt32, _ marks: UnsafeMutableBufferPointer<UInt8>,
    _ found: inout Found
  ) {
    guard threshold > 0 else {
      marks[x] = ImageDiff.Mark.different
      found.different += 1
      return
    }
    if found.last.old != old || found.last.new != new {
      found.last = (old, new, distance(old, new))
    }
    guard found.last.distance >= threshold else {
      // Colors of transparent pixels are invisible.
      guard found.last.distance > 0 else { return }
      marks[x] = ImageDiff.Mark.below
      found.below += 1
      return
    }
    marks[x] = ImageDiff.Mark.different
    found.different += 1
    guard !countsAntialiased else { return }
    let (before, after) = (PixelChannels(old), PixelChannels(new))
    let change = after.levels - before.levels
    let (first, second) = (one.bounds(x, y), two.bounds(x, y))
    found.add(
      change, x, y, width: width, contrast: max(first?.contrast ?? 0, second?.contrast ?? 0),
      outside: max(
        first.map(after.distance) ?? change.length, second.map(before.distance) ?? change.length))
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
