public import Foundation

/// A record of what to lay out again. The engine always lays out everything; the values are stored
/// for code that reads them.
///
/// See [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() {
    super.init()
  }

  /// Whether everything is invalid.
  public internal(set) var invalidateEverything = false
  /// Whether the item counts are invalid.
  public internal(set) var invalidateDataSourceCounts = false
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalidated supplementary views, by element kind.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalidated decoration views, by element kind.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The change of the content offset, in points. Stored for source compatibility.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points. Stored for source compatibility.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds items to the invalidated ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to the invalidated ones.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views to the invalidated ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
