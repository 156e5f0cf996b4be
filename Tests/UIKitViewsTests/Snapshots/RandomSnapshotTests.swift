import TestSupport
import Testing
import UIKitViews

/// Compares ten thousand random snapshot operations with the same operations on arrays.
@Suite struct RandomSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test(arguments: TestShard.current.cases(of: [1, 2, 3, 4]))
  func `random snapshot operations match plain arrays`(seed: UInt64) {
    var generator = SeededDice(seed: seed)
    var model = SnapshotModel()
    var snapshot = Snapshot()
    var refusals = 0
    for step in 0..<10_000 {
      let (before, modelBefore) = (snapshot, model)
      let operation = SnapshotOperation.random(&generator)
      operation.apply(to: &snapshot)
      let isDone = operation.apply(to: &model)
      if !isDone { refusals += 1 }
      // An invalid operation changes nothing and is recorded as an error. A copy is not affected.
      guard SnapshotModel(snapshot) == model, SnapshotModel(before) == modelBefore,
        (snapshot.error == nil) == isDone, isDone || model == modelBefore
      else {
        Issue.record("seed \(seed), step \(step): \(operation)\n\(snapshot)\n\(model)")
        return
      }
      if step.isMultiple(of: 50) {
        checkLookups(snapshot, model)
        checkDifference(from: before, to: snapshot)
      }
      if !isDone { snapshot = before }
    }
    #expect(refusals > 1000)
  }

  private func checkLookups(_ snapshot: Snapshot, _ model: SnapshotModel) {
    let items = model.sections.flatMap(\.items)
    #expect(snapshot.itemIdentifiers == items && snapshot.numberOfItems == items.count)
    #expect(snapshot.numberOfSections == model.sections.count)
    #expect(items.allSatisfy { snapshot.indexOfItem($0) == items.firstIndex(of: $0) })
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.id) == index)
      #expect(snapshot.numberOfItems(inSection: section.id) == section.items.count)
      let sections = section.items.map { snapshot.sectionIdentifier(containingItem: $0) }
      #expect(sections.allSatisfy { $0 == section.id })
    }
    #expect(snapshot.indexOfItem(-1) == nil && snapshot.indexOfSection(-1) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: -1) == nil)
  }

  private func checkDifference(from before: Snapshot, to after: Snapshot) {
    let difference = after.difference(from: before)
    let (old, new) = (Set(before.itemIdentifiers), Set(after.itemIdentifiers))
    #expect(Set(difference.insertedItems) == new.subtracting(old))
    #expect(Set(difference.deletedItems) == old.subtracting(new))
    // All other items keep their order and their section.
    let moved = Set(difference.movedItems)
    for section in after.sectionIdentifiers {
      let stayed = { (item: Int) in !moved.contains(item) && old.contains(item) }
      let now = after.itemIdentifiers(inSection: section).filter(stayed)
      let then = before.itemIdentifiers(inSection: section).filter { item in
        !moved.contains(item) && after.sectionIdentifier(containingItem: item) == section
      }
      #expect(now == then)
    }
  }
}

/// An operation on a snapshot.
private enum SnapshotOperation {
  case appendItems([Int], section: Int?)
  case insertItems([Int], Side, Int)
  case moveItem(Int, Side, Int)
  case deleteItems([Int])
  case reloadItems([Int])
  case reconfigureItems([Int])
  case appendSections([Int])
  case insertSections([Int], Side, Int)
  case moveSection(Int, Side, Int)
  case deleteSections([Int])
  case reloadSections([Int])
  case deleteAllItems

  enum Side: Int {
    case before, after
  }

  static func random(_ generator: inout SeededDice) -> Self {
    let items = (0..<generator.int(1...3)).map { _ in generator.int(0...79) }
    let (item, section) = (generator.int(0...79), generator.int(0...11))
    let sections = (0..<generator.int(1...2)).map { _ in generator.int(0...11) }
    let side: Side = generator.chance(50) ? .after : .before
    switch generator.int(0...19) {
    case 0...4: return .appendItems(items, section: generator.chance(15) ? nil : section)
    case 5, 6: return .insertItems(items, side, item)
    case 7...9: return .moveItem(items[0], side, item)
    case 10, 11: return .deleteItems(items)
    case 12: return .reloadItems(items)
    case 13: return .reconfigureItems(items)
    case 14: return .appendSections(sections)
    case 15: return .insertSections(sections, side, section)
    case 16, 17: return .moveSection(sections[0], side, section)
    case 18: return generator.chance(30) ? .deleteSections(sections) : .reloadSections(sections)
    default: return generator.chance(5) ? .deleteAllItems : .appendItems(items, section: section)
    }
  }

