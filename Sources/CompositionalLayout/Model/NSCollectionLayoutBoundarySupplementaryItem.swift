public import Foundation
public import Geometry

/// A view at an edge of a section or of the whole layout, such as a header, footer or sidebar.
///
/// See [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem,
  @unchecked Sendable
{
  /// Creates a view at the edge or corner given by `alignment`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a view at the edge or corner given by `alignment`, moved by `absoluteOffset` points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    let parts = ItemStorage.BoundaryParts(alignment: alignment, offset: absoluteOffset)
    self.init(layoutSize, elementKind, .boundary(parts))
  }

  /// Whether the section grows to make room for the item (R25). The default is true.
  open var extendsBoundary: Bool {
    get { storage.boundary?.extendsBoundary ?? true }
    set { update { $0.boundary?.extendsBoundary = newValue } }
  }

  /// Whether the item stays visible while its section is (R28). The default is false.
  open var pinToVisibleBounds: Bool {
    get { storage.boundary?.pinToVisibleBounds ?? false }
    set { update { $0.boundary?.pinToVisibleBounds = newValue } }
  }

  /// The edge or corner where the item is placed.
  open var alignment: NSRectAlignment { storage.boundary?.alignment ?? .none }

  /// The offset from that edge or corner, in points.
  open var offset: CGPoint { storage.boundary?.offset ?? .zero }
}
