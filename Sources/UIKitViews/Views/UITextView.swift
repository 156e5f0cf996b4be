public import CompositionalLayout
public import Foundation

/// A text of many lines that may be written. Nobody writes in a picture, nor scrolls: it shows the lines that
/// have room from the top.
///
/// See [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
open class UITextView: UIScrollView {
  open var text: String! {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
  /// The text with its attributes, as labels draw them.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set { label.attributedText = newValue }
  }
  /// That of 12 points for `nil`.
  open var font: UIFont? {
    didSet { label.font = font ?? Self.plainFont }
  }
  /// That of texts for `nil`.
  open var textColor: UIColor? {
    didSet { label.textColor = textColor ?? .label }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var adjustsFontForContentSizeCategory = false
  /// Points between the edges and the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()

  // Kept for code that sets them.
  open weak var delegate: (any UITextViewDelegate)?
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var selectedRange = NSRange(location: 0, length: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  public var hasText: Bool { label.hasText }

  private static let plainFont = UIFont.systemFont(ofSize: 12)
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Self.plainFont
    label.numberOfLines = 0
    addSubview(label)
    backgroundColor = .systemBackground
  }

  /// The container is not asked.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var placesContent: Bool { false }

  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Arrangement

  /// Points between the edges and the text, lines having room at both ends.
  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  private func textSize(width: CGFloat?) -> CGSize {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    var size = label.sizeThatFits(
      CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    // Without a text there is a line to write in.
    size.height = max(size.height, label.font.lineHeight.rounded(.up))
    return size
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(width: nil)
  }

  override func contentSize(width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return fittingSize(width: width)
  }

  private func fittingSize(width: CGFloat?) -> CGSize {
    let insets = insets
    let size = textSize(width: width.map { max($0 - insets.left - insets.right, 1) })
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  override var firstBaselineOffset: CGFloat? {
    label.firstBaselineOffset.map { insets.top + $0 }
  }
  override var lastBaselineOffset: CGFloat { insets.bottom + label.lastBaselineOffset }
  override var lineFont: UIFont? { label.font }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = insets
    let width = max(bounds.width - insets.left - insets.right, 0)
    let size = textSize(width: width)
    contentSize = CGSize(width: bounds.width, height: size.height + insets.top + insets.bottom)
    let room = bounds.height - insets.top
    let line = max(label.font.lineHeight, 1)
    // What constraints make as high as the text may be less by what numbers are rounded.
    let rounding = 0.001
    if size.height > room + rounding, room.isFinite, room < 1_000_000 {
      // Texts are not cut where a view clips.
      label.numberOfLines = Int(max(room / line + rounding, 1))
    }
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: width,
      height: label.sizeThatFits(CGSize(width: width, height: size.height)).height)
  }
}

/// Where the lines of a text view run.
///
/// See [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Points at both ends of lines.
  open var lineFragmentPadding: CGFloat = 5
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept for code that sets them: lines are as wide as the view.
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
}

/// Asked by text views while somebody writes, which nobody does in a picture.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// What a text view would make links of.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}
