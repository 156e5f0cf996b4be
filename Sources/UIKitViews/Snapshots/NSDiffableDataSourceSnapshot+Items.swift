public import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one. Items that already exist move (R62).
  ///
  /// - Complexity: O(items added), or O(items) if some already exist.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.keys.last else { return record(.noSection) }
    guard sections.keys.contains(section) else {
      return record(.unknown(.section, of: [section], .append))
    }
    guard let added = distinct(identifiers) else { return }
    take(added)
    if sections[section]?.isEmpty ?? true {
      // The items are already known to be distinct.
      sections[section] = added
    } else {
      sections[section]?.append(contentsOf: added)
    }
    sectionOfItem.reserveCapacity(sectionOfItem.count + added.count)
    for identifier in added { sectionOfItem[identifier] = section }
  }

  /// Inserts items before another one. Items that already exist move.
  ///
  /// - Complexity: O(items of the affected sections).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, after: false) }

  /// Inserts items after another one. Items that already exist move.
  ///
  /// - Complexity: O(items of the affected sections).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, after: true) }

  /// Deletes items; unknown items are ignored.
  ///
  /// - Complexity: O(items of the affected sections).
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = OrderedSet(identifiers.filter { sectionOfItem[$0] != nil })
    take(deleted)
    for identifier in deleted { sectionOfItem[identifier] = nil }
    clearReloads(of: deleted)
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    sections = [:]
    sectionOfItem = [:]
    clearReloads()
  }

  /// Moves an item before another one.
  ///
  /// - Complexity: O(items of the affected sections).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }

  /// Moves an item after another one.
  ///
  /// - Complexity: O(items of the affected sections).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }

  /// Requests new cells for items when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard requireKnown(identifiers, .reload) else { return }
    reloadedItems.append(contentsOf: identifiers)
  }

  /// Requests that the existing cells of items are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard requireKnown(identifiers, .reconfigure) else { return }
    reconfiguredItems.append(contentsOf: identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The identifiers as a set, or `nil` with an error if one occurs twice.
  @inlinable
  mutating func distinct(
    _ identifiers: [ItemIdentifierType]
  ) -> OrderedSet<ItemIdentifierType>? {
    let set = OrderedSet(identifiers)
    if set.count == identifiers.count { return set }
    var seen: Set<ItemIdentifierType> = []
    record(.duplicates(.item, of: OrderedSet(identifiers.filter { !seen.insert($0).inserted })))
    return nil
  }

  @inlinable
  mutating func requireKnown(
    _ identifiers: [ItemIdentifierType], _ operation: SnapshotError.Operation
  ) -> Bool {
    let unknown = identifiers.filter { sectionOfItem[$0] == nil }
    guard !unknown.isEmpty else { return true }
    record(.unknown(.item, of: unknown, operation))
    return false
  }

  /// Removes items from their sections, one section at a time.
  @inlinable
  mutating func take(_ identifiers: OrderedSet<ItemIdentifierType>) {
    guard !sectionOfItem.isEmpty else { return }
    var taken: OrderedDictionary<SectionIdentifierType, [ItemIdentifierType]> = [:]
    for identifier in identifiers {
      guard let section = sectionOfItem[identifier] else { continue }
      taken[section, default: []].append(identifier)
    }
    for (section, items) in taken {
      if items.count == 1 {
        sections[section]?.remove(items[0])
      } else {
        sections[section]?.removeAll { identifiers.contains($0) }
      }
    }
  }

  /// Cancels pending reloads of deleted items.
  @inlinable
  mutating func clearReloads(of items: OrderedSet<ItemIdentifierType>) {
    reloadedItems.take(items)
    reconfiguredItems.take(items)
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], beside neighbor: ItemIdentifierType, after: Bool
  ) {
    guard let section = sectionOfItem[neighbor] else {
      return record(.unknown(.item, of: [neighbor], .insert))
    }
    guard let added = distinct(identifiers) else { return }
    guard !added.contains(neighbor) else {
      return record(.besideItself(.item, "\(neighbor)"))
    }
    take(added)
    guard let index = sections[section]?.firstIndex(of: neighbor) else { return }
    sections[section]?.insert(added, at: after ? index + 1 : index)
    for identifier in added { sectionOfItem[identifier] = section }
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifierType, beside neighbor: ItemIdentifierType, after: Bool
  ) {
    guard requireKnown([identifier, neighbor], .move) else { return }
    insert([identifier], beside: neighbor, after: after)
  }
}

extension OrderedSet {
  /// Removes those of the given members that the set contains.
  ///
  /// - Complexity: O(members), independent of the number removed.
  @inlinable
  mutating func take(_ members: OrderedSet) {
    if members.count == 1 {
      remove(members[0])
    } else if !isEmpty {
      subtract(members)
    }
  }

  /// Inserts members that the set does not contain.
  ///
  /// - Complexity: O(members), independent of the number inserted.
  @inlinable
  mutating func insert(_ members: OrderedSet, at index: Int) {
    if members.count == 1 {
      insert(members[0], at: index)
    } else if index == count {
      append(contentsOf: members)
    } else {
      var all = elements
      all.insert(contentsOf: members, at: index)
      self = OrderedSet(uncheckedUniqueElements: all)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Clears the reload requests, which are served once the snapshot is shown.
  mutating func clearReloads() {
    reloadedItems = []
    reconfiguredItems = []
    reloadedSections = []
  }

  mutating func replaceItems(
    with identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType
  ) {
    let remaining = Set(identifiers)
    deleteItems(items(inSection: section).filter { !remaining.contains($0) })
    appendItems(identifiers, toSection: section)
  }
}
