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

  private func packOpaque(
    _ row: UnsafeBufferPointer<UInt8>, into line: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    var alphas: UInt8 = 255
    var from = 0
    var to = 0
    while from < row.count {
      line[to] = row[from]
      line[to + 1] = row[from + 1]
      line[to + 2] = row[from + 2]
      alphas &= row[from + 3]
      from += 4
      to += 3
    }
    return alphas == 255
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
