extension PNG {
  /// Writes a PNG row by row or segment by segment, with the smallest lossless pixel format: a
  /// palette for up to 256 colors, otherwise three bytes per pixel if all are opaque, otherwise
  /// four.
  ///
  /// Compressed bytes go to a sink. A palette precedes the pixels, so pixels are buffered at one
  /// byte each while a palette suffices, up to eight million of them. Memory is therefore constant
  /// for pictures of any height. The same rows give the same bytes, whichever threads compress
  /// their segments; the file contains no time stamp.
  public final class Encoder {
    /// Receives the bytes of the file in order, in pieces.
    public typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

    private let width: Int
    private let height: Int
    private let pixelsPerMeter: Int?
    private let colors: Packing.Colors
    private let sink: Sink
    /// The buffered rows; `nil` once a file without a palette has been started.
    private var buffered: IndexedPicture?
    private var file: PNGFile?
    private var rowCount = 0
    /// Compresses single rows, and buffered rows without a palette.
    private let writer: SegmentWriter

    /// The maximum number of buffered pixels.
    private static let maxIndexes = 1 << 23

    /// Starts a PNG.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The number of rows.
    ///   - pixelsPerMeter: The resolution in pixels per meter; `nil` omits it.
    ///   - isOpaque: Whether all pixels are known to be opaque.
    ///   - sink: Receives the bytes of the file in order, in pieces.
    /// - Throws: `PNGError` for an invalid size.
    public init(
      width: Int, height: Int, pixelsPerMeter: Int? = nil, isOpaque: Bool = false,
      sink: @escaping Sink
    ) throws {
      let possible = 1...Int(Int32.max)
      guard possible.contains(width), possible.contains(height) else {
        throw PNGError.impossibleSize(width: width, height: height)
      }
      (self.width, self.height) = (width, height)
      self.pixelsPerMeter = pixelsPerMeter
      colors = isOpaque ? .opaque : .translucent
      self.sink = sink
      buffered = height <= Self.maxIndexes / width ? IndexedPicture(width: width) : nil
      writer = SegmentWriter(width: width, height: height, isOpaque: isOpaque)
    }

    /// Whether a palette suffices for all rows so far.
    public var mayHavePalette: Bool { buffered != nil }

    /// Adds one row of RGBA, `4 * width` bytes, not premultiplied.
    ///
    /// - Throws: `PNGError` for more rows than the height, or a translucent pixel in a picture
    ///   declared as opaque; or an error of the sink.
    /// - Complexity: O(*n*) for *n* pixels in the row.
    public func write(row: UnsafeBufferPointer<UInt8>) throws {
      let written = rowCount + writer.rowCount
      guard written < height else {
        throw PNGError.wrongRowCount(written: written + 1, height: height)
      }
      if writer.rowCount == 0 { writer.begin(at: rowCount, mayHavePalette: mayHavePalette) }
      try writer.write(row: row)
      if writer.rowCount == Segment.height { try take(writer.end()) }
    }

    /// Adds the next ``Segment/height`` rows, or the remaining rows of the picture. An alternative
    /// to ``write(row:)``.
    ///
    /// - Throws: `PNGError` for a wrong number of rows, or an error of the sink.
    public func append(_ segment: Segment) throws {
      precondition(segment.width == width, "the segment has another width")
      precondition(writer.rowCount == 0, "a segment must not follow single rows")
      guard segment.rowCount == min(Segment.height, height - rowCount) else {
        throw PNGError.wrongRowCount(written: rowCount + segment.rowCount, height: height)
      }
      try take(segment)
    }

    private func take(_ segment: Segment) throws {
      rowCount += segment.rowCount
      switch segment.content {
      case .indexed(let rows):
        if buffered?.append(rows) == true { return }
        try endPalette()
        try add(rows)
      case .compressed(let rows):
        try endPalette()
        try file?.add(rows)
      }
    }

    /// Starts a file without a palette, if none has been started, and writes the buffered rows.
    private func endPalette() throws {
      guard file == nil else { return }
      file = try makeFile(Packing(colors))
      let rows = buffered?.parts ?? []
      buffered = nil
      for rows in rows { try add(rows) }
    }

    /// Writes indexed rows to a file without a palette.
    private func add(_ rows: IndexedRows) throws {
      writer.begin(at: rowCount, mayHavePalette: false)
      try rows.forEachRowOfColors { try writer.write($0) }
      if case .compressed(let rows) = writer.end().content { try file?.add(rows) }
    }

    /// Finishes the file.
    ///
    /// - Throws: `PNGError` if rows are missing, or an error of the sink.
    public func finish() throws {
      guard rowCount + writer.rowCount == height else {
        throw PNGError.wrongRowCount(written: rowCount + writer.rowCount, height: height)
      }
      if writer.rowCount > 0 { try take(writer.end()) }
      if let buffered { try write(buffered) }
      try file?.finish()
    }

    /// Writes a whole picture with a palette.
    private func write(_ picture: IndexedPicture) throws {
      let packing = Packing(.palette(picture.colors))
      file = try makeFile(packing)
      let compressor = RowCompressor(width: width, packing: packing)
      for part in picture.parts {
        picture.forEachRow(of: part, compressor.write(indexes:))
        try file?.add(compressor.end())
      }
    }

    private func makeFile(_ packing: Packing) throws -> PNGFile {
      try PNGFile(
        width: width, height: height, pixelsPerMeter: pixelsPerMeter, packing: packing, sink: sink)
    }
  }
}
