public import Foundation

/// A view at an edge of a section or of the whole layout: a header, a footer, a side bar.
///
/// See [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem,
  @unchecked Sendable
{
  /// A view at the edge or corner that `alignment` names.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// A view at the edge or corner that `alignment` names, moved by `absoluteOffset` points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    let parts = ItemStorage.BoundaryParts(alignment: alignment, offset: absoluteOffset)
    self.init(layoutSize, elementKind, .boundary(parts))
  }

  /// Whether the section grows to make room for the item; true unless set.
  open var extendsBoundary: Bool {
    get { storage.boundary?.extendsBoundary ?? true }
    set { update { $0.boundary?.extendsBoundary = newValue } }
  }

  /// Whether the item stays in sight while its section is.
  open var pinToVisibleBounds: Bool {
    get { storage.boundary?.pinToVisibleBounds ?? false }
    set { update { $0.boundary?.pinToVisibleBounds = newValue } }
  }

  /// The edge or corner the item lies at.
  open var alignment: NSRectAlignment { storage.boundary?.alignment ?? .none }

  /// How far the item is moved from there, in points.
  open var offset: CGPoint { storage.boundary?.offset ?? .zero }
}
