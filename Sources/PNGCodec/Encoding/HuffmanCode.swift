/// A prefix code: for each symbol how many bits it takes, and which.
///
/// Lengths follow from how often symbols occur (Huffman 1952); codes follow from lengths as deflate
/// wants them (RFC 1951, 3.2.2), their bits turned around, as its streams begin with the lowest.
struct HuffmanCode {
  /// Bits of each symbol; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// The bits themselves.
  private(set) var codes: [UInt16]

  /// The best code for symbols that occur so often, none longer than `limit` bits.
  ///
  /// It always has at least two codes: readers refuse some that are not complete.
  init(counts: UnsafeBufferPointer<UInt32>, limit: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    for symbol in 0..<counts.count where used.count < 2 && counts[symbol] == 0 {
      used.append(symbol)
    }
    used.sort { (counts[$0], $0) < (counts[$1], $1) }
    let numbers = Self.limited(Self.depths(used.map { max(counts[$0], 1) }), to: limit)
    lengths = [UInt8](repeating: 0, count: counts.count)
    var place = 0
    // The rarest come first and get the longest codes.
    for length in numbers.indices.reversed() {
      for _ in 0..<numbers[length] {
        lengths[used[place]] = UInt8(length)
        place += 1
      }
    }
    codes = Self.codes(of: lengths, numbers)
  }

  /// How many leaves of the tree lie at each depth. `weights` ascend.
  ///
  /// Leaves and inner nodes come into being in the order of their weights, so that two queues take
  /// the place of a heap.
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

  /// The same number of codes with none longer than `limit`: those that are too long are cut, and
  /// others made longer until the code can be told apart again (Kraft's sum is 1).
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
