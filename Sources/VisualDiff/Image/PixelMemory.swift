/// The pixels of a picture, or of some of its rows, in borrowed memory.
struct PixelMemory {
  private let pixels: UnsafePointer<UInt32>
  private let firstRow: Int
  private let width: Int
  private let height: Int

  /// - Parameters:
  ///   - bytes: Straight RGBA, which must outlive this value. If it is empty, the initializer
  ///     returns `nil`.
  ///   - firstRow: The row of the picture at the start of the memory.
  init?(_ bytes: UnsafeRawBufferPointer, firstRow: Int = 0, width: Int, height: Int) {
    guard let start = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return nil }
    pixels = start
    self.firstRow = firstRow
    self.width = width
    self.height = height
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y - firstRow) * width }

  /// Returns the bounds of the channels of a pixel and its neighbors, or `nil` if all are equal.
  @inline(__always)
  func bounds(_ x: Int, _ y: Int) -> PixelChannels.Bounds? {
    let pixel = row(y)[x]
    let first = PixelChannels(pixel)
    var (low, high, last) = (first, first, pixel)
    var line = max(y &- 1, 0)
    while line <= min(y &+ 1, height &- 1) {
      let pixels = row(line)
      var column = max(x &- 1, 0)
      while column <= min(x &+ 1, width &- 1) {
        // Neighbors are often equal.
        if pixels[column] != last, pixels[column] != pixel {
          last = pixels[column]
          PixelChannels(last).extend(&low, &high)
        }
        column &+= 1
      }
      line &+= 1
    }
    return last == pixel ? nil : PixelChannels.Bounds(low: low, high: high)
  }
}
