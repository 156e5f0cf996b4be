public import CompositionalLayout
public import Foundation

/// A table view, which is drawn without rows.
///
/// Its data source and delegate are never called. Use a collection view with
/// `UICollectionViewCompositionalLayout.list(using:)` for rows that are drawn. See
/// [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    Notes.report("the rows of table views are not drawn")
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    Notes.report("the rows of table views are not drawn")
  }

  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // Settings, which have no effect on pictures.

  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let tableHeaderView else { return }
      addSubview(tableHeaderView)
    }
  }
  open var tableFooterView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var dragInteractionEnabled = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Registering

  private var cellClasses: [String: UITableViewCell.Type] = [:]

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  open func register(_: UINib?, forCellReuseIdentifier: String) {}
  open func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier: String) {}
  open func register(_: UINib?, forHeaderFooterViewReuseIdentifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(registeredWith: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier: String) -> UITableViewHeaderFooterView?
  { nil }

  // MARK: Contents, which are empty

  public var numberOfSections: Int { 0 }
  public var visibleCells: [UITableViewCell] { [] }
  public var indexPathsForVisibleRows: [IndexPath]? { [] }
  public var indexPathForSelectedRow: IndexPath? { nil }
  public var indexPathsForSelectedRows: [IndexPath]? { nil }

  open func numberOfRows(inSection: Int) -> Int { 0 }
  open func cellForRow(at: IndexPath) -> UITableViewCell? { nil }
  open func headerView(forSection: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection: Int) -> UITableViewHeaderFooterView? { nil }
  open func indexPath(for: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at: CGPoint) -> IndexPath? { nil }
  open func rectForRow(at: IndexPath) -> CGRect { .zero }
  open func rect(forSection: Int) -> CGRect { .zero }
}
