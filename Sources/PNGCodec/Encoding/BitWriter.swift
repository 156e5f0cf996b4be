/// Bits being put together to bytes, the first one lowest.
struct BitWriter {
  /// The bytes so far.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// To be released with ``release()``.
  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  func release() { bytes.deallocate() }

  /// Makes room for so many bytes more.
  mutating func reserve(_ more: Int) {
    guard count + more + 8 > capacity else { return }
    capacity = max(2 * capacity, count + more + 8)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Adds at most 32 bits, for which there must be room.
  @inline(__always)
  mutating func add(_ value: UInt64, _ length: UInt64) {
    bits |= value << bitCount
    bitCount += length
    guard bitCount >= 32 else { return }
    UnsafeMutableRawPointer(bytes + count)
      .storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
    count &+= 4
    bits >>= 32
    bitCount &-= 32
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    while bitCount > 0 {
      bytes[count] = UInt8(truncatingIfNeeded: bits)
      count += 1
      bits >>= 8
      bitCount = bitCount > 8 ? bitCount - 8 : 0
    }
  }

  /// Forgets the bytes, as they have been handed on; not the bits that are no byte yet.
  mutating func removeAll() { count = 0 }
}
