/// Packs bits into bytes, starting with the lowest bit.
struct BitWriter {
  /// The complete bytes.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// Allocates memory, which ``release()`` frees.
  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  func release() { bytes.deallocate() }

  /// Reserves memory for a number of additional bytes.
  mutating func reserve(_ more: Int) {
    guard count + more + 8 > capacity else { return }
    capacity = max(2 * capacity, count + more + 8)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Adds at most 32 bits. Their memory must be reserved.
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

  /// Pads the last byte with zeros.
  mutating func align() {
    while bitCount > 0 {
      bytes[count] = UInt8(truncatingIfNeeded: bits)
      count += 1
      bits >>= 8
      bitCount = bitCount > 8 ? bitCount - 8 : 0
    }
  }

  /// Removes the complete bytes, and keeps pending bits.
  mutating func removeAll() { count = 0 }
}
