extension PNG {
  /// Compresses segments of a picture, one after another, on one thread at a time.
  ///
  /// Rows with few colors are buffered as palette indexes; others are compressed immediately.
  public final class SegmentWriter {
    private let width: Int
    private let maxRows: Int
    private let colors: Packing.Colors
    private var indexes: IndexedRows?
    /// Created on first use.
    private var compressor: RowCompressor?
    private var firstRow = 0

    /// Creates a writer for segments of one picture.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height of the whole picture in pixels.
    ///   - isOpaque: Whether all pixels are known to be opaque.
    public init(width: Int, height: Int, isOpaque: Bool) {
      self.width = width
      maxRows = min(height, Segment.height)
      colors = isOpaque ? .opaque : .translucent
    }

    /// The number of rows in the current segment.
    var rowCount: Int { indexes?.count ?? compressor?.rowCount ?? 0 }

    /// Starts a segment.
    ///
    /// - Parameters:
    ///   - row: The index of its first row in the picture.
    ///   - mayHavePalette: Whether the picture may still use a palette; see
    ///     ``Encoder/mayHavePalette``.
    public func begin(at row: Int, mayHavePalette: Bool) {
      firstRow = row
      indexes = mayHavePalette ? IndexedRows(width: width, maxRows: maxRows) : nil
    }

    /// Adds one row of RGBA, `4 * width` bytes, not premultiplied.
    ///
    /// - Throws: `PNGError` for a translucent pixel in a picture declared as opaque.
    public func write(row: UnsafeBufferPointer<UInt8>) throws {
      try write(StraightRow(bytes: UnsafeRawBufferPointer(row)))
    }

    /// Adds one row of opaque pixels, with red, green and blue in the lowest 24 bits, to a picture
    /// declared as opaque.
    ///
    /// - Throws: `PNGError` for a translucent pixel in an earlier row of the segment.
    public func write(opaque row: UnsafeBufferPointer<UInt32>) throws {
      precondition(colors == .opaque, "the picture must be declared as opaque")
      try write(OpaqueRow(bytes: UnsafeRawBufferPointer(row)))
    }

    func write(_ row: some PixelRow) throws {
      precondition(row.count == width, "a row must have four bytes per pixel")
      precondition(rowCount < Segment.height, "the segment is already complete")
      if let indexes {
        if indexes.append(row) { return }
        let compressor = makeCompressor()
        try indexes.forEachRowOfColors { try compress($0, with: compressor) }
        self.indexes = nil
      }
      try compress(row, with: makeCompressor())
    }

    /// Ends the current segment.
    ///
    /// - Returns: The compressed or indexed rows.
    public func end() -> Segment {
      defer { indexes = nil }
      let content: Segment.Content =
        if let indexes { .indexed(indexes) } else { .compressed(makeCompressor().end()) }
      return Segment(content: content, width: width)
    }

    private func compress(_ row: some PixelRow, with compressor: RowCompressor) throws {
      guard compressor.write(row) else {
        throw PNGError.unexpectedColor(row: firstRow + compressor.rowCount)
      }
    }

    private func makeCompressor() -> RowCompressor {
      if let compressor { return compressor }
      let made = RowCompressor(width: width, packing: Packing(colors))
      compressor = made
      return made
    }
  }
}
