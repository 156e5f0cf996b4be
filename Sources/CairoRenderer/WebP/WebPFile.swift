/// Draws a picture and encodes it as a lossless WebP. All pixels are in memory, as libwebp requires.
struct WebPFile {
  let source: PictureSource
  /// Called repeatedly with the finished fraction, from 0 to 1. Encoding counts as the second half.
  var progress: (Double) -> Void = { _ in }

  /// Passes the file to `sink`.
  ///
  /// - Parameter text: The text shaper of the calling thread.
  func write(text: TextShaper, to sink: CairoRenderer.Sink) throws {
    let encoder = try WebPEncoder(width: source.width, height: source.height)
    try PixelRows(source, text: text).forEachBand(in: 0..<source.height) { band in
      var y = band.rows.lowerBound
      try band.forEachRow { row in
        encoder.set(row: row, at: y)
        y += 1
      }
      progress(Double(y) / Double(2 * source.height))
    }
    try encoder.write(to: sink)
    progress(1)
  }
}
