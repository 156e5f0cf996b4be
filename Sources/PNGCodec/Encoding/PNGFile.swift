internal import CZlib

/// Writes the chunks of a file to a sink as they are completed.
struct PNGFile {
  private let sink: PNG.Encoder.Sink
  /// Bytes of the zlib stream (RFC 1950) that are not in a chunk yet. The header states a window of
  /// 32 KB and the fastest compression level.
  private var pixels: [UInt8] = [0x78, 0x01]
  private var checksum: UInt32 = 1

  /// The approximate number of bytes in a chunk of pixels.
  private static let chunkSize = 1 << 16
  /// An empty final deflate block with the fixed code.
  private static let lastBlock: [UInt8] = [0x03, 0x00]

  /// Writes everything before the pixels.
  ///
  /// - Throws: An error of the sink.
  init(
    width: Int, height: Int, pixelsPerMeter: Int?, packing: Packing,
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
    if let pixelsPerMeter {
      let meterUnit: UInt8 = 1
      try chunk("pHYs", bigEndian(pixelsPerMeter) + bigEndian(pixelsPerMeter) + [meterUnit])
    }
    if let palette = packing.paletteBytes { try chunk("PLTE", palette) }
    if let alphas = packing.alphaBytes { try chunk("tRNS", alphas) }
  }

  /// Adds the next rows.
  ///
  /// - Throws: An error of the sink.
  mutating func add(_ rows: CompressedRows) throws {
    checksum = UInt32(
      truncatingIfNeeded: adler32_combine(UInt(checksum), UInt(rows.checksum), rows.length))
    pixels += rows.bytes
    if pixels.count >= Self.chunkSize { try endChunk() }
  }

  /// Finishes the file.
  ///
  /// - Throws: An error of the sink.
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
