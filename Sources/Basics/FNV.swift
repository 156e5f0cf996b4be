extension Sequence<UInt8> {
  /// The [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/) hash of the bytes. Unlike `Hasher`,
  /// it gives the same value in every process.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  @inlinable package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
