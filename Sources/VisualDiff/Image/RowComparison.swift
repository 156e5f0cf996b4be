internal import Foundation
package import PNGCodec

/// Compares two pictures whose rows are added from top to bottom. It keeps only as many rows as are
/// compared at once, so the pictures need not be in memory as a whole.
package struct RowComparison {
  private let one: PictureSize
  private let two: PictureSize
  private let options: ImageDiff.Options
  /// The rows of both pictures from `firstRow` on, on a canvas as large as both.
  private var first: [UInt8]
  private var second: [UInt8]
  private var firstRow = 0
  private var rowCount = 0
  /// The first row that has not been compared.
  private var next = 0
  private var found = PixelComparison.Found()

  /// The width and height of a picture in pixels.
  package typealias PictureSize = (width: Int, height: Int)

  /// The number of rows above and below a row that its comparison looks at.
  private static let margin = 1

  /// - Parameters:
  ///   - one: The size of the first picture.
  ///   - two: The size of the second picture.
  package init(_ one: PictureSize, _ two: PictureSize, options: ImageDiff.Options) {
    (self.one, self.two, self.options) = (one, two, options)
    let (width, height) = (max(one.width, two.width), max(one.height, two.height))
    let rows = min(height, PixelComparison.rows(ofWidth: width))
    first = [UInt8](repeating: 0, count: 4 * width * rows)
    second = first
  }

  private var width: Int { max(one.width, two.width) }

  /// The number of rows to add: that of the taller picture.
  package var height: Int { max(one.height, two.height) }

  /// Adds the next row of each picture. Missing pixels are transparent.
  package mutating func add(
    _ one: UnsafeBufferPointer<UInt8>, _ two: UnsafeBufferPointer<UInt8>
  ) {
    let place = (4 * width * rowCount)..<(4 * width * (rowCount + 1))
    Self.copy(one, to: place, of: &first)
    Self.copy(two, to: place, of: &second)
    rowCount += 1
    if firstRow + rowCount == height {
      compare(upTo: height)
    } else if 4 * width * rowCount == first.count {
      let side = DifferenceAreas.side
      compare(upTo: (firstRow + rowCount - Self.margin) / side * side)
      keepRows(from: next - Self.margin)
    }
  }

  /// The differences, after all rows were added.
  package var diff: ImageDiff {
    ImageDiff(width: width, height: height, hasEqualSizes: one == two, found)
  }

  /// A method of the value would hold a copy of it, so that all rows were copied with each.
  private static func copy(
    _ row: UnsafeBufferPointer<UInt8>, to place: Range<Int>, of rows: inout [UInt8]
  ) {
    rows.withUnsafeMutableBufferPointer { rows in
      let target = UnsafeMutableBufferPointer(rebasing: rows[place])
      let end = target.update(fromContentsOf: row)
      UnsafeMutableBufferPointer(rebasing: target[end...]).update(repeating: 0)
    }
  }

  private mutating func compare(upTo end: Int) {
    let part = first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        PixelComparison(
          first, second, firstRow: firstRow, width: width, height: height, options)?
          .run(next..<end)
      }
    }
    if let part { found.append(part) }
    found.joinCells()
    next = end
  }

  /// Moves the rows that are looked at again to the start of the memory.
  private mutating func keepRows(from row: Int) {
    let start = 4 * width * (row - firstRow)
    Self.move(&first, from: start)
    Self.move(&second, from: start)
    rowCount -= row - firstRow
    firstRow = row
  }

  private static func move(_ rows: inout [UInt8], from start: Int) {
    rows.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      memmove(base, base + start, bytes.count - start)
    }
  }
}

extension PNG.Picture {
  /// Calls `body` with the RGBA of a row, which is empty below the picture.
  package func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBufferPointer { pixels in
      let bytes = y < height ? (4 * width * y)..<(4 * width * (y + 1)) : 0..<0
      return try body(UnsafeBufferPointer(rebasing: pixels[bytes]))
    }
  }
}
