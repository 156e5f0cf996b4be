internal import Foundation

/// A copy of the previous row, to detect equal rows quickly.
struct LastRow {
  private let bytes: UnsafeMutableRawBufferPointer
  /// The type of the previous row; `nil` if there is none.
  private var form: ObjectIdentifier?

  /// Allocates memory, which ``release()`` frees.
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
