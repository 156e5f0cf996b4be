/// The code lengths at the start of a block (RFC 1951, 3.2.7): run-length encoded, with a Huffman
/// code of their own.
struct CodeLengths {
  private let literals: ArraySlice<UInt8>
  private let distances: ArraySlice<UInt8>

  /// An element of the encoding: a length from 0 to 15, or 16 to repeat the last one 3 to 6 times,
  /// or 17 or 18 for 3 to 10 or 11 to 138 zeros.
  private struct Item {
    var symbol: Int
    var extra: UInt64 = 0
    var bits: UInt64 = 0
  }

  /// The order in which the lengths of the code-length code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ literals: [UInt8], _ distances: [UInt8]) {
    func used(_ lengths: [UInt8], atLeast least: Int) -> ArraySlice<UInt8> {
      lengths[..<max((lengths.lastIndex { $0 > 0 } ?? 0) + 1, least)]
    }
    self.literals = used(literals, atLeast: 257)
    self.distances = used(distances, atLeast: 1)
  }

  func write(to output: inout BitWriter) {
    let items = Self.items(Array(literals + distances))
    var counts = [UInt32](repeating: 0, count: Self.order.count)
    for item in items { counts[item.symbol] += 1 }
    let code = counts.withUnsafeBufferPointer { HuffmanCode(counts: $0, limit: 7) }
    let stated = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    output.add(UInt64(literals.count - 257), 5)
    output.add(UInt64(distances.count - 1), 5)
    output.add(UInt64(stated - 4), 4)
    for symbol in Self.order[..<stated] { output.add(UInt64(code.lengths[symbol]), 3) }
    for item in items {
      output.add(UInt64(code.codes[item.symbol]), UInt64(code.lengths[item.symbol]))
      output.add(item.extra, item.bits)
    }
  }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      items += length == 0 ? zeros(end - start) : equal(Int(length), end - start)
      start = end
    }
    return items
  }

  private static func zeros(_ count: Int) -> [Item] {
    var (items, rest) = ([Item](), count)
    while rest > 0 {
      let piece = min(rest, 138)
      switch piece {
      case 11...: items.append(Item(symbol: 18, extra: UInt64(piece - 11), bits: 7))
      case 3...: items.append(Item(symbol: 17, extra: UInt64(piece - 3), bits: 3))
      default: items += [Item](repeating: Item(symbol: 0), count: piece)
      }
      rest -= piece
    }
    return items
  }

  private static func equal(_ length: Int, _ count: Int) -> [Item] {
    var (items, rest) = ([Item(symbol: length)], count - 1)
    while rest > 0 {
      let piece = min(rest, 6)
      if piece >= 3 {
        items.append(Item(symbol: 16, extra: UInt64(piece - 3), bits: 2))
      } else {
        items += [Item](repeating: Item(symbol: length), count: piece)
      }
      rest -= piece
    }
    return items
  }
}
