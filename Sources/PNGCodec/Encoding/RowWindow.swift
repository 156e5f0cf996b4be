internal import CDeflate
import Foundation

/// The sliding window of a segment's last rows, to find repetitions.
///
/// Pictures of screens are flat: most pixels equal the one to their left or the one above. So these
/// two are compared first, eight bytes at a time. Only if neither matches, a small hash table finds
/// the last occurrence of the same six bytes, because letters recur.
struct RowWindow {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// The start of the next row.
  private var end = 0
  /// The start of the valid bytes.
  private var start = 0
  /// The total number of bytes that have left the window.
  private var removedCount = 0
  /// Bytes per row, including the filter byte.
  private let rowLength: Int
  /// The number of bytes per pixel.
  private let pixelLength: Int
  /// The last positions of six bytes in the whole segment, indexed by hash.
  private let positions: UnsafeMutablePointer<UInt32>

  private static let hashBits = 12
  /// A position too far from all others to be the start of a repetition.
  private static let nowhere = 0 &- UInt32(TokenBlock.farthest + 1)
  /// Readable bytes after the end, whose values are not used.
  private static let slack = 16
  /// The maximum number of bytes in one comparison, and the maximum number of its tokens.
  private static let maxBytes = 1 << 16
  private static let maxTokens = maxBytes / TokenBlock.longest + 3
  /// The minimum length of a repetition found by the hash table. Shorter ones do not justify the
  /// bits of their distance.
  private static let minimumFarLength = 6

  /// Allocates memory, which ``release()`` frees.
  init(rowLength: Int, pixelLength: Int) {
    self.rowLength = rowLength
    self.pixelLength = pixelLength
    capacity = TokenBlock.farthest + max(1 << 16, 2 * rowLength) + Self.slack
    bytes = .allocate(capacity: capacity)
    positions = .allocate(capacity: 1 << Self.hashBits)
    positions.initialize(repeating: Self.nowhere, count: 1 << Self.hashBits)
  }

  /// Removes all rows, so that the next ones do not refer to them.
  mutating func removeAll() {
    (start, end, removedCount) = (0, 0, 0)
    positions.update(repeating: Self.nowhere, count: 1 << Self.hashBits)
  }

  func release() {
    bytes.deallocate()
    positions.deallocate()
  }

  /// The memory for the next row.
  mutating func nextRow() -> UnsafeMutableBufferPointer<UInt8> {
    if end + rowLength + Self.slack > capacity {
      let keptCount = min(end - start, TokenBlock.farthest)
      memmove(bytes, bytes + end - keptCount, keptCount)
      removedCount += end - keptCount
      (start, end) = (0, keptCount)
    }
    return UnsafeMutableBufferPointer(start: bytes + end, count: rowLength)
  }

  /// The previous row, if it is in reach. Call ``nextRow()`` first.
  var lastRow: UnsafeMutableBufferPointer<UInt8>? {
    guard hasLastRow else { return nil }
    return UnsafeMutableBufferPointer(start: bytes + end - rowLength, count: rowLength)
  }

  private var hasLastRow: Bool { end - start >= rowLength && rowLength <= TokenBlock.farthest }

  /// Updates an Adler-32 checksum with the next row: `libdeflate_adler32`.
  func checksum(_ sum: UInt32) -> UInt32 { libdeflate_adler32(sum, bytes + end, rowLength) }

  /// Adds the filled next row to `block`. Calls `write` to flush the block when it is full.
  mutating func add(to block: inout TokenBlock, write: (inout TokenBlock) -> Void) {
    defer { end += rowLength }
    let hasAbove = hasLastRow
    let isEqual =
      hasAbove && rowLength >= TokenBlock.shortest
      && memcmp(bytes + end, bytes + end - rowLength, rowLength) == 0
    if isEqual {
      if block.isFull(for: Self.maxTokens) { write(&block) }
      block.add(length: rowLength, distance: rowLength)
    } else {
      addPieces(to: &block, above: hasAbove ? rowLength : 0, write: write)
    }
  }

  /// Adds the next row as repetitions and literals.
  ///
  /// - Parameter above: The distance to the row above; 0 if it is out of reach.
  private func addPieces(
    to block: inout TokenBlock, above: Int, write: (inout TokenBlock) -> Void
  ) {
    let rowEnd = end + rowLength
    var position = end
    while position < rowEnd {
      if block.isFull(for: Self.maxTokens) { write(&block) }
      let limit = min(rowEnd &- position, Self.maxBytes)
      let (length, distance) = repetition(at: position, above: above, limit: limit)
      if length > 0 {
        block.add(length: length, distance: distance)
        position &+= length
      } else {
        let piece = min(pixelLength, limit)
        for index in 0..<piece { block.add(bytes[position &+ index]) }
        position &+= piece
      }
    }
  }

  /// The longest repetition found at a position, of at most `limit` bytes; the length is 0 if there
  /// is none.
  @inline(__always)
  private func repetition(
    at position: Int, above: Int, limit: Int
  ) -> (length: Int, distance: Int) {
    var (length, distance) = (0, 0)
    if position &- start >= pixelLength {
      (length, distance) = (same(position, pixelLength, limit), pixelLength)
    }
    if above > 0, length < limit {
      let other = same(position, above, limit)
      if other > length { (length, distance) = (other, above) }
    }
    if length < Self.minimumFarLength, limit >= Self.minimumFarLength {
      let far = swapPosition(position)
      let other = far > 0 ? same(position, far, limit) : 0
      if other >= Self.minimumFarLength { (length, distance) = (other, far) }
    }
    return length >= max(TokenBlock.shortest, pixelLength) ? (length, distance) : (0, 0)
  }

  /// The number of bytes from `position` on that equal those `distance` before them, at most
  /// `limit`.
  @inline(__always)
  private func same(_ position: Int, _ distance: Int, _ limit: Int) -> Int {
    let (one, two) = (
      UnsafeRawPointer(bytes + position), UnsafeRawPointer(bytes + (position &- distance))
    )
    var length = 0
    while length < limit {
      let difference =
        one.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ two.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      if difference != 0 {
        return min(length &+ difference.littleEndian.trailingZeroBitCount >> 3, limit)
      }
      length &+= 8
    }
    return limit
  }

  /// Records the position of six bytes, and returns the distance to their previous occurrence; 0 if
  /// that is out of reach.
  @inline(__always)
  private func swapPosition(_ position: Int) -> Int {
    let six = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self).littleEndian << 16
    let slot = Int((six &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
    let now = UInt32(truncatingIfNeeded: removedCount &+ position)
    let distance = Int(now &- positions[slot])
    positions[slot] = now
    return distance <= min(position &- start, TokenBlock.farthest) ? distance : 0
  }
}
