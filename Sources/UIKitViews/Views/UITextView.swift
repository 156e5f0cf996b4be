public import CompositionalLayout
public import Foundation

/// A view of editable text in several lines. Pictures show the lines that fit, from the top.
///
/// See [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
open class UITextView: UIScrollView {
  /// The text without attributes.
  open var text: String! {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
  /// The text with attributes, drawn as in labels.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set { label.attributedText = newValue }
  }
  /// The font of the text; `nil` is the system font at 12 points.
  open var font: UIFont? {
    didSet { label.font = font ?? Self.plainFont }
  }
  /// The color of the text; `nil` is the label color.
  open var textColor: UIColor? {
    didSet { label.textColor = textColor ?? .label }
  }
  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The space between the edges and the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text inside the insets.
  public let textContainer = NSTextContainer()

  /// The delegate. Flatplan only reports scrolling to it.
  open weak var delegate: (any UITextViewDelegate)?
  /// The kinds of data turned into links. Links are not detected.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether the text is not empty.
  public var hasText: Bool { label.hasText }

  private static let plainFont = UIFont.systemFont(ofSize: 12)
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view. Flatplan ignores `textContainer` and uses its own.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UITextView.self)
  }

  private func prepare() {
    label.font = Self.plainFont
    label.numberOfLines = 0
    addSubview(label)
    backgroundColor = .systemBackground
  }

  override var placesContent: Bool { false }

  /// Would scroll to a range of text; does nothing.
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Layout

  /// The space between the edges and the text, including the line fragment padding, in points.
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
    // An empty text view keeps the height of one line.
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

  override var firstBaselineOffset: CGFloat? { label.firstBaselineOffset.map { insets.top + $0 } }
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
    // Allows for rounding when constraints make the view as tall as its text.
    let rounding = 0.001
    if size.height > room + rounding, room.isFinite, room < 1_000_000 {
      // Shows only whole lines: lines are not cut at the edge of the view.
      label.numberOfLines = Int(max(room / line + rounding, 1))
    }
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: width,
      height: label.sizeThatFits(CGSize(width: width, height: size.height)).height)
  }

  // These members have no effect on pictures.
  open var adjustsFontForContentSizeCategory = false
  open var isEditable = true
  open var isSelectable = true
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
}

/// The area that a text view lays out lines in.
///
/// See [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The space at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0
  /// How the last line is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the text view. No effect on pictures. Lines are always as wide as
  /// the view.
  open var widthTracksTextView = true

  // These members have no effect on pictures.
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
}

/// Receives changes of a text view. Text is never edited, so only scrolling is reported.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
