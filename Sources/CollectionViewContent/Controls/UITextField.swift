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
    clear.isHidden = isEmpty || !clearButtonMode.isShown
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
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    return CGSize(
      width: words.width + 2 * padding.width + sideWidth(leftView, leftViewMode)
        + sideWidth(rightView, rightViewMode), height: line + 2 * padding.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineOffset: CGFloat? {
    label.firstBaselineOffset.map { padding.height + $0 }
  }
  override var lastBaselineOffset: CGFloat { padding.height + label.lastBaselineOffset }

  private func size(of view: UIView) -> CGSize {
    let size = view.bounds.size
    return size == .zero ? view.sizeThatFits(bounds.size) : size
  }

  private func sideWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    view.map { mode.isShown ? size(of: $0).width : 0 } ?? 0
  }

  /// For subclasses that put the text elsewhere.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: padding.width, dy: 0)
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

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
    var room = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    let (first, last) = isMirrored ? (rightView, leftView) : (leftView, rightView)
    let modes = isMirrored ? (rightViewMode, leftViewMode) : (leftViewMode, rightViewMode)
    let (left, right) = (sideWidth(first, modes.0), sideWidth(last, modes.1))
    place(first, left, at: bounds.minX, modes.0)
    place(last, right, at: bounds.maxX - right, modes.1)
    room.origin.x += left
    room.size.width -= left + right
    if !clear.isHidden {
      let side: CGFloat = 24
      room.size.width -= side
      clear.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX, y: bounds.midY - side / 2, width: side, height: side)
      if isMirrored { room.origin.x += side }
    }
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: room.minX, y: room.midY - height / 2, width: max(room.width, 0), height: height)
  }

  private func place(_ view: UIView?, _ width: CGFloat, at x: CGFloat, _ mode: ViewMode) {
    guard let view else { return }
    view.isHidden = !mode.isShown
    let height = size(of: view).height
    view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
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
