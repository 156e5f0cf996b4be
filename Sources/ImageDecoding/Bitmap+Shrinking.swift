extension Bitmap {
  /// The picture made smaller by a whole factor, as long as it keeps at least so many pixels a side:
  /// each new pixel is the mean of a square of old ones, weighted by how opaque they are.
  ///
  /// What is left to shrink is less than half, which every filter does well.
  public func shrunk(toAtLeast leastWidth: Int, by leastHeight: Int) -> Bitmap {
    let factor = min(width / max(leastWidth, 1), height / max(leastHeight, 1))
    guard factor > 1 else { return self }
    let (newWidth, newHeight) = (width / factor, height / factor)
    let shrunk = [UInt8](unsafeUninitializedCapacity: 4 * newWidth * newHeight) { result, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let square = Square(pixels, x * factor, y * factor, side: factor, rowLength: width)
            square.store(in: result, at: 4 * (y * newWidth + x))
          }
        }
      }
      count = 4 * newWidth * newHeight
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: shrunk)
  }
}

/// The sums of a square of pixels.
private struct Square {
  private var (red, green, blue, alpha) = (0, 0, 0, 0)
  private let count: Int

  init(
    _ pixels: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int, side: Int, rowLength: Int
  ) {
    count = side * side
    for row in y..<(y + side) {
      var index = 4 * (row * rowLength + x)
      for _ in 0..<side {
        let weight = Int(pixels[index + 3])
        red += Int(pixels[index]) * weight
        green += Int(pixels[index + 1]) * weight
        blue += Int(pixels[index + 2]) * weight
        alpha += weight
        index += 4
      }
    }
  }

  func store(in result: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
    let weight = max(alpha, 1)
    result[index] = UInt8((red + weight / 2) / weight)
    result[index + 1] = UInt8((green + weight / 2) / weight)
    result[index + 2] = UInt8((blue + weight / 2) / weight)
    result[index + 3] = UInt8((alpha + count / 2) / count)
  }
}
