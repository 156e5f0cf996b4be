/// Portable Network Graphics: bytes of a file to straight RGBA, and back.
///
/// Pixels are four bytes, red, green, blue and alpha, not premultiplied, rows from the top. Nothing
/// here changes a colour: gamma and profiles of a file are not applied.
public enum PNG {
  /// A picture in memory.
  public struct Picture: Hashable, Sendable {
    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int
    /// How dense the picture is meant to be shown, if the file says.
    public var pixelsPerMetre: Int?
    /// Straight RGBA, `4 * width` bytes a row.
    public var pixels: [UInt8]

    public init(width: Int, height: Int, pixelsPerMetre: Int? = nil, pixels: [UInt8]) {
      self.width = width
      self.height = height
      self.pixelsPerMetre = pixelsPerMetre
      self.pixels = pixels
    }
  }

  /// How large a picture may be that is read.
  public struct Limits: Hashable, Sendable {
    /// Pixels of one row.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Pixels in all, of a picture that must be held in memory.
    public var pixels: Int

    public init(width: Int = 1 << 20, height: Int = Int(Int32.max), pixels: Int = 1 << 28) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
