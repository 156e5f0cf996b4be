internal import Foundation

/// Rows of a segment as one-byte indexes into a growing palette.
///
/// They do not change once the segment is complete, so they may be passed between threads.
final class IndexedRows: @unchecked Sendable {
  private let width: Int
  private let maxRows: Int
  private let indexes: UnsafeMutablePointer<UInt8>
  private var last: LastRow
  private var table = ColorTable()
  /// The number of rows.
  private(set) var count = 0

  init(width: Int, maxRows: Int) {
    self.width = width
    self.maxRows = maxRows
    indexes = .allocate(capacity: width * maxRows)
    last = LastRow(width: width)
  }

  deinit {
    indexes.deallocate()
    last.release()
  }

  /// Colors as `0xRRGGBBAA`.
  var colors: [UInt32] { table.colors }

  /// Adds a row. Returns false and adds nothing if there are too many rows or colors.
  func append(_ row: some PixelRow) -> Bool {
    guard count < maxRows else { return false }
    let target = indexes + count * width
    if last.isSame(as: row) {
      target.update(from: target - width, count: width)
    } else {
      guard index(row, into: target) else { return false }
      last.take(row)
    }
    count += 1
    return true
  }

  private func index<Row: PixelRow>(
    _ row: Row, into target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var (color, index): (UInt32, UInt8?) = (0, nil)
    for pixel in 0..<width {
      let next = row[pixel]
      if next != color || index == nil {
        color = next
        index = table.insert(Row.color(next))
      }
      guard let index else { return false }
      target[pixel] = index
    }
    return true
  }

  /// Calls `body` with the indexes of every row.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    for y in 0..<count {
      try body(UnsafeBufferPointer(start: indexes + y * width, count: width))
    }
  }

  /// Calls `body` with every row.
  func forEachRowOfColors(_ body: (StraightRow) throws -> Void) rethrows {
    let colors = table.colors.map(\.bigEndian)
    var row = [UInt32](repeating: 0, count: width)
    for y in 0..<count {
      for x in 0..<width { row[x] = colors[Int(indexes[y * width + x])] }
      try row.withUnsafeBytes { try body(StraightRow(bytes: $0)) }
    }
  }
}
