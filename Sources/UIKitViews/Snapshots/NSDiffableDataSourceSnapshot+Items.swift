public import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one. Items that are there already move (R62).
  ///
  /// - Complexity: O(items added), and O(items) where some are there already.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.keys.last else { return keep(.noSection) }
    guard sections.keys.contains(section) else {
      return keep(.unknown(.section, of: [section], .append))
    }
    guard let added = distinct(identifiers) else { return }
    take(added)
    if sections[section]?.isEmpty ?? true {
      // What is distinct among itself needs no second look.
      sections[section] = added
    } else {
      sections[section]?.append(contentsOf: added)
    }
    sectionOfItem.reserveCapacity(sectionOfItem.count + added.count)
    for identifier in added { sectionOfItem[identifier] = section }
  }

  /// Adds items before another one. Items that are there already move.
  ///
  /// - Complexity: O(items of the sections involved).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Adds items after another one. Items that are there already move.
  ///
  /// - Complexity: O(items of the sections involved).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  /// Takes items out; those that are not there are passed over.
  ///
  /// - Complexity: O(items of the sections involved).
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = OrderedSet(identifiers.filter { sectionOfItem[$0] != nil })
    take(deleted)
    for identifier in deleted { sectionOfItem[identifier] = nil }
    forgetReloads(of: deleted)
  }

  /// Takes everything out, sections too.
  public mutating func deleteAllItems() {
    sections = [:]
    sectionOfItem = [:]
    forgetReloads()
  }

  /// - Complexity: O(items of the sections involved).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// - Complexity: O(items of the sections involved).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Asks for new cells for items when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard known(identifiers, .reload) else { return }
    reloadedItems.append(contentsOf: identifiers)
  }

  /// Asks for the cells of items to be set up again, not replaced, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard known(identifiers, .reconfigure) else { return }
    reconfiguredItems.append(contentsOf: identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The identifiers, if none stands twice.
  @inlinable
  mutating func distinct(
    _ identifiers: [ItemIdentifierType]
  ) -> OrderedSet<ItemIdentifierType>? {
    let set = OrderedSet(identifiers)
    if set.count == identifiers.count { return set }
    var seen: Set<ItemIdentifierType> = []
    keep(.duplicates(.item, of: OrderedSet(identifiers.filter { !seen.insert($0).inserted })))
    return nil
  }

  @inlinable
  mutating func known(
    _ identifiers: [ItemIdentifierType], _ operation: SnapshotError.Operation
  ) -> Bool {
    let unknown = identifiers.filter { sectionOfItem[$0] == nil }
    guard !unknown.isEmpty else { return true }
    keep(.unknown(.item, of: unknown, operation))
    return false
  }

  /// Takes items out of the sections they are in, all of one section at once.
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

  /// Asks no more for the cells of items that are gone.
  @inlinable
  mutating func forgetReloads(of items: OrderedSet<ItemIdentifierType>) {
    reloadedItems.take(items)
    reconfiguredItems.take(items)
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, after: Bool
  ) {
    guard let section = sectionOfItem[neighbour] else {
      return keep(.unknown(.item, of: [neighbour], .insert))
    }
    guard let added = distinct(identifiers) else { return }
    guard !added.contains(neighbour) else {
      return keep(.besideItself(.item, "\(neighbour)"))
    }
    take(added)
    guard let place = sections[section]?.firstIndex(of: neighbour) else { return }
    sections[section]?.insert(added, at: after ? place + 1 : place)
    for identifier in added { sectionOfItem[identifier] = section }
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, after: Bool
  ) {
    guard known([identifier, neighbour], .move) else { return }
    insert([identifier], beside: neighbour, after: after)
  }
}

extension OrderedSet {
  /// Takes members out, if they are there.
  ///
  /// - Complexity: O(members), however many are taken out.
  @inlinable
  mutating func take(_ members: OrderedSet) {
    if members.count == 1 {
      remove(members[0])
    } else if !isEmpty {
      subtract(members)
    }
  }

  /// Puts members in that are not there yet.
  ///
  /// - Complexity: O(members), however many are put in.
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
  /// What has been reloaded is done with once the snapshot is shown.
  mutating func forgetReloads() {
    reloadedItems = []
    reconfiguredItems = []
    reloadedSections = []
  }

  /// Puts items in the place of all that a section holds.
  mutating func replaceItems(
    with identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType
  ) {
    let kept = Set(identifiers)
    deleteItems(items(inSection: section).filter { !kept.contains($0) })
    appendItems(identifiers, toSection: section)
  }
}
