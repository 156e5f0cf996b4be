/// A row of a picture as it is given, four bytes a pixel.
protocol PixelRow {
  var bytes: UnsafeRawBufferPointer { get }

  /// Whether no pixel can be seen through, whatever its bytes are.
  static var isOpaque: Bool { get }

  /// The colour of a pixel whose bytes are those of `word`: `0xRRGGBBAA`.
  static func color(_ word: UInt32) -> UInt32

  /// The colours of two pixels whose bytes are those of `words`, the first one in the higher half.
  static func colors(_ words: UInt64) -> UInt64
}

extension PixelRow {
  var count: Int { bytes.count / 4 }

  /// The bytes of a pixel.
  @inline(__always)
  subscript(pixel: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt32.self)
  }
}

/// Red, green, blue and alpha of each pixel, not multiplied.
struct StraightRow: PixelRow {
  let bytes: UnsafeRawBufferPointer

  static var isOpaque: Bool { false }

  @inline(__always)
  static func color(_ word: UInt32) -> UInt32 { UInt32(bigEndian: word) }

  @inline(__always)
  static func colors(_ words: UInt64) -> UInt64 { UInt64(bigEndian: words) }
}

/// Words of opaque pixels, red, green and blue in the lowest 24 bits.
struct OpaqueRow: PixelRow {
  let bytes: UnsafeRawBufferPointer

  static var isOpaque: Bool { true }

  @inline(__always)
  static func color(_ word: UInt32) -> UInt32 { word << 8 | 0xFF }

  @inline(__always)
  static func colors(_ words: UInt64) -> UInt64 {
    let words = UInt64(littleEndian: words)
    return (words << 32 | words >> 32) << 8 | 0xFF_0000_00FF
  }
}
