internal import CompositionalLayout
internal import OrderedCollections

/// What changed from one snapshot to another, by identifiers.
///
/// An item is moved if it is in both and stands elsewhere among the items that stayed, or in another
/// section; as few as possible are told to have moved.
public struct SnapshotDifference<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: Equatable {
  public var insertedSections: [SectionIdentifierType] = []
  public var deletedSections: [SectionIdentifierType] = []
  public var movedSections: [SectionIdentifierType] = []
  public var insertedItems: [ItemIdentifierType] = []
  public var deletedItems: [ItemIdentifierType] = []
  public var movedItems: [ItemIdentifierType] = []
  /// Items that the later snapshot reloads or sets up again.
  public var reloadedItems: [ItemIdentifierType] = []

  public var isEmpty: Bool { self == Self() }

  init() {}
}

extension SnapshotDifference: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// What has to be done to `earlier` to get this snapshot.
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

  /// The numbers that have to be taken out for the rest to ascend: as few as can be.
  ///
  /// The rest is a longest ascending subsequence: `tails[k]` is the place of the least number that ends
  /// one of length k + 1, found by bisection.
  private static func outOfOrder(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = tails.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[place] = tails[length - 1] }
      if length == tails.count { tails.append(place) } else { tails[length] = place }
    }
    var kept = [Bool](repeating: false, count: numbers.count)
    var next = tails.last ?? -1
    while next >= 0 {
      kept[next] = true
      next = previous[next]
    }
    return numbers.indices.filter { !kept[$0] }.map { numbers[$0] }
  }
}
