import CollectionViewContent
import TestSupport
import Testing

/// Ten thousand operations on snapshots, each checked against the same ones on plain arrays.
@Suite struct RandomSnapshotTests {
  private static let operations = 10_000

  @Test(arguments: [1, 2]) func snapshotsDoWhatArraysDo(seed: UInt64) {
    var dice = SeededDice(seed: seed)
    var model = ArrayModel()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for step in 0..<Self.operations {
      let before = snapshot
      let operation = model.change(&snapshot, dice: &dice)
      let sections = snapshot.sectionIdentifiers.map {
        ArrayModel.Section(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
      }
      guard sections == model.sections, snapshot.itemIdentifiers == model.items,
        snapshot.numberOfItems == model.items.count
      else {
        Issue.record("seed \(seed), step \(step): \(operation)\n\(sections)\n\(model.sections)")
        return
      }
      if step % 50 == 0 {
        checkLookups(snapshot, model)
        checkDifference(from: before, to: snapshot)
      }
    }
    // Nothing refused was kept as done, and nothing done was refused.
    #expect(model.refusals > 100 && snapshot.error != nil)
  }

  private func checkLookups(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, _ model: ArrayModel
  ) {
    for (index, item) in model.items.enumerated() {
      #expect(snapshot.indexOfItem(item) == index)
    }
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.id) == index)
      for item in section.items {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.id)
      }
    }
    #expect(snapshot.indexOfItem(-1) == nil)
  }

  private func checkDifference(
    from before: NSDiffableDataSourceSnapshot<Int, Int>,
    to after: NSDiffableDataSourceSnapshot<Int, Int>
  ) {
    let difference = after.difference(from: before)
    let (old, new) = (Set(before.itemIdentifiers), Set(after.itemIdentifiers))
    #expect(Set(difference.insertedItems) == new.subtracting(old))
    #expect(Set(difference.deletedItems) == old.subtracting(new))
    // What is neither new, gone nor moved stands in the order it stood in, in its section.
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

  @Test func outlinesDoWhatListsWithLevelsDo() {
    var dice = SeededDice(seed: 3)
    var model = LevelModel()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    for step in 0..<Self.operations {
      let operation = model.change(&outline, dice: &dice)
      guard outline.items == model.rows.map(\.id), outline.visibleItems == model.visible else {
        Issue.record("step \(step): \(operation)\n\(outline.items)\n\(model.rows)")
        return
      }
      guard step % 50 == 0 else { continue }
      for (index, row) in model.rows.enumerated() {
        #expect(outline.index(of: row.id) == index && outline.level(of: row.id) == row.level)
        #expect(outline.isVisible(row.id) == model.visible.contains(row.id))
      }
    }
    #expect(outline.error == nil)
  }
}

/// Sections and items as plain arrays, changed the plain way.
private struct ArrayModel {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  var refusals = 0
  var items: [Int] { sections.flatMap(\.items) }

