public import CompositionalLayout
public import Foundation

/// A text.
///
/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
  open var text: String? {
    get { words }
    set {
      words = newValue
      (attributed, lineStyle) = (nil, nil)
    }
  }
  /// The system's for `nil`; that of the first letter of an attributed text. All letters take a new one.
  open var font: UIFont! {
    get { firstFont ?? plainFont }
    set {
      (ownFont, firstFont) = (newValue, nil)
      attributed = attributed?.setting(.font, to: newValue)
    }
  }
  /// That of texts for `nil`; that of the first letter of an attributed text. All letters take a new one.
  open var textColor: UIColor! {
    get { firstColor ?? plainColor }
    set {
      (ownColor, firstColor) = (newValue, nil)
      attributed = attributed?.setting(.foregroundColor, to: newValue)
    }
  }
  open var textAlignment = NSTextAlignment.natural
  /// 0 for as many as it takes.
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Kept for code that sets it: lines break where they end.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
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
  /// Texts that are not enabled fade.
  open var isEnabled = true
  // Kept for code that sets them: letters are not moved together, smaller text stands in the middle of its
  // line, and nobody points at a text.
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var showsExpansionTextWhenTruncated = false

  private var words: String?
  private var attributed: NSAttributedString?
  /// What code asks for, and what letters of attributed texts have that say nothing else.
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  /// Those of the first letter of the attributed text that was set last.
  private var firstFont: UIFont?
  private var firstColor: UIColor?
  /// That of its first letter.
  private var lineStyle: NSParagraphStyle?

  private var plainFont: UIFont { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
  private var plainColor: UIColor { ownColor ?? .label }

  /// The letters that are drawn.
  private var drawnText: String { attributed?.drawnString ?? words ?? "" }

  /// What the text is drawn in.
  package var shownColor: UIColor { ownShownColor ?? textColor }

  /// That of the state; `nil` where letters have their own.
  private var ownShownColor: UIColor? {
    isEnabled ? isHighlighted ? highlightedTextColor : nil : .tertiaryLabel
  }

  /// The text with fonts, colours, gaps between letters and lines along them and pictures by its
  /// attributes, aligned and broken as its paragraphs ask; other attributes are not drawn, which is said.
  open var attributedText: NSAttributedString? {
    get {
      if let attributed { return attributed }
      guard let text, let font, let textColor else { return nil }
      return NSAttributedString(
        string: text, attributes: [.font: font, .foregroundColor: textColor])
    }
    set {
      words = newValue?.string.withoutAttachments
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
        Notes.say("labels leave out what '\(key.rawValue)' says of an attributed text")
      }
    }
  }

  /// What does not look alike in the text, from its first letter to the last; empty where all of it does.
  package var shownRuns: [LabelRun] {
    guard let attributed else { return [] }
    let runs = attributed.runs(font: font, color: textColor)
    return runs.map(shown)
  }

  private func shown(_ run: LabelRun) -> LabelRun {
    var run = run
    run.color = ownShownColor ?? run.color
    return run
  }

  /// The parts that are set as one text each, from the top.
  var passages: [Passage] {
    guard let attributed else {
      // Only the last line of a passage is not justified.
      let parts =
        textAlignment == .justified
        ? drawnText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        : [drawnText[...]]
      return parts.map {
        Passage(string: String($0), runs: [], font: font, alignment: textAlignment)
      }
    }
    // A label that is aligned since has all of its text so.
    let isAligned = lineStyle.map { $0.alignment != textAlignment } ?? false
    return attributed.passages.map { passage in
      let own = isAligned ? nil : passage.style?.alignment
      return Passage(
        string: passage.text.drawnString,
        runs: passage.text.runs(font: font, color: textColor).map(shown), font: font,
        style: passage.style ?? .default, alignment: own ?? textAlignment)
    }
  }

  /// Puts the text into a rectangle; subclasses may hand another one to their superclass.
  open func drawText(in rect: CGRect) {
    placed = rect
  }

  private var placed: CGRect?

  /// Where the text goes in the bounds, as ``drawText(in:)`` has it; `nil` is nowhere.
  package func askTextRect() -> CGRect? {
    placed = nil
    drawText(in: bounds)
    return placed
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The rectangle that the text takes at the top of another one; subclasses may answer a larger one.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }

  /// Points by which a subclass answers a larger rectangle than the text takes.
  private var keptRoom: CGSize {
    guard type(of: self) != UILabel.self else { return .zero }
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    let asked = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    let plain = textSize(width: room.width, lines: numberOfLines)
    return CGSize(width: asked.width - plain.width, height: asked.height - plain.height)
  }

  open override var intrinsicContentSize: CGSize {
    let (text, kept) = (preferredTextSize, keptRoom)
    return CGSize(width: text.width + kept.width, height: text.height + kept.height)
  }

  private var preferredTextSize: CGSize {
    textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let kept = keptRoom
    // No width is any.
    let room = size.width > 0 ? size.width - kept.width : nil
    let text = textSize(width: room, lines: numberOfLines)
    return CGSize(width: text.width + kept.width, height: text.height + kept.height)
  }

  /// The text's size, and the room that a subclass keeps around it.
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
}

/// Where text that is made smaller stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters
  case none
}
