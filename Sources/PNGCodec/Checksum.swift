internal import CZlib

/// The check sum at the end of a chunk: over its type and its bytes.
func checksum(_ type: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  let start = crc32(0, type, UInt32(type.count))
  guard let base = bytes.baseAddress, !bytes.isEmpty else { return UInt32(start) }
  return UInt32(crc32(start, base, UInt32(bytes.count)))
}

/// The four bytes of a number, the most significant first.
func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
