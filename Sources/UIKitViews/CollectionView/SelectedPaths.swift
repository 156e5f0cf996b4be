/// The selected paths, in the order of selection.
struct SelectedPaths<Path: Hashable> {
  /// The paths in order of selection. Deselected paths stay here until `all` is read or until they
  /// outnumber the selected ones, so that a removal does not shift every later index.
  private var order: [Path] = []
  /// The index in `order` of each selected path.
  private var indices: [Path: Int] = [:]

  init(_ paths: [Path] = []) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { indices.isEmpty }

  /// The selected paths in order.
  ///
  /// - Complexity: O(1); O(paths) on the first read after a removal.
  var all: [Path] {
    mutating get {
      compact()
      return order
    }
  }

  /// - Complexity: O(1).
  func contains(_ path: Path) -> Bool { indices[path] != nil }

  /// Selects a path unless it is already selected.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ path: Path) {
    guard indices[path] == nil else { return }
    indices[path] = order.count
    order.append(path)
  }

  /// Deselects a path if it is selected.
  ///
  /// - Complexity: Amortized O(1).
  mutating func remove(_ path: Path) {
    guard indices.removeValue(forKey: path) != nil else { return }
    if order.count > 2 * indices.count { compact() }
  }

  /// Drops the deselected paths from `order`.
  private mutating func compact() {
    guard order.count > indices.count else { return }
    self = Self(order.enumerated().filter { indices[$1] == $0 }.map(\.element))
  }
}
