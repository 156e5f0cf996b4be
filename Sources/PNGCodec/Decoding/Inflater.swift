internal import CZlib

/// Decompresses the zlib stream in the `IDAT` chunks of a file.
final class Inflater {
  /// zlib stores the address of its stream, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var chunks: Chunks
  private var isAtEnd = false
  /// The first chunk after the pixels, once it has been reached.
  private var after: Chunks.Chunk?

  /// Starts reading with `first`, followed by `chunks`.
  init(first: Chunks.Chunk, then chunks: Chunks) throws(PNGError) {
    self.chunks = chunks
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let code = inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { throw .zlib(code: Int(code)) }
    feed(first)
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Fills the whole buffer.
  ///
  /// - Throws: `PNGError` if the stream ends earlier or is invalid.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) {
    guard try fill(buffer) == buffer.count else { throw .badPixels("too few pixels") }
  }

  /// Reads the end of the stream, where zlib verifies its checksum. Returns the next chunk and a
  /// reader of those after it.
  func end() throws(PNGError) -> (Chunks.Chunk, Chunks) {
    var one: UInt8 = 0
    let more = try withUnsafeMutablePointer(to: &one) { pointer throws(PNGError) in
      try fill(UnsafeMutableBufferPointer(start: pointer, count: 1))
    }
    guard more == 0, stream.pointee.avail_in == 0 else { throw .badPixels("too many pixels") }
    while after == nil { try nextChunk() }
    guard stream.pointee.avail_in == 0, let after else { throw .badPixels("too many pixels") }
    return (after, chunks)
  }

  /// Reads until `buffer` is full or the stream ends, and returns the number of bytes read.
  private func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) -> Int {
    stream.pointee.next_out = buffer.baseAddress
    stream.pointee.avail_out = UInt32(buffer.count)
    while stream.pointee.avail_out > 0, !isAtEnd {
      if stream.pointee.avail_in == 0, after == nil { try nextChunk() }
      try step()
    }
    return buffer.count - Int(stream.pointee.avail_out)
  }

  private func step() throws(PNGError) {
    switch inflate(stream, Z_NO_FLUSH) {
    case Z_OK: break
    case Z_STREAM_END: isAtEnd = true
    case Z_BUF_ERROR where after == nil: break
    case Z_BUF_ERROR: throw .badPixels("too few pixels")
    case Z_DATA_ERROR, Z_NEED_DICT:
      throw .badPixels(stream.pointee.msg.map { String(cString: $0) } ?? "not a zlib stream")
    case let code: throw .zlib(code: Int(code))
    }
  }

  private func nextChunk() throws(PNGError) {
    let chunk = try chunks.next()
    if chunk.type == "IDAT" { feed(chunk) } else { after = chunk }
  }

  private func feed(_ chunk: Chunks.Chunk) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: chunk.bytes.baseAddress)
    stream.pointee.avail_in = UInt32(chunk.bytes.count)
  }
}
