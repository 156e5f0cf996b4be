internal import Foundation

/// Rows held as indexes of a palette that grows with them, a byte a pixel.
final class IndexedRows {
  private let width: Int
  private let mostRows: Int
  private let indexes: UnsafeMutablePointer<UInt8>
  /// The last row of RGBA that was added.
  private let last: UnsafeMutablePointer<UInt8>
  private var table = ColorTable()
  private(set) var rowCount = 0

  init(width: Int, mostRows: Int) {
    self.width = width
    self.mostRows = mostRows
    indexes = .allocate(capacity: width * mostRows)
    last = .allocate(capacity: 4 * width)
  }

  deinit {
    indexes.deallocate()
    last.deallocate()
  }

  /// `0xRRGGBBAA`
  var colors: [UInt32] { table.colors }

  /// Adds a row of RGBA; `false`, and adds nothing, if there are too many rows or colours.
  func append(_ row: UnsafeBufferPointer<UInt8>) -> Bool {
    guard rowCount < mostRows, let source = row.baseAddress else { return false }
    let target = indexes + rowCount * width
    if rowCount > 0, memcmp(source, last, 4 * width) == 0 {
      target.update(from: target - width, count: width)
    } else {
      guard index(source, into: target) else { return false }
      last.update(from: source, count: 4 * width)
    }
    rowCount += 1
    return true
  }

  private func index(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let source = UnsafeRawPointer(source)
    var (color, index): (UInt32, UInt8?) = (0, nil)
    for pixel in 0..<width {
      let next = source.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt32.self)
      if next != color || index == nil {
        color = next
        index = table.insert(UInt32(bigEndian: next))
      }
      guard let index else { return false }
      target[pixel] = index
    }
    return true
  }

  /// Calls `body` with the indexes of every row.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    for y in 0..<rowCount {
      try body(UnsafeBufferPointer(start: indexes + y * width, count: width))
    }
  }

  /// Calls `body` with the RGBA of every row.
  func forEachRowOfColors(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    let colors = table.colors.map(\.bigEndian)
    let target = UnsafeMutableRawPointer(last)
    for y in 0..<rowCount {
      colors.withUnsafeBufferPointer { colors in
        for x in 0..<width {
          let color = colors[Int(indexes[y &* width &+ x])]
          target.storeBytes(of: color, toByteOffset: 4 &* x, as: UInt32.self)
        }
      }
      try body(UnsafeBufferPointer(start: last, count: 4 * width))
    }
  }
}
