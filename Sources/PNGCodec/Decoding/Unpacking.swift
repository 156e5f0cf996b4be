internal import Foundation

/// Converts rows of a file to rows of RGBA, not premultiplied.
struct Unpacking {
  private let header: Header
  /// The color of every value of a sample of up to 8 bits, as `0xRRGGBBAA`; empty for other
  /// formats.
  private var table: [UInt32] = []
  /// The number of valid entries in `table`.
  private var tableCount = 0
  /// The samples of the transparent color, if there is one.
  private var key: [Int]?

  /// - Parameters:
  ///   - palette: The bytes of `PLTE`.
  ///   - transparency: The bytes of `tRNS`.
  init(_ header: Header, palette: [UInt8]?, transparency: [UInt8]?) throws(PNGError) {
    self.header = header
    switch header.storage {
    case .palette: try usePalette(palette, transparency ?? [])
    case .gray, .rgb: try useKey(transparency)
    case .grayAlpha, .rgba:
      guard transparency == nil else { throw .misplacedChunk("tRNS") }
    }
    if header.storage == .gray, header.bitDepth <= 8 { useGrays() }
  }

  private mutating func usePalette(_ palette: [UInt8]?, _ alphas: [UInt8]) throws(PNGError) {
    guard let palette else { throw .misplacedChunk("PLTE") }
    tableCount = palette.count / 3
    let limit = 1 << header.bitDepth
    guard palette.count % 3 == 0, 1...limit ~= tableCount else {
      throw .badChunk("PLTE", "\(palette.count) bytes")
    }
    guard alphas.count <= tableCount else { throw .badChunk("tRNS", "\(alphas.count) bytes") }
    table = (0..<256).map { index in
      guard index < palette.count / 3 else { return 0 }
      let rgb = palette[(3 * index)..<(3 * index + 3)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return rgb << 8 | UInt32(index < alphas.count ? alphas[index] : 255)
    }
  }

  private mutating func useKey(_ transparency: [UInt8]?) throws(PNGError) {
    guard let transparency else { return }
    guard transparency.count == 2 * header.storage.channels else {
      throw .badChunk("tRNS", "\(transparency.count) bytes")
    }
    let mask = 1 << header.bitDepth - 1
    key = stride(from: 0, to: transparency.count, by: 2).map {
      (Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])) & mask
    }
  }

  private mutating func useGrays() {
    let limit = UInt32(1 << header.bitDepth - 1)
    tableCount = Int(limit) + 1
    table = (0...limit).map { value in
      value * 255 / limit * 0x0101_0100 | (key == [Int(value)] ? 0 : 255)
    }
  }

  /// Unpacks the samples of `row` into `pixels`, four bytes each.
  func unpack(
    _ row: UnsafeBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    if unpackPlain(row, into: pixels) { return }
    if table.isEmpty {
      unpackSamples(row, into: pixels)
    } else {
      try unpackTable(row, into: pixels)
    }
  }

  /// Unpacks rows of three or four bytes per pixel, the most common formats, quickly. Returns false
  /// for other formats. Both rows may be in the same memory, with `pixels` first.
  func unpackPlain(
    _ row: UnsafeBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let source = row.baseAddress, let target = pixels.baseAddress else { return false }
    if isPlain(.rgba) {
      memmove(target, source, row.count)
    } else if isPlain(.rgb) {
      Self.expand(source, into: target, pixels: pixels.count / 4)
    } else {
      return false
    }
    return true
  }

  /// Whether pixels are stored as 8-bit samples of a color type without a transparent color.
  func isPlain(_ storage: Header.Storage) -> Bool {
    header.storage == storage && header.bitDepth == 8 && key == nil
  }

  /// Expands three bytes per pixel to four. Reads three words before it writes four.
  private static func expand(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, pixels: Int
  ) {
    let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    let opaque: UInt32 = 0xFF00_0000
    func word(_ offset: Int) -> UInt32 {
      source.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
    }
    func store(_ pixel: UInt32, _ index: Int) {
      target.storeBytes(
        of: (pixel | opaque).littleEndian, toByteOffset: 4 &* index, as: UInt32.self)
    }
    var index = 0
    while index &+ 4 <= pixels {
      let offset = 3 &* index
      let (one, two, three) = (word(offset), word(offset &+ 4), word(offset &+ 8))
      store(one, index)
      store(one >> 24 | two << 8, index &+ 1)
      store(two >> 16 | three << 16, index &+ 2)
      store(three >> 8, index &+ 3)
      index &+= 4
    }
    while index < pixels {
      let bytes = (0..<3).map {
        UInt32(source.load(fromByteOffset: 3 * index + $0, as: UInt8.self))
      }
      store(bytes[0] | bytes[1] << 8 | bytes[2] << 16, index)
      index += 1
    }
  }

  private func unpackTable(
    _ row: UnsafeBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    let bits = header.bitDepth
    let mask = UInt8(1 << bits - 1)
    let bytes = UnsafeMutableRawBufferPointer(pixels)
    for pixel in 0..<(pixels.count / 4) {
      let bit = pixel * bits
      let value = Int(row[bit / 8] >> UInt8(8 - bits - bit % 8) & mask)
      guard value < tableCount else { throw .badPixels("color \(value) is not in the palette") }
      bytes.storeBytes(of: table[value].bigEndian, toByteOffset: 4 * pixel, as: UInt32.self)
    }
  }

  private func unpackSamples(
    _ row: UnsafeBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt8>
  ) {
    let channels = header.storage.channels
    let hasAlpha = channels % 2 == 0
    let colors = hasAlpha ? channels - 1 : channels
    let isWide = header.bitDepth == 16
    for pixel in 0..<(pixels.count / 4) {
      func sample(_ channel: Int) -> UInt8 {
        let index = pixel * channels + channel
        return isWide ? narrow(row, index) : row[index]
      }
      pixels[4 * pixel] = sample(0)
      pixels[4 * pixel + 1] = sample(colors == 1 ? 0 : 1)
      pixels[4 * pixel + 2] = sample(colors == 1 ? 0 : 2)
      let alpha: UInt8 = key != nil && isKey(pixel, in: row) ? 0 : 255
      pixels[4 * pixel + 3] = hasAlpha ? sample(colors) : alpha
    }
  }

  /// The 16-bit sample at `index`, rounded to 8 bits.
  private func narrow(_ row: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
    let value = Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
    return UInt8((value * 255 + 32_895) >> 16)
  }

  private func isKey(_ pixel: Int, in row: UnsafeBufferPointer<UInt8>) -> Bool {
    let channels = header.storage.channels
    return (0..<channels).allSatisfy { channel in
      let index = pixel * channels + channel
      let value =
        header.bitDepth == 16
        ? Int(row[2 * index]) << 8 | Int(row[2 * index + 1]) : Int(row[index])
      return value == key?[channel]
    }
  }
}
