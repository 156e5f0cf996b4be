extension PNG {
  /// Decodes a PNG.
  struct Reader {
    let header: Header
    let pixelsPerMeter: Int?
    let unpacking: Unpacking
    /// The first `IDAT` chunk.
    let firstPixels: Chunks.Chunk
    /// The chunks after the first `IDAT` chunk.
    let followingChunks: Chunks

    /// Reads everything before the pixels. `source` must outlive the reader.
    ///
    /// - Throws: `PNGError` for invalid chunks, for pictures larger than `limits`, and for files
    ///   too short to contain the pixels.
    init(_ source: UnsafeBufferPointer<UInt8>, limits: Limits) throws(PNGError) {
      var chunks = try Chunks(source)
      let first = try chunks.next()
      guard first.type == "IHDR" else { throw .misplacedChunk("IHDR") }
      header = try Header(first.bytes)
      guard header.width <= limits.width, header.height <= limits.height else {
        throw .tooLarge(width: header.width, height: header.height)
      }
      var ancillary = Ancillary()
      let pixels = try ancillary.read(&chunks)
      pixelsPerMeter = ancillary.pixelsPerMeter
      unpacking = try Unpacking(
        header, palette: ancillary.palette, transparency: ancillary.transparency)
      (firstPixels, followingChunks) = (pixels, chunks)
      let (width, height) = (header.width, header.height)
      guard width <= limits.pixels / height else { throw .tooLarge(width: width, height: height) }
      // Deflate compresses by at most 1,032 to 1.
      guard header.bytesPerRow(width) * height / 1_032 <= source.count else {
        throw .badPixels("too few pixels")
      }
    }

    /// All pixels as RGBA that is not premultiplied, decoded row by row.
    func pixelsRowByRow() throws -> [UInt8] {
      if header.isInterlaced { return try withInflater(interlacedPixels) }
      var pixels: [UInt8] = []
      pixels.reserveCapacity(4 * header.width * header.height)
      try forEachRow { _, row in pixels.append(contentsOf: row) }
      return pixels
    }

    /// Calls `body` with the index and the RGBA of each row of a file that is not interlaced.
    func forEachRow(_ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
      try withInflater { try rows($0, width: header.width, height: header.height, body) }
    }

    /// Reads the pixels with `body`, and then the rest of the file.
    private func withInflater<Result>(_ body: (Inflater) throws -> Result) throws -> Result {
      let inflater = try Inflater(first: firstPixels, then: followingChunks)
      let result = try body(inflater)
      let (chunk, chunks) = try inflater.end()
      try readToEnd(from: chunk, then: chunks)
      return result
    }

    private func interlacedPixels(_ inflater: Inflater) throws -> [UInt8] {
      let (width, height) = (header.width, header.height)
      var pixels = [UInt8](repeating: 0, count: 4 * width * height)
      for pass in InterlacePass.all {
        let size = pass.size(width: width, height: height)
        guard size.width > 0, size.height > 0 else { continue }
        try rows(inflater, width: size.width, height: size.height) { y, row in
          let start = pass.row(y) * width
          for x in 0..<size.width {
            let byteIndex = 4 * (start + pass.column(x))
            for byte in 0..<4 { pixels[byteIndex + byte] = row[4 * x + byte] }
          }
        }
      }
      return pixels
    }

    /// Calls `body` with the index and the decoded pixels of each row of an image or pass.
    private func rows(
      _ inflater: Inflater, width: Int, height: Int,
      _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
      let length = header.bytesPerRow(width)
      let (line, above, pixels) = (
        UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 + length),
        UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length),
        UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4 * width)
      )
      defer { for buffer in [line, above, pixels] { buffer.deallocate() } }
      above.initialize(repeating: 0)
      let row = UnsafeMutableBufferPointer(rebasing: line[1...])
      for y in 0..<height {
        try inflater.read(into: line)
        try unfilter(
          line[0], row, above: UnsafeBufferPointer(above), bytesPerPixel: header.bytesPerPixel)
        try unpacking.unpack(UnsafeBufferPointer(row), into: pixels)
        try body(y, UnsafeBufferPointer(pixels))
        _ = above.update(fromContentsOf: row)
      }
    }

    /// Reads the chunks after the pixels.
    func readToEnd(from first: Chunks.Chunk, then rest: Chunks) throws(PNGError) {
      var (chunk, chunks) = (first, rest)
      while chunk.type != "IEND" {
        guard chunk.type != "IDAT" else { throw .misplacedChunk("IDAT") }
        guard !chunk.isCritical else { throw .unknownChunk(chunk.type) }
        chunk = try chunks.next()
      }
    }
  }
}

/// The contents of the chunks between header and pixels.
private struct Ancillary {
  var palette: [UInt8]?
  var transparency: [UInt8]?
  var pixelsPerMeter: Int?

  /// Reads up to the first `IDAT` chunk, and returns it.
  mutating func read(_ chunks: inout Chunks) throws(PNGError) -> Chunks.Chunk {
    while true {
      let chunk = try chunks.next()
      switch chunk.type {
      case "IDAT": return chunk
      case "PLTE":
        guard palette == nil, transparency == nil else { throw .misplacedChunk("PLTE") }
        palette = Array(chunk.bytes)
      case "tRNS":
        guard transparency == nil else { throw .misplacedChunk("tRNS") }
        transparency = Array(chunk.bytes)
      case "pHYs":
        guard chunk.bytes.count == 9 else { throw .badChunk("pHYs", "expected 9 bytes") }
        pixelsPerMeter = chunk.bytes[8] == 1 ? chunk.bytes.number(at: 0) : nil
      case "IHDR", "IEND": throw .misplacedChunk(chunk.type)
      default:
        guard !chunk.isCritical else { throw .unknownChunk(chunk.type) }
      }
    }
  }
}
