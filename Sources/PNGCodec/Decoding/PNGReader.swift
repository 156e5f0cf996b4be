extension PNG {
  /// A PNG being read row by row.
  struct Reader {
    let header: Header
    let pixelsPerMetre: Int?
    let unpacking: Unpacking
    /// The first chunk of pixels, and those behind it.
    let firstPixels: Chunks.Chunk
    let chunksBehind: Chunks

    /// Reads everything before the pixels; `source` must outlive the reader.
    ///
    /// - Throws: `PNGError` for what stands there, for pictures that are larger than `limits`, and for files
    ///   that are too short to hold them.
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
      pixelsPerMetre = ancillary.pixelsPerMetre
      unpacking = try Unpacking(
        header, palette: ancillary.palette, transparency: ancillary.transparency)
      (firstPixels, chunksBehind) = (pixels, chunks)
      let (width, height) = (header.width, header.height)
      guard width <= limits.pixels / height else { throw .tooLarge(width: width, height: height) }
      // Nothing is compressed to less than a 1,032nd.
      guard header.bytesPerRow(width) * height / 1_032 <= source.count else {
        throw .badPixels("there are too few")
      }
    }

    /// All pixels, row by row, in straight RGBA.
    func pixelsRowByRow() throws -> [UInt8] {
      let inflater = try Inflater(first: firstPixels, then: chunksBehind)
      let pixels = try header.isInterlaced ? interlacedPixels(inflater) : pixels(inflater)
      let (chunk, chunks) = try inflater.end()
      try readToEnd(from: chunk, then: chunks)
      return pixels
    }

    private func pixels(_ inflater: Inflater) throws -> [UInt8] {
      var pixels: [UInt8] = []
      pixels.reserveCapacity(4 * header.width * header.height)
      try rows(inflater, width: header.width, height: header.height) { _, row in
        pixels.append(contentsOf: row)
      }
      return pixels
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
            let place = 4 * (start + pass.column(x))
            for byte in 0..<4 { pixels[place + byte] = row[4 * x + byte] }
          }
        }
      }
      return pixels
    }

    /// Calls `body` with the number and the pixels of each of the rows of one size, inflated, unfiltered and
    /// unpacked.
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

    /// Reads what stands behind the pixels.
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

/// What the chunks between the header and the pixels say.
private struct Ancillary {
  var palette: [UInt8]?
  var transparency: [UInt8]?
  var pixelsPerMetre: Int?

  /// Reads up to the first chunk of pixels, which it answers.
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
        guard chunk.bytes.count == 9 else { throw .badChunk("pHYs", "9 bytes were expected") }
        pixelsPerMetre = chunk.bytes[8] == 1 ? chunk.bytes.number(at: 0) : nil
      case "IHDR", "IEND": throw .misplacedChunk(chunk.type)
      default:
        guard !chunk.isCritical else { throw .unknownChunk(chunk.type) }
      }
    }
  }
}
