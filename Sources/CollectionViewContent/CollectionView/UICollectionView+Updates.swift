internal import CompositionalLayout
public import Foundation

/// Changes that have been told to a collection view and not yet been seen in its data.
struct PendingUpdates {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()

  /// What does not add up, if sections had so many items before and have so many now.
  func error(from before: [Int], to after: [Int]) -> CollectionViewError? {
    guard before.count + insertedSections.count - deletedSections.count == after.count else {
      return .sectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    let stayed = before.indices.filter { !deletedSections.contains($0) }
    let now = after.indices.filter { !insertedSections.contains($0) }
    for (old, new) in zip(stayed, now) {
      let inserted =
        insertedItems.count { $0[0] == new } + movedItems.count { $0.to[0] == new }
      let deleted = deletedItems.count { $0[0] == old } + movedItems.count { $0.from[0] == old }
      if before[old] + inserted - deleted != after[new] {
        return .itemCount(
          section: new, before: before[old], after: after[new], inserted: inserted,
          deleted: deleted)
      }
    }
    return nil
  }
}

// Nothing is animated: a change is there at once, with new views. What is told has to add up with what
// the data source says, as in UIKit.
extension UICollectionView {
  /// Makes several changes as one, and then tells `completion` so.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if self.updates == nil {
      batch { updates?() }
    } else {
      updates?()
    }
    completion?(true)
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { _ in }
  }

  /// Fills the cells in sight again, without replacing them.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
    collectionViewLayout.invalidateLayout()
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }

  public func reloadSections(_ sections: IndexSet) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  private func change(_ body: (inout PendingUpdates) -> Void) {
    guard updates == nil else {
      body(&updates!)
      return
    }
    batch { body(&updates!) }
  }

  /// Collects what is told within `body`, and compares it with what the data source says then.
  private func batch(_ body: () -> Void) {
    let before = itemCounts
    updates = PendingUpdates()
    body()
    let told = updates ?? PendingUpdates()
    updates = nil
    recycle { _, _ in true }
    forgetCounts()
    if let error = told.error(from: before, to: itemCounts) { keep(error) }
  }

  /// Has the data source fill the cell of an item again, if it has one.
  func reconfigure(_ path: IndexPath) {
    guard path.count == 2, let cell = live[.init(category: .cell, section: path[0], item: path[1])]
    else { return }
    reconfigured[path] = cell
    _ = makeView(.init(category: .cell, section: path[0], item: path[1]), frame: cell.frame)
    reconfigured[path] = nil
  }
}
