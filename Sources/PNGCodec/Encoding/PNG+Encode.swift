extension PNG {
  /// Encodes a PNG whose rows `row` provides, once each, from top to bottom.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The number of rows.
  ///   - pixelsPerMeter: The resolution in pixels per meter; `nil` omits it.
  ///   - isOpaque: Whether all pixels are known to be opaque.
  ///   - row: Fills the row of a given index, a buffer of `4 * width` bytes, with RGBA that is not
  ///     premultiplied.
  /// - Returns: The bytes of the file.
  /// - Throws: `PNGError` for an invalid size, or a translucent pixel despite `isOpaque`; or an
  ///   error of `row`.
  /// - Complexity: O(*n*) for *n* pixels.
  public static func encode(
    width: Int, height: Int, pixelsPerMeter: Int?, isOpaque: Bool = false,
    row: (Int, UnsafeMutableBufferPointer<UInt8>) throws -> Void
  ) throws -> [UInt8] {
    let file = FileInMemory()
    let encoder = try Encoder(
      width: width, height: height, pixelsPerMeter: pixelsPerMeter, isOpaque: isOpaque,
      sink: file.append)
    var pixels = [UInt8](repeating: 0, count: 4 * width)
    for y in 0..<height {
      try pixels.withUnsafeMutableBufferPointer { buffer in
        try row(y, buffer)
        try encoder.write(row: UnsafeBufferPointer(buffer))
      }
    }
    try encoder.finish()
    return file.bytes
  }

  /// Encodes a picture as a PNG.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: `PNGError` for an invalid size.
  /// - Complexity: O(*n*) for *n* pixels.
  public static func encode(_ picture: Picture) throws -> [UInt8] {
    try picture.pixels.withUnsafeBufferPointer { pixels in
      let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
      return try encode(
        width: picture.width, height: picture.height, pixelsPerMeter: picture.pixelsPerMeter,
        isOpaque: isOpaque
      ) { y, row in
        _ = row.update(fromContentsOf: pixels[(y * row.count)..<((y + 1) * row.count)])
      }
    }
  }
}
