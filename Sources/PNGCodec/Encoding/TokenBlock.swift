/// Bytes and repetitions of a deflate stream, counted while they are gathered and then written as one
/// block with a code of its own (RFC 1951, 3.2.7).
struct TokenBlock {
  /// A byte; or, with the highest bit set, a repetition: its length less 3, and below it in 15 bits
  /// its distance less 1.
  private let tokens: UnsafeMutablePointer<UInt32>
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  private var count = 0

  /// Tokens. A block's own code takes some 70 bytes, so that blocks should not be small.
  private static let capacity = 1 << 15
  private static let literals = 286
  private static let distances = 30
  private static let endOfBlock = 256

  static let longest = 258
  static let shortest = 3
  static let farthest = 1 << 15

  /// To be released with ``release()``.
  init() {
    tokens = .allocate(capacity: Self.capacity)
    literalCounts = .allocate(capacity: Self.literals)
    distanceCounts = .allocate(capacity: Self.distances)
    removeAll()
  }

  func release() {
    tokens.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
  }

  /// Whether fewer than `more` tokens can be added.
  func isFull(for more: Int) -> Bool { count + more > Self.capacity }

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    tokens[count] = UInt32(byte)
    literalCounts[Int(byte)] &+= 1
    count &+= 1
  }

  /// Adds a repetition of `length` bytes, from 3 on, in as many tokens as it takes.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    var rest = length
    let far = UInt32(truncatingIfNeeded: distance &- 1)
    let symbol = Int(Self.distance(far).symbol)
    while rest > 0 {
      var piece = min(rest, Self.longest)
      // No piece may be shorter than 3.
      if rest > piece, rest &- piece < Self.shortest { piece = rest &- Self.shortest }
      let long = UInt32(truncatingIfNeeded: piece &- Self.shortest)
      tokens[count] = 1 << 31 | long << 15 | far
      literalCounts[Int(Self.length(long).symbol)] &+= 1
      distanceCounts[symbol] &+= 1
      count &+= 1
      rest &-= piece
    }
  }

  /// A symbol and the bits that follow it.
  private typealias Part = (symbol: UInt32, extra: UInt64, bits: UInt64)

  /// Of a length less 3.
  @inline(__always)
  private static func length(_ long: UInt32) -> Part {
    if long < 8 { return (257 + long, 0, 0) }
    if long == 255 { return (285, 0, 0) }
    let bits = 29 - UInt32(long.leadingZeroBitCount)
    return (257 + bits << 2 + long >> bits, UInt64(long & (1 << bits - 1)), UInt64(bits))
  }

  /// Of a distance less 1.
  @inline(__always)
  private static func distance(_ far: UInt32) -> Part {
    if far < 4 { return (far, 0, 0) }
    let bits = 30 - UInt32(far.leadingZeroBitCount)
    return (
      (bits + 1) << 1 + far >> bits & 1, UInt64(far & (1 << bits - 1)), UInt64(bits)
    )
  }

  /// Writes the block, which is not the last one of its stream, and is empty then.
  mutating func write(to output: inout BitWriter) {
    literalCounts[Self.endOfBlock] = 1
    let literals = HuffmanCode(
      counts: UnsafeBufferPointer(start: literalCounts, count: Self.literals), limit: 15)
    let distances = HuffmanCode(
      counts: UnsafeBufferPointer(start: distanceCounts, count: Self.distances), limit: 15)
    // A token takes at most 48 bits.
    output.reserve(6 * count + 600)
    output.add(0, 1)
    output.add(2, 2)
    CodeLengths(literals.lengths, distances.lengths).write(to: &output)
    writeTokens(literals, distances, to: &output)
    removeAll()
  }

  private func writeTokens(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to output: inout BitWriter
  ) {
    literals.withCodes { literal in
      distances.withCodes { distance in
        for index in 0..<count {
          let token = tokens[index]
          guard token >> 31 == 1 else {
            output.add(literal(token))
            continue
          }
          let length = Self.length(token >> 15 & 0xFF)
          output.add(literal(length.symbol))
          output.add(length.extra, length.bits)
          let far = Self.distance(token & 0x7FFF)
          output.add(distance(far.symbol))
          output.add(far.extra, far.bits)
        }
        output.add(literal(UInt32(Self.endOfBlock)))
      }
    }
  }

  private mutating func removeAll() {
    count = 0
    literalCounts.update(repeating: 0, count: Self.literals)
    distanceCounts.update(repeating: 0, count: Self.distances)
  }
}

extension HuffmanCode {
  /// Calls `body` with what answers the bits of a symbol and their number.
  @inline(__always)
  fileprivate func withCodes(_ body: ((UInt32) -> (UInt64, UInt64)) -> Void) {
    lengths.withUnsafeBufferPointer { lengths in
      codes.withUnsafeBufferPointer { codes in
        body { (UInt64(codes[Int($0)]), UInt64(lengths[Int($0)])) }
      }
    }
  }
}

extension BitWriter {
  @inline(__always)
  fileprivate mutating func add(_ code: (UInt64, UInt64)) { add(code.0, code.1) }
}
