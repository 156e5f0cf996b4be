internal import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. One that is there already is refused (R62).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = known(toIdentifier, .insert) else { return }
    insert(identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = known(toIdentifier, .insert) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Takes sections out with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let items = sections.removeValue(forKey: identifier) else { continue }
      reloadedSections.remove(identifier)
      for item in items {
        sectionOfItem[item] = nil
        reloadedItems.remove(item)
        reconfiguredItems.remove(item)
      }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Asks for new views for sections when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.filter { !sections.keys.contains($0) }
    guard unknown.isEmpty else { return keep(.unknown(.section, of: unknown, .reload)) }
    reloadedSections.append(contentsOf: identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  private mutating func known(
    _ identifier: SectionIdentifierType, _ operation: SnapshotError.Operation
  ) -> Int? {
    let index = sections.index(forKey: identifier)
    if index == nil { keep(.unknown(.section, of: [identifier], operation)) }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen: Set<SectionIdentifierType> = []
    let twice = identifiers.filter {
      !seen.insert($0).inserted || sections.keys.contains($0)
    }
    guard twice.isEmpty else { return keep(.duplicates(.section, of: twice)) }
    for (offset, identifier) in identifiers.enumerated() {
      sections.updateValue([], forKey: identifier, insertingAt: index + offset)
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, after: Bool
  ) {
    guard known(identifier, .move) != nil, known(neighbour, .move) != nil else { return }
    guard identifier != neighbour else {
      return keep(.besideItself(.section, "\(identifier)"))
    }
    guard let items = sections.removeValue(forKey: identifier),
      let index = sections.index(forKey: neighbour)
    else { return }
    sections.updateValue(items, forKey: identifier, insertingAt: after ? index + 1 : index)
  }
}
