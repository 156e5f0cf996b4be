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
    (8, 3, PNGError.badChunk("IHDR", "3 bits per sample with color type 2")),
    (9, 5, .badChunk("IHDR", "color type 5")),
    (10, 1, .badChunk("IHDR", "compression method 1")),
    (11, 1, .badChunk("IHDR", "filter method 1")),
    (12, 2, .badChunk("IHDR", "interlace method 2")),
    (3, 0, .impossibleSize(width: 0, height: 20)),
    (7, 0, .impossibleSize(width: 20, height: 0)),
    (7, 21, .badPixels("too few pixels")),
    (7, 19, .badPixels("too many pixels")),
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
    #expect(throws: PNGError.misplacedChunk("IHDR")) {
      try PNG.decode(Array(Self.file.prefix(33)) + Self.file.dropFirst(8))
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

  @Test func `a palette has samples of no more than 8 bits`() {
    let error = PNGError.badChunk("IHDR", "16 bits per sample with color type 3")
    #expect(throws: error) { try PNG.decode(changed("IHDR") { ($0[8], $0[9]) = (16, 3) }) }
  }

  @Test(
    arguments: [
      (3, [("PLTE", 0)], PNGError.badChunk("PLTE", "0 bytes")),
      (3, [("PLTE", 4)], .badChunk("PLTE", "4 bytes")),
      (3, [("PLTE", 771)], .badChunk("PLTE", "771 bytes")),
      (3, [("PLTE", 3), ("PLTE", 3)], .misplacedChunk("PLTE")),
      (3, [("PLTE", 3), ("tRNS", 2)], .badChunk("tRNS", "2 bytes")),
      (3, [("PLTE", 3), ("tRNS", 1), ("tRNS", 1)], .misplacedChunk("tRNS")),
      (3, [("tRNS", 1), ("PLTE", 3)], .misplacedChunk("PLTE")),
      (2, [("tRNS", 2)], .badChunk("tRNS", "2 bytes")),
      (2, [("tRNS", 8)], .badChunk("tRNS", "8 bytes")),
      (6, [("tRNS", 8)], .misplacedChunk("tRNS")),
      (2, [("pHYs", 10)], .badChunk("pHYs", "expected 9 bytes")),
    ] as [(UInt8, [(String, Int)], PNGError)])
  func `what is said of colours that makes no sense is refused`(
    storage: UInt8, chunks: [(type: String, length: Int)], error: PNGError
  ) {
    let header = changed("IHDR") { $0[9] = storage }
    let said = chunks.flatMap { chunk($0.type, Array(repeating: 0, count: $0.length)) }
    let file = Array(header.prefix(33)) + said + header.dropFirst(33)
    #expect(throws: error) { try PNG.decode(file) }
  }

  @Test func `pixels of no known unit have no density`() throws {
    var picture = Sample.colors(3, width: 3)
    picture.pixelsPerMeter = 5669
    let file = changed("pHYs", of: try PNG.encode(picture)) { $0[8] = 0 }
    #expect(try PNG.decode(file).pixelsPerMeter == nil)
  }

  @Test func `a colour that is not in the palette is refused`() throws {
    let file = try PNG.encode(Sample.colors(16, width: 4))
    let short = changed("PLTE", of: file) { $0.removeLast(3) }
    #expect(throws: PNGError.badPixels("color 15 is not in the palette")) {
      try PNG.decode(short)
    }
  }

  @Test(arguments: ["grey-1", "grey-8", "rgb-8"])
  func `of a transparent colour as many bits count as samples have`(name: String) throws {
    let file = try DecodeTests.bytes(name + "-transparent.png")
    let filled = changed("tRNS", of: file) { bytes in
      for index in stride(from: 0, to: bytes.count, by: 2) { bytes[index] = 0xFF }
    }
    #expect(filled != file)
    #expect(try PNG.decode(filled) == PNG.decode(file))
  }

  @Test func `a chunk of an impossible length is told from a file that is cut off`() {
    var file = Self.file
    file.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let type = String(decoding: file[37..<41], as: UTF8.self)
    #expect(throws: PNGError.badChunk(type, "4294967295 bytes long")) { try PNG.decode(file) }
  }

  @Test(arguments: ["aaAa", "zzZz", "abCd"])
  func `what need not be known is passed over, whatever letters it has`(type: String) throws {
    let other = Array(Self.file.prefix(33)) + chunk(type, [1, 2]) + Self.file.dropFirst(33)
    #expect(try PNG.decode(other) == PNG.decode(Self.file))
  }

  /// A file that is read at once, and two that are read row by row.
  @Test(arguments: ["rgb-8", "rgb-16", "rgb-8-interlaced"])
  func `pixels may lie in any chunks, and end where their stream does`(name: String) throws {
    let file = try DecodeTests.bytes(name + ".png")
    let picture = try PNG.decode(file)
    let stream = file.chunks.filter { $0.name == "IDAT" }.flatMap { file[$0.contents] }
    let first = file.chunks.firstIndex { $0.name == "IDAT" } ?? 0
    let before = file.chunks.prefix(first).flatMap { chunk($0.name, Array(file[$0.contents])) }
    func divided(_ parts: ([UInt8]) -> [[UInt8]]) -> [UInt8] {
      file.prefix(8) + before + parts(stream).flatMap { chunk("IDAT", $0) } + chunk("IEND", [])
    }
    #expect(try PNG.decode(divided { [[], [$0[0]], [], Array($0.dropFirst()), []] }) == picture)
    let surplus: [([UInt8]) -> [[UInt8]]] = [
      { [$0 + [0]] }, { [$0 + [0], []] }, { [$0, [0]] }, { [$0, [], [0]] },
    ]
    for parts in surplus {
      #expect(throws: PNGError.badPixels("too many pixels")) { try PNG.decode(divided(parts)) }
    }
  }

  @Test(arguments: ["rgb-8", "rgb-16", "rgb-8-interlaced"])
  func `what stands behind pixels is looked at to the end`(name: String) throws {
    let file = try DecodeTests.bytes(name + ".png")
    let whole = Array(file.dropLast(12))
    let end = chunk("IEND", [])
    #expect(try PNG.decode(whole + chunk("teXt", [1]) + end) == PNG.decode(file))
    for (tail, error) in [
      (chunk("teXt", [1]), PNGError.truncated(at: whole.count + 13)),
      (chunk("teXt", [1]) + chunk("IDAT", []) + end, .misplacedChunk("IDAT")),
      (chunk("teXt", [1]) + chunk("TEXT", []) + end, .unknownChunk("TEXT")),
    ] {
      #expect(throws: error) { try PNG.decode(whole + tail) }
    }
  }

  @Test func `a short file that promises a huge picture is refused at once`() {
    let file = changed("IHDR") {
      $0.replaceSubrange(0..<8, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
    }
    #expect(throws: PNGError.badPixels("too few pixels")) { try PNG.decode(file) }
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
  private func changed(
    _ type: String, of file: [UInt8] = Self.file, _ change: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var result = Array(file.prefix(8))
    for (name, contents) in file.chunks {
      var bytes = Array(file[contents])
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
