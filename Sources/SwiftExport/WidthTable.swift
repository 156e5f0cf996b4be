internal import LayoutSpec
internal import SpecSource

/// The values of a map by width, in the order of the widths.
struct WidthTable {
  private let entries: [(width: Double, entry: SourceNode.Entry)]

  init(_ entries: [SourceNode.Entry]) {
    let all = entries.map { entry in
      (width: entry.key == "default" ? 0 : Double(entry.key) ?? .infinity, entry: entry)
    }
    // `0` wins over `default`, and of two equal widths the last one.
    self.entries = all.enumerated().sorted { one, two in
      (one.element.width, one.element.entry.key == "default" ? 0 : 1, one.offset)
        < (two.element.width, two.element.entry.key == "default" ? 0 : 1, two.offset)
    }.map(\.element)
  }

  /// Returns the entry with the largest width that is at most the given one.
  ///
  /// - Complexity: O(log *n*).
  func entry(at width: Double) -> SourceNode.Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].width <= width { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1].entry : nil
  }
}

/// The tables of the maps by width that were read so far.
final class WidthTables {
  private var tables: [Key: WidthTable] = [:]

  private struct Key: Hashable {
    var place: SourcePlace
    var count: Int
  }

  subscript(node: SourceNode) -> WidthTable? {
    node.entries.flatMap { tables[Key(place: node.place, count: $0.count)] }
  }

  func add(_ node: SourceNode, _ entries: [SourceNode.Entry]) -> WidthTable {
    let table = WidthTable(entries)
    tables[Key(place: node.place, count: entries.count)] = table
    return table
  }
}
