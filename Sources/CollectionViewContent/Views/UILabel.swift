public import CompositionalLayout
public import Foundation
package import LayoutScene

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
  /// How high its lines are, as its first letter asks.
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
    return runs.map { run in
      var run = run
      run.color = ownShownColor ?? run.color
      return run
    }
  }

  /// What is measured and drawn, where its colours do not matter.
  private var paragraph: Paragraph { paragraph(role: "label", color: .black) { _ in .black } }

  /// What is drawn, in so many lines.
  ///
  /// - Parameters:
  ///   - color: Of a text that looks alike.
  ///   - resolve: Answers the colours of parts; `nil` draws them in `color`.
  package func paragraph(
    role: String, color: RGBA, resolving resolve: (UIColor) -> RGBA?
  ) -> Paragraph {
    let runs = shownRuns.map { run in
      let ink = resolve(run.color) ?? color
      return TextRun(
        length: run.length, font: spread(run.metrics), color: ink, tracking: run.tracking,
        lines: run.lines.map {
          TextRun.Line($0.place, color: $0.color.flatMap(resolve) ?? ink, weight: $0.weight)
        }, gap: run.picture?.rect.width)
    }
    let highest = runs.map(\.font).max { $0.lineHeight < $1.lineHeight }
    var result = Paragraph(
      drawnText, role: role, font: highest ?? font.metrics, color: color,
      maxLines: numberOfLines > 0 ? numberOfLines : Paragraph.mostLines, runs: runs)
    result.cut = lineBreakMode.cut
    return result
  }

  /// A text of several lines in the largest size that has room, where it may be made smaller.
  package func fitted(_ words: Paragraph, to room: CGSize) -> Paragraph {
    guard adjustsFontSizeToFitWidth, numberOfLines != 1, Self.fittedSizes ~= words.font.size,
      !fits(words, in: room)
    else { return words }
    func smaller(_ quarters: Int) -> Paragraph {
      words.resized(to: words.font.resized(to: CGFloat(quarters) / 4))
    }
    // Quarters of a point: the first has room, or is the least.
    let least = words.font.size * min(max(0, minimumScaleFactor), 1)
    var low = Int((max(least, 1) * 4).rounded(.up))
    var high = Int((words.font.size * 4).rounded(.up))
    while low + 1 < high {
      let middle = (low + high) / 2
      if fits(smaller(middle), in: room) { low = middle } else { high = middle }
    }
    return smaller(low)
  }

  /// Points; text of other sizes is not drawn.
  private static let fittedSizes: ClosedRange<CGFloat> = 1...4000

  private func fits(_ words: Paragraph, in room: CGSize) -> Bool {
    let extent = TextRoom.extent(of: words, width: room.width, lines: numberOfLines)
    return extent.lines <= words.maxLines
      && extent.height(ofLines: extent.lines, in: words.font) <= room.height + 0.5
  }

  // MARK: Lines

  /// Points between lines, and those that a line is higher than the font has it.
  private var lineSpacing: CGFloat { max(lineStyle?.lineSpacing ?? 0, 0) }
  private func raise(of font: TextMetrics) -> CGFloat {
    lineStyle.map { $0.height(ofLine: font.lineHeight) - font.lineHeight } ?? 0
  }

  /// A font whose lines are as high as they stand apart.
  private func spread(_ font: TextMetrics) -> TextMetrics {
    var font = font
    font.lineHeight = max(font.lineHeight + raise(of: font) + lineSpacing, 0)
    return font
  }

  /// How large the text is, the gap below its last line left out.
  private func size(of paragraph: Paragraph, width: CGFloat?, lines: Int) -> CGSize {
    var size = TextRoom.size(of: paragraph, width: width, lines: lines)
    size.height = max(size.height - lineSpacing, 0)
    return size
  }

  /// Where a text in the middle of lines stands at their lower ends, above the gaps between them.
  private func standing(in rect: CGRect) -> CGRect {
    guard lineStyle != nil else { return rect }
    return rect.insetBy(dx: 0, dy: -lineSpacing / 2)
      .offsetBy(dx: 0, dy: raise(of: font.metrics) / 2)
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
    return placed.map(standing)
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
    let size = size(of: paragraph, width: bounds.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Points by which a subclass answers a larger rectangle than the text takes.
  private var keptRoom: CGSize {
    guard type(of: self) != UILabel.self else { return .zero }
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    let asked = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    let plain = size(of: paragraph, width: room.width, lines: numberOfLines)
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
    let text = self.size(of: paragraph, width: room, lines: numberOfLines)
    return CGSize(width: text.width + kept.width, height: text.height + kept.height)
  }

  /// The text's size, and the room that a subclass keeps around it.
  override func contentSize(width: CGFloat?) -> CGSize {
    let (asked, plain) = (intrinsicContentSize, preferredTextSize)
    let room = CGSize(width: asked.width - plain.width, height: asked.height - plain.height)
    let size = textSize(width: width.map { $0 - room.width })
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    let paragraph = paragraph
    let natural = size(of: paragraph, width: nil, lines: numberOfLines)
    guard let width, numberOfLines != 1, width < natural.width else { return natural }
    let broken = size(of: paragraph, width: width, lines: numberOfLines)
    return CGSize(width: natural.width, height: broken.height)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && hasText }

  package var hasText: Bool { !drawnText.isEmpty }

  override var firstBaselineOffset: CGFloat? {
    let font = highestFont(ofLastLine: false)
    return raise(of: font) + font.lineHeight / 2 + font.size * UIFont.baselineBelowMiddle
  }

  override var lastBaselineOffset: CGFloat {
    let font = highestFont(ofLastLine: true)
    return font.lineHeight / 2 - font.size * UIFont.baselineBelowMiddle
  }

  private func highestFont(ofLastLine isLast: Bool) -> TextMetrics {
    guard attributed != nil else { return font.metrics }
    let paragraph = paragraph
    let heights = TextRoom.extent(of: paragraph, width: bounds.width, lines: numberOfLines)
      .heights.prefix(paragraph.maxLines)
    let height = isLast ? heights.last : heights.first
    let fonts = shownRuns.map(\.metrics)
    return fonts.first { spread($0).lineHeight == height }
      ?? fonts.max { $0.lineHeight < $1.lineHeight } ?? font.metrics
  }
}

extension LabelRun {
  /// Those of the font, in lines in which a picture has room.
  fileprivate var metrics: TextMetrics {
    var metrics = font.metrics
    guard let picture else { return metrics }
    let middle = -font.pointSize * UIFont.baselineBelowMiddle
    let reach = max(middle - picture.rect.minY, picture.rect.maxY - middle)
    metrics.lineHeight = max(metrics.lineHeight, 2 * reach)
    return metrics
  }
}

/// Where text that is made smaller stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters
  case none
}
