import CWebP

/// The pixels of a picture to encode as a lossless WebP. Owns its `WebPPicture`.
///
/// The format has no resolution. Only an EXIF block could state one, which viewers ignore.
package final class WebPEncoder {
  private var picture = WebPPicture()

  /// The largest width and height in pixels.
  package static let maxSide = Int(WEBP_MAX_DIMENSION)

  /// The compression effort, from 0 to 9. On 20 pictures of the gallery, 6 takes 1.7 s for 756 KB,
  /// 7 takes 1.8 s for 728 KB, 8 takes 2.6 s for 703 KB and 9 takes 18.4 s for 684 KB. Their PNGs
  /// have 1,684 KB.
  private static let effort: Int32 = 7

  /// Creates a transparent picture: `WebPPictureAlloc`.
  ///
  /// - Throws: ``RendererError/encoding(reason:)`` without enough memory.
  package init(width: Int, height: Int) throws {
    let isInitialized = WebPPictureInit(&picture) != 0
    (picture.use_argb, picture.width, picture.height) = (1, Int32(width), Int32(height))
    guard isInitialized, WebPPictureAlloc(&picture) != 0 else { throw error }
  }

  deinit { WebPPictureFree(&picture) }

  /// Sets the pixels of a row.
  ///
  /// - Parameter row: Red, green, blue and alpha of each pixel, one byte each, not premultiplied.
  package func set(row: UnsafeBufferPointer<UInt8>, at y: Int) {
    let width = Int(picture.width)
    let pixels = UnsafeMutableBufferPointer(
      start: picture.argb + y * Int(picture.argb_stride), count: width)
    for x in 0..<width {
      let (red, green, blue) = (row[4 * x], row[4 * x + 1], row[4 * x + 2])
      pixels[x] =
        UInt32(row[4 * x + 3]) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  /// Encodes the picture, and passes the bytes of the file to `sink`: `WebPEncode`.
  ///
  /// The bytes depend only on the pixels and on the version of libwebp.
  ///
  /// - Throws: ``RendererError/encoding(reason:)``, or an error of `sink`.
  package func write(to sink: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    var (config, file) = (WebPConfig(), WebPMemoryWriter())
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, Self.effort) != 0
    else { throw error }
    // Keeps the colors of transparent pixels.
    config.exact = 1
    WebPMemoryWriterInit(&file)
    defer { WebPMemoryWriterClear(&file) }
    let isEncoded = withUnsafeMutablePointer(to: &file) { file in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(file)
      defer { picture.custom_ptr = nil }
      return WebPEncode(&config, &picture) != 0
    }
    guard isEncoded else { throw error }
    try sink(UnsafeBufferPointer(start: file.mem, count: file.size))
  }

  private var error: RendererError {
    let isOutOfMemory =
      picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY
      || picture.error_code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY
    return .encoding(
      reason: isOutOfMemory
        ? "not enough memory" : "libwebp failed with error \(picture.error_code.rawValue)")
  }
}
