public import CompositionalLayout
public import Foundation

/// A flow layout, accepted as a placeholder until code sets a compositional layout.
///
/// It is not solved. Use a group of fixed columns or of self-sizing items instead. See
/// [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
open class UICollectionViewFlowLayout: UICollectionViewLayout, @unchecked Sendable {
  /// The size of items, in points. Has no effect on pictures.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items, in points. Has no effect on pictures.
  open var estimatedItemSize = CGSize.zero
  /// The minimum spacing between lines, in points. Has no effect on pictures.
  open var minimumLineSpacing: CGFloat = 10
  /// The minimum spacing between items of a line, in points. Has no effect on pictures.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of a section's content, in points. Has no effect on pictures.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points. Has no effect on pictures.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points. Has no effect on pictures.
  open var footerReferenceSize = CGSize.zero
  /// The direction in which the layout scrolls. Has no effect on pictures.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Whether headers are pinned. Has no effect on pictures.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers are pinned. Has no effect on pictures.
  open var sectionFootersPinToVisibleBounds = false

  /// The item size that requests self-sizing cells.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
