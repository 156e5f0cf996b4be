public import CompositionalLayout
public import Foundation

/// A table view, which is drawn without rows.
///
/// Its data source and delegate are never called. Use a collection view with
/// `UICollectionViewCompositionalLayout.list(using:)` for rows that are drawn. See
/// [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
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

  /// The style of the table. Has no effect on pictures.
  public let style: Style

  /// Creates a table view with a frame in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    Notes.report("the rows of table views are not drawn")
  }

  /// Creates a plain table view with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table view from an interface file.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    Notes.report("the rows of table views are not drawn")
  }

  /// The height that requests rows of their own height.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The icon of an index that stands for the search bar.
  nonisolated public static let indexSearch = "{search}"

  /// The object that would provide the rows. Flatplan never calls it.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The object that would be notified. Flatplan never calls it.
  open weak var delegate: (any UITableViewDelegate)?
  /// The object that would prepare data. Flatplan never calls it.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // Settings, which have no effect on pictures.

  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height of section headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The expected height of rows, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The expected height of section headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The expected height of section footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The padding above section headers, in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The insets of separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of separators.
  open var separatorColor: UIColor?
  /// The view behind all rows.
  open var backgroundView: UIView?
  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let tableHeaderView else { return }
      addSubview(tableHeaderView)
    }
  }
  /// The view below the last section.
  open var tableFooterView: UIView?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// Whether separators keep the layout margins.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views stay inside of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The color of the section index.
  open var sectionIndexColor: UIColor?
  /// Whether the table is being edited.
  open var isEditing = false

  /// Sets ``isEditing``, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: Registering

  private var cellClasses: [String: UITableViewCell.Type] = [:]

  /// Registers a class of cells; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Does nothing: the table has no rows.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing: the table has no rows.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Does nothing: the table has no rows.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  /// Returns a new cell of the class registered for the identifier; `nil` without one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(registeredWith: identifier)
  }

  /// Returns a new cell of the class registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns `nil`: the table has no headers and footers.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }

  // MARK: Contents, which are empty

  /// The number of sections; always 0.
  public var numberOfSections: Int { 0 }
  /// The cells that are visible; always none.
  public var visibleCells: [UITableViewCell] { [] }
  /// The rows that are visible; always none.
  public var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// The selected row; always `nil`.
  public var indexPathForSelectedRow: IndexPath? { nil }
  /// The selected rows; always `nil`.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }

  /// Returns 0: the table has no rows.
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  /// Returns `nil`: the table has no rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Returns `nil`: the table has no headers.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns `nil`: the table has no footers.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns `nil`: the table has no rows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Returns `nil`: the table has no rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Returns an empty rectangle.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Returns an empty rectangle.
  open func rect(forSection section: Int) -> CGRect { .zero }
}
