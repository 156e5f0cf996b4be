/// Compresses rows to pieces of a deflate stream (RFC 1951), in one pass.
///
/// Rows are not filtered, which is faster and smaller for flat pictures.
final class Deflater {
  private var window: RowWindow
  private var block = TokenBlock()
  private var output = BitWriter(capacity: 1 << 16)
  /// The Adler-32 checksum (RFC 1950) of the uncompressed bytes.
  private var sum: UInt32 = 1
  private let rowLength: Int

  /// - Parameters:
  ///   - rowLength: Bytes per row, including the filter byte.
  ///   - pixelLength: Bytes per pixel, at least one.
  init(rowLength: Int, pixelLength: Int) {
    self.rowLength = rowLength
    window = RowWindow(rowLength: rowLength, pixelLength: pixelLength)
  }

  deinit {
    window.release()
    block.release()
    output.release()
  }

  /// Adds a row. `fill` writes it to the first buffer, and gets the row above if that is still in
  /// the window.
  func write(
    _ fill: (UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>?) -> Void
  ) {
    fill(window.nextRow(), window.lastRow)
    sum = window.checksum(sum)
    window.add(to: &block) { $0.write(to: &output) }
  }

  /// Ends a piece with an empty stored block that aligns it to bytes (RFC 1951, 3.2.4), and starts
  /// the next piece, which has no references to this one.
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
