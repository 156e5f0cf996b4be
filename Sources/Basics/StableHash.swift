/// A 128-bit hash that is equal on all machines and in all runs. It is not cryptographic: it
/// detects accidental changes, not forgeries.
package struct StableHash: Hashable, Sendable {
  private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var low: UInt64 = 0xD1B5_4A32_D192_ED03

  /// The hash as 32 hexadecimal digits.
  package var text: String { high.hexadecimal + low.hexadecimal }

  package init(_ bytes: [UInt8]) {
    add(bytes)
  }

  package init(_ text: String) {
    add(text)
  }

  /// Hashes a sequence of texts. The same characters split differently give a different hash.
  package init(_ texts: [String]) {
    for text in texts { add(text) }
  }

  /// - Complexity: O(*n*) in the number of bytes, eight at a time.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      var index = 0
      while index < words {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
        index += 1
      }
      var rest: UInt64 = 0
      for index in (8 * words)..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
      add(rest)
    }
    add(UInt64(bytes.count))
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// The finishing step of SplitMix64 (Steele, Lea and Flood, 2014), in two lanes.
  private mutating func add(_ word: UInt64) {
    high = (high ^ word) &* 0xBF58_476D_1CE4_E5B9
    high ^= high >> 29
    low = (low &+ word) &* 0x94D0_49BB_1331_11EB
    low ^= low >> 32 ^ high
  }
}
