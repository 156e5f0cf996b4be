public import PNGCodec

extension ImageDiff {
  /// Returns a picture of the differences: red for differing pixels, yellow for antialiased ones,
  /// and the first picture in pale gray for everything else.
  ///
  /// - Parameter one: The first of the two pictures.
  /// - Complexity: O(pixels).
  public func picture(over one: PNG.Picture) -> PNG.Picture {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    var drawing = RowDrawing(self)
    for y in 0..<height { one.withRow(y) { pixels += drawing.next($0) } }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  /// Returns the PNG of the same picture, which is not in memory as a whole.
  ///
  /// - Parameter one: The first of the two pictures.
  /// - Throws: `PNGError` for a damaged file.
  package func png(over one: PNG.Rows) throws -> [UInt8] {
    let file = FileInMemory()
    let encoder = try PNG.Encoder(width: width, height: height, isOpaque: true, sink: file.append)
    var drawing = RowDrawing(self)
    func write(_ row: UnsafeBufferPointer<UInt8>) throws {
      try drawing.next(row).withUnsafeBufferPointer { try encoder.write(row: $0) }
    }
    try one.read { try write($1) }
    for _ in one.height..<height { try write(UnsafeBufferPointer(start: nil, count: 0)) }
    try encoder.finish()
    return file.bytes
  }

  /// Draws the rows of the picture from top to bottom.
  private struct RowDrawing {
    private let diff: ImageDiff
    private var y = 0
    /// The number of rows with marks above the next row.
    private var marked = 0
    private var pixels: [UInt8]
    private var last: (pixel: UInt32, gray: UInt32)

    init(_ diff: ImageDiff) {
      self.diff = diff
      pixels = [UInt8](repeating: 0, count: 4 * diff.width)
      last = (UInt32.max.littleEndian, Self.gray(.max))
    }

    /// Returns the next row over that of the first picture. Missing pixels are transparent.
    mutating func next(_ base: UnsafeBufferPointer<UInt8>) -> [UInt8] {
      let isMarked = marked < diff.rows.count && diff.rows[marked] == y
      pixels.withUnsafeMutableBytes { row in
        let target = row.assumingMemoryBound(to: UInt32.self)
        UnsafeRawBufferPointer(base).withMemoryRebound(to: UInt32.self) { base in
          var x = 0
          while x < diff.width {
            let pixel = x < base.count ? base[x] : 0
            if pixel != last.pixel { last = (pixel, Self.gray(pixel)) }
            target[x] = last.gray
            x += 1
          }
        }
        if isMarked { Self.mark(target, diff.marks[marked]) }
      }
      y += 1
      marked += isMarked ? 1 : 0
      return pixels
    }

    private static func mark(_ row: UnsafeMutableBufferPointer<UInt32>, _ marks: [UInt8]) {
      let red = UInt32(0xFF00_00FF).littleEndian
      let yellow = UInt32(0xFF00_FFFF).littleEndian
      for x in marks.indices {
        switch marks[x] {
        case Mark.different: row[x] = red
        case Mark.antialiased: row[x] = yellow
        default: break
        }
      }
    }

    /// A tenth of the luma over white, opaque.
    private static func gray(_ pixel: UInt32) -> UInt32 {
      let value = 255 + (RGBOverGround(pixel, 255).luma - 255) * 0.1
      let byte = UInt32(min(max(value.rounded(), 0), 255))
      return (0xFF00_0000 | byte << 16 | byte << 8 | byte).littleEndian
    }
  }
}
