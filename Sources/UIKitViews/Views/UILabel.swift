public import CompositionalLayout
public import Foundation

/// A view that shows text.
///
/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
  /// The text without attributes. Setting it removes ``attributedText``.
  open var text: String? {
    get { plainText }
    set {
      plainText = newValue
      (attributed, lineStyle) = (nil, nil)
    }
  }
  /// The font of the text; for attributed text, the font of its first character. `nil` restores the
  /// system font. Setting it applies to all characters.
  open var font: UIFont! {
    get { firstFont ?? plainFont }
    set {
      (ownFont, firstFont) = (newValue, nil)
      attributed = attributed?.setting(.font, to: newValue)
    }
  }
  /// The color of the text; for attributed text, the color of its first character. `nil` restores
  /// the label color. Setting it applies to all characters.
  open var textColor: UIColor! {
    get { firstColor ?? plainColor }
    set {
      (ownColor, firstColor) = (newValue, nil)
      attributed = attributed?.setting(.foregroundColor, to: newValue)
    }
  }
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1
  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font follows changes of the text size. No effect on pictures. Fonts are resolved
  /// when they are created.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text shrinks to fit the label, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font scale when text shrinks, 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// The width in points at which ``intrinsicContentSize`` wraps lines; 0 means no wrapping.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The color of a copy of the text drawn behind it, without blur; `nil` draws none.
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The text color while ``isHighlighted``; `nil` uses ``textColor``.
  open var highlightedTextColor: UIColor?
  /// Whether the label uses ``highlightedTextColor``.
  open var isHighlighted = false
  /// Whether the label is enabled. Disabled labels use the tertiary label color.
  open var isEnabled = true
  /// The vertical position of shrunken text. No effect on pictures. It is always centered in its
  /// line.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  private var plainText: String?
  private var attributed: NSAttributedString?
  /// The font and color set by code, used where attributed text has none.
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  /// The font and color at the start of the last attributed text.
  private var firstFont: UIFont?
  private var firstColor: UIColor?
  /// The paragraph style of the first character.
  private var lineStyle: NSParagraphStyle?
  private var plainFont: UIFont { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
  private var plainColor: UIColor { ownColor ?? .label }
  private var drawnText: String { attributed?.drawnString ?? plainText ?? "" }

  /// The color that the text is drawn in.
  package var shownColor: UIColor { stateColor ?? textColor }

  /// The color for the label's state; `nil` keeps the colors of the text.
  private var stateColor: UIColor? {
    isEnabled ? isHighlighted ? highlightedTextColor : nil : .tertiaryLabel
  }

  /// The text with attributes.
  ///
  /// Flatplan draws fonts, colors, kerning, underlines, strikethroughs, attachments and paragraph
  /// styles. It logs other attributes and leaves them out.
  open var attributedText: NSAttributedString? {
    get {
      if let attributed { return attributed }
      guard let text, let font, let textColor else { return nil }
      return NSAttributedString(
        string: text, attributes: [.font: font, .foregroundColor: textColor])
    }
    set {
      plainText = newValue?.string.withoutAttachments
      lineStyle = nil
      guard let newValue, newValue.length > 0 else {
        attributed = nil
        return
      }
      let text = newValue.filled(font: plainFont, color: plainColor)
      let first = text.attributes(at: 0, effectiveRange: nil)
      firstFont = first[.font] as? UIFont
      firstColor = first[.foregroundColor] as? UIColor
      attributed = text
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineStyle = style
      }
      for key in newValue.undrawnKeys {
        Notes.report("labels do not draw the text attribute '\(key.rawValue)'")
      }
    }
  }

  /// The text's runs in order; empty for uniform text.
  package var shownRuns: [LabelRun] {
    guard let attributed else { return [] }
    let runs = attributed.runs(font: font, color: textColor)
    return runs.map(shown)
  }

  private func shown(_ run: LabelRun) -> LabelRun {
    var run = run
    run.color = stateColor ?? run.color
    return run
  }

  /// The text split into passages, from the top.
  var passages: [Passage] {
    guard let attributed else {
      // The last line of a justified passage is not justified, so each line needs a passage.
      let parts =
        textAlignment == .justified
        ? drawnText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        : [drawnText[...]]
      return parts.map {
        Passage(string: String($0), runs: [], font: font, alignment: textAlignment)
      }
    }
    // Setting `textAlignment` after the text applies to all of the text.
    let isAligned = lineStyle.map { $0.alignment != textAlignment } ?? false
    return attributed.passages.map { passage in
      let own = isAligned ? nil : passage.style?.alignment
      return Passage(
        string: passage.text.drawnString,
        runs: passage.text.runs(font: font, color: textColor).map(shown), font: font,
        style: passage.style ?? .default, alignment: own ?? textAlignment)
    }
  }

  /// Draws the text in a rectangle. Subclasses may pass a different rectangle to `super`.
  open func drawText(in rect: CGRect) { placed = rect }

  private var placed: CGRect?

  /// The rectangle that ``drawText(in:)`` draws in; `nil` if a subclass draws no text.
  package func drawnTextRect() -> CGRect? {
    placed = nil
    drawText(in: bounds)
    return placed
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UILabel.self)
  }

  /// The rectangle of the text at the top of `bounds`, in points. Subclasses may return a larger
  /// one.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines)) }

  /// How much larger a subclass's text rectangle is than the text, in points.
  private var padding: CGSize {
    guard type(of: self) != UILabel.self else { return .zero }
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    let asked = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    let plain = textSize(width: room.width, lines: numberOfLines)
    return CGSize(width: asked.width - plain.width, height: asked.height - plain.height)
  }

  open override var intrinsicContentSize: CGSize {
    let (text, extra) = (preferredTextSize, padding)
    return CGSize(width: text.width + extra.width, height: text.height + extra.height)
  }

  private var preferredTextSize: CGSize {
    textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let extra = padding
    // A width of zero means unlimited.
    let room = size.width > 0 ? size.width - extra.width : nil
    let text = textSize(width: room, lines: numberOfLines)
    return CGSize(width: text.width + extra.width, height: text.height + extra.height)
  }

  /// The text's size plus the padding of subclasses.
  package override func contentSize(width: CGFloat?) -> CGSize {
    let (asked, plain) = (intrinsicContentSize, preferredTextSize)
    let room = CGSize(width: asked.width - plain.width, height: asked.height - plain.height)
    let size = textSize(width: width.map { $0 - room.width })
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    let natural = textSize(width: nil, lines: numberOfLines)
    guard let width, numberOfLines != 1, width < natural.width else { return natural }
    let broken = textSize(width: width, lines: numberOfLines)
    return CGSize(width: natural.width, height: broken.height)
  }

  package override var wrapsContent: Bool { numberOfLines != 1 && hasText }
  package var hasText: Bool { !drawnText.isEmpty }
  package override var firstBaselineOffset: CGFloat? { firstBaseline(width: bounds.width) }
  package override var lastBaselineOffset: CGFloat { lastBaseline(width: bounds.width) }
  package override var lineFont: UIFont? { font }

  // These members have no effect on pictures.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false
}

/// The vertical position of shrunken text. No effect on pictures.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters, none
}
