import PNGCodec
import Testing

/// Encoded pixels are decoded unchanged, in every pixel format.
@Suite struct EncodeTests {
  @Test(arguments: [
    (1, 1), (2, 1), (1, 2), (3, 5), (8, 8), (33, 7), (40_000, 2), (1, 100_000),
  ])
  func `every pixel survives`(width: Int, height: Int) throws {
    for kind in Sample.Kind.allCases {
      let picture = Sample.picture(kind, width: width, height: height)
      let read = try PNG.decode(try PNG.encode(picture))
      #expect(read == picture, "\(kind) \(width)x\(height)")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
  func `up to 256 colors make a palette`(count: Int) throws {
    let picture = Sample.colors(count, width: 300)
    let file = try PNG.encode(picture)
    #expect(file.storage == .palette)
    #expect(try PNG.decode(file) == picture)
  }

  @Test func `the 257th color ends the palette, however late`() throws {
    let picture = Sample.colors(257, width: 1)
    let file = try PNG.encode(picture)
    #expect(file.storage == .rgb)
    #expect(try PNG.decode(file) == picture)
  }

  @Test func `one translucent pixel at the end keeps its alpha`() throws {
    var picture = Sample.picture(.noise, width: 64, height: 64)
    #expect(try PNG.encode(picture).storage == .rgb)
    picture.pixels[picture.pixels.count - 1] = 7
    let file = try PNG.encode(picture)
    #expect(file.storage == .rgba)
    #expect(try PNG.decode(file) == picture)
  }

  @Test func `colors of fully transparent pixels are kept`() throws {
    let picture = PNG.Picture(width: 2, height: 1, pixels: [1, 2, 3, 0, 4, 5, 6, 0])
    #expect(try PNG.decode(try PNG.encode(picture)) == picture)
  }

  @Test func `a file states sRGB and its resolution, but no time`() throws {
    var picture = Sample.colors(3, width: 3)
    #expect(try PNG.encode(picture).chunks.map(\.name) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    picture.pixelsPerMeter = 5669
    let file = try PNG.encode(picture)
    #expect(file.chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
    #expect(try PNG.decode(file).pixelsPerMeter == 5669)
    let density = try #require(file.chunks.first { $0.name == "pHYs" })
    #expect(Array(file[density.contents]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test func `the same picture gives the same bytes`() throws {
    let picture = Sample.picture(.noise, width: 50, height: 50)
    #expect(try PNG.encode(picture) == PNG.encode(picture))
  }

  @Test func `a picture without pixels or with too many is refused`() {
    for (width, height) in [(0, 1), (1, 0), (-1, 1), (1 << 31, 1)] {
      #expect(throws: PNGError.impossibleSize(width: width, height: height)) {
        try PNG.encode(width: width, height: height, pixelsPerMeter: nil) { _, _ in }
      }
    }
    #expect(throws: PNGError.impossibleSize(width: .max, height: 1)) {
      try PNG.encode(PNG.Picture(width: .max, height: 1, pixels: []))
    }
  }

  @Test func `an error of the row closure is rethrown`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try PNG.encode(width: 1, height: 9, pixelsPerMeter: nil) { _, _ in throw Stop() }
    }
  }
}
