internal import OrderedCollections

/// The items of one section as an outline, at one moment, as a value.
///
/// Items below a collapsed one are not visible. What UIKit would raise an exception for changes nothing
/// here: the first such ``error`` is kept, and thrown when the snapshot is applied. See
/// [NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var nodes: [ItemIdentifierType: Node] = [:]
  var roots: OrderedSet<ItemIdentifierType> = []

  /// The first thing asked of the snapshot for which UIKit would raise an exception.
  public internal(set) var error: SnapshotError?

  /// An item with its place in the outline.
  struct Node: Equatable {
    var parent: ItemIdentifierType?
    var children: OrderedSet<ItemIdentifierType> = []
    var isExpanded = false
    /// How many items stand below this one, at any level.
    var descendants = 0
  }

  /// A snapshot without items.
  public init() {}

  mutating func keep(_ cause: SnapshotError.Cause) {
    if error == nil { error = SnapshotError(cause) }
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable
where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.roots == other.roots && one.nodes == other.nodes && one.error == other.error
  }
}

// MARK: - Changes

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items below another one, after those that are there, or at the end of the outline.
  ///
  /// - Complexity: O(items added + depth).
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, nodes[parent] == nil { return keep(.unknown(.item, of: [parent], .append)) }
    let added = outline(of: items)
    place(added, below: parent, at: children(of: parent).count)
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

  /// Adds an outline before an item, at its level.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, after: false)
  }

  /// Adds an outline after an item, at its level.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, after: true)
  }

  /// Takes items out, with all below them; those that are not there are passed over.
  ///
  /// - Complexity: O(items taken out, their siblings, and depth for each item).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items {
      guard let node = nodes[item] else { continue }
      gone[node.parent, default: []].insert(item)
      grow(from: node.parent, by: -1 - node.descendants)
      forget(item)
    }
    for (parent, items) in gone {
      change(children: parent) { children in
        if let only = items.first, items.count == 1 {
          children.remove(only)
        } else {
          children.removeAll(where: items.contains)
        }
      }
    }
  }

  /// Takes everything out.
  public mutating func deleteAll() {
    nodes = [:]
    roots = []
  }

  /// Shows what stands below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(items, true, .expand)
  }

  /// Hides what stands below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(items, false, .collapse)
  }

  /// Puts an outline in the place of all that stands below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let node = nodes[parent] else { return keep(.unknown(.item, of: [parent], .replace)) }
    var result = self
    result.delete(Array(node.children))
    result.place(snapshot, below: parent, at: 0)
    // All or nothing: an outline that does not fit leaves what was there.
    if result.error == error { self = result } else { error = result.error }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Items as an outline of one level.
  private func outline(of items: [ItemIdentifierType]) -> Self {
    var result = Self()
    result.roots = OrderedSet(items)
    result.nodes = Dictionary(items.map { ($0, Node()) }) { one, _ in one }
    if result.roots.count < items.count {
      var seen: Set<ItemIdentifierType> = []
      result.keep(.duplicates(.item, of: OrderedSet(items.filter { !seen.insert($0).inserted })))
    }
    return result
  }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, after: Bool) {
    guard let node = nodes[item] else { return keep(.unknown(.item, of: [item], .insert)) }
    guard let index = children(of: node.parent).firstIndex(of: item) else { return }
    place(snapshot, below: node.parent, at: after ? index + 1 : index)
  }

  private mutating func place(_ snapshot: Self, below parent: ItemIdentifierType?, at index: Int) {
    if let error = snapshot.error { return keep(error.cause) }
    let twice = snapshot.nodes.keys.filter { nodes[$0] != nil }
    guard twice.isEmpty else {
      return keep(.duplicates(.item, of: snapshot.items.filter { nodes[$0] != nil }))
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

  /// Counts items below `item` and all that it stands below.
  private mutating func grow(from item: ItemIdentifierType?, by count: Int) {
    var next = item
    while let current = next {
      nodes[current]?.descendants += count
      next = nodes[current]?.parent
    }
  }

  /// Takes an item and all below it out of the table.
  private mutating func forget(_ item: ItemIdentifierType) {
    var left = [item]
    while let next = left.popLast() {
      if let node = nodes.removeValue(forKey: next) { left += node.children }
    }
  }

  private mutating func setExpanded(
    _ items: [ItemIdentifierType], _ isExpanded: Bool, _ operation: SnapshotError.Operation
  ) {
    let unknown = items.filter { nodes[$0] == nil }
    guard unknown.isEmpty else { return keep(.unknown(.item, of: unknown, operation)) }
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }
}
