internal import LayoutEngine
internal import SpecTree

extension NodeSpec {
  /// The kinds of supplementary items on each cell of a group, by the cell's index.
  struct CellKinds: Hashable, Sendable {
    /// The kinds on each cell, in order; empty if they are unknown.
    private(set) var cells: [Set<String>] = []
    /// The kinds on groups, which data rows number differently.
    private(set) var groups: Set<String> = []

    /// The largest group whose cells are tracked.
    fileprivate static let most = 10_000

    init() {}

    init(_ node: NodeSpec) {
      groups = node.groupKinds
      guard node.elementKinds != groups, node.cellCount <= Self.most else { return }
      cells = node.cellKinds
    }

    /// Whether the cells differ, so that it matters how many of them are in a line.
    var differ: Bool { Set(cells).count > 1 }

    /// Whether an item's cell lacks a supplementary item of a kind that other cells have.
    func lack(_ kind: String, item: Int) -> Bool {
      guard !cells.isEmpty, !groups.contains(kind) else { return false }
      return !cells[item % cells.count].contains(kind)
    }
  }

  /// The kinds of the supplementary items on each cell of the node, in order.
  private var cellKinds: [Set<String>] {
    guard case .group(let arrangement) = content else {
      return [Set(supplementaryItems.map(\.elementKind))]
    }
    switch arrangement {
    case .custom: return Array(repeating: [], count: cellCount)
    case .shares(_, let node, let count), .repeats(_, let node, let count):
      return Array(repeating: node.cellKinds, count: count).flatMap(\.self)
    case .cycle(_, let nodes):
      let cycle = nodes.flatMap(\.cellKinds)
      return cycle.isEmpty ? [] : (0..<cellCount).map { cycle[$0 % cycle.count] }
    }
  }

  /// The styles of the cells of a group, in order, as the group repeats them; empty for groups with
  /// too many cells.
  ///
  /// - Parameter style: The style of the node's parent.
  func stylesByCell(in style: String? = nil) -> [String?] {
    let own = self.style ?? style
    guard cellCount <= CellKinds.most, case .group(let arrangement) = content else {
      return cellCount <= CellKinds.most ? [own] : []
    }
    switch arrangement {
    case .custom: return [own]
    case .shares(_, let node, let count), .repeats(_, let node, let count):
      return Array(repeating: node.stylesByCell(in: own), count: count).flatMap(\.self)
    case .cycle(_, let nodes):
      let cycle = nodes.flatMap { $0.stylesByCell(in: own) }
      return cycle.isEmpty ? [] : (0..<cellCount).map { cycle[$0 % cycle.count] }
    }
  }

  private var groupKinds: Set<String> {
    if case .item = content { return [] }
    return subitems.reduce(into: Set(supplementaryItems.map(\.elementKind))) {
      $0.formUnion($1.groupKinds)
    }
  }
}
