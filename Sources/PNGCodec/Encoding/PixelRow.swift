/// An input row with four bytes per pixel.
protocol PixelRow {
  var bytes: UnsafeRawBufferPointer { get }

  /// Whether all pixels are opaque by definition.
  static var isOpaque: Bool { get }

  /// The color of a pixel with the bytes of `word`, as `0xRRGGBBAA`.
  static func color(_ word: UInt32) -> UInt32

  /// The colors of two pixels with the bytes of `words`, the first one in the upper half.
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

/// A row of RGBA, not premultiplied.
struct StraightRow: PixelRow {
  let bytes: UnsafeRawBufferPointer

  static var isOpaque: Bool { false }

  @inline(__always)
  static func color(_ word: UInt32) -> UInt32 { UInt32(bigEndian: word) }

  @inline(__always)
  static func colors(_ words: UInt64) -> UInt64 { UInt64(bigEndian: words) }
}

/// A row of opaque 32-bit pixels, with red, green and blue in the lowest 24 bits.
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
