internal import CompositionalLayout
public import Foundation

// UIKit API that is common in code but not supported. Using it is a compiler error that names the
// reason and the replacement. Members are declared where the compiler would otherwise only report
// that they are missing.

/// Unavailable: set sizes in the layout.
@available(
  *, unavailable, message: "flow layouts are not supported; set sizes in a compositional layout"
)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// Unavailable: use a list layout.
@available(
  *, unavailable,
  message: "table views are not supported; use UICollectionViewCompositionalLayout.list(using:)"
)
open class UITableView: UIScrollView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    /// A plain list.
    case plain = 0
    /// A list with grouped sections.
    case grouped
    /// A list with inset grouped sections.
    case insetGrouped
  }

  /// Unavailable.
  open weak var dataSource: (any UITableViewDataSource)?

  /// Unavailable.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
  }

  /// Unavailable.
  public required init?(coder: NSCoder) {
    return nil
  }
}

/// Unavailable: use `UICollectionViewListCell`.
@available(*, unavailable, message: "table views are not supported; use UICollectionViewListCell")
open class UITableViewCell: UIView {}

/// Unavailable: use `UICollectionViewDiffableDataSource`.
@available(
  *, unavailable, message: "table views are not supported; use UICollectionViewDiffableDataSource"
)
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {}

/// Unavailable: use `UICollectionViewDiffableDataSource`.
@available(
  *, unavailable, message: "table views are not supported; use UICollectionViewDiffableDataSource"
)
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {}

/// Unavailable: use `UICollectionViewDelegate`.
@available(*, unavailable, message: "table views are not supported; use UICollectionViewDelegate")
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// Unavailable: use `UICollectionViewController`.
@available(*, unavailable, message: "table views are not supported; use UICollectionViewController")
open class UITableViewController: UIViewController {}
