public import OrderedCollections

/// The sections and items of a collection view at one moment, as a value.
///
/// What UIKit would raise an exception for changes nothing here: the first such ``error`` is kept, and
/// thrown when the snapshot is applied. See
/// [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct).
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  // What is asked of items is inlinable: compiled for the identifiers at hand it takes a third of the time.

  /// The items of each section, in order.
  @usableFromInline
  var sections: OrderedDictionary<SectionIdentifierType, OrderedSet<ItemIdentifierType>> = [:]
  /// The section that each item is in.
  @usableFromInline
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  @usableFromInline
  var reloadedItems: OrderedSet<ItemIdentifierType> = []
  @usableFromInline
  var reconfiguredItems: OrderedSet<ItemIdentifierType> = []
  @usableFromInline
  var reloadedSections: OrderedSet<SectionIdentifierType> = []

  /// The first thing asked of the snapshot for which UIKit would raise an exception.
  public internal(set) var error: SnapshotError?

  /// The errors of queries, which cannot change the value. Copies share them: where UIKit raises an exception,
  /// the process ends.
  @usableFromInline
  let queryErrors = SnapshotQueryErrors()

  /// The first error of a change or a query.
  var anyError: SnapshotError? { error ?? queryErrors.first }

  /// A snapshot without sections.
  @inlinable
  public init() {}

  @usableFromInline
  mutating func keep(_ cause: SnapshotError.Cause) {
    if error == nil { error = SnapshotError(cause) }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Snapshots are equal that hold the same items in the same order, and reload the same ones.
extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.sections == other.sections && one.reloadedItems == other.reloadedItems
      && one.reconfiguredItems == other.reconfiguredItems
      && one.reloadedSections == other.reloadedSections && one.error == other.error
  }
}

// MARK: - Queries

extension NSDiffableDataSourceSnapshot {
  /// - Complexity: O(1).
  @inlinable
  public var numberOfItems: Int { sectionOfItem.count }

  /// - Complexity: O(1).
  @inlinable
  public var numberOfSections: Int { sections.count }

  /// The sections in order. Complexity: O(sections).
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { Array(sections.keys) }

  /// The items of all sections, in order. Complexity: O(items).
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    items.reserveCapacity(numberOfItems)
    for set in sections.values { items.append(contentsOf: set) }
    return items
  }

  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloadedItems) }
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfiguredItems) }

  /// The number of items of a section. Without such a section it is 0, and the snapshot cannot be applied,
  /// because UIKit raises an exception (R101). Complexity: O(1).
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    guard let items = sections[identifier] else { return refuseQuery(of: identifier) ?? 0 }
    return items.count
  }

  /// The items of a section. Without such a section there are none, and the snapshot cannot be applied, because
  /// UIKit raises an exception (R101). Complexity: O(items of the section).
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = sections[identifier] else { return refuseQuery(of: identifier) ?? [] }
    return Array(items)
  }

  /// The items of a section; none without such a section.
  func items(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    Array(sections[identifier] ?? [])
  }

  @usableFromInline
  func refuseQuery<Answer>(of section: SectionIdentifierType) -> Answer? {
    queryErrors.keep(.unknown(.section, of: [section], .query))
    return nil
  }

  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The item's place among all items, whatever their section. Complexity: O(sections before).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return sections.values[..<place.section].reduce(place.item) { $0 + $1.count }
  }

  /// - Complexity: O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.index(forKey: identifier)
  }

  /// Where an item is. Complexity: O(1).
  @inlinable
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[identifier], let index = sections.index(forKey: section),
      let item = sections.values[index].firstIndex(of: identifier)
    else { return nil }
    return (index, item)
  }

  /// The item at a place, if there is one. Complexity: O(1).
  @inlinable
  func item(_ item: Int, inSection section: Int) -> ItemIdentifierType? {
    guard sections.values.indices.contains(section) else { return nil }
    let items = sections.values[section]
    return items.indices.contains(item) ? items[item] : nil
  }
}
