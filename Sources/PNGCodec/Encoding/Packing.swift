/// How rows of straight RGBA become rows of a file.
struct Packing {
  let colors: PNG.Colors
  let bitDepth: UInt8
  private let table: ColorTable

  init(_ colors: PNG.Colors) throws(PNGError) {
    self.colors = colors
    guard case .palette(let palette) = colors else {
      bitDepth = 8
      table = ColorTable()
      return
    }
    guard 1...256 ~= palette.count else { throw .impossiblePalette(count: palette.count) }
    table = ColorTable(palette)
    bitDepth =
      switch palette.count {
      case ...2: 1
      case ...4: 2
      case ...16: 4
      default: 8
      }
  }

  /// The number of the storage in a file's header.
  var colorType: UInt8 {
    switch colors {
    case .opaque: 2
    case .translucent: 6
    case .palette: 3
    }
  }

  func bytesPerRow(_ width: Int) -> Int {
    switch colors {
    case .opaque: 3 * width
    case .translucent: 4 * width
    case .palette: (width * Int(bitDepth) + 7) / 8
    }
  }

  /// At least one: how far back the pixel to the left is.
  var bytesPerPixel: Int { bytesPerRow(1) }

  /// The colours of the palette, three bytes each.
  var paletteBytes: [UInt8]? {
    guard case .palette(let palette) = colors else { return nil }
    return palette.flatMap { color in
      [24, 16, 8].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
  }

  /// The alphas of the palette up to the last colour that is not opaque.
  var alphaBytes: [UInt8]? {
    guard case .palette(let palette) = colors else { return nil }
    let alphas = palette.map { UInt8(truncatingIfNeeded: $0) }
    guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return nil }
    return Array(alphas[...last])
  }

  /// Packs one row of RGBA; `false` if it has a colour that cannot be stored.
  func pack(
    _ row: UnsafeBufferPointer<UInt8>, into line: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    switch colors {
    case .opaque: return packOpaque(row, into: line)
    case .translucent:
      _ = line.update(fromContentsOf: row)
      return true
    case .palette:
      var indexes = [UInt8](repeating: 0, count: row.count / 4)
      for pixel in indexes.indices {
        guard let index = table.index(of: color(at: pixel, in: row)) else { return false }
        indexes[pixel] = index
      }
      indexes.withUnsafeBufferPointer { pack(indexes: $0, into: line) }
      return true
    }
  }

  /// Four pixels at a time become three words.
  private func packOpaque(
    _ row: UnsafeBufferPointer<UInt8>, into line: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    let (source, target) = (UnsafeRawBufferPointer(row), UnsafeMutableRawBufferPointer(line))
    let pixels = row.count / 4
    var alphas: UInt32 = ~0
    func pixel(_ index: Int) -> UInt32 {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self).littleEndian
      alphas &= pixel
      return pixel & 0xFF_FFFF
    }
    var index = 0
    while index &+ 4 <= pixels {
      let (one, two, three, four) = (
        pixel(index), pixel(index &+ 1), pixel(index &+ 2), pixel(index &+ 3)
      )
      let words = (one | two << 24, two >> 8 | three << 16, three >> 16 | four << 8)
      let offset = 3 &* index
      target.storeBytes(of: words.0.littleEndian, toByteOffset: offset, as: UInt32.self)
      target.storeBytes(of: words.1.littleEndian, toByteOffset: offset &+ 4, as: UInt32.self)
      target.storeBytes(of: words.2.littleEndian, toByteOffset: offset &+ 8, as: UInt32.self)
      index &+= 4
    }
    while index < pixels {
      let color = pixel(index)
      for byte in 0..<3 {
        line[3 * index + byte] = UInt8(truncatingIfNeeded: color >> UInt32(8 * byte))
      }
      index += 1
    }
    return alphas >> 24 == 255
  }

  /// Packs one row of palette indexes, the first pixel in the highest bits.
  func pack(
    indexes: UnsafeBufferPointer<UInt8>, into line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let bits = Int(bitDepth)
    guard bits < 8 else {
      _ = line.update(fromContentsOf: indexes)
      return
    }
    line.update(repeating: 0)
    for (pixel, index) in indexes.enumerated() {
      let bit = pixel * bits
      line[bit / 8] |= index << UInt8(8 - bits - bit % 8)
    }
  }
}

/// The colour of a pixel in a row of RGBA: `0xRRGGBBAA`.
func color(at pixel: Int, in row: UnsafeBufferPointer<UInt8>) -> UInt32 {
  let bytes = UnsafeRawBufferPointer(row)
  return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4 * pixel, as: UInt32.self))
}
