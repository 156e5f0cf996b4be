internal import Foundation

extension PNG {
  /// A PNG being written row by row, in the smallest storage that keeps every pixel: a palette for up
  /// to 256 colours, else three bytes a pixel if all are opaque, else four.
  ///
  /// What is compressed goes to a sink. As a palette stands before the pixels, these are held back, a
  /// byte each, for as long as one will do, and at most eight million of them: memory stays flat
  /// however tall the picture is. The same rows give the same bytes.
  public final class Encoder {
    private let width: Int
    private let height: Int
    private let pixelsPerMetre: Int?
    private let isOpaque: Bool
    private let sink: Writer.Sink
    /// Those that are held back; `nil` once there is a writer.
    private var indexes: IndexedRows?
    private var writer: Writer?

    /// The most pixels held back.
    private static let mostIndexes = 1 << 23

    /// - Parameters:
    ///   - isOpaque: Whether all pixels are known to be opaque.
    ///   - sink: Given the bytes of the file, piece by piece.
    /// - Throws: `PNGError` for a size that cannot be.
    public init(
      width: Int, height: Int, pixelsPerMetre: Int? = nil, isOpaque: Bool = false,
      sink: @escaping Writer.Sink
    ) throws {
      let possible = 1...Int(Int32.max)
      guard possible.contains(width), possible.contains(height) else {
        throw PNGError.impossibleSize(width: width, height: height)
      }
      (self.width, self.height) = (width, height)
      self.pixelsPerMetre = pixelsPerMetre
      self.isOpaque = isOpaque
      self.sink = sink
      let count = min(height, Self.mostIndexes / width)
      indexes = count > 0 ? IndexedRows(width: width, mostRows: count) : nil
    }

    /// Adds one row of straight RGBA, `4 * width` bytes.
    ///
    /// - Throws: `PNGError` for more rows than there are, or a pixel that is not opaque although all
    ///   should be; what the sink throws.
    public func write(row: UnsafeBufferPointer<UInt8>) throws {
      try write(StraightRow(bytes: UnsafeRawBufferPointer(row)))
    }

    /// Adds one row of opaque pixels, red, green and blue in the lowest 24 bits of each, to a picture
    /// that is known to be opaque.
    ///
    /// - Throws: `PNGError` for more rows than there are; what the sink throws.
    public func write(opaque row: UnsafeBufferPointer<UInt32>) throws {
      precondition(isOpaque, "what may be seen through has an alpha")
      try write(OpaqueRow(bytes: UnsafeRawBufferPointer(row)))
    }

    private func write(_ row: some PixelRow) throws {
      if let indexes {
        guard indexes.rowCount < height else {
          throw PNGError.wrongRowCount(written: height + 1, height: height)
        }
        if indexes.append(row) { return }
      }
      try plainWriter().write(row)
    }

    /// Ends the file.
    ///
    /// - Throws: `PNGError` if rows are missing; what the sink throws.
    public func finish() throws {
      if let indexes, indexes.rowCount == height {
        let writer = try begin(.palette(indexes.colors))
        try indexes.forEachRow(writer.write(indexes:))
        try writer.finish()
      } else {
        try plainWriter().finish()
      }
    }

    /// The writer of pixels without a palette; it is given first what was held back.
    private func plainWriter() throws -> Writer {
      if let writer { return writer }
      let writer = try begin(isOpaque ? .opaque : .translucent)
      try indexes?.forEachRowOfColors { try writer.write($0) }
      indexes = nil
      self.writer = writer
      return writer
    }

    private func begin(_ colors: PNG.Colors) throws -> Writer {
      try Writer(
        width: width, height: height, pixelsPerMetre: pixelsPerMetre, colors: colors, sink: sink)
    }
  }
}
