import Testing

@testable import PNGCodec

/// Rows on their way into a storage.
@Suite struct PackingTests {
  @Test func `a colour that cannot be stored is told`() {
    let compressor = RowCompressor(width: 1, packing: Packing(.opaque))
    let isStored = ([1, 2, 3, 4] as [UInt8]).withUnsafeBytes {
      compressor.write(StraightRow(bytes: $0))
    }
    #expect(!isStored)
    #expect(compressor.rowCount == 0)
  }
}
