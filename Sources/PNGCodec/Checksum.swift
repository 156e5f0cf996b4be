internal import CDeflate

/// The CRC-32 at the end of a chunk, over its type and its bytes.
func checksum(_ type: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  let start = libdeflate_crc32(0, type, type.count)
  guard let base = bytes.baseAddress, !bytes.isEmpty else { return start }
  return libdeflate_crc32(start, base, bytes.count)
}

extension PNG {
  /// CRC-32, the checksum of PNG chunks, for use on other data.
  package static func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }
}

/// The four bytes of a number in big-endian order.
func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
