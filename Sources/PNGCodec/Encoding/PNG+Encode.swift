extension PNG {
  /// The bytes of a PNG whose rows `row` fills, each asked for once, from the top.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: How many rows there are.
  ///   - pixelsPerMetre: How dense the picture is meant to be shown.
  ///   - isOpaque: Whether all pixels are known to be opaque.
  ///   - row: Given the row's number and its `4 * width` bytes, fills in straight RGBA.
  /// - Throws: `PNGError` for an impossible size, or a pixel that is not opaque although all should
  ///   be; what `row` throws.
  public static func encode(
    width: Int, height: Int, pixelsPerMetre: Int?, isOpaque: Bool = false,
    row: (Int, UnsafeMutableBufferPointer<UInt8>) throws -> Void
  ) throws -> [UInt8] {
    let file = FileInMemory()
    let encoder = try Encoder(
      width: width, height: height, pixelsPerMetre: pixelsPerMetre, isOpaque: isOpaque,
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

  /// The bytes of a PNG of `picture`.
  ///
  /// - Throws: `PNGError` for a size that cannot be.
  public static func encode(_ picture: Picture) throws -> [UInt8] {
    try picture.pixels.withUnsafeBufferPointer { pixels in
      let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
      return try encode(
        width: picture.width, height: picture.height, pixelsPerMetre: picture.pixelsPerMetre,
        isOpaque: isOpaque
      ) { y, row in
        _ = row.update(fromContentsOf: pixels[(y * row.count)..<((y + 1) * row.count)])
      }
    }
  }
}
