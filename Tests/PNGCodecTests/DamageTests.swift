import PNGCodec
import Testing

/// Damaged files give a specific error and never trap.
@Suite struct DamageTests {
  static let file: [UInt8] = (try? PNG.encode(Sample.picture(.noise, width: 20, height: 20))) ?? []

  @Test func `other data is not a PNG`() {
    for bytes in [[], [0x47, 0x49, 0x46], Array("<svg/>".utf8)] as [[UInt8]] {
      #expect(throws: PNGError.notPNG) { try PNG.decode(bytes) }
    }
  }

  @Test func `a file truncated anywhere is an error`() {
    for length in 1..<Self.file.count {
      #expect(throws: PNGError.truncated(at: length)) {
        try PNG.decode(Array(Self.file.prefix(length)))
      }
    }
  }

  @Test func `any changed bit is detected`() {
    for index in Self.file.indices {
      var file = Self.file
      file[index] ^= 1 << UInt8(index % 8)
      #expect(throws: PNGError.self, "byte \(index)") { try PNG.decode(file) }
    }
  }

  @Test func `a checksum error names its chunk`() {
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
  func `an invalid header is an error`(
    index: Int, value: UInt8, error: PNGError
  ) {
    #expect(throws: error) { try PNG.decode(changed("IHDR") { $0[index] = value }) }
  }

  @Test func `missing, unknown or misplaced chunks are errors`() {
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

  @Test func `damage with valid checksums is detected`() {
    #expect(throws: PNGError.badPixels("incorrect header check")) {
      try PNG.decode(changed("IDAT") { $0[0] ^= 0xFF })
    }
    #expect(throws: PNGError.badPixels("incorrect data check")) {
      try PNG.decode(changed("IDAT") { $0[$0.count - 1] ^= 1 })
    }
  }

  @Test func `a palette has at most 8 bits per sample`() {
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
  func `invalid palette, transparency and resolution chunks are errors`(
    storage: UInt8, chunks: [(type: String, length: Int)], error: PNGError
  ) {
    let header = changed("IHDR") { $0[9] = storage }
    let said = chunks.flatMap { chunk($0.type, Array(repeating: 0, count: $0.length)) }
    let file = Array(header.prefix(33)) + said + header.dropFirst(33)
    #expect(throws: error) { try PNG.decode(file) }
  }

  @Test func `a resolution without a unit is ignored`() throws {
    var picture = Sample.colors(3, width: 3)
    picture.pixelsPerMeter = 5669
    let file = changed("pHYs", of: try PNG.encode(picture)) { $0[8] = 0 }
    #expect(try PNG.decode(file).pixelsPerMeter == nil)
  }

  @Test func `an index outside the palette is an error`() throws {
    let file = try PNG.encode(Sample.colors(16, width: 4))
    let short = changed("PLTE", of: file) { $0.removeLast(3) }
    #expect(throws: PNGError.badPixels("color 15 is not in the palette")) {
      try PNG.decode(short)
    }
  }

  @Test(arguments: ["grey-1", "grey-8", "rgb-8"])
  func `a transparent color is masked to the bit depth`(name: String) throws {
    let file = try DecodeTests.bytes(name + "-transparent.png")
    let filled = changed("tRNS", of: file) { bytes in
      for index in stride(from: 0, to: bytes.count, by: 2) { bytes[index] = 0xFF }
    }
    #expect(filled != file)
    #expect(try PNG.decode(filled) == PNG.decode(file))
  }

  @Test func `a chunk with an invalid length is not reported as truncation`() {
    var file = Self.file
    file.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let type = String(decoding: file[37..<41], as: UTF8.self)
    #expect(throws: PNGError.badChunk(type, "4294967295 bytes long")) { try PNG.decode(file) }
  }

  @Test(arguments: ["aaAa", "zzZz", "abCd"])
  func `unknown ancillary chunks are skipped`(type: String) throws {
    let other = Array(Self.file.prefix(33)) + chunk(type, [1, 2]) + Self.file.dropFirst(33)
    #expect(try PNG.decode(other) == PNG.decode(Self.file))
  }

  /// A file that is decoded at once, and two that are decoded row by row.
  @Test(arguments: ["rgb-8", "rgb-16", "rgb-8-interlaced"])
  func `pixels may be split into any chunks and end with their stream`(name: String) throws {
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
  func `chunks after the pixels are checked up to the end`(name: String) throws {
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

  @Test func `a short file with a huge declared size is refused immediately`() {
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

  /// The file with the bytes of one kind of chunk changed and its checksum corrected.
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

/// Corrects the checksums of a damaged file, so that later checks are reached.
private func repairChecksums(_ file: inout [UInt8]) {
  for (_, contents) in file.chunks {
    let sum = checksum(Array(file[(contents.lowerBound - 4)..<contents.upperBound]))
    file.replaceSubrange(contents.upperBound..<(contents.upperBound + 4), with: bigEndian(sum))
  }
}

/// The checksum of a chunk, computed bit by bit.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }
}
