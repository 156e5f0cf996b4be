import TestSupport
import Testing
import UIKitViews

/// Compares ten thousand random outline operations with the same operations on a list of rows.
@Suite struct RandomOutlineTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  @Test(arguments: TestShard.current.cases(of: [4, 5, 6, 7]))
  func `random outline operations match a list with levels`(seed: UInt64) {
    var generator = SeededDice(seed: seed)
    var rows = OutlineRows()
    var outline = Outline()
    var refusals = 0
    for step in 0..<10_000 {
      let (before, rowsBefore) = (outline, rows)
      let operation = OutlineOperation.random(rows, &generator)
      operation.apply(to: &outline)
      let isDone = operation.apply(to: &rows)
      if !isDone { refusals += 1 }
      guard outline.items == rows.ids, outline.visibleItems == rows.visible,
        before.items == rowsBefore.ids, (outline.error == nil) == isDone,
        isDone || rows == rowsBefore
      else {
        Issue.record("seed \(seed), step \(step): \(operation)\n\(outline.items)\n\(rows)")
        return
      }
      if step.isMultiple(of: 50) { check(outline, rows) }
      if !isDone { outline = before }
    }
    #expect(refusals > 500)
  }

  private func check(_ outline: Outline, _ rows: OutlineRows) {
    let visible = Set(rows.visible)
    #expect(outline.rootItems == rows.all.filter { $0.level == 0 }.map(\.id))
    for (index, row) in rows.all.enumerated() {
      #expect(outline.contains(row.id) && outline.index(of: row.id) == index)
      #expect(outline.level(of: row.id) == row.level)
      #expect(outline.parent(of: row.id) == rows.parent(of: index))
      #expect(outline.isExpanded(row.id) == row.isExpanded)
      #expect(outline.isVisible(row.id) == visible.contains(row.id))
      let below = outline.snapshot(of: row.id, includingParent: index.isMultiple(of: 2))
      #expect(OutlineRows(below) == rows.branch(at: index, withParent: index.isMultiple(of: 2)))
    }
    #expect(!outline.contains(-1) && outline.index(of: -1) == nil && outline.parent(of: -1) == nil)
    // One line per item, marked as in R61.
    let marks = outline.visualDescription().split(separator: "\n").map { $0.prefix(2) }
    let expected = rows.all.indices.map { index in
      let row = rows.all[index]
      let isParent = rows.end(of: index) > index + 1
      return (visible.contains(row.id) ? "*" : " ")
        + (!isParent ? " " : row.isExpanded ? "+" : "-")
    }
    #expect(marks.map(String.init) == expected)
  }
}

/// An operation on an outline.
private enum OutlineOperation {
  case append([Int], parent: Int?)
  case insert([Int], after: Bool, Int)
  case insertOutline(OutlineRows, after: Bool, Int)
  case replace(Int, OutlineRows)
  case delete([Int])
  case expand([Int])
  case collapse([Int])
  case deleteAll

  /// Creates a random operation, mostly with one existing item and new items.
  static func random(_ rows: OutlineRows, _ generator: inout SeededDice) -> Self {
    func known() -> Int {
      rows.all.isEmpty || generator.chance(8) ? generator.int(0...199) : rows.all[index()].id
    }
    func index() -> Int { generator.int(0...(rows.all.count - 1)) }
    func new() -> [Int] { (0..<generator.int(1...2)).map { _ in generator.int(0...199) } }
    if rows.all.count > 60 { return .delete([known(), known()]) }
    switch generator.int(0...19) {
    case 0...2: return .append(new(), parent: nil)
    case 3...6: return .append(new(), parent: known())
    case 7, 8: return .insert(new(), after: generator.chance(50), known())
    case 9: return .insertOutline(.random(&generator), after: generator.chance(50), known())
    case 10: return .replace(known(), .random(&generator))
    case 11: return rows.all.isEmpty ? .deleteAll : .replace(known(), rows.branch(at: index()))
    case 12: return .delete([known()])
    case 13...16: return .expand([known(), known()])
    case 17, 18: return .collapse([known()])
    default: return generator.chance(3) ? .deleteAll : .append(new(), parent: known())
    }
  }

  func apply(to outline: inout NSDiffableDataSourceSectionSnapshot<Int>) {
    switch self {
    case .append(let items, let parent): outline.append(items, to: parent)
    case .insert(let items, true, let item): outline.insert(items, after: item)
    case .insert(let items, false, let item): outline.insert(items, before: item)
    case .insertOutline(let rows, true, let item): outline.insert(rows.outline, after: item)
    case .insertOutline(let rows, false, let item): outline.insert(rows.outline, before: item)
    case .replace(let parent, let rows): outline.replace(childrenOf: parent, using: rows.outline)
    case .delete(let items): outline.delete(items)
    case .expand(let items): outline.expand(items)
    case .collapse(let items): outline.collapse(items)
    case .deleteAll: outline.deleteAll()
    }
  }

