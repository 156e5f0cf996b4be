extension PNG {
  /// A picture whose rows are read from top to bottom.
  ///
  /// The rows of a large file are decoded each time they are read, so that one row at a time is in
  /// memory. Small pictures, and interlaced ones, are decoded once.
  package struct Rows: Sendable {
    package let width: Int
    package let height: Int
    private let source: Source

    private enum Source {
      case picture(Picture)
      case file([UInt8])
    }

    /// The maximum number of pixels to decode at once, which is faster.
    package static let maxPixels = 1 << 24

    package init(_ picture: Picture) {
      self.init(width: picture.width, height: picture.height, source: .picture(picture))
    }

    private init(width: Int, height: Int, source: Source) {
      (self.width, self.height, self.source) = (width, height, source)
    }

    /// - Parameters:
    ///   - bytes: The bytes of a PNG.
    ///   - limits: The maximum size of the picture.
    ///   - maxPixels: The maximum number of pixels to decode at once.
    /// - Throws: `PNGError` for an invalid file. Damage in a large file may only be found when its
    ///   rows are read.
    package init(
      decoding bytes: [UInt8], limits: Limits = Limits(), maxPixels: Int = Self.maxPixels
    ) throws {
      let header = try bytes.withUnsafeBufferPointer { try Reader($0, limits: limits).header }
      guard header.width > maxPixels / header.height, !header.isInterlaced else {
        // Interlaced pictures are decoded as a whole, which takes more memory.
        let most = header.isInterlaced ? max(limits.pixels / 4, maxPixels) : limits.pixels
        guard header.width <= most / header.height else {
          throw PNGError.tooLarge(width: header.width, height: header.height)
        }
        self.init(try PNG.decode(bytes, limits: limits))
        return
      }
      self.init(width: header.width, height: header.height, source: .file(bytes))
    }

    /// Decodes the picture as a whole.
    ///
    /// - Throws: `PNGError` for a damaged file.
    package func picture() throws -> Picture {
      switch source {
      case .picture(let picture): picture
      case .file(let bytes): try PNG.decode(bytes, limits: Limits(width: .max, pixels: .max))
      }
    }

    /// Calls `body` with the index and the RGBA of each row.
    ///
    /// - Throws: `PNGError` for a damaged file, or an error of `body`.
    package func read(_ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
      switch source {
      case .picture(let picture):
        try picture.pixels.withUnsafeBufferPointer { pixels in
          for y in 0..<height {
            try body(
              y, UnsafeBufferPointer(rebasing: pixels[(4 * width * y)..<(4 * width * (y + 1))]))
          }
        }
      case .file(let bytes):
        try bytes.withUnsafeBufferPointer { source in
          try Reader(source, limits: Limits(width: .max, pixels: .max)).forEachRow(body)
        }
      }
    }
  }
}
