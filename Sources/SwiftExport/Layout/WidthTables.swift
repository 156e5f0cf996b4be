internal import Basics
internal import LayoutSpec
internal import SpecTree

/// The maps by width that were read so far, each sorted by width.
final class WidthTables {
  private var tables: [Key: [(width: Double, value: SourceNode)]] = [:]

  private struct Key: Hashable {
    var place: SourcePlace
    var count: Int
  }

  /// The value of a map by width at a width; `nil` if there is none, or the node is another value.
  ///
  /// - Complexity: O(log *n*) for a map of *n* widths that was read before.
  func value(of node: SourceNode, at width: Double) -> SourceNode? {
    let table = table(of: node)
    let index = table.partitioningIndex { $0.width > width }
    return index > 0 ? table[index - 1].value : nil
  }

  private func table(of node: SourceNode) -> [(width: Double, value: SourceNode)] {
    let entries = node.entries ?? []
    let key = Key(place: node.place, count: entries.count)
    if let table = tables[key] { return table }
    guard node.isByWidth else { return [] }
    // `0` wins over `default`.
    let all = entries.map { (width: Double($0.key) ?? -1, value: $0.value) }
    let table = all.sorted { $0.width < $1.width }.map { (max($0.width, 0), $0.value) }
    tables[key] = table
    return table
  }
}
