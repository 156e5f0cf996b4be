/// What is selected, in the order in which it was selected.
struct SelectedPaths<Path: Hashable> {
  /// Each where it was selected. What was deselected since stands there until the rest is asked for, or
  /// is as little as half: so no place of another one changes each time.
  private var order: [Path] = []
  /// Where each stands that is selected.
  private var places: [Path: Int] = [:]

  init(_ paths: [Path] = []) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// - Complexity: O(1), and O(paths) once after some were deselected.
  var all: [Path] {
    mutating get {
      close()
      return order
    }
  }

  /// - Complexity: O(1).
  func contains(_ path: Path) -> Bool { places[path] != nil }

  /// Selects one, unless it is selected already.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ path: Path) {
    guard places[path] == nil else { return }
    places[path] = order.count
    order.append(path)
  }

  /// Deselects one, if it is selected.
  ///
  /// - Complexity: O(1) in the mean of many.
  mutating func remove(_ path: Path) {
    guard places.removeValue(forKey: path) != nil else { return }
    if order.count > 2 * places.count { close() }
  }

  /// Lets those that are selected stand one behind the other.
  private mutating func close() {
    guard order.count > places.count else { return }
    self = Self(order.enumerated().filter { places[$1] == $0 }.map(\.element))
  }
}
