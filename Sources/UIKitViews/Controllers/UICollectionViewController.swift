public import CompositionalLayout
public import Foundation

/// A view controller that shows a collection view, as its data source and delegate.
///
/// See [UICollectionViewController](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller).
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? InterfaceCoder)?.layout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    if loadInterface() { return }
    let collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  // MARK: For subclasses; without items unless overridden

  open func numberOfSections(in: UICollectionView) -> Int { 1 }
  open func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 0 }
  open func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  open func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool { true }
  open func collectionView(
    _: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  open func collectionView(
    _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  open func collectionView(
    _: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView,
    forElementKind: String, at: IndexPath
  ) {}
  open func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool { false }
  open func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath) {}
  open func indexTitles(for: UICollectionView) -> [String]? { nil }
  open func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int)
    -> IndexPath
  { IndexPath(item: 0, section: 0) }
  open func scrollViewDidScroll(_: UIScrollView) {}

  // MARK: For subclasses; never called, because pictures have no touches

  open func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, canPerformPrimaryActionForItemAt: IndexPath) -> Bool
  { true }
  open func collectionView(_: UICollectionView, performPrimaryActionForItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, canEditItemAt: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, canFocusItemAt: IndexPath) -> Bool { true }
  open func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView,
    forElementOfKind: String, at: IndexPath
  ) {}
  open func collectionView(
    _: UICollectionView, shouldBeginMultipleSelectionInteractionAt: IndexPath
  ) -> Bool { false }
  open func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt: IndexPath) {
  }
  open func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView) {}
  open func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath,
    atCurrentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  open func scrollViewWillBeginDragging(_: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_: UIScrollView) {}

  // These members have no effect on pictures.
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true
}
