// Filters for rows with four bytes per pixel. A pixel is a SIMD vector.

private typealias Pixel = SIMD4<Int16>
/// A pixel of one row and a pixel of the row below.
private typealias Pair = SIMD8<Int16>

/// Reverses filter 1, 3 or 4 of a row in place.
func unfilterPixels(
  _ filter: UInt8, _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int
) {
  switch filter {
  case 1: addLeft(row, count)
  case 3: addMean(row, above, count)
  default: addPaeth(row, above, count)
  }
}

private func addLeft(_ row: UnsafeMutableRawPointer, _ count: Int) {
  var left = SIMD4<UInt8>.zero
  for index in 0..<count {
    left &+= row.loadUnaligned(fromByteOffset: 4 &* index, as: SIMD4<UInt8>.self)
    row.storeBytes(of: left, toByteOffset: 4 &* index, as: SIMD4<UInt8>.self)
  }
}

private func addMean(_ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int) {
  var left = Pixel.zero
  for index in 0..<count {
    left = (load(row, index) &+ (left &+ load(above, index)) &>> 1) & 0xFF
    store(left, row, index)
  }
}

private func addPaeth(_ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int) {
  var (left, aboveLeft) = (Pixel.zero, Pixel.zero)
  for index in 0..<count {
    let up = load(above, index)
    left = (load(row, index) &+ paeth(left, up, aboveLeft)) & 0xFF
    aboveLeft = up
    store(left, row, index)
  }
}

/// Reverses filter 4 of two consecutive rows in place.
///
/// Each pixel depends on the previous one, so a row takes as long as its steps in sequence. The row
/// below depends only on pixels of the upper row that are further left. So it is processed one
/// pixel behind, in the other half of the same vectors.
func unfilterPaethPair(
  _ row: UnsafeMutableRawPointer, _ below: UnsafeMutableRawPointer, above: UnsafeRawPointer,
  count: Int
) {
  guard count > 0 else { return }
  var aboveLeft = Pair(lowHalf: load(above, 0), highHalf: .zero)
  var left = Pair(lowHalf: (load(row, 0) &+ load(above, 0)) & 0xFF, highHalf: .zero)
  store(left.lowHalf, row, 0)
  for index in 1..<count {
    let up = Pair(lowHalf: load(above, index), highHalf: left.lowHalf)
    let stored = Pair(lowHalf: load(row, index), highHalf: load(below, index &- 1))
    left = (stored &+ paeth(left, up, aboveLeft)) & 0xFF
    aboveLeft = up
    store(left.lowHalf, row, index)
    store(left.highHalf, below, index &- 1)
  }
  let last = load(below, count &- 1)
  let guess = paeth(left.highHalf, left.lowHalf, aboveLeft.highHalf)
  store((last &+ guess) & 0xFF, below, count &- 1)
}

@inline(__always)
private func load(_ row: UnsafeRawPointer, _ index: Int) -> Pixel {
  Pixel(
    truncatingIfNeeded: row.loadUnaligned(fromByteOffset: 4 &* index, as: SIMD4<UInt8>.self))
}

@inline(__always)
private func store(_ pixel: Pixel, _ row: UnsafeMutableRawPointer, _ index: Int) {
  row.storeBytes(
    of: SIMD4<UInt8>(truncatingIfNeeded: pixel), toByteOffset: 4 &* index, as: SIMD4<UInt8>.self)
}

/// The Paeth predictor: the neighbor nearest to left + above - aboveLeft.
@inline(__always)
private func paeth(_ left: Pixel, _ above: Pixel, _ aboveLeft: Pixel) -> Pixel {
  let wide = paeth(
    Pair(lowHalf: left, highHalf: .zero), Pair(lowHalf: above, highHalf: .zero),
    Pair(lowHalf: aboveLeft, highHalf: .zero))
  return wide.lowHalf
}

/// The Paeth predictor of two pixels. It selects with sign masks, because the compiler splits
/// vector comparisons into scalar ones, which take fifty times as long.
@inline(__always)
private func paeth(_ left: Pair, _ above: Pair, _ aboveLeft: Pair) -> Pair {
  let (fromLeft, fromAbove) = (above &- aboveLeft, left &- aboveLeft)
  let toLeft = magnitude(fromLeft)
  let toAbove = magnitude(fromAbove)
  let toAboveLeft = magnitude(fromLeft &+ fromAbove)
  let isNotAbove = sign(toAboveLeft &- toAbove)
  let isNotLeft = sign((toAbove &- toLeft) | (toAboveLeft &- toLeft))
  let second = above ^ ((aboveLeft ^ above) & isNotAbove)
  return left ^ ((left ^ second) & isNotLeft)
}

@inline(__always)
private func magnitude(_ vector: Pair) -> Pair { (vector ^ sign(vector)) &- sign(vector) }

/// All bits set in negative elements, and none in others.
@inline(__always)
private func sign(_ vector: Pair) -> Pair { vector &>> Pair(repeating: 15) }
