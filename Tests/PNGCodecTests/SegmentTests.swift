import PNGCodec
import Testing

/// Rows compressed in segments by several writers.
@Suite struct SegmentTests {
  /// Pictures of several segments, the last one incomplete: with a palette, with a palette up to
  /// the third segment, and without.
  private static let pictures: [(name: String, picture: PNG.Picture)] = {
    let size = (width: 40, height: 3 * PNG.Segment.height + 17)
    var late = stripes(width: size.width, height: size.height)
    let noise = Sample.picture(.noise, width: size.width, height: 20)
    let start = 4 * size.width * (2 * PNG.Segment.height + 100)
    late.pixels.replaceSubrange(start..<start + noise.pixels.count, with: noise.pixels)
    return [
      ("stripes", stripes(width: size.width, height: size.height)),
      ("late noise", late),
      ("noise", Sample.picture(.noise, width: size.width, height: size.height)),
      ("translucent", Sample.picture(.translucentNoise, width: size.width, height: size.height)),
    ]
  }()

  /// Each segment starts with a different color, so that their palettes differ.
  private static func stripes(width: Int, height: Int) -> PNG.Picture {
    let pixels = (0..<(width * height)).flatMap { index -> [UInt8] in
      let (x, y) = (index % width, index / width)
      return [UInt8(y / PNG.Segment.height * 60), UInt8((x + y) % 5 * 40), 7, 255]
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  @Test func `segments from any writers give the same file as single rows`() throws {
    for (name, picture) in Self.pictures {
      let whole = try PNG.encode(picture)
      for mayHavePalette in [[true, true, true, true], [true, false, true, false]] {
        // Some writers already know that there is no palette.
        guard mayHavePalette[1] || whole.storage != .palette else { continue }
        let one = SegmentWriter(of: picture)
        let other = SegmentWriter(of: picture)
        var segments: [Int: PNG.Segment] = [:]
        for index in [2, 0, 3, 1] {
          segments[index] = try (index % 2 == 0 ? one : other).segment(
            index, mayHavePalette: mayHavePalette[index])
        }
        let file = FileInMemory()
        let encoder = try file.encoder(of: picture)
        for index in 0..<4 { try segments[index].map(encoder.append) }
        try encoder.finish()
        #expect(file.bytes == whole, "\(name)")
        #expect(try PNG.decode(file.bytes) == picture, "\(name)")
      }
    }
  }

  @Test func `palettes of segments are merged`() throws {
    let file = try PNG.encode(Self.pictures[0].picture)
    #expect(file.storage == .palette)
    #expect(try PNG.encode(Self.pictures[1].picture).storage == .rgb)
  }

  @Test func `a palette is used until a segment has too many colors`() throws {
    let picture = Self.pictures[1].picture
    let encoder = try FileInMemory().encoder(of: picture)
    let writer = SegmentWriter(of: picture)
    for index in 0..<4 {
      #expect(encoder.mayHavePalette == (index < 3))
      try encoder.append(
        try writer.segment(index, mayHavePalette: encoder.mayHavePalette))
    }
    #expect(!encoder.mayHavePalette)
  }

  @Test func `segments without a palette are written immediately`() throws {
    let picture = Self.pictures[2].picture
    let file = FileInMemory()
    let encoder = try file.encoder(of: picture)
    let writer = SegmentWriter(of: picture)
    for index in 0..<3 {
      let segment = try writer.segment(index, mayHavePalette: true)
      #expect(segment.byteCount > 3 * picture.width * PNG.Segment.height)
      try encoder.append(segment)
    }
    #expect(file.bytes.count > 3 * picture.width * 2 * PNG.Segment.height)
  }

  @Test func `additional, missing or short segments are errors`() throws {
    let picture = Self.pictures[0].picture
    let writer = SegmentWriter(of: picture)
    let (first, last) = (
      try writer.segment(0, mayHavePalette: true), try writer.segment(3, mayHavePalette: true)
    )
    let encoder = try FileInMemory().encoder(of: picture)
    #expect(throws: PNGError.wrongRowCount(written: 17, height: picture.height)) {
      try encoder.append(last)
    }
    for _ in 0..<3 { try encoder.append(first) }
    #expect(throws: PNGError.wrongRowCount(written: 768, height: picture.height)) {
      try encoder.finish()
    }
    #expect(throws: PNGError.wrongRowCount(written: 1024, height: picture.height)) {
      try encoder.append(first)
    }
    try encoder.append(last)
    try encoder.finish()
  }
}

/// Compresses the rows of a picture's segments.
private struct SegmentWriter {
  private let picture: PNG.Picture
  private let writer: PNG.SegmentWriter

  init(of picture: PNG.Picture) {
    self.picture = picture
    writer = PNG.SegmentWriter(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
  }

  func segment(_ index: Int, mayHavePalette: Bool) throws -> PNG.Segment {
    let top = index * PNG.Segment.height
    writer.begin(at: top, mayHavePalette: mayHavePalette)
    for y in top..<min(top + PNG.Segment.height, picture.height) {
      try picture.pixels[(4 * picture.width * y)..<(4 * picture.width * (y + 1))]
        .withUnsafeBufferPointer(writer.write(row:))
    }
    return writer.end()
  }
}

extension FileInMemory {
  fileprivate func encoder(of picture: PNG.Picture) throws -> PNG.Encoder {
    try PNG.Encoder(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque, sink: append)
  }
}

extension PNG.Picture {
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
