import Testing

@testable import PNGCodec

/// Rows on their way into a storage.
@Suite struct PackingTests {
  @Test(arguments: [0, 257])
  func `a palette has 1 to 256 colours`(count: Int) {
    #expect(throws: PNGError.impossiblePalette(count: count)) {
      try Packing(.palette([UInt32](repeating: 1, count: count)))
    }
  }

  @Test(arguments: [Packing.Colors.opaque, .palette([0xFF])])
  func `a colour that cannot be stored is told`(colors: Packing.Colors) throws {
    let compressor = RowCompressor(width: 1, packing: try Packing(colors))
    let isStored = ([1, 2, 3, 4] as [UInt8]).withUnsafeBytes {
      compressor.write(StraightRow(bytes: $0))
    }
    #expect(!isStored)
    #expect(compressor.rowCount == 0)
  }
}
