internal import CompositionalLayout
public import Foundation

/// The object that provides a collection view's item counts and creates its views.
///
/// Requirements that are optional in UIKit have default implementations. See
/// [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int

  /// Returns the cell of an item, usually a dequeued one.
  func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell

  /// The number of sections. The default is 1.
  func numberOfSections(in: UICollectionView) -> Int

  /// Returns the supplementary view of a kind. The default is an empty view.
  func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath)
    -> UICollectionReusableView

  /// Whether an item can be moved. The default is `false`. Flatplan never calls it.
  func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool

  /// Moves an item in the data. The default does nothing. Flatplan never calls it.
  func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)

  /// The titles of the index at the trailing edge of the view. The default is `nil`.
  func indexTitles(for: UICollectionView) -> [String]?

  /// The item for an index title. The default is the first item. Flatplan never calls it.
  func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in: UICollectionView) -> Int { 1 }
  public func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  public func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool { false }
  public func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath) {}
  public func indexTitles(for: UICollectionView) -> [String]? { nil }

  /// Returns the first item's index path.
  public func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int)
    -> IndexPath
  { IndexPath(item: 0, section: 0) }
}

/// The object that is notified about selection and visible elements.
///
/// Pictures have no touch input, so methods about touches are only called by code that calls them
/// itself. See
/// [UICollectionViewDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate).
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when a cell becomes visible.
  func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)

  /// Called when a cell is no longer visible.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called when a header, a footer or a badge becomes visible.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  // These members have no effect on pictures.
  func collectionView(_: UICollectionView, didSelectItemAt: IndexPath)
  func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)
  func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)
  func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)
  func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView,
    forElementOfKind: String, at: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
  public func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}
  public func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool { true }
  public func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool { true }
  public func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool { true }
  public func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath) {}
  public func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath) {}
  public func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView,
    forElementOfKind: String, at: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView,
    forElementKind: String, at: IndexPath
  ) {}
}

/// The object that prepares data ahead of display. Flatplan never calls it: cells are created when
/// they become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  // These members have no effect on pictures.
  func collectionView(_: UICollectionView, prefetchItemsAt: [IndexPath])
  func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath]) {}
}