  private mutating func take(_ taken: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { taken.contains($0) } }
  }

  /// Does one thing to both, and says what.
  mutating func change(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, dice: inout SeededDice
  ) -> String {
    let some = (0..<dice.int(1...3)).map { _ in dice.int(0...79) }
    let (one, other) = (dice.int(0...79), dice.int(0...11))
    let after = dice.chance(50)
    switch dice.int(0...11) {
    case 0...3:
      snapshot.appendItems(some, toSection: other)
      insert(some, section: other)
      return "append \(some) to \(other)"
    case 4, 5:
      if after {
        snapshot.insertItems(some, afterItem: one)
      } else {
        snapshot.insertItems(some, beforeItem: one)
      }
      insert(some, beside: one, after: after)
      return "insert \(some) \(after ? "after" : "before") \(one)"
    case 6, 7:
      if after {
        snapshot.moveItem(some[0], afterItem: one)
      } else {
        snapshot.moveItem(some[0], beforeItem: one)
      }
      if items.contains(some[0]) {
        insert([some[0]], beside: one, after: after)
      } else {
        refusals += 1
      }
      return "move \(some[0]) \(after ? "after" : "before") \(one)"
    case 8:
      snapshot.deleteItems(some)
      take(some)
      return "delete \(some)"
    case 9:
      snapshot.appendSections([other])
      if sections.contains(where: { $0.id == other }) {
        refusals += 1
      } else {
        sections.append(Section(id: other, items: []))
      }
      return "append section \(other)"
    case 10:
      if dice.chance(20) {
        snapshot.deleteSections([other])
        sections.removeAll { $0.id == other }
      }
      return "delete section \(other)"
    default:
      let second = dice.int(0...11)
      snapshot.moveSection(other, afterSection: second)
      moveSection(other, second)
      return "move section \(other) after \(second)"
    }
  }

  private mutating func insert(_ new: [Int], section: Int) {
    guard Set(new).count == new.count, sections.contains(where: { $0.id == section }) else {
      refusals += 1
      return
    }
    take(new)
    let index = sections.firstIndex { $0.id == section }!
    sections[index].items += new
  }

  private mutating func insert(_ new: [Int], beside item: Int, after: Bool) {
    guard items.contains(item), Set(new).count == new.count, !new.contains(item) else {
      refusals += 1
      return
    }
    take(new)
    let section = sections.firstIndex { $0.items.contains(item) }!
    let place = sections[section].items.firstIndex(of: item)!
    sections[section].items.insert(contentsOf: new, at: after ? place + 1 : place)
  }

  private mutating func moveSection(_ id: Int, _ neighbour: Int) {
    guard id != neighbour, let from = sections.firstIndex(where: { $0.id == id }),
      sections.contains(where: { $0.id == neighbour })
    else {
      refusals += 1
      return
    }
    let section = sections.remove(at: from)
    let place = sections.firstIndex { $0.id == neighbour }!
    sections.insert(section, at: place + 1)
  }
}

/// An outline as a list of rows with levels.
private struct LevelModel {
  struct Row {
    var id: Int
    var level: Int
    var isExpanded = false
  }

  var rows: [Row] = []
  private var next = 0

  var visible: [Int] {
    var result: [Int] = []
    var limit = Int.max
    for row in rows where row.level <= limit {
      result.append(row.id)
      limit = row.isExpanded ? .max : row.level
    }
    return result
  }

  /// Past the last row below the one at `index`.
  private func end(of index: Int) -> Int {
    let level = rows[index].level
    return rows[(index + 1)...].firstIndex { $0.level <= level } ?? rows.endIndex
  }

  /// Does one thing to both, and says what.
  mutating func change(
    _ outline: inout NSDiffableDataSourceSectionSnapshot<Int>, dice: inout SeededDice
  ) -> String {
    next += 2
    let new = [next, next + 1]
    guard !rows.isEmpty, dice.chance(95) else {
      outline.append(new)
      rows += new.map { Row(id: $0, level: 0) }
      return "append \(new)"
    }
    let index = dice.int(0...(rows.count - 1))
    let row = rows[index]
    switch rows.count > 60 ? 6 : dice.int(0...6) {
    case 0:
      outline.append(new, to: row.id)
      rows.insert(contentsOf: new.map { Row(id: $0, level: row.level + 1) }, at: end(of: index))
      return "append \(new) to \(row)"
    case 1:
      outline.insert(new, before: row.id)
      rows.insert(contentsOf: new.map { Row(id: $0, level: row.level) }, at: index)
      return "insert \(new) before \(row)"
    case 2:
      outline.insert(new, after: row.id)
      rows.insert(contentsOf: new.map { Row(id: $0, level: row.level) }, at: end(of: index))
      return "insert \(new) after \(row)"
    case 3, 4:
      outline.expand([row.id])
      rows[index].isExpanded = true
      return "expand \(row)"
    case 5:
      outline.collapse([row.id])
      rows[index].isExpanded = false
      return "collapse \(row)"
    default:
      outline.delete([row.id])
      rows.removeSubrange(index..<end(of: index))
      return "delete \(row)"
    }
  }
}
