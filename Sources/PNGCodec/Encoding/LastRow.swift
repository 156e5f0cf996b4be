internal import Foundation

/// A copy of the row that was given last, to find out quickly whether the next one is the same.
struct LastRow {
  private let bytes: UnsafeMutableRawBufferPointer
  /// In which form it was given; `nil` if there was none.
  private var form: ObjectIdentifier?

  /// To be released with ``release()``.
  init(width: Int) {
    bytes = .allocate(byteCount: 4 * width, alignment: 4)
  }

  func release() { bytes.deallocate() }

  func isSame<Row: PixelRow>(as row: Row) -> Bool {
    guard form == ObjectIdentifier(Row.self), let source = row.bytes.baseAddress,
      let last = bytes.baseAddress
    else { return false }
    return memcmp(source, last, bytes.count) == 0
  }

  mutating func take<Row: PixelRow>(_ row: Row) {
    bytes.copyMemory(from: row.bytes)
    form = ObjectIdentifier(Row.self)
  }
}
