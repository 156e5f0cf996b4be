/// The header of an image file.
struct ImageHeader {
  var format: ImageFile.Format
  /// The stored width in pixels, before the orientation is applied.
  var width: Int
  var height: Int
  var orientation = ImageFile.Orientation.upright

  init(_ bytes: [UInt8]) throws(ImageProblem) {
    let reader = ByteReader(bytes)
    if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      self = try Self.png(reader)
    } else if reader.has([0xFF, 0xD8, 0xFF], at: 0) {
      self = try Self.jpeg(reader)
    } else if reader.has(Array("RIFF".utf8), at: 0), reader.has(Array("WEBP".utf8), at: 8) {
      self = try Self.webp(reader)
    } else {
      self = try Self.svg(bytes)
    }
  }

  init(_ format: ImageFile.Format, _ width: Int?, _ height: Int?) throws(ImageProblem) {
    guard let width, let height else { throw .damaged }
    (self.format, self.width, self.height) = (format, width, height)
  }
}

extension ImageHeader {
  /// Reads a PNG. The first chunk, `IHDR`, holds the size.
  private static func png(_ reader: ByteReader) throws(ImageProblem) -> ImageHeader {
    guard reader.has(Array("IHDR".utf8), at: 12) else { throw .damaged }
    return try ImageHeader(.png, reader.big(4, at: 16), reader.big(4, at: 20))
  }

  /// Reads a JPEG. The EXIF orientation is in the APP1 segment, the size in the start-of-frame
  /// segment.
  private static func jpeg(_ reader: ByteReader) throws(ImageProblem) -> ImageHeader {
    var offset = 2
    var orientation = ImageFile.Orientation.upright
    while reader.has([0xFF], at: offset), let kind = reader.big(1, at: offset + 1) {
      if kind == 0xFF {
        offset += 1
        continue
      }
      guard let length = reader.big(2, at: offset + 2), length >= 2 else { throw .damaged }
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        var header = try ImageHeader(
          .jpeg, reader.big(2, at: offset + 7), reader.big(2, at: offset + 5))
        header.orientation = orientation
        return header
      }
      if kind == 0xE1 { orientation = Self.orientation(reader, at: offset + 4) ?? orientation }
      // The scan starts without a start-of-frame segment before it.
      guard kind != 0xDA, kind != 0xD9 else { throw .damaged }
      offset += 2 + length
    }
    throw .damaged
  }

  /// Reads the orientation, tag 0x0112, from the first EXIF directory.
  private static func orientation(
    _ reader: ByteReader, at start: Int
  ) -> ImageFile.Orientation? {
    guard reader.has(Array("Exif\0\0".utf8), at: start) else { return nil }
    let base = start + 6
    let isLittle = reader.has(Array("II".utf8), at: base)
    func number(_ count: Int, _ offset: Int) -> Int? {
      isLittle ? reader.little(count, at: base + offset) : reader.big(count, at: base + offset)
    }
    guard let directory = number(4, 4), let count = number(2, directory) else { return nil }
    for index in 0..<min(count, 100) {
      let entry = directory + 2 + 12 * index
      if number(2, entry) == 0x0112 {
        return number(2, entry + 8).flatMap(ImageFile.Orientation.init)
      }
    }
    return nil
  }

  /// Reads a WebP. Its first chunk is `VP8 ` (lossy), `VP8L` (lossless) or `VP8X` (extended).
  private static func webp(_ reader: ByteReader) throws(ImageProblem) -> ImageHeader {
    func has(_ chunk: String) -> Bool { reader.has(Array(chunk.utf8), at: 12) }
    func side(_ value: Int?, _ mask: Int) -> Int? { value.map { $0 & mask } }
    if has("VP8 ") {
      return try ImageHeader(
        .webp, side(reader.little(2, at: 26), 0x3FFF), side(reader.little(2, at: 28), 0x3FFF))
    }
    if has("VP8L") {
      let bits = reader.little(4, at: 21)
      return try ImageHeader(
        .webp, bits.map { $0 & 0x3FFF + 1 }, bits.map { $0 >> 14 & 0x3FFF + 1 })
    }
    guard has("VP8X") else { throw .damaged }
    return try ImageHeader(
      .webp, reader.little(3, at: 24).map { $0 + 1 }, reader.little(3, at: 27).map { $0 + 1 })
  }
}

/// Reads numbers from bytes; returns `nil` beyond their end.
private struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    bytes.count >= offset + expected.count
      && bytes[offset..<(offset + expected.count)].elementsEqual(expected)
  }

  func big(_ count: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ count: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
