internal import CDeflate
internal import Foundation

extension PNG.Reader {
  /// All pixels, decompressed at once into their final memory; `nil` for other storage formats, and
  /// for damaged files, which are read again row by row to find the error.
  func pixelsAtOnce() throws(PNGError) -> [UInt8]? {
    guard !header.isInterlaced, header.bitDepth <= 8 else { return nil }
    var (chunks, parts) = (followingChunks, [firstPixels.bytes])
    var chunk = try chunks.next()
    while chunk.type == "IDAT" {
      parts.append(chunk.bytes)
      chunk = try chunks.next()
    }
    try readToEnd(from: chunk, then: chunks)
    let joined = parts.count > 1 ? parts.flatMap(Array.init) : []
    let stored = 1 + header.bytesPerRow(header.width)
    let count = 4 * header.width * header.height
    // Stored rows are placed at the end of the memory and unpacked from its start. This is safe,
    // because a stored row is longer than its pixels by at most the filter byte.
    let capacity = max(count, stored * header.height)
    let result = try? [UInt8](unsafeUninitializedCapacity: capacity) { pixels, filled in
      pixels.populatePages()
      let file = UnsafeMutableBufferPointer(
        rebasing: pixels[(capacity - stored * header.height)...])
      let isWhole = joined.withUnsafeBufferPointer {
        Self.inflate(joined.isEmpty ? parts[0] : $0, into: file)
      }
      guard isWhole else { throw PNGError.badPixels("") }
      let target = UnsafeMutableBufferPointer(rebasing: pixels[..<count])
      if unpacking.isPlain(.rgba) {
        try unfilter(file, stored: stored, movingTo: target.baseAddress)
      } else {
        try unfilter(file, stored: stored)
        try unpack(file, stored: stored, into: target)
      }
      filled = count
    }
    return result
  }

  /// Decompresses a whole zlib stream, and returns whether it fills the target exactly:
  /// `libdeflate_zlib_decompress_ex`.
  private static func inflate(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let inflater = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(inflater) }
    var used = 0
    let result = libdeflate_zlib_decompress_ex(
      inflater, source.baseAddress, source.count, target.baseAddress, target.count, &used, nil)
    return result == LIBDEFLATE_SUCCESS && used == source.count
  }

  /// Reverses the filters of all rows in place.
  ///
  /// - Parameter target: The destination of finished rows while they are in the cache: earlier in
  ///   the same memory. `nil` leaves them in place.
  private func unfilter(
    _ file: UnsafeMutableBufferPointer<UInt8>, stored: Int,
    movingTo target: UnsafeMutablePointer<UInt8>? = nil
  ) throws(PNGError) {
    guard let start = file.baseAddress else { return }
    let length = stored - 1
    let zeros = [UInt8](repeating: 0, count: length)
    try zeros.withUnsafeBufferPointer { zeros throws(PNGError) in
      var above = zeros
      var y = 0
      while y < header.height {
        let row = start + y * stored + 1
        let rows = isPaethPair(file, stored, y) ? 2 : 1
        if rows == 2, let above = above.baseAddress {
          unfilterPaethPair(row, row + stored, above: above, count: header.width)
        } else {
          try PNGCodec.unfilter(
            file[y * stored], UnsafeMutableBufferPointer(start: row, count: length), above: above,
            bytesPerPixel: header.bytesPerPixel)
        }
        for index in 0..<rows where target != nil {
          target.map { _ = memmove($0 + (y + index) * length, row + index * stored, length) }
        }
        y += rows
        let last = target.map { $0 + (y - 1) * length } ?? start + (y - 1) * stored + 1
        above = UnsafeBufferPointer(start: last, count: length)
      }
    }
  }

  /// Whether a row and the next one can be unfiltered as a pair.
  private func isPaethPair(
    _ file: UnsafeMutableBufferPointer<UInt8>, _ stored: Int, _ y: Int
  ) -> Bool {
    hasFastVectors && header.bytesPerPixel == 4 && y + 1 < header.height && file[y * stored] == 4
      && file[(y + 1) * stored] == 4
  }

  /// Unpacks rows in place: `pixels` and `file` are at the start and the end of the same memory.
  private func unpack(
    _ file: UnsafeMutableBufferPointer<UInt8>, stored: Int,
    into pixels: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    var copy = [UInt8](repeating: 0, count: stored - 1)
    for y in 0..<header.height {
      let row = UnsafeBufferPointer(rebasing: file[(y * stored + 1)..<((y + 1) * stored)])
      let target = UnsafeMutableBufferPointer(
        rebasing: pixels[(4 * header.width * y)..<(4 * header.width * (y + 1))])
      if unpacking.unpackPlain(row, into: target) { continue }
      try copy.withUnsafeMutableBufferPointer { copy throws(PNGError) in
        _ = copy.update(fromContentsOf: row)
        try unpacking.unpack(UnsafeBufferPointer(copy), into: target)
      }
    }
  }
}
