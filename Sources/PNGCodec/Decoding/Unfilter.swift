/// Undoes the filter of one row in place; `above` is the row before it, unfiltered.
func unfilter(
  _ filter: UInt8, _ row: UnsafeMutableBufferPointer<UInt8>,
  above: UnsafeBufferPointer<UInt8>, bytesPerPixel back: Int
) throws(PNGError) {
  guard filter <= 4 else { throw .badPixels("filter \(filter) does not exist") }
  guard filter > 0, let bytes = row.baseAddress, let up = above.baseAddress else { return }
  if filter == 2 {
    addAbove(bytes, up, row.count)
  } else if back == 4 {
    let (bytes, up) = (UnsafeMutableRawPointer(bytes), UnsafeRawPointer(up))
    unfilterPixels(filter, bytes, up, row.count / 4)
  } else {
    unfilterBytes(filter, bytes, up, row.count, back)
  }
}

private func addAbove(
  _ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
) {
  for index in 0..<count { bytes[index] &+= above[index] }
}

private func unfilterBytes(
  _ filter: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>,
  _ count: Int, _ back: Int
) {
  for index in 0..<count {
    let isFirst = index < back
    let left = isFirst ? 0 : Int(bytes[index &- back])
    let up = Int(above[index])
    switch filter {
    case 1: bytes[index] &+= UInt8(truncatingIfNeeded: left)
    case 3: bytes[index] &+= UInt8(truncatingIfNeeded: (left + up) / 2)
    default:
      let aboveLeft = isFirst ? 0 : Int(above[index &- back])
      bytes[index] &+= nearest(left: left, above: up, aboveLeft: aboveLeft)
    }
  }
}

/// Paeth's predictor: the neighbour nearest to left + above - aboveLeft.
private func nearest(left: Int, above: Int, aboveLeft: Int) -> UInt8 {
  let toLeft = abs(above - aboveLeft)
  let toAbove = abs(left - aboveLeft)
  let toAboveLeft = abs(left + above - 2 * aboveLeft)
  if toLeft <= toAbove, toLeft <= toAboveLeft { return UInt8(left) }
  return UInt8(toAbove <= toAboveLeft ? above : aboveLeft)
}
