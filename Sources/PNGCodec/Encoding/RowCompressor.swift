/// Packs rows and compresses them, one segment after another.
final class RowCompressor {
  private let packing: Packing
  private let deflater: Deflater
  private var last: LastRow
  /// How many rows the segment has so far.
  private(set) var rowCount = 0

  init(width: Int, packing: Packing) {
    self.packing = packing
    deflater = Deflater(
      rowLength: 1 + packing.bytesPerRow(width), pixelLength: packing.bytesPerPixel)
    last = LastRow(width: width)
  }

  deinit { last.release() }

  /// Adds a row; `false`, and nothing good can follow, if it has a colour that cannot be stored.
  func write(_ row: some PixelRow) -> Bool {
    let isSame = last.isSame(as: row)
    let isStored = add { line, above in
      if isSame, let above {
        _ = line.update(fromContentsOf: above)
        return true
      }
      return packing.pack(row, into: line)
    }
    if !isSame { last.take(row) }
    return isStored
  }

  /// Adds a row of palette indexes, one byte a pixel.
  func write(indexes: UnsafeBufferPointer<UInt8>) {
    _ = add { line, _ in
      packing.pack(indexes: indexes, into: line)
      return true
    }
  }

  /// Ends a segment; what follows is the next one.
  func end() -> CompressedRows {
    defer { rowCount = 0 }
    return deflater.end(rowCount: rowCount)
  }

  /// - Parameter pack: Fills a row, given the bytes of the one above, if they are still there.
  private func add(
    _ pack: (UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>?) -> Bool
  ) -> Bool {
    var isStored = true
    deflater.write { line, above in
      let noFilter: UInt8 = 0
      line[0] = noFilter
      let body = UnsafeMutableBufferPointer(rebasing: line[1...])
      let bodyAbove = above.map { UnsafeMutableBufferPointer(rebasing: $0[1...]) }
      isStored = pack(body, bodyAbove)
    }
    if isStored { rowCount += 1 }
    return isStored
  }
}
