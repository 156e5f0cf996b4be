/// Undoes the filter of one row in place; `above` is the row before it, unfiltered.
func unfilter(
  _ filter: UInt8, _ row: UnsafeMutableBufferPointer<UInt8>,
  above: UnsafeBufferPointer<UInt8>, bytesPerPixel back: Int
) throws(PNGError) {
  switch filter {
  case 0: break
  case 1:
    for index in row.indices.dropFirst(back) { row[index] &+= row[index - back] }
  case 2:
    for index in row.indices { row[index] &+= above[index] }
  case 3:
    for index in row.indices {
      let left = index < back ? 0 : Int(row[index - back])
      row[index] &+= UInt8((left + Int(above[index])) / 2)
    }
  case 4:
    for index in row.indices {
      let isFirst = index < back
      row[index] &+= nearest(
        left: isFirst ? 0 : Int(row[index - back]), above: Int(above[index]),
        aboveLeft: isFirst ? 0 : Int(above[index - back]))
    }
  default: throw .badPixels("filter \(filter) does not exist")
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
