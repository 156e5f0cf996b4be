internal import CZlib

/// The chunks of a file, handed to a sink as they are complete.
struct PNGFile {
  private let sink: PNG.Encoder.Sink
  /// Bytes of a zlib stream (RFC 1950) that are in no chunk yet. It looks back at 32 KB, and was not
  /// made to be as small as can be.
  private var pixels: [UInt8] = [0x78, 0x01]
  private var checksum: UInt32 = 1

  /// A chunk of pixels has some so many bytes.
  private static let chunkSize = 1 << 16
  /// Of deflate: no bytes, in the fixed code, and the last block.
  private static let lastBlock: [UInt8] = [0x03, 0x00]

  /// Begins a file with everything before the pixels.
  ///
  /// - Throws: What the sink throws.
  init(
    width: Int, height: Int, pixelsPerMetre: Int?, packing: Packing,
    sink: @escaping PNG.Encoder.Sink
  ) throws {
    self.sink = sink
    try PNG.signature.withUnsafeBufferPointer(sink)
    let filterAndInterlace: [UInt8] = [0, 0, 0]
    try chunk(
      "IHDR",
      bigEndian(width) + bigEndian(height) + [packing.bitDepth, packing.colorType]
        + filterAndInterlace)
    try chunk("sRGB", [0])
    if let pixelsPerMetre {
      let metre: UInt8 = 1
      try chunk("pHYs", bigEndian(pixelsPerMetre) + bigEndian(pixelsPerMetre) + [metre])
    }
    if let palette = packing.paletteBytes { try chunk("PLTE", palette) }
    if let alphas = packing.alphaBytes { try chunk("tRNS", alphas) }
  }

  /// Adds the next rows.
  ///
  /// - Throws: What the sink throws.
  mutating func add(_ rows: CompressedRows) throws {
    checksum = UInt32(
      truncatingIfNeeded: adler32_combine(UInt(checksum), UInt(rows.checksum), rows.length))
    pixels += rows.bytes
    if pixels.count >= Self.chunkSize { try endChunk() }
  }

  /// Ends the file.
  ///
  /// - Throws: What the sink throws.
  mutating func finish() throws {
    pixels += Self.lastBlock + bigEndian(Int(checksum))
    try endChunk()
    try chunk("IEND", [])
  }

  private mutating func endChunk() throws {
    try chunk("IDAT", pixels)
    pixels.removeAll(keepingCapacity: true)
  }

  private func chunk(_ type: String, _ bytes: [UInt8]) throws {
    let type = Array(type.utf8)
    try (bigEndian(bytes.count) + type).withUnsafeBufferPointer(sink)
    try bytes.withUnsafeBufferPointer { bytes in
      if !bytes.isEmpty { try sink(bytes) }
      try bigEndian(Int(PNGCodec.checksum(type, bytes))).withUnsafeBufferPointer(sink)
    }
  }
}
