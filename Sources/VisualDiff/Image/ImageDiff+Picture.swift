public import PNGCodec

extension ImageDiff {
  /// Returns a picture of the differences: red for differing pixels, yellow for antialiased ones,
  /// and the first picture in pale gray for everything else.
  ///
  /// - Parameter one: The first of the two pictures.
  /// - Complexity: O(pixels).
  public func picture(over one: PNG.Picture) -> PNG.Picture {
    let base = one.padded(width: width, height: height)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    pixels.withUnsafeMutableBytes { pixels in
      base.withUnsafeBytes { base in
        let (target, source) = (
          pixels.assumingMemoryBound(to: UInt32.self), base.assumingMemoryBound(to: UInt32.self)
        )
        var (last, gray) = (UInt32.max.littleEndian, Self.gray(.max))
        var index = 0
        while index < width * height {
          let pixel = source[index]
          if pixel != last { (last, gray) = (pixel, Self.gray(pixel)) }
          target[index] = gray
          index += 1
        }
        mark(target)
      }
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  private func mark(_ target: UnsafeMutableBufferPointer<UInt32>) {
    let red = UInt32(0xFF00_00FF).littleEndian
    let yellow = UInt32(0xFF00_FFFF).littleEndian
    for y in rows {
      for index in (y * width)..<((y + 1) * width) {
        switch marks[index] {
        case Mark.different: target[index] = red
        case Mark.antialiased: target[index] = yellow
        default: break
        }
      }
    }
  }

  /// A tenth of the luma over white, opaque.
  private static func gray(_ pixel: UInt32) -> UInt32 {
    let value = 255 + (RGBOverGround(pixel, 255).luma - 255) * 0.1
    let byte = UInt32(min(max(value.rounded(), 0), 255))
    return (0xFF00_0000 | byte << 16 | byte << 8 | byte).littleEndian
  }
}
