public import Foundation

/// A cell of a table view. Tables are drawn empty, so no cell is drawn in one.
///
/// See [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }

  public let reuseIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a class known only at run time.
  ///
  /// Subclasses inherit this initializer together with `init(style:reuseIdentifier:)`.
  public required convenience init(registeredWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Always returns `nil`: table cells and headers are not loaded from files.
  public required init?(coder: NSCoder) { return nil }

  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
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
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Always returns `nil`: table cells and headers are not loaded from files.
  public required init?(coder: NSCoder) { return nil }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}
