internal import Foundation
internal import Geometry

/// A view anchored to an item or a group, such as a badge or a label.
///
/// See [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, @unchecked Sendable {
  /// Creates a supplementary item that aligns the same point of itself and of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, .anchored(container: containerAnchor, item: nil))
  }

  /// Creates a supplementary item whose `itemAnchor` coincides with the container's
  /// `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, .anchored(container: containerAnchor, item: itemAnchor))
  }

  convenience init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ attachment: ItemStorage.Attachment
  ) {
    let parts = ItemStorage.SupplementaryParts(kind: kind, attachment: attachment)
    self.init(ItemStorage(size: size, role: .supplementary(parts)))
  }

  /// The position in the drawing order. The default is 1.
  open var zIndex: Int {
    get { storage.supplementary?.zIndex ?? 0 }
    set { update { $0.supplementary?.zIndex = newValue } }
  }

  /// The element kind that the view is registered for.
  open var elementKind: String { storage.supplementary?.kind ?? "" }

  /// The point of the container that the item is anchored to.
  open var containerAnchor: NSCollectionLayoutAnchor {
    guard case .anchored(let anchor, _) = storage.supplementary?.attachment else {
      return NSCollectionLayoutAnchor(edges: alignmentEdges)
    }
    return anchor
  }

  /// The point of the item that is aligned with the container's anchor; `nil` uses the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? {
    guard case .anchored(_, let anchor) = storage.supplementary?.attachment else { return nil }
    return anchor
  }

  private var alignmentEdges: NSDirectionalRectEdge {
    storage.boundary?.alignment.edges ?? []
  }
}
