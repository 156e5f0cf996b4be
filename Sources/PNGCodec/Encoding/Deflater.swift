/// A zlib stream (RFC 1950) of rows of a picture, made in one go over them and in flat memory.
///
/// Rows are not filtered: for flat pictures that is the faster and the smaller choice.
final class Deflater {
  private var window: RowWindow
  private var block = TokenBlock()
  private var output: BitWriter
  private var sum: UInt32 = 1
  private let pieceSize: Int

  /// Starts a stream whose output comes in pieces of some `pieceSize` bytes.
  ///
  /// - Parameters:
  ///   - rowLength: Bytes of a row, with its filter byte.
  ///   - pixelLength: Bytes of a pixel, at least one.
  init(rowLength: Int, pixelLength: Int, pieceSize: Int = 1 << 16) {
    window = RowWindow(rowLength: rowLength, pixelLength: pixelLength)
    output = BitWriter(capacity: 2 * pieceSize)
    self.pieceSize = pieceSize
    // Deflate with a window of 32 KB, and how hard it was tried: not very.
    output.add(0x0178, 16)
  }

  deinit {
    window.release()
    block.release()
    output.release()
  }

  /// Adds the row that `fill` puts into its buffer, given the row above if that is still there, and
  /// hands full pieces of output to `emit`.
  ///
  /// - Throws: What `fill` and `emit` throw.
  func write(
    _ fill: (
      UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>?
    ) throws -> Void,
    emit: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    try fill(window.nextRow(), window.lastRow)
    sum = window.checksum(sum)
    window.add(to: &block) { $0.write(to: &output, isLast: false) }
    if output.count >= pieceSize { try hand(to: emit) }
  }

  /// Ends the stream and hands the rest of its output to `emit`.
  func finish(emit: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    block.write(to: &output, isLast: true)
    output.align()
    for shift: UInt32 in [24, 16, 8, 0] { output.add(UInt64(sum >> shift & 0xFF), 8) }
    output.align()
    try hand(to: emit)
  }

  private func hand(to emit: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    try emit(UnsafeBufferPointer(start: output.bytes, count: output.count))
    output.removeAll()
  }
}
