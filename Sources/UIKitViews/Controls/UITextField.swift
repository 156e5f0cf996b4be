public import CompositionalLayout
public import Foundation

/// A line of text to be written. Nobody writes in a picture: it shows its text or, without one, what it asks
/// for.
///
/// See [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always

    /// Whether it shows where nobody writes.
    fileprivate var isShown: Bool { self == .unlessEditing || self == .always }
  }

  open var text: String?
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var background: UIImage?
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var clearButtonMode = ViewMode.never
  open var isSecureTextEntry = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0

  // Kept for code that sets them.
  open weak var delegate: (any UITextFieldDelegate)?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  public var isEditing: Bool { false }

  public var hasText: Bool { !(text ?? "").isEmpty }

  private let label = UILabel()
  private let clear = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(clear)
    clear.contentMode = .center
    clear.tintColor = .placeholderText
    clear.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Arrangement

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

  /// Points between the edges and the text.
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

  // MARK: For subclasses that put something elsewhere

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    place(of: leftView, atLeft: !isMirrored, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    place(of: rightView, atLeft: isMirrored, in: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGSize(width: Self.clearSide, height: Self.clearSide)
      .placed(isMirrored ? 0 : 1, 0.5, in: roomBetweenViews(in: bounds))
  }

  /// Points that the clear button is wide and high.
  private static let clearSide: CGFloat = 24

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var room = roomBetweenViews(in: bounds)
    guard showsClear else { return room }
    let clear = clearButtonRect(forBounds: bounds)
    if isMirrored { room.begin(at: clear.maxX) } else { room.end(at: clear.minX) }
    return room
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func place(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    view.map { size(of: $0).placed(atLeft ? 0 : 1, 0.5, in: bounds) } ?? .null
  }

  /// Where text may stand beside the views that are shown.
  private func roomBetweenViews(in bounds: CGRect) -> CGRect {
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
}

extension CGRect {
  /// Moves the left edge; the right one stays.
  fileprivate mutating func begin(at x: CGFloat) {
    (origin.x, size.width) = (x, max(maxX - x, 0))
  }

  /// Moves the right edge; the left one stays.
  fileprivate mutating func end(at x: CGFloat) {
    size.width = max(x - minX, 0)
  }
}

/// Asked by text fields while somebody writes, which nobody does in a picture.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}

// What keyboards offer. Kept for code that sets it.

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "email")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let postalCode = Self(rawValue: "postal-code")
}
