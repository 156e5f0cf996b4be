public import Foundation

/// A cell of a table view. Tables are drawn empty, so no cell is drawn in one.
///
/// See [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
open class UITableViewCell: UIView {
  /// The predefined content of a cell.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title and a detail.
    case value1, value2, subtitle
  }

  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line.
    case singleLine
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// No highlight.
    case none = 0
    /// The look of the selection.
    case blue, gray, `default`
  }

  /// The standard accessory of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// The kind of the accessory.
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What editing a row does.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// The kind of the edit.
    case delete, insert
  }

  /// The reuse identifier.
  public let reuseIdentifier: String?

  /// Creates a cell with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell with a title.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a class known only at run time.
  ///
  /// Subclasses inherit this initializer together with `init(style:reuseIdentifier:)`.
  public required convenience init(registeredWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Always returns `nil`: table cells and headers are not loaded from files.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view that contains the content.
  public let contentView = UIView()
  /// The label of the title.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the detail.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view of the image.
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The background of the cell.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default
  /// The standard accessory.
  open var accessoryType = AccessoryType.none
  /// The view at the trailing edge.
  open var accessoryView: UIView?
  /// The insets of the separator, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// Whether the cell is being edited.
  open var isEditing = false
  /// Whether the cell shows a control for reordering.
  open var showsReorderControl = false
  /// The number of indentation steps.
  open var indentationLevel = 0
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10

  /// Called before the cell is reused; for subclasses.
  open func prepareForReuse() {}

  /// Sets ``isSelected``, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Sets ``isHighlighted``, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Sets ``isEditing``, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Returns the content configuration that suits the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}

/// A header or a footer of a table view. Tables are drawn empty.
///
/// See [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The view that contains the content.
  public let contentView = UIView()
  /// The label of the title.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the detail.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The content of the view.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The background of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the content.
  open var backgroundView: UIView?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Always returns `nil`: table cells and headers are not loaded from files.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Called before the view is reused; for subclasses.
  open func prepareForReuse() {}

  /// Returns the content configuration that suits the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}
