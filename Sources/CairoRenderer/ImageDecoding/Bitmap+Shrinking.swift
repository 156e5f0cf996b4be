extension Bitmap {
  /// Shrinks the bitmap by a whole factor, to no less than the given size. Each new pixel is the
  /// mean of a square of old pixels, weighted by alpha.
  ///
  /// The remaining factor is less than two, which every drawing filter handles well.
  ///
  /// - Parameters:
  ///   - minimumWidth: The minimum width in pixels.
  ///   - minimumHeight: The minimum height in pixels.
  /// - Complexity: O(*n*) for *n* pixels.
  public func shrunk(toAtLeast minimumWidth: Int, by minimumHeight: Int) -> Bitmap {
    let factor = min(width / max(minimumWidth, 1), height / max(minimumHeight, 1))
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

/// The weighted sums of a square of pixels.
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
