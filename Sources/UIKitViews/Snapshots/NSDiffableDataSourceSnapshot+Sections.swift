internal import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Appends sections. A section that already exists is an error.
  ///
  /// - Complexity: O(sections added).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  ///
  /// - Complexity: O(sections), independent of the number inserted.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = requireKnown(toIdentifier, .insert) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another one.
  ///
  /// - Complexity: O(sections), independent of the number inserted.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = requireKnown(toIdentifier, .insert) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Deletes sections with their items; unknown sections are ignored.
  ///
  /// - Complexity: O(sections + items deleted), independent of the number of sections deleted.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = OrderedSet(identifiers.filter(sections.keys.contains))
    let items = OrderedSet(deleted.flatMap { sections[$0] ?? [] })
    for item in items { sectionOfItem[item] = nil }
    clearReloads(of: items)
    reloadedSections.take(deleted)
    if deleted.count == 1 {
      sections.removeValue(forKey: deleted[0])
    } else {
      sections.removeAll { deleted.contains($0.key) }
    }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }

  /// Requests new views for sections when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.filter { !sections.keys.contains($0) }
    guard unknown.isEmpty else { return record(.unknown(.section, of: unknown, .reload)) }
    reloadedSections.append(contentsOf: identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  private mutating func requireKnown(
    _ identifier: SectionIdentifierType, _ operation: SnapshotError.Operation
  ) -> Int? {
    let index = sections.index(forKey: identifier)
    if index == nil { record(.unknown(.section, of: [identifier], operation)) }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen: Set<SectionIdentifierType> = []
    let duplicates = identifiers.filter {
      !seen.insert($0).inserted || sections.keys.contains($0)
    }
    guard duplicates.isEmpty else { return record(.duplicates(.section, of: duplicates)) }
    if index == sections.count {
      for identifier in identifiers { sections[identifier] = [] }
    } else if identifiers.count == 1 {
      sections.updateValue([], forKey: identifiers[0], insertingAt: index)
    } else {
      var (keys, values) = (sections.keys.elements, Array(sections.values))
      keys.insert(contentsOf: identifiers, at: index)
      values.insert(contentsOf: repeatElement([], count: identifiers.count), at: index)
      sections = OrderedDictionary(uncheckedUniqueKeys: keys, values: values)
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside neighbor: SectionIdentifierType, after: Bool
  ) {
    guard requireKnown(identifier, .move) != nil, requireKnown(neighbor, .move) != nil else {
      return
    }
    guard identifier != neighbor else {
      return record(.besideItself(.section, "\(identifier)"))
    }
    guard let items = sections.removeValue(forKey: identifier),
      let index = sections.index(forKey: neighbor)
    else { return }
    sections.updateValue(items, forKey: identifier, insertingAt: after ? index + 1 : index)
  }
}
