import PNGCodec
public import Scene

/// Users' pictures as pixels.
///
/// The one place where JPEG and WebP are read: by libjpeg-turbo and libwebp. PNG is read by PNGCodec.
/// The same bytes give the same pixels.
public enum ImageDecoder {
  /// The pixels of a picture, turned upright.
  ///
  /// - Throws: ``ImageDecodingError``.
  public static func decode(_ file: ImageFile) throws(ImageDecodingError) -> Bitmap {
    let stored =
      switch file.format {
      case .png: try png(file.bytes)
      case .jpeg: try jpeg(file.bytes)
      case .webp: try webp(file.bytes)
      }
    return stored.turned(file.orientation)
  }

  /// Refuses a picture that ``decode(_:)`` refuses, in less time where its format allows that.
  public static func check(_ file: ImageFile) throws(ImageDecodingError) {
    if file.format == .jpeg, isJPEG(file.bytes) { return }
    _ = try decode(file)
  }

  private static func png(_ bytes: [UInt8]) throws(ImageDecodingError) -> Bitmap {
    do {
      let limits = PNG.Limits(pixels: ImageFile.maximumPixels)
      let picture = try PNG.decode(bytes, limits: limits)
      return Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
    } catch {
      throw ImageDecodingError(reason: "\(error)")
    }
  }
}

/// Why a file that begins as a picture does is none.
public struct ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In words, without a capital.
  public var reason: String

  public var description: String { reason }
}
