internal import CompositionalLayout

extension NodeSpec {
  /// Which supplementary items hang on the cells of a group, by their place in it.
  struct KindsOfCells: Sendable {
    /// Those of each cell of a group, in order; none where nobody knows.
    private(set) var cells: [Set<String>] = []
    /// Those that hang on groups, which data rows feed by other numbers.
    private(set) var ofGroups: Set<String> = []

    /// No more cells are told apart.
    private static let most = 10_000

    init() {}

    init(_ node: NodeSpec) {
      ofGroups = node.kindsOfGroups
      guard node.elementKinds != ofGroups, node.cellCount <= Self.most else { return }
      cells = node.kindsOfCells
    }

    /// Whether the cell of an item has no supplementary item of a kind that others have.
    func lack(_ kind: String, item: Int) -> Bool {
      guard !cells.isEmpty, !ofGroups.contains(kind) else { return false }
      return !cells[item % cells.count].contains(kind)
    }
  }

  /// The kinds of the supplementary items on each cell in it, in order.
  private var kindsOfCells: [Set<String>] {
    guard case .group(let arrangement) = content else {
      return [Set(supplementaryItems.map(\.elementKind))]
    }
    switch arrangement {
    case .custom: return Array(repeating: [], count: cellCount)
    case .shares(_, let node, let count), .repeats(_, let node, let count):
      return Array(repeating: node.kindsOfCells, count: count).flatMap(\.self)
    case .cycle(_, let nodes):
      let cycle = nodes.flatMap(\.kindsOfCells)
      return cycle.isEmpty ? [] : (0..<cellCount).map { cycle[$0 % cycle.count] }
    }
  }

  private var kindsOfGroups: Set<String> {
    if case .item = content { return [] }
    return subitems.reduce(into: Set(supplementaryItems.map(\.elementKind))) {
      $0.formUnion($1.kindsOfGroups)
    }
  }
}
