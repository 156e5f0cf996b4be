/// The compositions of an element by the style that sets them, as large as a reference.
package struct PartTrees: Hashable, Sendable {
  private let storage: Storage?

  private final class Storage: Sendable {
    let trees: [String: Part]

    init(_ trees: [String: Part]) {
      self.trees = trees
    }
  }

  /// Creates a collection.
  ///
  /// - Parameter trees: The trees by the id of their composition.
  package init(_ trees: [String: Part] = [:]) {
    storage = trees.isEmpty ? nil : Storage(trees)
  }

  package subscript(composition: String) -> Part? { storage?.trees[composition] }

  package var isEmpty: Bool { storage == nil }

  package static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.storage?.trees == other.storage?.trees
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage?.trees) }
}
