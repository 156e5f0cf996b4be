/// A prefix code with the length and the bits of each symbol.
///
/// Lengths follow from symbol frequencies (Huffman 1952); codes follow from lengths as in deflate
/// (RFC 1951, 3.2.2), with reversed bits, because deflate streams start with the lowest bit.
struct HuffmanCode {
  /// The number of bits per symbol; 0 for unused symbols.
  private(set) var lengths: [UInt8]
  /// The bits per symbol.
  private(set) var codes: [UInt16]

  /// Creates the code for symbol frequencies, with at most `limit` bits per symbol.
  ///
  /// It has at least two symbols, because some decoders reject incomplete codes.
  init(counts: UnsafeBufferPointer<UInt32>, limit: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    for symbol in 0..<counts.count where used.count < 2 && counts[symbol] == 0 {
      used.append(symbol)
    }
    used.sort { (counts[$0], $0) < (counts[$1], $1) }
    let numbers = Self.limited(Self.depths(used.map { max(counts[$0], 1) }), to: limit)
    lengths = [UInt8](repeating: 0, count: counts.count)
    var position = 0
    // The least frequent symbols come first and get the longest codes.
    for length in numbers.indices.reversed() {
      for _ in 0..<numbers[length] {
        lengths[used[position]] = UInt8(length)
        position += 1
      }
    }
    codes = Self.codes(of: lengths, numbers)
  }

  /// The number of the Huffman tree's leaves at each depth. `weights` are ascending.
  ///
  /// Leaves and inner nodes are created in ascending order of weight, so two queues replace a heap.
  private static func depths(_ weights: [UInt32]) -> [Int] {
    let count = weights.count
    var weight = weights.map(Int.init)
    var parent = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    func lightest(_ end: Int) -> Int {
      let isLeaf = leaf < count && (inner == end || weight[leaf] <= weight[inner])
      defer { if isLeaf { leaf += 1 } else { inner += 1 } }
      return isLeaf ? leaf : inner
    }
    for node in count..<(2 * count - 1) {
      let (one, two) = (lightest(node), lightest(node))
      weight.append(weight[one] + weight[two])
      parent[one] = node
      parent[two] = node
    }
    var depth = [Int](repeating: 0, count: 2 * count - 1)
    var numbers = [Int](repeating: 0, count: count)
    for node in (0..<(2 * count - 2)).reversed() {
      depth[node] = depth[parent[node]] + 1
      if node < count { numbers[depth[node]] += 1 }
    }
    return numbers
  }

  /// Limits the lengths of codes: lengthens short codes until the code is complete again (its Kraft
  /// sum is 1).
  private static func limited(_ numbers: [Int], to limit: Int) -> [Int] {
    var result = [Int](repeating: 0, count: limit + 1)
    for (length, number) in numbers.enumerated() { result[min(length, limit)] += number }
    var sum = result.indices.dropFirst().reduce(0) { $0 + result[$1] << (limit - $1) }
    while sum > 1 << limit {
      result[limit] -= 1
      guard let shorter = (1..<limit).last(where: { result[$0] > 0 }) else { break }
      result[shorter] -= 1
      result[shorter + 1] += 2
      sum -= 1
    }
    return result
  }

  private static func codes(of lengths: [UInt8], _ numbers: [Int]) -> [UInt16] {
    var next = [Int](repeating: 0, count: numbers.count + 1)
    for length in 1..<numbers.count { next[length + 1] = (next[length] + numbers[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return UInt16(truncatingIfNeeded: next[Int(length)]).bitsReversed >> (16 - UInt16(length))
    }
  }
}

extension UInt16 {
  fileprivate var bitsReversed: UInt16 {
    var (rest, result) = (self, UInt16(0))
    for _ in 0..<16 {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
