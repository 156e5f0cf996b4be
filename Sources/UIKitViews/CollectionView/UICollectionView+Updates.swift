internal import CompositionalLayout
public import Foundation

/// Changes that have been told to a collection view and not yet been seen in its data.
///
/// What is inserted and moved to has its place after the update; all else is called by its place before.
struct PendingUpdates {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
  /// Of batches within the batch.
  var completions: [(Bool) -> Void] = []

  mutating func take(_ body: (inout Self) -> Void) { body(&self) }

  /// What does not add up, if sections had so many items before and have so many now.
  func error(from before: [Int], to after: [Int]) -> CollectionViewError? {
    if let error = noPlace(from: before, to: after) { return error }
    guard before.count + insertedSections.count - deletedSections.count == after.count else {
      return .sectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    let (arrived, left) = (Self.items(arrivals), Self.items(departures))
    for (old, new) in stayingSections(from: before, to: after)
    where !reloadedSections.contains(old) {
      let (inserted, deleted) = (arrived[new]?.count ?? 0, left[old]?.count ?? 0)
      // Data sources may answer any number.
      if before[old] &- deleted != after[new] &- inserted {
        return .itemCount(
          section: new, before: before[old], after: after[new], inserted: inserted,
          deleted: deleted)
      }
    }
    return nil
  }

  /// What is told of a place that is not there: before the update, or after it for what is inserted and
  /// moved to.
  private func noPlace(from before: [Int], to after: [Int]) -> CollectionViewError? {
    func isThere(_ path: IndexPath, _ counts: [Int]) -> Bool {
      path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0
        && path[1] < counts[path[0]]
    }
    let old = deletedItems + reloadedItems + movedItems.map(\.from)
    let new = insertedItems + movedItems.map(\.to)
    let missing = old.first { !isThere($0, before) } ?? new.first { !isThere($0, after) }
    if let missing { return .noItem(missing) }
    let left = [deletedSections.last, reloadedSections.last].compactMap(\.self)
    let arrived = [insertedSections.last].compactMap(\.self)
    let beyond =
      (left + movedSections.map(\.from)).first { !before.indices.contains($0) }
      ?? (arrived + movedSections.map(\.to)).first { !after.indices.contains($0) }
    return beyond.map { .noSection($0) }
  }

  /// Answers where an item has come to; `nil` for one that is gone, or of which everything has been made
  /// anew.
  ///
  /// - Complexity: O(updates log updates), and O(arrivals in its section) for each item that is asked for.
  ///
  /// - Parameter sections: Where sections have come to.
  func places(in sections: [Int: Int]) -> (IndexPath) -> IndexPath? {
    let (reloaded, deleted) = (Set(reloadedItems), Set(deletedItems))
    let moves = Dictionary(movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    let (arrived, left) = (Self.items(arrivals), Self.items(departures))
    return { path in
      if reloaded.contains(path) || reloadedSections.contains(path[0]) { return nil }
      if let place = moves[path] { return place }
      guard !deleted.contains(path), let new = sections[path[0]] else { return nil }
      // Items that stay keep their order, in the places that no other has taken.
      var item = path[1] - (left[path[0]] ?? []).partitioningIndex { $0 >= path[1] }
      for arrival in arrived[new] ?? [] where arrival <= item { item += 1 }
      return IndexPath(indexes: [new, item])
    }
  }

  /// Where sections have come to, those left out that are gone.
  func sections(from before: [Int], to after: [Int]) -> [Int: Int] {
    let staying = stayingSections(from: before, to: after).map { ($0.old, $0.new) }
    return Dictionary(staying) { first, _ in first }
  }

  /// The sections that are there before and after, by both places: those that nothing moves in order.
  private func stayingSections(from before: [Int], to after: [Int]) -> [(old: Int, new: Int)] {
    // No index set, which may not hold any number.
    let (left, taken) = (Set(movedSections.map(\.from)), Set(movedSections.map(\.to)))
    let stayed = before.indices.filter { !deletedSections.contains($0) && !left.contains($0) }
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

  /// Those of each section, in order.
  private static func items(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths) { $0[0] }.mapValues { $0.map { $0[1] }.sorted() }
  }
}

// Nothing is animated: a change is there at once, with new views. What is told has to add up with what
// the data source says, as in UIKit.
extension UICollectionView {
  /// Makes several changes as one, and then tells `completion` so; a batch within another one is done with
  /// that one.
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
    change { $0.reloadedItems += indexPaths }
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
    change { $0.movedSections.append((section, newSection)) }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  private func change(_ body: (inout PendingUpdates) -> Void) {
    if updates == nil { batch { updates?.take(body) } } else { updates?.take(body) }
  }

  /// Collects what is told within `body`, and compares it with what the data source says then.
  private func batch(_ body: () -> Void) {
    let before = itemCounts
    updates = PendingUpdates()
    body()
    let told = updates ?? PendingUpdates()
    updates = nil
    forgetCounts()
    take(told, from: before, to: itemCounts)
    recycle { _, _ in true }
    for completion in told.completions { completion(true) }
  }

  private func take(_ told: PendingUpdates, from before: [Int], to after: [Int]) {
    if let error = told.error(from: before, to: after) { return keep(error) }
    let sections = told.sections(from: before, to: after)
    selection = SelectedPaths(selection.all.compactMap(told.places(in: sections)))
    moveCarousels { sections[$0] }
  }

  /// Has the data source fill the cell of an item again, if it has one.
  func reconfigure(_ path: IndexPath) {
    guard let identity = SolvedElement.Identity(.cell, at: path), let cell = live[identity] else {
      return
    }
    reconfigured[path] = cell
    _ = makeView(identity, frame: cell.frame)
    reconfigured[path] = nil
  }
}
