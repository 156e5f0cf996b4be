internal import OrderedCollections

/// The items of one section as an outline.
///
/// Descendants of a collapsed item are not visible. Where UIKit would raise an exception, a call
/// changes nothing and records the first ``error``, which is thrown when the snapshot is applied.
/// See [NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var nodes: [ItemIdentifierType: Node] = [:]
  var roots: OrderedSet<ItemIdentifierType> = []

  /// The first error, where UIKit would raise an exception.
  public internal(set) var error: SnapshotError?

  /// The position of an item in the outline.
  struct Node: Equatable {
    var parent: ItemIdentifierType?
    var children: OrderedSet<ItemIdentifierType> = []
    var isExpanded = false
    /// The number of descendants, at any level.
    var descendants = 0
  }

  /// Creates an empty snapshot.
  public init() {}

  mutating func record(_ cause: SnapshotError.Cause) {
    if error == nil { error = SnapshotError(cause) }
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable
where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether two snapshots have the same items in the same order, with the same expansion and
  /// error.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.roots == rhs.roots && lhs.nodes == rhs.nodes && lhs.error == rhs.error
  }
}

// MARK: - Changes

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items as the last children of a parent, or at the end of the top level.
  ///
  /// - Complexity: O(items added + depth).
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, nodes[parent] == nil { return record(.unknown(.item, of: [parent], .append)) }
    let added = outline(of: items)
    attach(added, below: parent, at: children(of: parent).count)
  }

  /// Adds items before another one, at its level.
  ///
  /// - Complexity: O(siblings + items added).
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(outline(of: items), beside: item, after: false)
  }

  /// Adds items after another one, at its level.
  ///
  /// - Complexity: O(siblings + items added).
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(outline(of: items), beside: item, after: true)
  }

  /// Adds the items of a snapshot before an item, at its level.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, after: false)
  }

  /// Adds the items of a snapshot after an item, at its level.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, after: true)
  }

  /// Deletes items and their descendants; unknown items are ignored.
  ///
  /// - Complexity: O(items deleted, their siblings, and depth for each item).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var deleted: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items {
      guard let node = nodes[item] else { continue }
      deleted[node.parent, default: []].insert(item)
      grow(from: node.parent, by: -1 - node.descendants)
      forget(item)
    }
    for (parent, items) in deleted {
      change(children: parent) { children in
        if let only = items.first, items.count == 1 {
          children.remove(only)
        } else {
          children.removeAll(where: items.contains)
        }
      }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    nodes = [:]
    roots = []
  }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true, .expand) }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(items, false, .collapse)
  }

  /// Replaces the descendants of an item with the items of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let node = nodes[parent] else { return record(.unknown(.item, of: [parent], .replace)) }
    var result = self
    result.delete(Array(node.children))
    result.attach(snapshot, below: parent, at: 0)
    // If the snapshot does not fit, nothing changes.
    if result.error == error { self = result } else { error = result.error }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Items as an outline with one level.
  private func outline(of items: [ItemIdentifierType]) -> Self {
    var result = Self()
    result.roots = OrderedSet(items)
    result.nodes = Dictionary(items.map { ($0, Node()) }) { one, _ in one }
    if result.roots.count < items.count {
      var seen: Set<ItemIdentifierType> = []
      result.record(.duplicates(.item, of: OrderedSet(items.filter { !seen.insert($0).inserted })))
    }
    return result
  }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, after: Bool) {
    guard let node = nodes[item] else { return record(.unknown(.item, of: [item], .insert)) }
    guard let index = children(of: node.parent).firstIndex(of: item) else { return }
    attach(snapshot, below: node.parent, at: after ? index + 1 : index)
  }

  private mutating func attach(_ snapshot: Self, below parent: ItemIdentifierType?, at index: Int) {
    if let error = snapshot.error { return record(error.cause) }
    let duplicates = snapshot.nodes.keys.filter { nodes[$0] != nil }
    guard duplicates.isEmpty else {
      return record(.duplicates(.item, of: snapshot.items.filter { nodes[$0] != nil }))
    }
    nodes.merge(snapshot.nodes) { _, new in new }
    for root in snapshot.roots { nodes[root]?.parent = parent }
    change(children: parent) { $0.insert(snapshot.roots, at: index) }
    grow(from: parent, by: snapshot.nodes.count)
  }

  private mutating func change(
    children parent: ItemIdentifierType?, _ body: (inout OrderedSet<ItemIdentifierType>) -> Void
  ) {
    if let parent {
      if nodes[parent] != nil { body(&nodes[parent]!.children) }
    } else {
      body(&roots)
    }
  }

  /// Adjusts the descendant count of `item` and of its ancestors.
  private mutating func grow(from item: ItemIdentifierType?, by count: Int) {
    var next = item
    while let current = next {
      nodes[current]?.descendants += count
      next = nodes[current]?.parent
    }
  }

  /// Removes an item and its descendants from the table.
  private mutating func forget(_ item: ItemIdentifierType) {
    var remaining = [item]
    while let next = remaining.popLast() {
      if let node = nodes.removeValue(forKey: next) { remaining += node.children }
    }
  }

  private mutating func setExpanded(
    _ items: [ItemIdentifierType], _ isExpanded: Bool, _ operation: SnapshotError.Operation
  ) {
    let unknown = items.filter { nodes[$0] == nil }
    guard unknown.isEmpty else { return record(.unknown(.item, of: unknown, operation)) }
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }
}
