extension PNG {
  /// The picture in the bytes of a PNG of any colour type, bit depth and interlacing.
  ///
  /// Samples of 16 bits become the nearest of 8; nothing is premultiplied.
  ///
  /// - Complexity: O(pixels); takes the memory of the picture and, but for interlaced ones and those
  ///   of 16 bits, no more.
  /// - Throws: `PNGError` for bytes that are no PNG, damaged, cut off, or larger than `limits`.
  public static func decode(_ bytes: [UInt8], limits: Limits = Limits()) throws -> Picture {
    try bytes.withUnsafeBufferPointer { source in
      let reader = try Reader(source, limits: limits)
      return Picture(
        width: reader.header.width, height: reader.header.height,
        pixelsPerMetre: reader.pixelsPerMetre,
        pixels: try reader.pixelsAtOnce() ?? reader.pixelsRowByRow())
    }
  }
}
