import PNGCodec
public import Scene

/// Decodes PNG, JPEG, WebP and SVG images to pixels.
///
/// JPEG uses libjpeg-turbo, WebP uses libwebp, SVG uses librsvg, and PNG uses PNGCodec. The same bytes give the same
/// pixels.
public enum ImageDecoder {
  /// Decodes an image, and rotates it upright.
  ///
  /// - Throws: ``ImageDecodingError``.
  /// - Complexity: O(*n*) for *n* pixels.
  public static func decode(_ file: ImageFile) throws(ImageDecodingError) -> Bitmap {
    let stored =
      switch file.format {
      case .png: try png(file.bytes)
      case .jpeg: try jpeg(file)
      case .webp: try webp(file)
      case .svg: try SVGImage.bitmap(file)
      }
    return stored.turned(file.orientation)
  }

  /// Throws if ``decode(_:)`` would throw, in less time if the format allows it.
  ///
  /// - Throws: ``ImageDecodingError``.
  /// - Complexity: O(*n*) for *n* pixels.
  public static func check(_ file: ImageFile) throws(ImageDecodingError) {
    if file.format == .jpeg, isJPEG(file) { return }
    if file.format == .svg {
      _ = try SVGImage.surface(file)
    } else {
      _ = try decode(file)
    }
  }

  /// Checks that a decoder has found the size that ``ImageFile`` has read from the header. They may
  /// understand damage in different ways, and work is counted by the size in the header.
  ///
  /// - Throws: ``ImageDecodingError`` if the sizes differ.
  static func requireSize(
    _ width: Int32, _ height: Int32, of file: ImageFile
  ) throws(ImageDecodingError) {
    let stated =
      file.orientation.swapsSides ? (file.height, file.width) : (file.width, file.height)
    guard stated == (Int(width), Int(height)) else {
      throw ImageDecodingError(reason: "the file is damaged: its size is ambiguous")
    }
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

/// The error for an image file that cannot be decoded.
public struct ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, starting with a lower-case letter.
  public var reason: String

  /// The reason.
  public var description: String { reason }
}
