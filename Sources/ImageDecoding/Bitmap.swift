/// The pixels of a decoded picture, upright.
public struct Bitmap: Hashable, Sendable {
  /// Pixels.
  public private(set) var width: Int
  /// Pixels.
  public private(set) var height: Int
  /// Red, green, blue and alpha of each pixel, a byte every one, not multiplied; rows from the top.
  public private(set) var pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == 4 * width * height, "a pixel has four bytes")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}
