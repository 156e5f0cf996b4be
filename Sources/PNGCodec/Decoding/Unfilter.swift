/// Reverses the filter of a row in place. `above` is the unfiltered row before it.
func unfilter(
  _ filter: UInt8, _ row: UnsafeMutableBufferPointer<UInt8>,
  above: UnsafeBufferPointer<UInt8>, bytesPerPixel back: Int
) throws(PNGError) {
  guard filter <= 4 else { throw .badPixels("unknown filter \(filter)") }
  guard filter > 0, let bytes = row.baseAddress, let up = above.baseAddress else { return }
  if back == 4, filter != 2, hasFastVectors {
    let (bytes, up) = (UnsafeMutableRawPointer(bytes), UnsafeRawPointer(up))
    unfilterPixels(filter, bytes, up, row.count / 4)
  } else {
    unfilterBytes(filter, bytes, up, row.count, back)
  }
}

/// Whether SIMD is faster than scalar code. Without optimization, every SIMD operation is a
/// function call.
var hasFastVectors: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}

/// Reverses filters 1 to 4 byte by byte. The loops use `while`, which is fast even without
/// optimization.
func unfilterBytes(
  _ filter: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>,
  _ count: Int, _ back: Int
) {
  switch filter {
  case 1: addLeft(bytes, count, back)
  case 2: addAbove(bytes, above, count)
  case 3: addMean(bytes, above, count, back)
  default: addPaeth(bytes, above, count, back)
  }
}

private func addLeft(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ back: Int) {
  var index = back
  while index < count {
    bytes[index] = bytes[index] &+ bytes[index &- back]
    index = index &+ 1
  }
}

private func addAbove(
  _ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
) {
  var index = 0
  while index < count {
    bytes[index] = bytes[index] &+ above[index]
    index = index &+ 1
  }
}

private func addMean(
  _ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ back: Int
) {
  var index = 0
  while index < count {
    let left = index < back ? 0 : Int(bytes[index &- back])
    bytes[index] = bytes[index] &+ UInt8(truncatingIfNeeded: (left &+ Int(above[index])) / 2)
    index = index &+ 1
  }
}

/// Adds the Paeth predictor: the neighbor nearest to left + above - aboveLeft.
private func addPaeth(
  _ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ back: Int
) {
  // The first pixel has no left neighbor, so its predictor is the pixel above.
  addAbove(bytes, above, min(back, count))
  var index = back
  while index < count {
    let (left, up) = (bytes[index &- back], above[index])
    let aboveLeft = above[index &- back]
    let fromLeft = Int(up) &- Int(aboveLeft)
    let fromAbove = Int(left) &- Int(aboveLeft)
    let fromBoth = fromLeft &+ fromAbove
    let toLeft = fromLeft < 0 ? 0 &- fromLeft : fromLeft
    let toAbove = fromAbove < 0 ? 0 &- fromAbove : fromAbove
    let toAboveLeft = fromBoth < 0 ? 0 &- fromBoth : fromBoth
    let second = toAbove <= toAboveLeft ? up : aboveLeft
    let isLeft = toLeft <= toAbove && toLeft <= toAboveLeft
    bytes[index] = bytes[index] &+ (isLeft ? left : second)
    index = index &+ 1
  }
}