  /// Applies the operation and returns whether it is valid.
  func apply(to rows: inout OutlineRows) -> Bool {
    switch self {
    case .append(let items, let parent):
      let index = parent.flatMap { rows.index(of: $0) }
      guard parent == nil || index != nil else { return false }
      return rows.insert(
        OutlineRows(flat: items), at: index.map { rows.end(of: $0) } ?? rows.all.count,
        level: index.map { rows.all[$0].level + 1 } ?? 0)
    case .insert(let items, let after, let item):
      return rows.insert(OutlineRows(flat: items), beside: item, after: after)
    case .insertOutline(let outline, let after, let item):
      return rows.insert(outline, beside: item, after: after)
    case .replace(let parent, let outline):
      guard let index = rows.index(of: parent) else { return false }
      var result = rows
      result.all.removeSubrange((index + 1)..<rows.end(of: index))
      let isDone = result.insert(outline, at: index + 1, level: rows.all[index].level + 1)
      if isDone { rows = result }
      return isDone
    case .delete(let items):
      for item in items {
        guard let index = rows.index(of: item) else { continue }
        rows.all.removeSubrange(index..<rows.end(of: index))
      }
      return true
    case .expand(let items): return rows.setExpanded(items, true)
    case .collapse(let items): return rows.setExpanded(items, false)
    case .deleteAll:
      rows.all = []
      return true
    }
  }
}

/// A model of an outline: a list of rows with levels.
private struct OutlineRows: Equatable {
  struct Row: Equatable {
    var id: Int
    var level: Int
    var isExpanded = false
  }

  var all: [Row] = []

  var ids: [Int] { all.map(\.id) }

  /// Creates rows without children.
  init(flat ids: [Int] = []) {
    all = ids.map { Row(id: $0, level: 0) }
  }

  init(_ outline: NSDiffableDataSourceSectionSnapshot<Int>) {
    all = outline.items.map {
      Row(id: $0, level: outline.level(of: $0), isExpanded: outline.isExpanded($0))
    }
  }

  /// Creates a parent with two children, and a sibling of the parent.
  static func random(_ generator: inout SeededDice) -> Self {
    var rows = OutlineRows(flat: (0..<4).map { _ in generator.int(0...999) })
    rows.all[1].level = 1
    rows.all[2].level = 1
    rows.all[0].isExpanded = generator.chance(50)
    return rows
  }

  /// The same outline as a section snapshot.
  var outline: NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    for (index, row) in all.enumerated() {
      outline.append([row.id], to: parent(of: index))
      if row.isExpanded { outline.expand([row.id]) }
    }
    return outline
  }

  var visible: [Int] {
    var result: [Int] = []
    var limit = Int.max
    for row in all where row.level <= limit {
      result.append(row.id)
      limit = row.isExpanded ? .max : row.level
    }
    return result
  }

  func index(of id: Int) -> Int? { all.firstIndex { $0.id == id } }

  /// The index after the last descendant of the row at `index`.
  func end(of index: Int) -> Int {
    all[(index + 1)...].firstIndex { $0.level <= all[index].level } ?? all.endIndex
  }

  func parent(of index: Int) -> Int? {
    all[..<index].last { $0.level < all[index].level }?.id
  }

  /// The descendants of a row, with or without the row itself.
  func branch(at index: Int, withParent: Bool = false) -> OutlineRows {
    let first = withParent ? index : index + 1
    var rows = OutlineRows()
    rows.all = all[first..<end(of: index)].map { row in
      Row(
        id: row.id, level: row.level - all[index].level - (withParent ? 0 : 1),
        isExpanded: row.isExpanded)
    }
    return rows
  }

  mutating func insert(_ rows: OutlineRows, beside item: Int, after: Bool) -> Bool {
    guard let index = index(of: item) else { return false }
    return insert(rows, at: after ? end(of: index) : index, level: all[index].level)
  }

  mutating func insert(_ rows: OutlineRows, at index: Int, level: Int) -> Bool {
    let ids = rows.ids
    guard Set(ids).count == ids.count, Set(ids).isDisjoint(with: self.ids) else { return false }
    all.insert(
      contentsOf: rows.all.map {
        Row(id: $0.id, level: $0.level + level, isExpanded: $0.isExpanded)
      }, at: index)
    return true
  }

  mutating func setExpanded(_ items: [Int], _ isExpanded: Bool) -> Bool {
    guard items.allSatisfy({ index(of: $0) != nil }) else { return false }
    for item in items { all[index(of: item)!].isExpanded = isExpanded }
    return true
  }
}
