public import CompositionalLayout
public import Foundation

/// A view controller that shows a collection view, as its data source and delegate.
///
/// See [UICollectionViewController](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller).
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that the collection view is created with.
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

  /// Whether the selection is cleared when the view appears again. No effect on pictures.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items. No effect on pictures.
  open var installsStandardGestureForInteractiveMovement = true

  // MARK: For subclasses

  /// The number of sections; 1 unless a subclass overrides it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The number of items in a section; 0 unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  /// Returns the cell of an item; an empty cell unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  /// Returns a supplementary view; an empty view unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }

  /// Called when code selects an item; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when code deselects an item; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Whether an item may be selected; `true` unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Called before a cell is displayed; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell is no longer displayed; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is displayed; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Whether an item may be moved; `false` unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  /// Moves an item in the data; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index beside the content; `nil` unless a subclass overrides it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item for a title of the index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }

  /// Called after the content offset changes; for subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  // MARK: For subclasses; never called, because pictures have no touches

  /// Whether an item may be deselected. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Whether an item may be highlighted. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// UIKit calls this after an item is highlighted. Flatplan never does.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// UIKit calls this after an item is no longer highlighted. Flatplan never does.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether an item performs a primary action. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Performs the primary action of an item. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Whether an item can be edited. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Whether an item can be focused. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// UIKit calls this after a supplementary view is no longer displayed. Flatplan never does.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Whether a pan selects several items. Never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  /// UIKit calls this when a pan starts to select several items. Flatplan never does.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// UIKit calls this when a pan has selected several items. Flatplan never does.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  /// The context menu of an item. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    nil
  }

  /// The context menu of several items. Never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    nil
  }

  /// The target of a moved item. Never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath
  }

  /// UIKit calls this when a drag begins. Flatplan never does.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// UIKit calls this before a drag ends. Flatplan never does.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// UIKit calls this after a drag ends. Flatplan never does.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// UIKit calls this when scrolling starts to slow down. Flatplan never does.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// UIKit calls this when scrolling has slowed to a stop. Flatplan never does.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// UIKit calls this after an animated scroll. Flatplan never does.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Whether a tap on the status bar scrolls to the top. Never called.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// UIKit calls this after a tap on the status bar. Flatplan never does.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
