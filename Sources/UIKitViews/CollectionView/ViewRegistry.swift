internal import Foundation

/// The registered view classes by kind and identifier, and the pool of views waiting for reuse.
@MainActor struct ViewRegistry {
  /// The kind and identifier of a registration. The kind is `nil` for cells.
  struct Key: Hashable {
    var kind: String?
    var identifier: String

    /// The kind's name in error messages.
    var kindName: String { kind ?? Self.cellKind }

    /// The name of the cell kind in error messages.
    static let cellKind = "UICollectionElementKindCell"
  }

  /// The class or nib that an identifier is registered with.
  enum Entry {
    case viewClass(UICollectionReusableView.Type)
    /// A nib or the prototype of a storyboard. The closure returns `nil` if it cannot be loaded.
    case nib(String, @MainActor () -> UICollectionReusableView?)
    case wrong(CollectionViewError)
  }

  private var entries: [Key: Entry] = [:]
  private var pool: [Key: [UICollectionReusableView]] = [:]

  subscript(key: Key) -> Entry? {
    get { entries[key] }
    set {
      entries[key] = newValue
      pool[key] = nil
    }
  }

  /// Adds a view to the reuse pool.
  mutating func add(_ view: UICollectionReusableView, for key: Key) {
    pool[key, default: []].append(view)
  }

  /// Empties the reuse pool.
  mutating func removeAllViews() { pool = [:] }

  /// Removes a view from the reuse pool and returns it, or `nil` if there is none.
  mutating func take(for key: Key) -> UICollectionReusableView? { pool[key]?.popLast() }
}

extension ViewRegistry.Entry {
  @MainActor
  init(loading nib: UINib) { self = .nib(nib.name) { nib.reusableView() } }
}

extension ViewRegistry.Key {
  /// The reuse key of decoration views. Layouts hold their classes; only the pool uses this key.
  init(decoration kind: String) { self.init(kind: kind, identifier: "decoration") }
}
