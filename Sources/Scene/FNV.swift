extension Sequence<UInt8> {
  /// The hash of the bytes by [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/): the same in every
  /// process, unlike what `Hasher` makes.
  ///
  /// - Complexity: O(bytes).
  @inlinable package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
