import PNGCodec
import Testing

/// A damaged file is an error that says what is wrong, never a trap.
@Suite struct DamageTests {
  static let file: [UInt8] = (try? PNG.encode(Sample.picture(.noise, width: 20, height: 20))) ?? []

  @Test func `something else is not a PNG`() {
    for bytes in [[], [0x47, 0x49, 0x46], Array("<svg/>".utf8)] as [[UInt8]] {
      #expect(throws: PNGError.notPNG) { try PNG.decode(bytes) }
    }
  }

  @Test func `a file cut off anywhere is an error`() {
    for length in 1..<Self.file.count {
      #expect(throws: PNGError.truncated(at: length)) {
        try PNG.decode(Array(Self.file.prefix(length)))
      }
    }
  }

  @Test func `any changed bit is found`() {
    for index in Self.file.indices {
      var file = Self.file
      file[index] ^= 1 << UInt8(index % 8)
      #expect(throws: PNGError.self, "byte \(index)") { try PNG.decode(file) }
    }
  }

  @Test func `a wrong check sum names its chunk`() {
    var file = Self.file
    file[16] ^= 1
    #expect(throws: PNGError.badChecksum(chunk: "IHDR")) { try PNG.decode(file) }
  }

  @Test(arguments: [
    (8, 3, PNGError.badChunk("IHDR", "3 bits a sample with colour type 2")),
    (9, 5, .badChunk("IHDR", "colour type 5")),
    (10, 1, .badChunk("IHDR", "compression method 1")),
    (11, 1, .badChunk("IHDR", "filter method 1")),
    (12, 2, .badChunk("IHDR", "interlace method 2")),
    (3, 0, .impossibleSize(width: 0, height: 20)),
    (7, 21, .badPixels("there are too few")),
    (7, 19, .badPixels("there are too many")),
  ])
  func `a header that makes no sense is refused`(
    index: Int, value: UInt8, error: PNGError
  ) {
    #expect(throws: error) { try PNG.decode(changed("IHDR") { $0[index] = value }) }
  }

  @Test func `chunks that are missing, unknown or out of place are refused`() {
    #expect(throws: PNGError.misplacedChunk("IHDR")) {
      try PNG.decode(Array(Self.file.prefix(8)) + chunk("IEND", []))
    }
    #expect(throws: PNGError.unknownChunk("ABCD")) {
      try PNG.decode(Array(Self.file.prefix(33)) + chunk("ABCD", []))
    }
    #expect(throws: PNGError.misplacedChunk("IEND")) {
      try PNG.decode(Array(Self.file.prefix(33)) + chunk("IEND", []))
    }
    #expect(throws: PNGError.misplacedChunk("PLTE")) {
      try PNG.decode(changed("IHDR") { $0[9] = 3 })
    }
  }

  @Test func `damage behind right check sums is found too`() {
    #expect(throws: PNGError.badPixels("incorrect header check")) {
      try PNG.decode(changed("IDAT") { $0[0] ^= 0xFF })
    }
    #expect(throws: PNGError.badPixels("incorrect data check")) {
      try PNG.decode(changed("IDAT") { $0[$0.count - 1] ^= 1 })
    }
  }

  @Test func `a short file that promises a huge picture is refused at once`() {
    let file = changed("IHDR") {
      $0.replaceSubrange(0..<8, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
    }
    #expect(throws: PNGError.badPixels("there are too few")) { try PNG.decode(file) }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `random damage never traps`(seed: UInt64) throws {
    var chance = Chance(seed: seed + 1)
    let name = DecodeTests.names[chance.number(below: DecodeTests.names.count)]
    var file = try DecodeTests.bytes(name + ".png")
    for _ in 0...chance.number(below: 4) {
      file[chance.number(below: file.count)] = chance.byte()
    }
    if chance.byte() < 64 { file.removeLast(chance.number(below: file.count)) }
    repairChecksums(&file)
    do {
      _ = try PNG.decode(file, limits: PNG.Limits(pixels: 1 << 20))
    } catch let error as PNGError {
      #expect(!error.description.isEmpty)
    }
  }

  /// The file with the bytes of one kind of chunk changed, and its check sum made right again.
  private func changed(_ type: String, _ change: (inout [UInt8]) -> Void) -> [UInt8] {
    var result = Array(Self.file.prefix(8))
    for (name, contents) in Self.file.chunks {
      var bytes = Array(Self.file[contents])
      if name == type { change(&bytes) }
      result += chunk(name, bytes)
    }
    return result
  }
}

private func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + bytes
  return bigEndian(UInt32(bytes.count)) + body + bigEndian(checksum(body))
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// Makes the check sums of a damaged file right, so that what lies behind them is reached.
private func repairChecksums(_ file: inout [UInt8]) {
  for (_, contents) in file.chunks {
    let sum = checksum(Array(file[(contents.lowerBound - 4)..<contents.upperBound]))
    file.replaceSubrange(contents.upperBound..<(contents.upperBound + 4), with: bigEndian(sum))
  }
}

/// The check sum of a chunk, worked out bit by bit.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }
}
