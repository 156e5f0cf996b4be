/// Reads the chunks of a file in order, and verifies their checksums.
struct Chunks {
  struct Chunk {
    let type: String
    let bytes: UnsafeBufferPointer<UInt8>

    /// Whether a decoder that does not know the chunk must fail.
    var isCritical: Bool { (type.utf8.first ?? 0) & 0x20 == 0 }
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var offset: Int

  init(_ source: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    let signature = PNG.signature
    guard source.prefix(signature.count).elementsEqual(signature.prefix(source.count)),
      !source.isEmpty
    else { throw .notPNG }
    guard source.count >= signature.count else { throw .truncated(at: source.count) }
    self.source = source
    offset = signature.count
  }

  mutating func next() throws(PNGError) -> Chunk {
    guard source.count - offset >= 8 else { throw .truncated(at: source.count) }
    let length = source.number(at: offset)
    let type = try Self.type(source[(offset + 4)..<(offset + 8)])
    offset += 8
    guard length <= Int(Int32.max) else { throw .badChunk(type, "\(length) bytes long") }
    guard source.count - offset >= length + 4 else { throw .truncated(at: source.count) }
    let bytes = UnsafeBufferPointer(rebasing: source[offset..<(offset + length)])
    let stated = source.number(at: offset + length)
    guard Int(checksum(Array(type.utf8), bytes)) == stated else { throw .badChecksum(chunk: type) }
    offset += length + 4
    return Chunk(type: type, bytes: bytes)
  }

  /// A chunk type of four letters.
  private static func type(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws(PNGError) -> String {
    let isLetters = bytes.allSatisfy { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
    guard isLetters else { throw .badChunk("?", "its name is not four letters") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
