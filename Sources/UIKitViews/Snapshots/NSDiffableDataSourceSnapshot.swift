public import OrderedCollections

/// The sections and items of a collection view at one moment.
///
/// Where UIKit would raise an exception, a call changes nothing and records the first ``error``,
/// which is thrown when the snapshot is applied. See
/// [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct).
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  // Item operations are inlinable: specialized for the identifier type they take a third of the
  // time.

  @usableFromInline
  var sections: OrderedDictionary<SectionIdentifierType, OrderedSet<ItemIdentifierType>> = [:]
  @usableFromInline
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  @usableFromInline
  var reloadedItems: OrderedSet<ItemIdentifierType> = []
  @usableFromInline
  var reconfiguredItems: OrderedSet<ItemIdentifierType> = []
  @usableFromInline
  var reloadedSections: OrderedSet<SectionIdentifierType> = []

  /// The first error, where UIKit would raise an exception.
  public internal(set) var error: SnapshotError?

  /// The errors of queries, which cannot change the value. Copies share them: where UIKit raises an exception,
  /// the process ends.
  @usableFromInline
  let queryErrors = SnapshotQueryErrors()

  /// The first error of a change or a query.
  var anyError: SnapshotError? { error ?? queryErrors.first }

  /// Creates an empty snapshot.
  @inlinable
  public init() {}

  @usableFromInline
  mutating func record(_ cause: SnapshotError.Cause) {
    if error == nil { error = SnapshotError(cause) }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Snapshots are equal if they have the same items in the same order and the same reload requests.
extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether two snapshots have the same sections, items, reload requests and error.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sections == rhs.sections && lhs.reloadedItems == rhs.reloadedItems
      && lhs.reconfiguredItems == rhs.reconfiguredItems
      && lhs.reloadedSections == rhs.reloadedSections && lhs.error == rhs.error
  }
}

// MARK: - Queries

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfItems: Int { sectionOfItem.count }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfSections: Int { sections.count }

  /// The sections in order.
  ///
  /// - Complexity: O(sections).
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { Array(sections.keys) }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(items).
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    items.reserveCapacity(numberOfItems)
    for set in sections.values { items.append(contentsOf: set) }
    return items
  }

  /// The sections to be reloaded, in the order of the requests.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }
  /// The items to be reloaded, in the order of the requests.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloadedItems) }
  /// The items to be configured again, in the order of the requests.
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

  /// The section of an item, or `nil` if there is no such item.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sectionOfItem[identifier] }

  /// The index of an item among all items of all sections.
  ///
  /// - Complexity: O(preceding sections).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = position(of: identifier) else { return nil }
    return sections.values[..<position.section].reduce(position.item) { $0 + $1.count }
  }

  /// The index of a section, or `nil` if there is no such section.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.index(forKey: identifier)
  }

  /// The section index and item index of an item.
  ///
  /// - Complexity: O(1).
  @inlinable
  func position(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[identifier], let index = sections.index(forKey: section),
      let item = sections.values[index].firstIndex(of: identifier)
    else { return nil }
    return (index, item)
  }

  /// The item at an index of a section, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  func item(_ item: Int, inSection section: Int) -> ItemIdentifierType? {
    guard sections.values.indices.contains(section) else { return nil }
    let items = sections.values[section]
    return items.indices.contains(item) ? items[item] : nil
  }
}
