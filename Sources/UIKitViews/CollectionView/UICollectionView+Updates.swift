internal import Basics
internal import CompositionalLayout
public import Foundation

/// The changes of a batch update that the data source does not reflect yet.
///
/// Insertions and move destinations use index paths after the update, all other changes use index
/// paths before it.
struct PendingUpdates {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
  /// The completion handlers of nested batches.
  var completions: [(Bool) -> Void] = []

  mutating func update(_ body: (inout Self) -> Void) { body(&self) }

  /// The error if the changes do not match the item counts of the sections before and after.
  func error(from before: [Int], to after: [Int]) -> CollectionViewError? {
    if let error = missingPositionError(from: before, to: after) { return error }
    guard before.count + insertedSections.count - deletedSections.count == after.count else {
      return .sectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    let (arrived, departed) = (Self.items(arrivals), Self.items(departures))
    for (old, new) in stayingSections(from: before, to: after)
    where !reloadedSections.contains(old) {
      let (inserted, deleted) = (arrived[new]?.count ?? 0, departed[old]?.count ?? 0)
      // Data sources may return any number, so the subtraction must not trap.
      if before[old] &- deleted != after[new] &- inserted {
        return .itemCount(
          section: new, before: before[old], after: after[new], inserted: inserted,
          deleted: deleted)
      }
    }
    return nil
  }

  /// The error for an index path that does not exist: before the update, or after it for insertions
  /// and move destinations.
  private func missingPositionError(from before: [Int], to after: [Int]) -> CollectionViewError? {
    func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0
        && path[1] < counts[path[0]]
    }
    let old = deletedItems + reloadedItems + movedItems.map(\.from)
    let new = insertedItems + movedItems.map(\.to)
    let missing = old.first { !exists($0, before) } ?? new.first { !exists($0, after) }
    if let missing { return .noItem(missing) }
    let departed = [deletedSections.last, reloadedSections.last].compactMap(\.self)
    let arrived = [insertedSections.last].compactMap(\.self)
    let beyond =
      (departed + movedSections.map(\.from)).first { !before.indices.contains($0) }
      ?? (arrived + movedSections.map(\.to)).first { !after.indices.contains($0) }
    return beyond.map { .noSection($0) }
  }

  /// Returns a function that maps an index path before the update to the one after it, or to `nil`
  /// if the item is gone or was reloaded.
  ///
  /// - Parameter sections: The new indices of sections by their old ones.
  ///
  /// - Complexity: O(updates log updates), plus O(arrivals in its section) for each call.
  func newPaths(in sections: [Int: Int]) -> (IndexPath) -> IndexPath? {
    let (reloaded, deleted) = (Set(reloadedItems), Set(deletedItems))
    let moves = Dictionary(movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    let (arrived, departed) = (Self.items(arrivals), Self.items(departures))
    return { path in
      if reloaded.contains(path) || reloadedSections.contains(path[0]) { return nil }
      if let destination = moves[path] { return destination }
      guard !deleted.contains(path), let new = sections[path[0]] else { return nil }
      // Remaining items keep their order in the positions that no arrival takes.
      var item = path[1] - (departed[path[0]] ?? []).partitioningIndex { $0 >= path[1] }
      for arrival in arrived[new] ?? [] where arrival <= item { item += 1 }
      return IndexPath(indexes: [new, item])
    }
  }

  /// The new indices of sections by their old ones, without deleted sections.
  func sections(from before: [Int], to after: [Int]) -> [Int: Int] {
    let staying = stayingSections(from: before, to: after).map { ($0.old, $0.new) }
    return Dictionary(staying) { first, _ in first }
  }

  /// The old and new indices of sections that exist before and after. Sections that are not moved
  /// keep their order.
  private func stayingSections(from before: [Int], to after: [Int]) -> [(old: Int, new: Int)] {
    // Sets, because an `IndexSet` does not accept every integer.
    let (departed, taken) = (Set(movedSections.map(\.from)), Set(movedSections.map(\.to)))
    let stayed = before.indices.filter { !deletedSections.contains($0) && !departed.contains($0) }
    let now = after.indices.filter { !insertedSections.contains($0) && !taken.contains($0) }
    let moved = movedSections.filter {
      before.indices.contains($0.from) && after.indices.contains($0.to)
    }
    return zip(stayed, now).map { (old: $0, new: $1) } + moved.map { (old: $0.from, new: $0.to) }
  }

  private var arrivals: [IndexPath] {
    (insertedItems + movedItems.map(\.to)).filter { $0.count == 2 }
  }

  private var departures: [IndexPath] {
    (deletedItems + movedItems.map(\.from)).filter { $0.count == 2 }
  }

  /// The item indices of each section, in order.
  private static func items(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths) { $0[0] }.mapValues { $0.map { $0[1] }.sorted() }
  }
}

// Nothing is animated: a change takes effect immediately, with new views. As in UIKit, the changes
// must match the counts of the data source.
extension UICollectionView {
  /// Applies several changes as one and then calls `completion`. A batch inside another one
  /// completes with the outer one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard self.updates == nil else {
      updates?()
      if let completion { self.updates?.completions.append(completion) }
      return
    }
    batch { updates?() }
    completion?(true)
  }

  /// Inserts items at index paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }

  /// Deletes items at index paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }

  /// Moves an item from an index path before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Replaces the cells of items.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  /// Configures the cells of items again, without replacing them.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
    collectionViewLayout.invalidateLayout()
  }

  /// Inserts sections at indices after the update.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at indices before the update.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section from an index before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Replaces the cells and supplementary views of sections.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  private func change(_ body: (inout PendingUpdates) -> Void) {
    if updates == nil { batch { updates?.update(body) } } else { updates?.update(body) }
  }

  /// Collects the changes that `body` makes, then checks them against the data source.
  private func batch(_ body: () -> Void) {
    let before = itemCounts
    updates = PendingUpdates()
    body()
    let pending = updates ?? PendingUpdates()
    updates = nil
    invalidateCounts()
    apply(pending, from: before, to: itemCounts)
    recycle { _, _ in true }
    for completion in pending.completions { completion(true) }
  }

  private func apply(_ pending: PendingUpdates, from before: [Int], to after: [Int]) {
    if let error = pending.error(from: before, to: after) { return record(error) }
    let sections = pending.sections(from: before, to: after)
    selection = SelectedPaths(selection.all.compactMap(pending.newPaths(in: sections)))
    moveCarousels { sections[$0] }
  }

  /// Configures the cell of an item again, if it has one.
  func reconfigure(_ path: IndexPath) {
    guard let identity = SolvedElement.Identity(.cell, at: path), let cell = live[identity] else {
      return
    }
    reconfigured[path] = cell
    _ = makeView(identity, frame: cell.frame)
    reconfigured[path] = nil
  }
}
