extension PNG {
  /// Decodes a PNG of any color type, bit depth and interlacing.
  ///
  /// 16-bit samples are rounded to 8 bits. The result is not premultiplied.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: The maximum size of the picture.
  /// - Throws: `PNGError` if the bytes are not a PNG, or are damaged, truncated, or larger than
  ///   `limits`.
  /// - Complexity: O(*n*) for *n* pixels. Takes the memory of the picture, and additional memory
  ///   only for interlaced files and files with 16-bit samples.
  public static func decode(_ bytes: [UInt8], limits: Limits = Limits()) throws -> Picture {
    try bytes.withUnsafeBufferPointer { source in
      let reader = try Reader(source, limits: limits)
      return Picture(
        width: reader.header.width, height: reader.header.height,
        pixelsPerMeter: reader.pixelsPerMeter,
        pixels: try reader.pixelsAtOnce() ?? reader.pixelsRowByRow())
    }
  }
}
