import Testing

@testable import PNGCodec

/// Packing of rows.
@Suite struct PackingTests {
  @Test func `packing reports a color that cannot be represented`() {
    let compressor = RowCompressor(width: 1, packing: Packing(.opaque))
    let isStored = ([1, 2, 3, 4] as [UInt8]).withUnsafeBytes {
      compressor.write(StraightRow(bytes: $0))
    }
    #expect(!isStored)
    #expect(compressor.rowCount == 0)
  }
}
