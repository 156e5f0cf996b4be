import CWebP
import Scene

extension ImageDecoder {
  /// Decodes a WebP image that is not an animation: `WebPGetInfo`, `WebPDecodeRGBAInto`.
  static func webp(_ file: ImageFile) throws(ImageDecodingError) -> Bitmap {
    let bytes = file.bytes
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw ImageDecodingError(reason: "the file is damaged")
    }
    try requireSize(width, height, of: file)
    var pixels = [UInt8](repeating: 0, count: 4 * Int(width) * Int(height))
    let size = pixels.count
    guard WebPDecodeRGBAInto(bytes, bytes.count, &pixels, size, 4 * width) != nil else {
      throw ImageDecodingError(reason: "the file is damaged or an animation")
    }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }
}
