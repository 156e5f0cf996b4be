extension PNG {
  /// The picture in the bytes of a PNG of any colour type, bit depth and interlacing.
  ///
  /// Samples of 16 bits become the nearest of 8; nothing is premultiplied.
  ///
  /// - Complexity: O(pixels); takes the memory of the picture and, but for interlaced ones and those
  ///   of 16 bits, no more.
  /// - Throws: `PNGError` for bytes that are no PNG, damaged, cut off, or larger than `limits`.
  public static func decode(_ bytes: [UInt8], limits: Limits = Limits()) throws -> Picture {
    try bytes.withUnsafeBufferPointer { source in
      let reader = try Reader(source, limits: limits)
      let (width, height) = (reader.header.width, reader.header.height)
      try reader.requirePixels()
      let pixels = try reader.pixelsAtOnce() ?? reader.pixelsRowByRow()
      return Picture(
        width: width, height: height, pixelsPerMetre: reader.pixelsPerMetre, pixels: pixels)
    }
  }

  /// The size in pixels that the first bytes of a PNG state.
  public static func size(of bytes: [UInt8]) throws -> (width: Int, height: Int) {
    try bytes.withUnsafeBufferPointer { source in
      var chunks = try Chunks(source)
      let first = try chunks.next()
      guard first.type == "IHDR" else { throw PNGError.misplacedChunk("IHDR") }
      let header = try Header(first.bytes)
      return (header.width, header.height)
    }
  }

  /// Calls `body` with the number and the straight RGBA of every row, from the top, in the memory of
  /// two rows; an interlaced picture is held as a whole.
  ///
  /// - Throws: `PNGError` for bytes that are no PNG, damaged, cut off, or larger than `limits`; what
  ///   `body` throws.
  public static func forEachRow(
    of bytes: [UInt8], limits: Limits = Limits(),
    _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    try bytes.withUnsafeBufferPointer { source in
      try Reader(source, limits: limits).forEachRow(body)
    }
  }
}
