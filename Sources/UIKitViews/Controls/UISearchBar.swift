public import CompositionalLayout
public import Foundation

/// A search field with an optional cancel button and scope bar.
///
/// See [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
open class UISearchBar: UIView {
  /// The style of a search bar. No effect on pictures.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// The text of the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown in an empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The titles of the scopes, drawn below the field if ``showsScopeBar`` is set.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
  }
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are drawn.
  open var showsScopeBar = false
  /// Whether the cancel button is drawn.
  open var showsCancelButton = false
  /// The color behind the field.
  open var barTintColor: UIColor?

  /// The delegate. Its methods are never called.
  open weak var delegate: (any UISearchBarDelegate)?

  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UISearchBar.self)
  }

  private func prepare() {
    cancel.setTitle("Cancel", for: .normal)
    for view in [searchTextField, cancel, scopes] { addSubview(view) }
  }

  /// Shows or hides the cancel button; animations are skipped.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes; animations are skipped.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: hasScopes ? 100 : 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let barTintColor { backgroundColor = barTintColor }
    let height: CGFloat = 36
    var room = bounds.insetBy(dx: 8, dy: 0)
    cancel.isHidden = !showsCancelButton
    if showsCancelButton {
      let width = cancel.intrinsicContentSize.width
      cancel.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX - width, y: bounds.minY + 10, width: width,
        height: height)
      room.size.width = max(room.width - width - 8, 0)
      if isMirrored { room.origin.x += width + 8 }
    }
    let top = hasScopes ? 10 : max((bounds.height - height) / 2, 0)
    searchTextField.frame = CGRect(
      x: room.minX, y: bounds.minY + top, width: room.width, height: height)
    scopes.isHidden = !hasScopes
    guard hasScopes else { return }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopes.frame = CGRect(
      x: bounds.minX + 8, y: bounds.minY + 56, width: max(bounds.width - 16, 0), height: 32)
  }

  // These members have no effect on pictures.
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var inputAccessoryView: UIView?
}

/// The delegate of a search bar. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
