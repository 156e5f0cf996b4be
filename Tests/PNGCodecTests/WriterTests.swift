import PNGCodec
import Testing

/// A file handed on while its rows come in.
@Suite struct WriterTests {
  @Test func `pieces reach the sink before the picture is complete`() throws {
    let picture = Sample.picture(.noise, width: 500, height: 500)
    let sink = Collector()
    let writer = try sink.writer(of: picture, .opaque)
    for y in 0..<400 { try picture.withRow(y) { try writer.write(row: $0) } }
    #expect(sink.bytes.count > 400_000)
    for y in 400..<500 { try picture.withRow(y) { try writer.write(row: $0) } }
    try writer.finish()
    #expect(try PNG.decode(sink.bytes) == picture)
  }

  @Test(arguments: [
    PNG.Colors.opaque, .translucent, .palette([0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF]),
  ])
  func `each storage keeps the pixels`(colors: PNG.Colors) throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
    let picture = PNG.Picture(width: 3, height: 1, pixels: pixels)
    let sink = Collector()
    let writer = try sink.writer(of: picture, colors)
    try picture.withRow(0) { try writer.write(row: $0) }
    try writer.finish()
    #expect(try PNG.decode(sink.bytes) == picture)
  }

  @Test(arguments: [PNG.Colors.opaque, .palette([0xFF])])
  func `a colour that was not announced is refused`(colors: PNG.Colors) throws {
    let picture = PNG.Picture(width: 1, height: 1, pixels: [1, 2, 3, 4])
    let writer = try Collector().writer(of: picture, colors)
    #expect(throws: PNGError.unexpectedColor(row: 0)) {
      try picture.withRow(0) { try writer.write(row: $0) }
    }
  }

  @Test func `missing and surplus rows are refused`() throws {
    let picture = PNG.Picture(width: 1, height: 2, pixels: [1, 2, 3, 255, 1, 2, 3, 255])
    let writer = try Collector().writer(of: picture, .opaque)
    #expect(throws: PNGError.wrongRowCount(written: 0, height: 2)) { try writer.finish() }
    for y in 0..<2 { try picture.withRow(y) { try writer.write(row: $0) } }
    #expect(throws: PNGError.wrongRowCount(written: 3, height: 2)) {
      try picture.withRow(0) { try writer.write(row: $0) }
    }
  }

  @Test(arguments: [0, 257])
  func `a palette has 1 to 256 colours`(count: Int) {
    #expect(throws: PNGError.impossiblePalette(count: count)) {
      let colors = PNG.Colors.palette([UInt32](repeating: 1, count: count))
      return try PNG.Writer(width: 1, height: 1, colors: colors) { _ in }
    }
  }

  @Test func `an error of the sink comes through`() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      try PNG.Writer(width: 1, height: 1, colors: .opaque) { _ in throw Full() }
    }
  }
}

private final class Collector {
  var bytes: [UInt8] = []

  func writer(of picture: PNG.Picture, _ colors: PNG.Colors) throws -> PNG.Writer {
    try PNG.Writer(width: picture.width, height: picture.height, colors: colors) {
      self.bytes.append(contentsOf: $0)
    }
  }
}

extension PNG.Picture {
  fileprivate func withRow(
    _ y: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    try pixels.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[(4 * width * y)..<(4 * width * (y + 1))]))
    }
  }
}
