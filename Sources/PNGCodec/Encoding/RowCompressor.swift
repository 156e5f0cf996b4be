/// Packs and compresses rows, one segment after another.
final class RowCompressor {
  private let packing: Packing
  private let deflater: Deflater
  private var last: LastRow
  /// The number of rows in the current segment.
  private(set) var rowCount = 0

  init(width: Int, packing: Packing) {
    self.packing = packing
    deflater = Deflater(
      rowLength: 1 + packing.bytesPerRow(width), pixelLength: packing.bytesPerPixel)
    last = LastRow(width: width)
  }

  deinit { last.release() }

  /// Adds a row. Returns false if it contains a color that the format cannot represent; the
  /// compressor is unusable afterwards.
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

  /// Adds a row of palette indexes, one byte per pixel.
  func write(indexes: UnsafeBufferPointer<UInt8>) {
    _ = add { line, _ in
      packing.pack(indexes: indexes, into: line)
      return true
    }
  }

  /// Ends the current segment and starts the next one.
  func end() -> CompressedRows {
    defer { rowCount = 0 }
    return deflater.end(rowCount: rowCount)
  }

  /// Adds a row.
  ///
  /// - Parameter pack: Fills a row. Gets the bytes of the row above if they are still in the
  ///   window.
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
