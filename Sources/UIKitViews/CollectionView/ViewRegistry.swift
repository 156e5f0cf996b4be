internal import CompositionalLayout
internal import Foundation

/// The classes of views by what they are for and the names they are dequeued under, and the views
/// that wait to be used again.
@MainActor struct ViewRegistry {
  /// The kind is `nil` for cells.
  struct Key: Hashable {
    var kind: String?
    var identifier: String

    /// The kind as errors call it.
    var kindName: String { kind ?? Self.cellKind }

    /// What errors call the kind of cells.
    static let cellKind = "UICollectionElementKindCell"
  }

  /// What a name stands for.
  enum Entry {
    case viewClass(UICollectionReusableView.Type)
    case wrong(CollectionViewError)
  }

  private var entries: [Key: Entry] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  subscript(key: Key) -> Entry? {
    get { entries[key] }
    set {
      entries[key] = newValue
      waiting[key] = nil
    }
  }

  /// Takes a view that has gone out of sight.
  mutating func keep(_ view: UICollectionReusableView, for key: Key) {
    waiting[key, default: []].append(view)
  }

  /// Lets go of all views that wait.
  mutating func forgetViews() { waiting = [:] }

  /// A view that waits to be used again.
  mutating func take(for key: Key) -> UICollectionReusableView? {
    waiting[key]?.popLast()
  }
}

extension ViewRegistry.Key {
  /// Of backgrounds, whose classes layouts know: only views that wait are kept here.
  init(decoration kind: String) {
    self.init(kind: kind, identifier: "decoration")
  }
}
