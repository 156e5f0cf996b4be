/// Converts rows of RGBA, not premultiplied, to rows of a file.
struct Packing {
  let colors: Colors

  /// The pixel formats of a file.
  enum Colors: Hashable, Sendable {
    /// Three bytes per pixel, all opaque.
    case opaque
    /// Four bytes per pixel.
    case translucent
    /// At most one byte per pixel, with 1 to 256 colors as `0xRRGGBBAA`.
    case palette([UInt32])
  }

  let bitDepth: UInt8

  init(_ colors: Colors) {
    self.colors = colors
    guard case .palette(let palette) = colors else {
      bitDepth = 8
      return
    }
    precondition(1...256 ~= palette.count, "a palette must have 1 to 256 colors")
    bitDepth =
      switch palette.count {
      case ...2: 1
      case ...4: 2
      case ...16: 4
      default: 8
      }
  }

  /// The color type in the file's header.
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

  /// Bytes per pixel, at least one.
  var bytesPerPixel: Int { bytesPerRow(1) }

  /// The colors of the palette, three bytes each.
  var paletteBytes: [UInt8]? {
    guard case .palette(let palette) = colors else { return nil }
    return palette.flatMap { color in
      [24, 16, 8].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
  }

  /// The alpha values of the palette, up to the last color that is not opaque.
  var alphaBytes: [UInt8]? {
    guard case .palette(let palette) = colors else { return nil }
    let alphas = palette.map { UInt8(truncatingIfNeeded: $0) }
    guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return nil }
    return Array(alphas[...last])
  }

  /// Packs a row without a palette. Returns false if it contains a translucent pixel that the
  /// format cannot represent.
  func pack<Row: PixelRow>(_ row: Row, into line: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    switch colors {
    case .opaque: return packOpaque(row, into: line)
    case .translucent:
      let target = UnsafeMutableRawBufferPointer(line)
      for pixel in 0..<row.count {
        target.storeBytes(
          of: Row.color(row[pixel]).bigEndian, toByteOffset: 4 &* pixel, as: UInt32.self)
      }
      return true
    case .palette: preconditionFailure("rows with a palette must be packed as indexes")
    }
  }

  /// Packs two pixels at a time to six bytes. Each store writes two more bytes, which the next one
  /// overwrites.
  private func packOpaque<Row: PixelRow>(
    _ row: Row, into line: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let source = row.bytes.baseAddress, let start = line.baseAddress else { return true }
    let target = UnsafeMutableRawPointer(start)
    var alphas: UInt64 = 0xFF_0000_00FF
    let pairs = max(line.count - 2, 0) / 6
    for pair in 0..<pairs {
      let two = Row.colors(source.loadUnaligned(fromByteOffset: 8 &* pair, as: UInt64.self))
      if !Row.isOpaque { alphas &= two }
      let six = two & 0xFFFF_FF00_0000_0000 | (two & 0xFFFF_FF00) << 8
      target.storeBytes(of: six.bigEndian, toByteOffset: 6 &* pair, as: UInt64.self)
    }
    for pixel in 2 * pairs..<row.count {
      let color = Row.color(row[pixel])
      alphas &= UInt64(color) | 0xFF_0000_0000
      for byte in 0..<3 {
        line[3 * pixel + byte] = UInt8(truncatingIfNeeded: color >> UInt32(24 - 8 * byte))
      }
    }
    return alphas == 0xFF_0000_00FF
  }

  /// Packs a row of palette indexes, with the first pixel in the highest bits.
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
