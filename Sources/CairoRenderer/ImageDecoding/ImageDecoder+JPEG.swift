import CTurboJPEG
import Scene

extension ImageDecoder {
  static func jpeg(_ file: ImageFile) throws(ImageDecodingError) -> Bitmap {
    try jpeg(file, divisor: 1)
  }

  /// Checks a JPEG by decoding it at an eighth of its size. The whole file is parsed, but only one
  /// coefficient of 64 becomes a pixel.
  static func isJPEG(_ file: ImageFile) -> Bool {
    (try? jpeg(file, divisor: 8)) != nil
  }

  /// Decodes a JPEG: `tjDecompressHeader3`, `tjDecompress2`.
  private static func jpeg(
    _ file: ImageFile, divisor: Int32
  ) throws(ImageDecodingError) -> Bitmap {
    let bytes = file.bytes
    guard let decoder = tjInitDecompress() else {
      throw ImageDecodingError(reason: "there is not enough memory to decode a JPEG")
    }
    defer { tjDestroy(decoder) }
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let count = UInt(bytes.count)
    guard
      tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &colors) == 0
    else { throw error(of: decoder) }
    try requireSize(width, height, of: file)
    guard colors != TJCS_CMYK.rawValue, colors != TJCS_YCCK.rawValue else {
      throw ImageDecodingError(reason: "the image uses CMYK; convert it to RGB")
    }
    width = (width - 1) / divisor + 1
    height = (height - 1) / divisor + 1
    var pixels = [UInt8](repeating: 0, count: 4 * Int(width) * Int(height))
    let result = tjDecompress2(
      decoder, bytes, count, &pixels, width, 0, height, Int32(TJPF_RGBA.rawValue), flags)
    // After a warning there is a picture, although parts of it may be missing.
    guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
      throw error(of: decoder)
    }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// The decoder's error: `tjGetErrorStr2`.
  private static func error(of decoder: tjhandle) -> ImageDecodingError {
    let message = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "the file is damaged"
    return ImageDecodingError(reason: message)
  }
}
