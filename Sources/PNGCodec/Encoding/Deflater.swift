/// Pieces of a deflate stream (RFC 1951) of rows of a picture, each made in one go over them.
///
/// Rows are not filtered: for flat pictures that is the faster and the smaller choice.
final class Deflater {
  private var window: RowWindow
  private var block = TokenBlock()
  private var output = BitWriter(capacity: 1 << 16)
  /// Adler-32 (RFC 1950) of what was compressed.
  private var sum: UInt32 = 1
  private let rowLength: Int

  /// - Parameters:
  ///   - rowLength: Bytes of a row, with its filter byte.
  ///   - pixelLength: Bytes of a pixel, at least one.
  init(rowLength: Int, pixelLength: Int) {
    self.rowLength = rowLength
    window = RowWindow(rowLength: rowLength, pixelLength: pixelLength)
  }

  deinit {
    window.release()
    block.release()
    output.release()
  }

  /// Adds the row that `fill` puts into its buffer, given the row above if that is still there.
  func write(
    _ fill: (UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>?) -> Void
  ) {
    fill(window.nextRow(), window.lastRow)
    sum = window.checksum(sum)
    window.add(to: &block) { $0.write(to: &output) }
  }

  /// Ends a piece, with a block of no bytes that fills up its last byte (RFC 1951, 3.2.4), and begins
  /// the next one, which looks back at nothing in this one.
  func end(rowCount: Int) -> CompressedRows {
    block.write(to: &output)
    output.reserve(8)
    output.add(0, 3)
    output.align()
    output.add(0xFFFF_0000, 32)
    defer {
      output.removeAll()
      window.removeAll()
      sum = 1
    }
    return CompressedRows(
      bytes: Array(UnsafeBufferPointer(start: output.bytes, count: output.count)),
      count: rowCount, length: rowCount * rowLength, checksum: sum)
  }
}
