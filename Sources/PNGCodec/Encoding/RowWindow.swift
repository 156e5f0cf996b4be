internal import CDeflate
import Foundation

/// The last rows of a segment, in which repetitions are found.
///
/// Pictures of screens are flat: a pixel is mostly that to its left or that above it. So these two are
/// looked at first, eight bytes at a time, and only where neither helps a small table tells where the
/// same six bytes were last seen: letters come again.
struct RowWindow {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// Where the row begins that comes next.
  private var end = 0
  /// Where bytes begin that still count.
  private var start = 0
  /// How many bytes have left the window, all in all.
  private var gone = 0
  /// Bytes of a row, with its filter byte.
  private let rowLength: Int
  /// How far back the pixel to the left is.
  private let pixelLength: Int
  /// Where six bytes were last seen, by a hash of them, as places in the whole segment.
  private let places: UnsafeMutablePointer<UInt32>

  private static let hashBits = 12
  /// A place that is out of reach of every other one.
  private static let nowhere = 0 &- UInt32(TokenBlock.farthest + 1)
  /// Bytes after the end that may be read, not used.
  private static let slack = 16
  /// Bytes that are compared at once, and as many tokens as these may take.
  private static let mostBytes = 1 << 16
  private static let mostTokens = mostBytes / TokenBlock.longest + 3
  /// Bytes of a repetition elsewhere that are worth stating how far off it is.
  private static let leastElsewhere = 6

  /// To be released with ``release()``.
  init(rowLength: Int, pixelLength: Int) {
    self.rowLength = rowLength
    self.pixelLength = pixelLength
    capacity = TokenBlock.farthest + max(1 << 16, 2 * rowLength) + Self.slack
    bytes = .allocate(capacity: capacity)
    places = .allocate(capacity: 1 << Self.hashBits)
    places.initialize(repeating: Self.nowhere, count: 1 << Self.hashBits)
  }

  /// Forgets all rows, so that the next ones are compressed as if there had been none.
  mutating func removeAll() {
    (start, end, gone) = (0, 0, 0)
    places.update(repeating: Self.nowhere, count: 1 << Self.hashBits)
  }

  func release() {
    bytes.deallocate()
    places.deallocate()
  }

  /// The room for the next row.
  mutating func nextRow() -> UnsafeMutableBufferPointer<UInt8> {
    if end + rowLength + Self.slack > capacity {
      let kept = min(end - start, TokenBlock.farthest)
      memmove(bytes, bytes + end - kept, kept)
      gone += end - kept
      (start, end) = (0, kept)
    }
    return UnsafeMutableBufferPointer(start: bytes + end, count: rowLength)
  }

  /// The row above the next one, if it is in reach; after ``nextRow()``.
  var lastRow: UnsafeMutableBufferPointer<UInt8>? {
    guard hasLastRow else { return nil }
    return UnsafeMutableBufferPointer(start: bytes + end - rowLength, count: rowLength)
  }

  private var hasLastRow: Bool { end - start >= rowLength && rowLength <= TokenBlock.farthest }

  /// The sum that ends a stream, with the next row added: `libdeflate_adler32`.
  func checksum(_ sum: UInt32) -> UInt32 { libdeflate_adler32(sum, bytes + end, rowLength) }

  /// Adds the next row, which has been filled in, to `block`; `write` empties it when it is full.
  mutating func add(to block: inout TokenBlock, write: (inout TokenBlock) -> Void) {
    defer { end += rowLength }
    let hasAbove = hasLastRow
    let isEqual =
      hasAbove && rowLength >= TokenBlock.shortest
      && memcmp(bytes + end, bytes + end - rowLength, rowLength) == 0
    if isEqual {
      if block.isFull(for: Self.mostTokens) { write(&block) }
      block.add(length: rowLength, distance: rowLength)
    } else {
      addPieces(to: &block, above: hasAbove ? rowLength : 0, write: write)
    }
  }

  /// - Parameter above: How far back the row above is; 0, if it is out of reach.
  private func addPieces(
    to block: inout TokenBlock, above: Int, write: (inout TokenBlock) -> Void
  ) {
    let rowEnd = end + rowLength
    var place = end
    while place < rowEnd {
      if block.isFull(for: Self.mostTokens) { write(&block) }
      let most = min(rowEnd &- place, Self.mostBytes)
      let (length, distance) = repetition(at: place, above: above, most: most)
      if length > 0 {
        block.add(length: length, distance: distance)
        place &+= length
      } else {
        let piece = min(pixelLength, most)
        for index in 0..<piece { block.add(bytes[place &+ index]) }
        place &+= piece
      }
    }
  }

  /// The longest repetition found at a place, of at most so many bytes; no length if there is none.
  @inline(__always)
  private func repetition(
    at place: Int, above: Int, most: Int
  ) -> (length: Int, distance: Int) {
    var (length, distance) = (0, 0)
    if place &- start >= pixelLength {
      (length, distance) = (same(place, pixelLength, most), pixelLength)
    }
    if above > 0, length < most {
      let other = same(place, above, most)
      if other > length { (length, distance) = (other, above) }
    }
    if length < Self.leastElsewhere, most >= Self.leastElsewhere {
      let far = swapPlace(place)
      let other = far > 0 ? same(place, far, most) : 0
      if other >= Self.leastElsewhere { (length, distance) = (other, far) }
    }
    return length >= max(TokenBlock.shortest, pixelLength) ? (length, distance) : (0, 0)
  }

  /// How many bytes from `place` on are those `distance` before them, at most `most`.
  @inline(__always)
  private func same(_ place: Int, _ distance: Int, _ most: Int) -> Int {
    let (one, two) = (
      UnsafeRawPointer(bytes + place), UnsafeRawPointer(bytes + (place &- distance))
    )
    var length = 0
    while length < most {
      let difference =
        one.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ two.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      if difference != 0 {
        return min(length &+ difference.littleEndian.trailingZeroBitCount >> 3, most)
      }
      length &+= 8
    }
    return most
  }

  /// Notes that the six bytes at `place` are there, and answers how far back they may have been seen
  /// before; 0, if that is out of reach.
  @inline(__always)
  private func swapPlace(_ place: Int) -> Int {
    let six = UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self).littleEndian << 16
    let slot = Int((six &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
    let now = UInt32(truncatingIfNeeded: gone &+ place)
    let distance = Int(now &- places[slot])
    places[slot] = now
    return distance <= min(place &- start, TokenBlock.farthest) ? distance : 0
  }
}
