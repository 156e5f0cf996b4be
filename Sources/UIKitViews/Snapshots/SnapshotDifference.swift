internal import Basics
internal import OrderedCollections

/// The difference between two snapshots, by identifiers.
///
/// A moved item exists in both snapshots, but in another section or in another order among the
/// remaining items. The number of moved items is minimal.
public struct SnapshotDifference<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: Equatable {
  /// The sections that only the later snapshot has.
  public var insertedSections: [SectionIdentifierType] = []
  /// The sections that only the earlier snapshot has.
  public var deletedSections: [SectionIdentifierType] = []
  /// The sections that changed their order.
  public var movedSections: [SectionIdentifierType] = []
  /// The items that only the later snapshot has.
  public var insertedItems: [ItemIdentifierType] = []
  /// The items that only the earlier snapshot has.
  public var deletedItems: [ItemIdentifierType] = []
  /// The items that changed their section or their order.
  public var movedItems: [ItemIdentifierType] = []
  /// The items that the later snapshot reloads or reconfigures.
  public var reloadedItems: [ItemIdentifierType] = []

  /// Whether nothing has changed.
  public var isEmpty: Bool { self == Self() }

  init() {}
}

extension SnapshotDifference: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// The changes that turn `earlier` into this snapshot.
  ///
  /// - Complexity: O(n log n) in the number of identifiers.
  public func difference(
    from earlier: Self
  ) -> SnapshotDifference<SectionIdentifierType, ItemIdentifierType> {
    var result = SnapshotDifference<SectionIdentifierType, ItemIdentifierType>()
    result.insertedSections = sections.keys.filter { !earlier.sections.keys.contains($0) }
    result.deletedSections = earlier.sections.keys.filter { !sections.keys.contains($0) }
    let stayed = sections.keys.compactMap { earlier.sections.index(forKey: $0) }
    result.movedSections = Self.outOfOrder(stayed).map { earlier.sections.keys[$0] }
    result.deletedItems = earlier.itemIdentifiers.filter { sectionOfItem[$0] == nil }
    for (section, items) in sections { compare(items, in: section, earlier, &result) }
    result.reloadedItems = Array(
      reloadedItems.union(reconfiguredItems).filter { earlier.sectionOfItem[$0] != nil })
    return result
  }

  private func compare(
    _ items: OrderedSet<ItemIdentifierType>, in section: SectionIdentifierType, _ earlier: Self,
    _ result: inout SnapshotDifference<SectionIdentifierType, ItemIdentifierType>
  ) {
    let before = earlier.sections[section] ?? []
    var stayed: [Int] = []
    for item in items {
      if let index = before.firstIndex(of: item) {
        stayed.append(index)
      } else if earlier.sectionOfItem[item] != nil {
        result.movedItems.append(item)
      } else {
        result.insertedItems.append(item)
      }
    }
    result.movedItems += Self.outOfOrder(stayed).map { before[$0] }
  }

  /// The smallest set of numbers whose removal leaves the others in ascending order.
  ///
  /// The others are a longest increasing subsequence: `tails[k]` is the index of the smallest
  /// number that ends one of length k + 1, found by binary search.
  private static func outOfOrder(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = tails.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[index] = tails[length - 1] }
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var isAscending = [Bool](repeating: false, count: numbers.count)
    var next = tails.last ?? -1
    while next >= 0 {
      isAscending[next] = true
      next = previous[next]
    }
    return numbers.indices.filter { !isAscending[$0] }.map { numbers[$0] }
  }
}
