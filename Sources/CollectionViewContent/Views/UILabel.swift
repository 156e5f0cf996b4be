public import CompositionalLayout
public import Foundation

/// A text.
///
/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
  open var text: String?
  /// The system's for `nil`.
  open var font: UIFont! {
    get { ownFont ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
    set { ownFont = newValue }
  }
  /// That of texts for `nil`.
  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set { ownColor = newValue }
  }
  open var textAlignment = NSTextAlignment.natural
  /// 0 for as many as it takes.
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The text a second time below it, without a blur; `nil` is none.
  open var shadowColor: UIColor?
  /// Points, from the text to its shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// In place of ``textColor`` where ``isHighlighted``.
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  /// Drawn as it is: letters are not moved together.
  open var allowsDefaultTighteningForTruncation = false

  private var ownFont: UIFont?
  private var ownColor: UIColor?

  /// What the text is drawn in.
  package var shownColor: UIColor {
    isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// The words of an attributed text in the font and the colour of most of its letters, aligned and broken
  /// as its paragraphs ask; other attributes and pictures are not drawn, which is said.
  open var attributedText: NSAttributedString? {
    get {
      guard let text, let font, let textColor else { return nil }
      return NSAttributedString(
        string: text, attributes: [.font: font, .foregroundColor: textColor])
    }
    set {
      text = newValue?.string.filter { $0 != NSTextAttachment.character }
      guard let newValue else { return }
      let runs = newValue.attributeRuns
      guard let longest = runs.max(by: { $0.length < $1.length }) else { return }
      if let font = longest.attributes[.font] as? UIFont { self.font = font }
      if let color = longest.attributes[.foregroundColor] as? UIColor { textColor = color }
      if let style = longest.attributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      if runs.count > 1 || longest.attributes.keys.contains(where: { !$0.isDrawn }) {
        Notes.say("a label draws an attributed text in the font and the colour of most of it")
      }
    }
  }

  /// Puts the text into a rectangle; subclasses may hand another one to their superclass.
  open func drawText(in rect: CGRect) {
    textRect = rect
  }

  private var textRect: CGRect?

  /// Where the text goes in the bounds, as ``drawText(in:)`` has it; `nil` is nowhere.
  package func askTextRect() -> CGRect? {
    textRect = nil
    drawText(in: bounds)
    return textRect
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var intrinsicContentSize: CGSize { preferredTextSize }

  private var preferredTextSize: CGSize {
    textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextRoom.size(of: text ?? "", font: font, width: size.width, lines: numberOfLines)
  }

  /// The text's size, and the room that a subclass keeps around it.
  override func contentSize(width: CGFloat?) -> CGSize {
    let (asked, plain) = (intrinsicContentSize, preferredTextSize)
    let room = CGSize(width: asked.width - plain.width, height: asked.height - plain.height)
    let size = textSize(width: width.map { $0 - room.width })
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }

  private func textSize(width: CGFloat?) -> CGSize {
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
