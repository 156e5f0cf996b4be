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

  /// Whether a pixel looks antialiased: it is lighter than some neighbors and darker than others,
  /// few are equally light, and the lightest or the darkest neighbor is in a flat area in both
  /// pictures.
  ///
  /// Translucent pixels are composited over a gray, from 0 (black) to 255 (white).
  ///
  /// Neighbors are scanned column by column, and among equals the first counts. Beyond the edge of
  /// the picture there is one more neighbor of equal lightness.
  func isAntialiased(
    _ x: Int, _ y: Int, against other: PixelMemory, over ground: Double
  ) -> Bool {
    guard !hasManyEquals(x, y) else { return false }
    let columns = max(x - 1, 0)...min(x + 1, width - 1)
    let rows = max(y - 1, 0)...min(y + 1, height - 1)
    let pixel = row(y)[x]
    let luma = RGBOverGround(pixel, ground).luma
    var equals = isOnEdge(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var lightest = (delta: 0.0, x: 0, y: 0)
    // Neighbors are often equal, so their luma is computed once.
    var last = (pixel: pixel, delta: 0.0)
    var column = columns.lowerBound
    while column <= columns.upperBound {
      var line = rows.lowerBound
      while line <= rows.upperBound {
        if column != x || line != y {
          let other = row(line)[column]
          if other != last.pixel { last = (other, luma - RGBOverGround(other, ground).luma) }
          if last.delta == 0 {
            equals += 1
            if equals > 2 { return false }
          } else if last.delta < darkest.delta {
            darkest = (last.delta, column, line)
          } else if last.delta > lightest.delta {
            lightest = (last.delta, column, line)
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

  /// Whether more than two neighbors are identical, and therefore equally light. This fast check
  /// applies to most pixels that are not antialiased.
  @inline(__always)
  private func hasManyEquals(_ x: Int, _ y: Int) -> Bool {
    guard !isOnEdge(x, y) else { return false }
    let (above, line, below) = (row(y &- 1) + x, row(y) + x, row(y &+ 1) + x)
    let pixel = line[0]
    func one(_ other: UInt32) -> Int { other == pixel ? 1 : 0 }
    let equals =
      one(above[-1]) &+ one(above[0]) &+ one(above[1]) &+ one(line[-1]) &+ one(line[1])
      &+ one(below[-1]) &+ one(below[0]) &+ one(below[1])
    return equals > 2
  }

  /// Whether at least three neighbors are identical. Beyond the edge of the picture there is one
  /// more.
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
