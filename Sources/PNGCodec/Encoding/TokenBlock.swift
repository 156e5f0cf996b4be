/// Collects and counts the literals and repetitions of a deflate stream, and writes them as one
/// block with dynamic Huffman codes (RFC 1951, 3.2.7).
struct TokenBlock {
  /// A literal byte, or, with the highest bit set, a repetition: its length minus 3, followed by
  /// its distance minus 1 in 15 bits.
  private let tokens: UnsafeMutablePointer<UInt32>
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  private var count = 0

  /// The maximum number of tokens. The codes of a block take about 70 bytes, so blocks should not
  /// be small.
  private static let capacity = 1 << 15
  private static let literals = 286
  private static let distances = 30
  private static let endOfBlock = 256

  static let longest = 258
  static let shortest = 3
  static let farthest = 1 << 15

  /// Allocates memory, which ``release()`` frees.
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

  /// Adds a repetition of at least 3 bytes, split into several tokens if necessary.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    var rest = length
    let far = UInt32(truncatingIfNeeded: distance &- 1)
    let symbol = Int(Self.distance(far).symbol)
    while rest > 0 {
      var piece = min(rest, Self.longest)
      // Each piece needs at least 3 bytes.
      if rest > piece, rest &- piece < Self.shortest { piece = rest &- Self.shortest }
      let long = UInt32(truncatingIfNeeded: piece &- Self.shortest)
      tokens[count] = 1 << 31 | long << 15 | far
      literalCounts[Int(Self.length(long).symbol)] &+= 1
      distanceCounts[symbol] &+= 1
      count &+= 1
      rest &-= piece
    }
  }

  /// A symbol with its extra bits.
  private typealias CodedValue = (symbol: UInt32, extra: UInt64, bits: UInt64)

  /// Encodes a length minus 3.
  @inline(__always)
  private static func length(_ long: UInt32) -> CodedValue {
    if long < 8 { return (257 + long, 0, 0) }
    if long == 255 { return (285, 0, 0) }
    let bits = 29 - UInt32(long.leadingZeroBitCount)
    return (257 + bits << 2 + long >> bits, UInt64(long & (1 << bits - 1)), UInt64(bits))
  }

  /// Encodes a distance minus 1.
  @inline(__always)
  private static func distance(_ far: UInt32) -> CodedValue {
    if far < 4 { return (far, 0, 0) }
    let bits = 30 - UInt32(far.leadingZeroBitCount)
    return (
      (bits + 1) << 1 + far >> bits & 1, UInt64(far & (1 << bits - 1)), UInt64(bits)
    )
  }

  /// Writes the tokens as a non-final block, and removes them.
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
  /// Calls `body` with a function that returns the bits of a symbol and their number.
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
