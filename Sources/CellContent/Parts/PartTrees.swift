/// The compositions that an element can show, by id. They are stored behind a reference, so that
/// elements stay small.
///
/// Collections with the same trees are equal. The ids depend on where a composition is written.
package struct PartTrees: Hashable, Sendable {
  private let storage: Storage?

  private final class Storage: Sendable {
    let trees: [String: Part]
    let size: ContentSize
    /// The sum of hashes of what the trees show.
    let sum: Int

    init(_ trees: [String: Part]) {
      self.trees = trees
      size = trees.values.reduce(into: ContentSize()) { $0.add($1) }
      sum = trees.values.reduce(0) { sum, tree in
        var hasher = Hasher()
        tree.hashContent(into: &hasher)
        return sum &+ hasher.finalize()
      }
    }
  }

  /// Creates a collection.
  ///
  /// - Parameter trees: The trees by the id of their composition.
  package init(_ trees: [String: Part] = [:]) {
    storage = trees.isEmpty ? nil : Storage(trees)
  }

  /// The id of the composition with a name.
  package static func id(ofNamed name: String) -> String { "contents.\(name)" }

  package subscript(composition: String) -> Part? { storage?.trees[composition] }

  package var isEmpty: Bool { storage == nil }

  /// The amount of data in all trees.
  package var size: ContentSize { storage?.size ?? ContentSize() }

  package static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.trees == other.trees
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage?.sum) }

  private var trees: Set<Part> { Set(storage?.trees.values.map(\.self) ?? []) }
}
