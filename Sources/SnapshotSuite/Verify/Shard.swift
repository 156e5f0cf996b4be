internal import Basics
internal import VisualDiff

/// One part of a suite that is split across machines.
package struct Shard: Hashable, Sendable {
  /// The 1-based index of the part.
  var index: Int
  var count: Int

  /// - Parameter text: The part and the number of parts: `2/5`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...Report.Shard.most).contains(count), (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns the items that belong to this part.
  ///
  /// Items are sorted by a hash of their names and assigned to the parts in turn. Parts therefore
  /// differ by at most one item, and the order of discovery does not matter.
  func of<Item>(_ items: [Item], named name: (Item) -> String) -> [Item] {
    let hashes = items.map { StableHash(name($0)).text }
    let order = items.indices.sorted { (hashes[$0], $0) < (hashes[$1], $1) }
    let mine = Set(
      order.enumerated().filter { $0.offset % count == index - 1 }.map(\.element))
    return items.indices.filter(mine.contains).map { items[$0] }
  }
}
