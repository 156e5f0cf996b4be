extension PNG {
  /// Makes segments of a picture, one after another, on one thread at a time.
  ///
  /// Rows with few colours are held as indexes of a palette, others are compressed as they come.
  public final class SegmentWriter {
    private let width: Int
    private let mostRows: Int
    private let colors: Packing.Colors
    private var indexes: IndexedRows?
    /// Made once it is needed.
    private var compressor: RowCompressor?
    private var firstRow = 0

    /// - Parameters:
    ///   - width: Pixels.
    ///   - height: Pixels, of the whole picture.
    ///   - isOpaque: Whether all pixels are known to be opaque.
    public init(width: Int, height: Int, isOpaque: Bool) {
      self.width = width
      mostRows = min(height, Segment.height)
      colors = isOpaque ? .opaque : .translucent
    }

    /// How many rows the segment has so far.
    var rowCount: Int { indexes?.count ?? compressor?.rowCount ?? 0 }

    /// Begins a segment.
    ///
    /// - Parameters:
    ///   - row: The number of its first row in the picture.
    ///   - mayHavePalette: Whether the picture may still have one: ``Encoder/mayHavePalette``.
    public func begin(at row: Int, mayHavePalette: Bool) {
      firstRow = row
      indexes = mayHavePalette ? IndexedRows(width: width, mostRows: mostRows) : nil
    }

    /// Adds one row of straight RGBA, `4 * width` bytes.
    ///
    /// - Throws: `PNGError` for a pixel that is not opaque although all should be.
    public func write(row: UnsafeBufferPointer<UInt8>) throws {
      try write(StraightRow(bytes: UnsafeRawBufferPointer(row)))
    }

    /// Adds one row of opaque pixels, red, green and blue in the lowest 24 bits of each, to a picture
    /// that is known to be opaque.
    ///
    /// - Throws: `PNGError` for a pixel in the rows before it that is not opaque.
    public func write(opaque row: UnsafeBufferPointer<UInt32>) throws {
      precondition(colors == .opaque, "what may be seen through has an alpha")
      try write(OpaqueRow(bytes: UnsafeRawBufferPointer(row)))
    }

    func write(_ row: some PixelRow) throws {
      precondition(row.count == width, "a row has four bytes a pixel")
      precondition(rowCount < Segment.height, "a segment has so many rows")
      if let indexes {
        if indexes.append(row) { return }
        let compressor = madeCompressor()
        try indexes.forEachRowOfColors { try compress($0, with: compressor) }
        self.indexes = nil
      }
      try compress(row, with: madeCompressor())
    }

    /// Ends the segment.
    public func end() -> Segment {
      defer { indexes = nil }
      let content: Segment.Content =
        if let indexes { .indexed(indexes) } else { .compressed(madeCompressor().end()) }
      return Segment(content: content, width: width)
    }

    private func compress(_ row: some PixelRow, with compressor: RowCompressor) throws {
      guard compressor.write(row) else {
        throw PNGError.unexpectedColor(row: firstRow + compressor.rowCount)
      }
    }

    private func madeCompressor() -> RowCompressor {
      if let compressor { return compressor }
      let made = RowCompressor(width: width, packing: Packing(colors))
      compressor = made
      return made
    }
  }
}
