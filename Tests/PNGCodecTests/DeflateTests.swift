import Testing

@testable import PNGCodec

/// Encoded files are decoded row by row with zlib, and at once with libdeflate.
@Suite struct DeflateTests {
  /// Sizes around the encoder's limits: distances of up to 32 KB, and repetitions of up to 258
  /// bytes.
  @Test(arguments: [
    (1, 700), (85, 40), (86, 40), (87, 40), (8_191, 3), (8_192, 3), (10_922, 4), (10_923, 4),
    (16_383, 5), (70_000, 2),
  ])
  func `both decoders give the same pixels`(width: Int, height: Int) throws {
    for seed in 0..<4 as Range<UInt64> {
      for isOpaque in [true, false] {
        let picture = Self.picture(width, height, isOpaque: isOpaque, seed: seed)
        try expectRoundTrip(picture)
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random pictures survive encoding and decoding`(seed: UInt64) throws {
    var chance = Chance(seed: seed + 99)
    let (width, height) = (1 + chance.number(below: 300), 1 + chance.number(below: 60))
    try expectRoundTrip(
      Self.picture(width, height, isOpaque: chance.byte() < 128, seed: seed))
  }

  @Test func `flat pictures are small, and noise grows little`() throws {
    let flat = try PNG.encode(Sample.picture(.flat, width: 1000, height: 8000))
    #expect(flat.count < 15_000)
    let noise = try PNG.encode(Sample.picture(.noise, width: 1000, height: 200))
    #expect(noise.count < 602_000)
  }

  @Test func `repeated content is stored once at any position`() throws {
    // Noise patterns 16 pixels wide, at irregular positions.
    var picture = Sample.picture(.flat, width: 600, height: 100)
    let letter = Sample.picture(.noise, width: 16, height: 100)
    for start in [3, 50, 131, 260, 402, 577] {
      for y in 0..<100 {
        for byte in 0..<64 {
          picture.pixels[4 * (600 * y + start) + byte] = letter.pixels[64 * y + byte]
        }
      }
    }
    let file = try PNG.encode(picture)
    #expect(file.count < 2 * 16 * 100 * 4)
    #expect(try PNG.decode(file) == picture)
  }

  private func expectRoundTrip(_ picture: PNG.Picture) throws {
    let file = try PNG.encode(picture)
    #expect(try PNG.decode(file) == picture)
    try file.withUnsafeBufferPointer { file in
      let reader = try PNG.Reader(file, limits: PNG.Limits())
      #expect(try reader.pixelsRowByRow() == picture.pixels)
    }
  }

  /// Runs of one pixel, repeated rows, noise and pieces of earlier rows.
  private static func picture(
    _ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64
  ) -> PNG.Picture {
    var chance = Chance(seed: seed + 1)
    var pixels: [UInt8] = []
    let length = 4 * width
    while pixels.count < length * height {
      let kind = chance.number(below: 5)
      let count = 4 * (1 + chance.number(below: kind == 0 ? 2 * width : 90))
      switch kind {
      case 0, 1:
        let pixel = (0..<4).map { _ in chance.byte() }
        for index in 0..<count { pixels.append(pixel[index % 4]) }
      case 2 where pixels.count >= length:
        let start = pixels.count - length
        for index in 0..<min(count, length) { pixels.append(pixels[start + index]) }
      case 3 where !pixels.isEmpty:
        let start = chance.number(below: pixels.count / 4) * 4
        for index in 0..<count { pixels.append(pixels[start + index]) }
      default:
        for _ in 0..<min(count, 200) { pixels.append(chance.byte()) }
      }
    }
    pixels.removeLast(pixels.count - length * height)
    if isOpaque {
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }
}
