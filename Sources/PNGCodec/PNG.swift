/// Functions that decode and encode Portable Network Graphics.
///
/// Pixels are four bytes: red, green, blue and alpha, not premultiplied, in rows from top to
/// bottom. Colors are not converted: the gamma and color profile of a file are ignored.
public enum PNG {
  /// A picture in memory.
  public struct Picture: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The resolution in pixels per meter, if the file states it.
    public var pixelsPerMeter: Int?
    /// RGBA, not premultiplied, with `4 * width` bytes per row.
    public var pixels: [UInt8]

    /// Creates a picture from its pixels.
    public init(width: Int, height: Int, pixelsPerMeter: Int? = nil, pixels: [UInt8]) {
      self.width = width
      self.height = height
      self.pixelsPerMeter = pixelsPerMeter
      self.pixels = pixels
    }
  }

  /// The maximum size of a picture to decode.
  public struct Limits: Hashable, Sendable {
    /// The maximum width in pixels.
    public var width: Int
    /// The maximum height in pixels.
    public var height: Int
    /// The maximum number of pixels.
    public var pixels: Int

    /// Creates limits. The defaults allow pictures of up to 268 million pixels.
    public init(width: Int = 1 << 20, height: Int = Int(Int32.max), pixels: Int = 1 << 28) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
