/// The pixels of a decoded image, upright.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public private(set) var width: Int
  /// The height in pixels.
  public private(set) var height: Int
  /// Red, green, blue and alpha of each pixel, one byte each, not premultiplied, in rows from top
  /// to bottom.
  public private(set) var pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == 4 * width * height, "a pixel must have four bytes")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}
