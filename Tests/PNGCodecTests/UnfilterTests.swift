import Testing

@testable import PNGCodec

/// Unfiltering by pixel and by row pair gives the same result as by byte. Only the latter is used
/// without optimization.
@Suite struct UnfilterTests {
  private static let widths = [1, 2, 3, 4, 7, 64, 101]

  /// Random bytes, many of them equal and many at the ends of their range.
  private static func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var chance = Chance(seed: seed)
    return (0..<count).map { _ in
      let byte = chance.byte()
      return byte < 64 ? 0 : byte > 192 ? 255 : byte
    }
  }

  private static func plain(_ filter: UInt8, _ row: [UInt8], above: [UInt8]) -> [UInt8] {
    var row = row
    let count = row.count
    row.withUnsafeMutableBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        guard let row = row.baseAddress, let above = above.baseAddress else { return }
        unfilterBytes(filter, row, above, count, 4)
      }
    }
    return row
  }

  @Test(arguments: [1, 3, 4] as [UInt8], widths)
  func `unfiltering by pixel equals unfiltering by byte`(filter: UInt8, width: Int) {
    for seed in 0..<40 as Range<UInt64> {
      let above = Self.bytes(4 * width, seed: seed)
      let stored = Self.bytes(4 * width, seed: seed + 1000)
      var row = stored
      row.withUnsafeMutableBytes { row in
        above.withUnsafeBytes { above in
          guard let row = row.baseAddress, let above = above.baseAddress else { return }
          unfilterPixels(filter, row, above, width)
        }
      }
      #expect(row == Self.plain(filter, stored, above: above))
    }
  }

  @Test(arguments: widths)
  func `unfiltering two rows at once equals unfiltering them in sequence`(width: Int) {
    for seed in 0..<40 as Range<UInt64> {
      let above = Self.bytes(4 * width, seed: seed)
      let stored = [1000, 2000].map { Self.bytes(4 * width, seed: seed + $0) }
      let first = Self.plain(4, stored[0], above: above)
      let second = Self.plain(4, stored[1], above: first)
      var rows = stored[0] + stored[1]
      rows.withUnsafeMutableBytes { rows in
        above.withUnsafeBytes { above in
          guard let row = rows.baseAddress, let above = above.baseAddress else { return }
          unfilterPaethPair(row, row + 4 * width, above: above, count: width)
        }
      }
      #expect(rows == first + second)
    }
  }
}
