internal import CDeflate

/// The check sum at the end of a chunk: over its type and its bytes.
func checksum(_ type: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  let start = libdeflate_crc32(0, type, type.count)
  guard let base = bytes.baseAddress, !bytes.isEmpty else { return start }
  return libdeflate_crc32(start, base, bytes.count)
}

extension PNG {
  /// The check sum that PNGs are protected with, CRC-32, for whatever else is to be told apart.
  package static func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }
}

/// The four bytes of a number, the most significant first.
func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
