internal import CompositionalLayout
public import Foundation

// What code for UIKit often names and a picture of a collection view does not need. Each says so where
// it is used, and what to use in its place. Members are declared where code would otherwise hear only
// that they are missing.

@available(
  *, unavailable, message: "only compositional layouts are solved; sizes belong into the layout"
)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

@available(
  *, unavailable,
  message:
    "no table views are drawn; UICollectionViewCompositionalLayout.list(using:) lays rows out"
)
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped
    case insetGrouped
  }

  open weak var dataSource: (any UITableViewDataSource)?

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

@available(*, unavailable, message: "no table views are drawn; UICollectionViewListCell is a row")
open class UITableViewCell: UIView {}

@available(
  *, unavailable, message: "no table views are drawn; use UICollectionViewDiffableDataSource"
)
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {}

@available(
  *, unavailable, message: "no table views are drawn; use UICollectionViewDiffableDataSource"
)
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {}

@available(*, unavailable, message: "no table views are drawn; use UICollectionViewDelegate")
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "no table views are drawn; use UICollectionViewController")
open class UITableViewController: UIViewController {}

@available(*, unavailable, message: "there are no storyboards; make controllers and views in code")
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  public func instantiateInitialViewController() -> UIViewController? { nil }
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
