extension PNG {
  /// A PNG being written, row by row or segment by segment, in the smallest storage that keeps every
  /// pixel: a palette for up to 256 colours, else three bytes a pixel if all are opaque, else four.
  ///
  /// What is compressed goes to a sink. As a palette stands before the pixels, these are held back, a
  /// byte each, for as long as one will do, and at most eight million of them: memory stays flat
  /// however tall the picture is. The same rows give the same bytes, whoever makes their segments:
  /// there is no time in the file.
  public final class Encoder {
    /// Given the bytes of the file, piece by piece.
    public typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

    private let width: Int
    private let height: Int
    private let pixelsPerMetre: Int?
    private let colors: Packing.Colors
    private let sink: Sink
    /// What is held back; `nil` once there is a file.
    private var held: IndexedPicture?
    private var file: PNGFile?
    private var rowCount = 0
    /// Makes the segments of rows that come one by one or were held back.
    private let writer: SegmentWriter

    /// The most pixels held back.
    private static let mostIndexes = 1 << 23

    /// - Parameters:
    ///   - width: Pixels a row.
    ///   - height: How many rows there are.
    ///   - pixelsPerMetre: How dense the picture is meant to be shown.
    ///   - isOpaque: Whether all pixels are known to be opaque.
    ///   - sink: Given the bytes of the file, piece by piece.
    /// - Throws: `PNGError` for a size that cannot be.
    public init(
      width: Int, height: Int, pixelsPerMetre: Int? = nil, isOpaque: Bool = false,
      sink: @escaping Sink
    ) throws {
      let possible = 1...Int(Int32.max)
      guard possible.contains(width), possible.contains(height) else {
        throw PNGError.impossibleSize(width: width, height: height)
      }
      (self.width, self.height) = (width, height)
      self.pixelsPerMetre = pixelsPerMetre
      colors = isOpaque ? .opaque : .translucent
      self.sink = sink
      held = height <= Self.mostIndexes / width ? IndexedPicture(width: width) : nil
      writer = SegmentWriter(width: width, height: height, isOpaque: isOpaque)
    }

    /// Whether a palette will do for all that has come so far.
    public var mayHavePalette: Bool { held != nil }

    /// Adds one row of straight RGBA, `4 * width` bytes.
    ///
    /// - Throws: `PNGError` for more rows than there are, or a pixel that is not opaque although all
    ///   should be; what the sink throws.
    public func write(row: UnsafeBufferPointer<UInt8>) throws {
      let written = rowCount + writer.rowCount
      guard written < height else {
        throw PNGError.wrongRowCount(written: written + 1, height: height)
      }
      if writer.rowCount == 0 { writer.begin(at: rowCount, mayHavePalette: mayHavePalette) }
      try writer.write(row: row)
      if writer.rowCount == Segment.height { try take(writer.end()) }
    }

    /// Adds the next rows, in place of ``write(row:)``: ``Segment/height`` of them, or what is left of
    /// the picture.
    ///
    /// - Throws: `PNGError` for more or fewer rows; what the sink throws.
    public func append(_ segment: Segment) throws {
      precondition(segment.width == width, "rows of another picture")
      precondition(writer.rowCount == 0, "rows come one by one or in segments")
      guard segment.rowCount == min(Segment.height, height - rowCount) else {
        throw PNGError.wrongRowCount(written: rowCount + segment.rowCount, height: height)
      }
      try take(segment)
    }

    private func take(_ segment: Segment) throws {
      rowCount += segment.rowCount
      switch segment.content {
      case .indexed(let rows):
        if held?.append(rows) == true { return }
        try endPalette()
        try add(rows)
      case .compressed(let rows):
        try endPalette()
        try file?.add(rows)
      }
    }

    /// Begins a file without a palette, if there is none yet, with what was held back.
    private func endPalette() throws {
      guard file == nil else { return }
      file = try makeFile(Packing(colors))
      let rows = held?.parts ?? []
      held = nil
      for rows in rows { try add(rows) }
    }

    /// Adds rows that were held as indexes to a file without a palette.
    private func add(_ rows: IndexedRows) throws {
      writer.begin(at: rowCount, mayHavePalette: false)
      try rows.forEachRowOfColors { try writer.write($0) }
      if case .compressed(let rows) = writer.end().content { try file?.add(rows) }
    }

    /// Ends the file.
    ///
    /// - Throws: `PNGError` if rows are missing; what the sink throws.
    public func finish() throws {
      guard rowCount + writer.rowCount == height else {
        throw PNGError.wrongRowCount(written: rowCount + writer.rowCount, height: height)
      }
      if writer.rowCount > 0 { try take(writer.end()) }
      if let held { try write(held) }
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
        width: width, height: height, pixelsPerMetre: pixelsPerMetre, packing: packing, sink: sink)
    }
  }
}
