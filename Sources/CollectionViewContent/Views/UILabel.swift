public import CompositionalLayout
public import Foundation

/// A text.
///
/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// 0 for as many as it takes.
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The words of an attributed text; its attributes are not drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextRoom.size(of: text ?? "", font: font, width: size.width, lines: numberOfLines)
  }

  override func contentSize(width: CGFloat?) -> CGSize {
    let natural = TextRoom.size(of: text ?? "", font: font, width: nil, lines: numberOfLines)
    guard let width, numberOfLines != 1, width < natural.width else { return natural }
    let broken = TextRoom.size(of: text ?? "", font: font, width: width, lines: numberOfLines)
    return CGSize(width: natural.width, height: broken.height)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && !(text ?? "").isEmpty }

  /// The middle of the capitals of a line is the middle of the line; they are 0.7 of the size high.
  override var firstBaselineOffset: CGFloat { font.lineHeight / 2 + font.pointSize * 0.35 }
  override var lastBaselineOffset: CGFloat { font.lineHeight / 2 - font.pointSize * 0.35 }
}
