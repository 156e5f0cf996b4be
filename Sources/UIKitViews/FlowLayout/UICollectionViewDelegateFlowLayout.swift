public import CompositionalLayout
public import Foundation

/// The object that returns the sizes and spacings of a flow layout.
///
/// Requirements that are optional in UIKit return the properties of the layout by default. See
/// [UICollectionViewDelegateFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout).
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath)
    -> CGSize

  /// Returns the insets of a section's items, in points.
  func collectionView(_: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int)
    -> UIEdgeInsets

  /// Returns the minimum spacing between the lines of a section, in points.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
  ) -> CGFloat

  /// Returns the minimum spacing between the items of a line, in points.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int
  ) -> CGFloat
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
  ) -> CGSize
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
