internal import OrderedCollections

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, each before its descendants.
  ///
  /// - Complexity: O(items).
  public var items: [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    found.reserveCapacity(nodes.count)
    visit { item, _ in
      found.append(item)
      return true
    }
    return found
  }

  /// The items at the top level.
  ///
  /// - Complexity: O(root items).
  public var rootItems: [ItemIdentifierType] { Array(roots) }

  /// The items without a collapsed ancestor.
  ///
  /// - Complexity: O(visible items).
  public var visibleItems: [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    visit { item, _ in
      found.append(item)
      return nodes[item]?.isExpanded ?? false
    }
    return found
  }

  /// Whether the children of an item are shown.
  ///
  /// - Complexity: O(1).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether all ancestors of an item are expanded.
  ///
  /// - Complexity: O(depth).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let parentNode = nodes[parent] {
      if !parentNode.isExpanded { return false }
      node = parentNode
    }
    return true
  }

  /// Whether the snapshot contains an item.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The number of ancestors of an item, or 0 if the snapshot does not contain it.
  ///
  /// - Complexity: O(depth).
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var next = nodes[item]?.parent
    while let current = next {
      level += 1
      next = nodes[current]?.parent
    }
    return level
  }

  /// The index of an item in ``items``.
  ///
  /// - Complexity: O(preceding siblings of the item and of its ancestors).
  public func index(of item: ItemIdentifierType) -> Int? {
    guard var node = nodes[item] else { return nil }
    var index = 0
    var current = item
    while true {
      let siblings = children(of: node.parent)
      let position = siblings.firstIndex(of: current) ?? 0
      for sibling in siblings[..<position] { index += 1 + (nodes[sibling]?.descendants ?? 0) }
      guard let parent = node.parent, let parentNode = nodes[parent] else { return index }
      index += 1
      (current, node) = (parent, parentNode)
    }
  }

  /// The parent of an item, or `nil` at the top level.
  ///
  /// - Complexity: O(1).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns the descendants of an item as a snapshot of their own, empty if the item is unknown.
  ///
  /// - Complexity: O(descendants).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    var result = Self()
    guard let node = nodes[parent] else { return result }
    var remaining = includingParent ? [parent] : Array(node.children)
    result.roots = OrderedSet(remaining)
    while let next = remaining.popLast() {
      guard let node = nodes[next] else { continue }
      result.nodes[next] = node
      remaining += node.children
    }
    for root in result.roots { result.nodes[root]?.parent = nil }
    return result
  }

  func children(of parent: ItemIdentifierType?) -> OrderedSet<ItemIdentifierType> {
    guard let parent else { return roots }
    return nodes[parent]?.children ?? []
  }

  /// Calls `body` with each item and its level, parents first. The children follow if it returns
  /// `true`.
  private func visit(_ body: (ItemIdentifierType, Int) -> Bool) {
    var remaining = roots.reversed().map { ($0, 0) }
    while let (item, level) = remaining.popLast() {
      guard body(item, level), let children = nodes[item]?.children else { continue }
      remaining += children.reversed().map { ($0, level + 1) }
    }
  }
}

// MARK: - Description

extension NSDiffableDataSourceSectionSnapshot {
  /// The outline as text, one line per item, indented by level: `*` marks a visible item, `+` an
  /// expanded one, `-` a collapsed one (R61).
  ///
  /// An item without children has no `+` or `-`.
  public func visualDescription() -> String {
    var lines: [String] = []
    visit { item, level in
      let node = nodes[item]
      let fold = node?.children.isEmpty ?? true ? " " : node?.isExpanded ?? false ? "+" : "-"
      let indent = String(repeating: "  ", count: level)
      lines.append("\(isVisible(item) ? "*" : " ")\(fold) \(indent)\(item)")
      return true
    }
    return lines.joined(separator: "\n")
  }
}
