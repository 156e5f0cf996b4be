internal import Foundation

/// A view that hangs on an item or a group by an anchor: a badge, a tag, a frame.
///
/// See [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, @unchecked Sendable {
  /// A supplementary item that hangs by the same point of its own as of the container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, .anchored(container: containerAnchor, item: nil))
  }

  /// A supplementary item whose `itemAnchor` lies on the container's `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, .anchored(container: containerAnchor, item: itemAnchor))
  }

  convenience init(_ size: NSCollectionLayoutSize, _ kind: String, _ place: ItemStorage.Place) {
    let parts = ItemStorage.SupplementaryParts(kind: kind, place: place)
    self.init(ItemStorage(size: size, role: .supplementary(parts)))
  }

  /// The order of drawing, 1 unless set.
  open var zIndex: Int {
    get { storage.supplementary?.zIndex ?? 0 }
    set { update { $0.supplementary?.zIndex = newValue } }
  }

  /// The name under which the view is asked for.
  open var elementKind: String { storage.supplementary?.kind ?? "" }

  /// The point of the container that the item hangs from.
  open var containerAnchor: NSCollectionLayoutAnchor {
    guard case .anchored(let anchor, _) = storage.supplementary?.place else {
      return NSCollectionLayoutAnchor(edges: alignmentEdges)
    }
    return anchor
  }

  /// The item's own point, or `nil` for the same edges as the container's.
  open var itemAnchor: NSCollectionLayoutAnchor? {
    guard case .anchored(_, let anchor) = storage.supplementary?.place else { return nil }
    return anchor
  }

  private var alignmentEdges: NSDirectionalRectEdge {
    storage.boundary?.alignment.edges ?? []
  }
}