  func apply(to snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>) {
    switch self {
    case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, .before, let item): snapshot.insertItems(items, beforeItem: item)
    case .insertItems(let items, .after, let item): snapshot.insertItems(items, afterItem: item)
    case .moveItem(let item, .before, let other): snapshot.moveItem(item, beforeItem: other)
    case .moveItem(let item, .after, let other): snapshot.moveItem(item, afterItem: other)
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .reloadItems(let items): snapshot.reloadItems(items)
    case .reconfigureItems(let items): snapshot.reconfigureItems(items)
    case .appendSections(let sections): snapshot.appendSections(sections)
    case .insertSections(let sections, .before, let section):
      snapshot.insertSections(sections, beforeSection: section)
    case .insertSections(let sections, .after, let section):
      snapshot.insertSections(sections, afterSection: section)
    case .moveSection(let section, .before, let other):
      snapshot.moveSection(section, beforeSection: other)
    case .moveSection(let section, .after, let other):
      snapshot.moveSection(section, afterSection: other)
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .reloadSections(let sections): snapshot.reloadSections(sections)
    case .deleteAllItems: snapshot.deleteAllItems()
    }
  }

  /// Applies the operation and returns whether it is valid. UIKit throws an exception for invalid
  /// operations (R62).
  func apply(to model: inout SnapshotModel) -> Bool {
    switch self {
    case .appendItems(let items, let section):
      guard let section = section ?? model.sections.last?.id else { return false }
      return model.append(items, section)
    case .insertItems(let items, let side, let item):
      return model.insert(items, item, side.rawValue)
    case .moveItem(let item, let side, let other):
      return model.contains(item) && model.insert([item], other, side.rawValue)
    case .deleteItems(let items): model.delete(items)
    case .reloadItems(let items):
      guard items.allSatisfy(model.contains) else { return false }
      model.reloadedItems.formUnion(items)
    case .reconfigureItems(let items):
      guard items.allSatisfy(model.contains) else { return false }
      model.reconfiguredItems.formUnion(items)
    case .appendSections(let sections): return model.insertSections(sections, model.sections.count)
    case .insertSections(let sections, let side, let section):
      guard let place = model.place(section) else { return false }
      return model.insertSections(sections, place + side.rawValue)
    case .moveSection(let section, let side, let other):
      return model.moveSection(section, other, side.rawValue)
    case .deleteSections(let sections): model.deleteSections(sections)
    case .reloadSections(let sections):
      guard sections.allSatisfy({ model.place($0) != nil }) else { return false }
      model.reloadedSections.formUnion(sections)
    case .deleteAllItems: model = SnapshotModel()
    }
    return true
  }
}

/// A model of a snapshot: arrays of sections and items.
private struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  var reloadedItems: Set<Int> = []
  var reconfiguredItems: Set<Int> = []
  var reloadedSections: Set<Int> = []

  init() {}

  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    reloadedItems = Set(snapshot.reloadedItemIdentifiers)
    reconfiguredItems = Set(snapshot.reconfiguredItemIdentifiers)
    reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
  }

  func contains(_ item: Int) -> Bool { sections.contains { $0.items.contains(item) } }

  func place(_ section: Int) -> Int? { sections.firstIndex { $0.id == section } }

  private mutating func take(_ items: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }

  mutating func delete(_ items: [Int]) {
    take(items)
    reloadedItems.subtract(items)
    reconfiguredItems.subtract(items)
  }

  mutating func append(_ items: [Int], _ section: Int) -> Bool {
    guard Set(items).count == items.count, let index = place(section) else { return false }
    take(items)
    sections[index].items += items
    return true
  }

  mutating func insert(_ items: [Int], _ neighbour: Int, _ offset: Int) -> Bool {
    guard contains(neighbour), Set(items).count == items.count, !items.contains(neighbour) else {
      return false
    }
    take(items)
    let section = sections.firstIndex { $0.items.contains(neighbour) }!
    let place = sections[section].items.firstIndex(of: neighbour)!
    sections[section].items.insert(contentsOf: items, at: place + offset)
    return true
  }

  mutating func insertSections(_ ids: [Int], _ index: Int) -> Bool {
    guard Set(ids).count == ids.count, ids.allSatisfy({ place($0) == nil }) else { return false }
    sections.insert(contentsOf: ids.map { Section(id: $0, items: []) }, at: index)
    return true
  }

  mutating func moveSection(_ id: Int, _ neighbour: Int, _ offset: Int) -> Bool {
    guard id != neighbour, let from = place(id), place(neighbour) != nil else { return false }
    let section = sections.remove(at: from)
    sections.insert(section, at: place(neighbour)! + offset)
    return true
  }

  mutating func deleteSections(_ ids: [Int]) {
    for id in ids {
      guard let index = place(id) else { continue }
      delete(sections[index].items)
      sections.remove(at: index)
    }
    reloadedSections.subtract(ids)
  }
}
