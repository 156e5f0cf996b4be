import PNGCodec
import Testing

/// The encoder chooses the pixel format while rows arrive.
@Suite struct EncoderTests {
  @Test func `rows without a palette are written while others arrive`() throws {
    let picture = Sample.picture(.noise, width: 300, height: 600)
    let (bytes, early) = try file(of: picture, isOpaque: true, stopAt: 520)
    #expect(early > 3 * 300 * 512)
    #expect(bytes.storage == .rgb)
    #expect(try PNG.decode(bytes) == picture)
  }

  @Test func `a picture with too many pixels is written without a palette`() throws {
    let (width, height) = (4096, 2100)
    let sink = FileInMemory()
    let encoder = try PNG.Encoder(
      width: width, height: height, isOpaque: true, sink: sink.append)
    let row = [UInt8](repeating: 255, count: 4 * width)
    for _ in 0..<height { try row.withUnsafeBufferPointer { try encoder.write(row: $0) } }
    try encoder.finish()
    #expect(sink.bytes.storage == .rgb)
    let pixels = try PNG.decode(sink.bytes).pixels
    #expect(pixels.count == 4 * width * height && pixels.allSatisfy { $0 == 255 })
  }

  /// The highest byte of opaque pixels is ignored.
  @Test(arguments: [1, 2, 3, 4, 7, 300]) func `opaque words give the same file as bytes`(width: Int)
    throws
  {
    for colors in [3, 200, 5000] {
      let height = 40
      let one = PNG.SegmentWriter(width: width, height: height, isOpaque: true)
      let other = PNG.SegmentWriter(width: width, height: height, isOpaque: true)
      for writer in [one, other] { writer.begin(at: 0, mayHavePalette: true) }
      for y in 0..<height {
        // Some rows equal the one above.
        let row = (0..<width).map {
          UInt32((y / 2 * width + $0) % colors) &* 0x01_F3_57 & 0xFF_FFFF
        }
        let straight = row.flatMap { pixel -> [UInt8] in
          [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) } + [255]
        }
        try straight.withUnsafeBufferPointer(one.write(row:))
        let marked = row.map { $0 | UInt32(y % 4) << 30 }
        try marked.withUnsafeBufferPointer(other.write(opaque:))
      }
      let bytes = try file(of: one.end(), width: width, height: height)
      #expect(try file(of: other.end(), width: width, height: height) == bytes)
    }
  }

  /// Equal bytes in different forms are different pixels.
  @Test func `rows in different forms are not confused`() throws {
    let writer = PNG.SegmentWriter(width: 1, height: 3, isOpaque: true)
    writer.begin(at: 0, mayHavePalette: true)
    try ([1, 2, 3, 255] as [UInt8]).withUnsafeBufferPointer(writer.write(row:))
    try [UInt32(littleEndian: 0xFF03_0201)].withUnsafeBufferPointer(writer.write(opaque:))
    try ([1, 2, 3, 255] as [UInt8]).withUnsafeBufferPointer(writer.write(row:))
    let bytes = try file(of: writer.end(), width: 1, height: 3)
    #expect(try PNG.decode(bytes).pixels == [1, 2, 3, 255, 3, 2, 1, 255, 1, 2, 3, 255])
  }

  @Test func `missing, additional or translucent rows are errors`() throws {
    func encoder(isOpaque: Bool = false) throws -> PNG.Encoder {
      try PNG.Encoder(width: 1, height: 2, isOpaque: isOpaque) { _ in }
    }
    func write(_ row: [UInt8], to encoder: PNG.Encoder) throws {
      try row.withUnsafeBufferPointer { try encoder.write(row: $0) }
    }
    let few = try encoder()
    try write([1, 2, 3, 4], to: few)
    #expect(throws: PNGError.wrongRowCount(written: 1, height: 2)) { try few.finish() }
    let many = try encoder()
    for _ in 0..<2 { try write([1, 2, 3, 4], to: many) }
    #expect(throws: PNGError.wrongRowCount(written: 3, height: 2)) {
      try write([1, 2, 3, 4], to: many)
    }
    var picture = Sample.picture(.noise, width: 20, height: 400)
    picture.pixels[4 * 20 * 300 + 3] = 9
    #expect(throws: PNGError.unexpectedColor(row: 300)) {
      try file(of: picture, isOpaque: true, stopAt: 0)
    }
  }

  @Test func `an error of the sink is rethrown`() throws {
    struct Full: Error {}
    let encoder = try PNG.Encoder(width: 1, height: 1) { _ in throw Full() }
    try ([1, 2, 3, 255] as [UInt8]).withUnsafeBufferPointer(encoder.write(row:))
    #expect(throws: Full.self) { try encoder.finish() }
  }

  /// The file of an opaque picture of one segment.
  private func file(of segment: PNG.Segment, width: Int, height: Int) throws -> [UInt8] {
    let sink = FileInMemory()
    let encoder = try PNG.Encoder(
      width: width, height: height, isOpaque: true, sink: sink.append)
    try encoder.append(segment)
    try encoder.finish()
    return sink.bytes
  }

  /// The file, and the number of its bytes written before row `stopAt`.
  @discardableResult
  private func file(
    of picture: PNG.Picture, isOpaque: Bool, stopAt: Int
  ) throws -> (bytes: [UInt8], early: Int) {
    let sink = FileInMemory()
    let encoder = try PNG.Encoder(
      width: picture.width, height: picture.height, isOpaque: isOpaque, sink: sink.append)
    var early = 0
    for y in 0..<picture.height {
      if y == stopAt { early = sink.bytes.count }
      let row = Array(picture.pixels[(4 * picture.width * y)..<(4 * picture.width * (y + 1))])
      try row.withUnsafeBufferPointer { try encoder.write(row: $0) }
    }
    try encoder.finish()
    return (sink.bytes, early)
  }
}
