/// The pixels of a picture in memory that someone else keeps.
struct PixelMemory {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int

  /// - Parameter bytes: Straight RGBA, which must outlive this value; not empty.
  init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) {
    pixels =
      bytes.assumingMemoryBound(to: UInt32.self).baseAddress
      ?? UnsafePointer(bitPattern: MemoryLayout<UInt32>.alignment).unsafelyUnwrapped
    self.width = width
    self.height = height
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * width }

  /// Whether a pixel looks as if it lay on the edge of a shape: it is lighter than some neighbours
  /// and darker than others, few are as light as it is, and the lightest or the darkest of them lies
  /// in a flat area in both pictures.
  ///
  /// Neighbours are scanned column by column; of equals the first counts. Beyond an edge of the
  /// picture lies one more that is as light.
  func isAntialiased(_ x: Int, _ y: Int, against other: PixelMemory) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, width - 1)
    let rows = max(y - 1, 0)...min(y + 1, height - 1)
    let luma = RGBOverWhite(row(y)[x]).luma
    var equals = isOnEdge(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var lightest = (delta: 0.0, x: 0, y: 0)
    var column = columns.lowerBound
    while column <= columns.upperBound {
      var line = rows.lowerBound
      while line <= rows.upperBound {
        if column != x || line != y {
          let delta = luma - RGBOverWhite(row(line)[column]).luma
          if delta == 0 {
            equals += 1
            if equals > 2 { return false }
          } else if delta < darkest.delta {
            darkest = (delta, column, line)
          } else if delta > lightest.delta {
            lightest = (delta, column, line)
          }
        }
        line += 1
      }
      column += 1
    }
    guard darkest.delta != 0, lightest.delta != 0 else { return false }
    return isFlat(darkest.x, darkest.y) && other.isFlat(darkest.x, darkest.y)
      || isFlat(lightest.x, lightest.y) && other.isFlat(lightest.x, lightest.y)
  }

  /// Whether at least three neighbours are exactly alike; beyond an edge of the picture lies one.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    let pixel = row(y)[x]
    var equals = isOnEdge(x, y) ? 1 : 0
    var line = max(y - 1, 0)
    while line <= min(y + 1, height - 1) {
      let pixels = row(line)
      var column = max(x - 1, 0)
      while column <= min(x + 1, width - 1) {
        if pixels[column] == pixel, column != x || line != y {
          equals += 1
          if equals > 2 { return true }
        }
        column += 1
      }
      line += 1
    }
    return false
  }

  private func isOnEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
