internal import CZlib

/// A zlib stream being written, fast and without looking far: level 1.
///
/// Rows are not filtered: for flat pictures that is the faster and the smaller choice.
final class Deflater {
  /// zlib remembers where its stream lies, so it may not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private let output: UnsafeMutableBufferPointer<UInt8>

  /// Starts a stream whose output comes in pieces of at most `pieceSize` bytes.
  init(pieceSize: Int = 1 << 16) throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    output = .allocate(capacity: pieceSize)
    let code = deflateInit_(
      stream, 1, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { throw .zlib(code: Int(code)) }
    rewind()
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    output.deallocate()
  }

  /// Compresses `bytes` and hands every full piece of output to `emit`.
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, emit: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    try run(Z_NO_FLUSH, emit: emit)
  }

  /// Ends the stream and hands the rest of its output to `emit`.
  func finish(emit: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    stream.pointee.avail_in = 0
    try run(Z_FINISH, emit: emit)
    let rest = output.count - Int(stream.pointee.avail_out)
    if rest > 0 { try emit(UnsafeBufferPointer(rebasing: output[..<rest])) }
    rewind()
  }

  private func run(
    _ flush: Int32, emit: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    while true {
      let code = deflate(stream, flush)
      guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else {
        throw PNGError.zlib(code: Int(code))
      }
      guard stream.pointee.avail_out == 0 else { return }
      try emit(UnsafeBufferPointer(output))
      rewind()
    }
  }

  private func rewind() {
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
  }
}
