public import CompositionalLayout
public import Foundation

/// A field for one line of text. Pictures show the text or, if it is empty, the placeholder.
///
/// See [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line
    /// A thin line in the separator color.
    case bezel
    /// A thin line with round corners.
    case roundedRect
  }

  /// When a view in a text field is visible. Pictures show fields that are not being edited.
  public enum ViewMode: Int, Sendable {
    case never = 0
    /// While the field is being edited; hidden in pictures.
    case whileEditing
    /// Unless the field is being edited; visible in pictures.
    case unlessEditing
    case always

    /// Whether the view is visible while the field is not being edited.
    fileprivate var isShown: Bool { self == .unlessEditing || self == .always }
  }

  open var text: String?
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// The text shown in an empty field.
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font of text and placeholder; `nil` is the label's default.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text; `nil` is the label color.
  open var textColor: UIColor? = .label
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  /// The view at the leading end.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  /// The view at the trailing end.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  /// When ``leftView`` is visible.
  open var leftViewMode = ViewMode.never
  /// When ``rightView`` is visible.
  open var rightViewMode = ViewMode.never
  /// When the clear button is visible. It needs a text.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is drawn as bullets.
  open var isSecureTextEntry = false
  /// Whether the text shrinks to fit the field.
  open var adjustsFontSizeToFitWidth = false

  /// The delegate. Its methods are never called.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited; always `false`.
  public var isEditing: Bool { false }

  /// Whether the text is not empty.
  public var hasText: Bool { !(text ?? "").isEmpty }

  private let label = UILabel()
  private let clear = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UITextField.self)
  }

  private func prepare() {
    addSubview(label)
    addSubview(clear)
    clear.contentMode = .center
    clear.tintColor = .placeholderText
    clear.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Layout

  private func show() {
    let isEmpty = !hasText
    label.font = font
    label.textAlignment = textAlignment
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if isEmpty, let attributedPlaceholder {
      label.textColor = .placeholderText
      label.attributedText = attributedPlaceholder
    } else if !isEmpty, let attributedText, attributedText.string == text, !isSecureTextEntry {
      label.textColor = textColor
      label.attributedText = attributedText
    } else {
      label.text =
        isEmpty
        ? placeholder : isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
      label.textColor = isEmpty ? .placeholderText : isEnabled ? textColor : .secondaryLabel
    }
    clear.isHidden = !showsClear
  }

  /// The space between the edges and the text in points.
  private var padding: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 4, height: 4)
    case .bezel, .roundedRect: CGSize(width: 7, height: 6)
    }
  }

  open override var intrinsicContentSize: CGSize {
    show()
    let words = label.intrinsicContentSize
    let line = (font ?? .systemFont(ofSize: 17)).rowLine.rounded(.up)
    return CGSize(
      width: words.width + 2 * padding.width + sideWidth(leftView, leftViewMode)
        + sideWidth(rightView, rightViewMode) + (showsClear ? Self.clearSide : 0),
      height: line + 2 * padding.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineOffset: CGFloat? {
    label.firstBaselineOffset.map { padding.height + $0 }
  }
  override var lastBaselineOffset: CGFloat { padding.height + label.lastBaselineOffset }
  override var lineFont: UIFont? { font }

  private func size(of view: UIView) -> CGSize {
    let size = view.bounds.size
    return size == .zero ? view.sizeThatFits(bounds.size) : size
  }

  private func sideWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    view.map { mode.isShown ? size(of: $0).width : 0 } ?? 0
  }

  // MARK: Frames for subclasses to override

  /// The frame of ``leftView`` in points; subclasses may override it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    frame(of: leftView, atLeft: !isMirrored, in: bounds)
  }

  /// The frame of ``rightView`` in points; subclasses may override it.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    frame(of: rightView, atLeft: isMirrored, in: bounds)
  }

  /// The frame of the clear button in points; subclasses may override it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGSize(width: Self.clearSide, height: Self.clearSide)
      .placed(isMirrored ? 0 : 1, 0.5, in: textArea(in: bounds))
  }

  /// The width and height of the clear button in points.
  private static let clearSide: CGFloat = 24

  /// The area of the text in points; subclasses may override it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var room = textArea(in: bounds)
    guard showsClear else { return room }
    let clear = clearButtonRect(forBounds: bounds)
    if isMirrored { room.begin(at: clear.maxX) } else { room.end(at: clear.minX) }
    return room
  }

  /// The area of the placeholder in points; subclasses may override it.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func frame(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    view.map { size(of: $0).placed(atLeft ? 0 : 1, 0.5, in: bounds) } ?? .null
  }

  /// The area between the visible side views.
  private func textArea(in bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: padding.width, dy: 0)
    let left = leftView != nil && leftViewMode.isShown ? leftViewRect(forBounds: bounds) : .null
    let right = rightView != nil && rightViewMode.isShown ? rightViewRect(forBounds: bounds) : .null
    let (first, last) = isMirrored ? (right, left) : (left, right)
    if !first.isNull { room.begin(at: first.maxX + padding.width) }
    if !last.isNull { room.end(at: last.minX - padding.width) }
    return room
  }

  private var showsClear: Bool { hasText && clearButtonMode.isShown }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
    if borderStyle == .roundedRect {
      backgroundColor = backgroundColor ?? .systemBackground
      layer.cornerRadius = layer.cornerRadius == 0 ? 5 : layer.cornerRadius
    }
    if borderStyle != .none, layer.borderWidth == 0 {
      layer.borderWidth = borderStyle == .line ? 1 : 0.5
      layer.borderColor = borderStyle == .line ? UIColor.label.cgColor : UIColor.separator.cgColor
    }
    leftView?.isHidden = !leftViewMode.isShown
    rightView?.isHidden = !rightViewMode.isShown
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    if showsClear { clear.frame = clearButtonRect(forBounds: bounds) }
    let room = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: room.minX, y: room.midY - height / 2, width: max(room.width, 0), height: height)
  }

  // These members have no effect on pictures.
  open var background: UIImage?
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

extension CGRect {
  /// Moves the left edge and keeps the right edge.
  fileprivate mutating func begin(at x: CGFloat) { (origin.x, size.width) = (x, max(maxX - x, 0)) }

  /// Moves the right edge and keeps the left edge.
  fileprivate mutating func end(at x: CGFloat) { size.width = max(x - minX, 0) }
}

/// The delegate of a text field. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}
