extension PNG {
  /// A PNG being written row by row: what is compressed goes to a sink at once, so a picture of any
  /// height takes the memory of some rows.
  ///
  /// The same rows give the same bytes: there is no time in the file.
  public final class Writer {
    public typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

    private let width: Int
    private let height: Int
    private let packing: Packing
    private let sink: Sink
    private let deflater: Deflater
    private var last: LastRow
    private(set) var rowsWritten = 0

    /// Begins a file and hands its first bytes to `sink`.
    ///
    /// - Throws: `PNGError` for a size or palette that cannot be; what `sink` throws.
    public init(
      width: Int, height: Int, pixelsPerMetre: Int? = nil, colors: Colors,
      sink: @escaping Sink
    ) throws {
      let possible = 1...Int(Int32.max)
      guard possible.contains(width), possible.contains(height) else {
        throw PNGError.impossibleSize(width: width, height: height)
      }
      self.width = width
      self.height = height
      self.sink = sink
      packing = try Packing(colors)
      deflater = Deflater(
        rowLength: 1 + packing.bytesPerRow(width), pixelLength: packing.bytesPerPixel)
      last = LastRow(width: width)
      try begin(pixelsPerMetre: pixelsPerMetre)
    }

    deinit { last.release() }

    /// Adds one row of straight RGBA, `4 * width` bytes.
    ///
    /// - Throws: `PNGError` if the row has a colour that was not announced; what the sink throws.
    public func write(row: UnsafeBufferPointer<UInt8>) throws {
      try write(StraightRow(bytes: UnsafeRawBufferPointer(row)))
    }

    func write(_ row: some PixelRow) throws {
      precondition(row.bytes.count == 4 * width, "a row has four bytes a pixel")
      let isSame = last.isSame(as: row)
      try add { line, above in
        if isSame, let above {
          _ = line.update(fromContentsOf: above)
          return true
        }
        return packing.pack(row, into: line)
      }
      if !isSame { last.take(row) }
    }

    /// Adds one row of palette indexes, one byte a pixel.
    func write(indexes: UnsafeBufferPointer<UInt8>) throws {
      try add { line, _ in
        packing.pack(indexes: indexes, into: line)
        return true
      }
    }

    /// Ends the file.
    ///
    /// - Throws: `PNGError` if rows are missing; what the sink throws.
    public func finish() throws {
      guard rowsWritten == height else {
        throw PNGError.wrongRowCount(written: rowsWritten, height: height)
      }
      try deflater.finish { try chunk("IDAT", $0) }
      try chunk("IEND", [])
    }

    /// - Parameter pack: Fills a row, given the bytes of the one above, if they are still there.
    private func add(
      _ pack: (UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>?) -> Bool
    ) throws {
      guard rowsWritten < height else {
        throw PNGError.wrongRowCount(written: rowsWritten + 1, height: height)
      }
      try deflater.write { line, above in
        let noFilter: UInt8 = 0
        line[0] = noFilter
        let body = UnsafeMutableBufferPointer(rebasing: line[1...])
        let bodyAbove = above.map { UnsafeMutableBufferPointer(rebasing: $0[1...]) }
        guard pack(body, bodyAbove) else { throw PNGError.unexpectedColor(row: rowsWritten) }
      } emit: {
        try chunk("IDAT", $0)
      }
      rowsWritten += 1
    }

    // Everything before the pixels.
    private func begin(pixelsPerMetre: Int?) throws {
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

    private func chunk(_ type: String, _ bytes: [UInt8]) throws {
      try bytes.withUnsafeBufferPointer { try chunk(type, $0) }
    }

    private func chunk(_ type: String, _ bytes: UnsafeBufferPointer<UInt8>) throws {
      let type = Array(type.utf8)
      try (bigEndian(bytes.count) + type).withUnsafeBufferPointer(sink)
      if !bytes.isEmpty { try sink(bytes) }
      try bigEndian(Int(checksum(type, bytes))).withUnsafeBufferPointer(sink)
    }
  }
}
