// Filters of rows of four bytes a pixel: a pixel is a vector, and its four sums are made at once.

private typealias Pixel = SIMD4<Int16>
/// A pixel of one row, and one of the row below.
private typealias Pair = SIMD8<Int16>

/// Undoes the filter 1, 3 or 4 of one row in place.
func unfilterPixels(
  _ filter: UInt8, _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int
) {
  switch filter {
  case 1: addLeft(row, count)
  case 3: addMean(row, above, count)
  default: addNearest(row, above, count)
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

private func addNearest(_ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int) {
  var (left, aboveLeft) = (Pixel.zero, Pixel.zero)
  for index in 0..<count {
    let up = load(above, index)
    left = (load(row, index) &+ nearest(left, up, aboveLeft)) & 0xFF
    aboveLeft = up
    store(left, row, index)
  }
}

/// Undoes the filter 4 of two rows, one above the other, in place.
///
/// A pixel must wait for the one before it, so a row takes as long as its steps take one after the
/// other. The row below needs no more of its upper neighbour than what lies to the left: it follows a
/// pixel behind, in the other half of the same vectors.
func unfilterNearestPair(
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
    left = (stored &+ nearest(left, up, aboveLeft)) & 0xFF
    aboveLeft = up
    store(left.lowHalf, row, index)
    store(left.highHalf, below, index &- 1)
  }
  let last = load(below, count &- 1)
  let guess = nearest(left.highHalf, left.lowHalf, aboveLeft.highHalf)
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

/// Paeth's predictor: the neighbour nearest to left + above - aboveLeft.
@inline(__always)
private func nearest(_ left: Pixel, _ above: Pixel, _ aboveLeft: Pixel) -> Pixel {
  let wide = nearest(
    Pair(lowHalf: left, highHalf: .zero), Pair(lowHalf: above, highHalf: .zero),
    Pair(lowHalf: aboveLeft, highHalf: .zero))
  return wide.lowHalf
}

/// The same for two pixels. Choices are made by masks of signs: those of comparisons are taken apart
/// into their elements by the compiler, which takes fifty times as long.
@inline(__always)
private func nearest(_ left: Pair, _ above: Pair, _ aboveLeft: Pair) -> Pair {
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

/// All bits set where an element is negative, none elsewhere.
@inline(__always)
private func sign(_ vector: Pair) -> Pair { vector &>> Pair(repeating: 15) }
