/// The contents of the `IHDR` chunk.
struct Header {
  let width: Int
  let height: Int
  let bitDepth: Int
  let storage: Storage
  let isInterlaced: Bool

  /// The color types. The raw value is the number in the file.
  enum Storage: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples per pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// Reads the bytes of an `IHDR` chunk.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    func wrong(_ reason: String) -> PNGError { .badChunk("IHDR", reason) }
    guard bytes.count == 13 else { throw wrong("expected 13 bytes") }
    width = bytes.number(at: 0)
    height = bytes.number(at: 4)
    bitDepth = Int(bytes[8])
    guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
      throw .impossibleSize(width: width, height: height)
    }
    guard let storage = Storage(rawValue: bytes[9]) else { throw wrong("color type \(bytes[9])") }
    self.storage = storage
    guard storage.bitDepths.contains(bitDepth) else {
      throw wrong("\(bitDepth) bits per sample with color type \(bytes[9])")
    }
    guard bytes[10] == 0 else { throw wrong("compression method \(bytes[10])") }
    guard bytes[11] == 0 else { throw wrong("filter method \(bytes[11])") }
    guard bytes[12] < 2 else { throw wrong("interlace method \(bytes[12])") }
    isInterlaced = bytes[12] == 1
  }

  /// Whole bytes per pixel, at least one: the distance of filters.
  var bytesPerPixel: Int { max(1, storage.channels * bitDepth / 8) }

  /// Bytes per row of a width in pixels, without the filter byte.
  func bytesPerRow(_ width: Int) -> Int { (width * storage.channels * bitDepth + 7) / 8 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The big-endian number in the four bytes at `offset`.
  func number(at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }
}
