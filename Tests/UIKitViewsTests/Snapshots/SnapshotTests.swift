import Testing
import UIKitViews

/// Tests snapshots of sections and items.
@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func words(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers
      .map { "\($0)\(snapshot.itemIdentifiers(inSection: $0))" }
      .joined(separator: " ")
  }

  // MARK: Items

  @Test func `items are appended to the last section by default`() {
    var snapshot = snapshot(["a": [1], "b": [2]])
    snapshot.appendItems([3])
    snapshot.appendItems([4], toSection: "a")
    #expect(words(snapshot) == "a[1, 4] b[2, 3]")
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.numberOfItems(inSection: "none") == 0)
    #expect(snapshot.error == nil)
  }

  @Test func `inserting an existing item moves it`() {
    // R62.
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.appendItems([2, 5, 1], toSection: "b")
    #expect(words(snapshot) == "a[3] b[4, 2, 5, 1]" && snapshot.error == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.numberOfItems == 5)
  }

  @Test func `items are inserted next to others`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 2)
    snapshot.insertItems([1, 13], afterItem: 3)
    #expect(words(snapshot) == "a[10, 11, 2, 12] b[3, 1, 13]")
  }

  @Test func `items move within and between sections`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(2, beforeItem: 4)
    snapshot.moveItem(1, beforeItem: 3)
    #expect(words(snapshot) == "a[1, 3] b[2, 4]")
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
  }

  @Test func `deleted items are removed from all lists`() {
    var snapshot = snapshot(["a": [1, 2, 3, 4], "b": [5]])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3, 5])
    snapshot.deleteItems([1, 3, 99])
    #expect(words(snapshot) == "a[2, 4] b[5]")
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty && snapshot.error == nil)
  }

  // MARK: Sections

  @Test func `sections are inserted, moved and deleted`() {
    var snapshot = snapshot(["a": [1], "b": [2], "c": [3]])
    snapshot.insertSections(["d", "e"], beforeSection: "b")
    snapshot.insertSections(["f"], afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["a", "d", "e", "b", "c", "f"])
    snapshot.moveSection("a", afterSection: "c")
    snapshot.moveSection("f", beforeSection: "d")
    #expect(words(snapshot) == "f[] d[] e[] b[2] c[3] a[1]")
    snapshot.reloadSections(["b", "c"])
    snapshot.deleteSections(["c", "z", "d"])
    #expect(words(snapshot) == "f[] e[] b[2] a[1]")
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == nil)
    #expect(snapshot.indexOfSection("b") == 2 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.error == nil)
  }

  @Test func `inserting and deleting sections takes linear time`() {
    let tally = CountedName.Tally()
    let names = tally.names(0..<3000)
    var snapshot = NSDiffableDataSourceSnapshot<CountedName, CountedName>()
    snapshot.appendSections(Array(names[..<1000]))
    let inserting = tally.count {
      snapshot.insertSections(Array(names[1000...]), afterSection: names[700])
    }
    #expect(
      snapshot.sectionIdentifiers.map(\.number)
        == Array(0...700) + Array(1000..<3000) + Array(701..<1000))
    #expect(snapshot.indexOfSection(names[701]) == 2701)
    let items = tally.names(0..<1000)
    for (section, item) in zip(names, items) { snapshot.appendItems([item], toSection: section) }
    snapshot.reloadSections(names)
    snapshot.reloadItems(items)
    let deleting = tally.count { snapshot.deleteSections(Array(names[500...])) }
    #expect(snapshot.sectionIdentifiers.map(\.number) == Array(0..<500))
    #expect(snapshot.reloadedItemIdentifiers.map(\.number) == Array(0..<500))
    #expect(snapshot.reloadedSectionIdentifiers == snapshot.sectionIdentifiers)
    #expect(inserting < 20 * names.count && deleting < 40 * names.count)
    #expect(snapshot.error == nil)
  }

  // MARK: Errors

  struct Refused: Sendable {
    let words: String
    let change: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

    init(
      _ words: String,
      _ change: @escaping @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
    ) {
      (self.words, self.change) = (words, change)
    }
  }

  @Test(arguments: [
    Refused(
      "item identifiers must be unique: 7 would occur twice",
      { $0.appendItems([7, 8, 7]) }
    ),
    Refused(
      "section identifiers must be unique: a would occur twice",
      { $0.appendSections(["c", "a"]) }
    ),
    Refused(
      "cannot append: the snapshot has no section z",
      { $0.appendItems([7], toSection: "z") }
    ),
    Refused(
      "cannot insert: the snapshot has no item 9",
      { $0.insertItems([7], beforeItem: 9) }
    ),
    Refused("the item 1 cannot be placed beside itself", { $0.insertItems([1], afterItem: 1) }),
    Refused("the item 2 cannot be placed beside itself", { $0.moveItem(2, afterItem: 2) }),
    Refused(
      "cannot move: the snapshot has no item 9",
      { $0.moveItem(9, afterItem: 2) }
    ),
    Refused(
      "cannot reload: the snapshot has no items 8, 9",
      { $0.reloadItems([1, 8, 9]) }
    ),
    Refused(
      "cannot reconfigure: the snapshot has no item 9",
      { $0.reconfigureItems([9]) }
    ),
    Refused(
      "cannot insert: the snapshot has no section z",
      { $0.insertSections(["c"], afterSection: "z") }
    ),
    Refused(
      "the section a cannot be placed beside itself", { $0.moveSection("a", afterSection: "a") }),
    Refused(
      "cannot reload: the snapshot has no section z",
      { $0.reloadSections(["a", "z"]) }
    ),
  ])
  func whatUIKitWouldRaiseForIsKeptAndChangesNothing(refused: Refused) {
    // R62, R91.
    let before = snapshot(["a": [1, 2], "b": [3]])
    var after = before
    refused.change(&after)
    #expect(after.error?.description == refused.words)
    #expect(self.words(after) == self.words(before))
    #expect(after.reloadedItemIdentifiers.isEmpty && after.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `the first error is kept`() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    snapshot.reloadItems([2])
    #expect(snapshot.error == SnapshotError(.noSection))
    snapshot.deleteAllItems()
    #expect(snapshot.error != nil)
  }

  // MARK: Difference

  @Test func `a difference contains only the changes`() {
    let before = snapshot(["a": [1, 2, 3, 4, 5], "b": [6, 7], "c": [8]])
    var after = before
    after.moveItem(1, afterItem: 5)
    after.appendItems([2, 20], toSection: "b")
    after.deleteItems([7])
    after.moveSection("c", beforeSection: "a")
    after.appendSections(["d"])
    after.reloadItems([3, 20])
    let difference = after.difference(from: before)
    #expect(difference.insertedSections == ["d"] && difference.deletedSections == [])
    #expect(difference.movedSections == ["c"])
    #expect(difference.insertedItems == [20] && difference.deletedItems == [7])
    #expect(Set(difference.movedItems) == [1, 2])
    #expect(difference.reloadedItems == [3])
    #expect(before.difference(from: before).isEmpty)
    #expect(before.difference(from: Snapshot()).insertedItems == Array(1...8))
  }
}
