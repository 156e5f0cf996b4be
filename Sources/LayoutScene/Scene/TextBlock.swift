public import Foundation

/// Paragraphs set one below the other in a box, which nothing of them leaves.
///
/// Lines are broken, cut and placed where fonts are known; here stands all that this follows from.
/// Each line is a box as high as its paragraph's line height, with the middle of its capitals at
/// half its height: a block of such boxes, centred, looks centred.
public struct TextBlock: Hashable, Sendable {
  /// From the top. Those for which there is no room are left out, the last one first.
  public var paragraphs: [Paragraph]
  /// What stands at the far end of the first line. It is set before the paragraphs, in what they
  /// leave of the width or in half of it, and they get what it leaves; where that is nothing, it is
  /// left out.
  public var detail: Paragraph?
  /// Points between the paragraph and the detail where the two have no room side by side and stand one
  /// below the other instead; `nil` where the detail is cut.
  public var stacking: CGFloat?
  /// Points, relative to the frame's origin of the element that says it.
  public var box: CGRect
  public var alignment: Alignment
  /// Points between paragraphs.
  public var spacing: CGFloat
  public var fit: Fit
  /// Whether the first line stands at the top of the box, where what lies above it ends; else the lines
  /// stand in the middle of its height.
  public var isHung: Bool

  public init(
    _ paragraphs: [Paragraph], detail: Paragraph? = nil, stacking: CGFloat? = nil, in box: CGRect,
    alignment: Alignment = .center, spacing: CGFloat = 0, fit: Fit = .ellipsis, isHung: Bool = false
  ) {
    self.paragraphs = paragraphs
    self.detail = detail
    self.stacking = stacking
    self.box = box
    self.alignment = alignment
    self.spacing = spacing
    self.fit = fit
    self.isHung = isHung
  }

  /// Where the first line of lines that are so high together begins, in points.
  package func top(ofLines height: CGFloat) -> CGFloat {
    isHung ? box.minY : box.midY - height / 2
  }

  /// Points that stay free between the first line and the detail at its end.
  public static let detailGap: CGFloat = 8

  /// The block with its detail below its paragraph; `nil` for one that does not stack, as one of two
  /// paragraphs does not.
  public var stacked: TextBlock? {
    guard let stacking, let paragraph = paragraphs.first, paragraphs.count == 1, var below = detail
    else { return nil }
    below.maxLines = paragraph.maxLines
    return TextBlock(
      [paragraph, below], in: box, alignment: alignment, spacing: stacking, fit: fit,
      isHung: isHung)
  }

  /// Whether a paragraph and a detail that are so wide have no room side by side.
  public static func hasNoRoom(
    for paragraph: CGFloat, beside detail: CGFloat, in width: CGFloat
  ) -> Bool {
    paragraph.rounded(.up) + 1 + detailGap + detail.rounded(.up) + 1 > width
  }

  /// How wide a detail may be, in points, beside paragraphs that would take `natural` points on one
  /// line each: half of the width, or all that they leave.
  public static func widestDetail(beside natural: CGFloat, in width: CGFloat) -> CGFloat {
    max(width / 2, width - natural.rounded(.up) - 1 - detailGap)
  }

  /// Where lines stand in the width of the box.
  public enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
  }

  /// What becomes of a text that is too long.
  public enum Fit: Hashable, Sendable {
    /// It ends in an ellipsis. Where not even two letters remain, nothing is drawn.
    case ellipsis
    /// It is set smaller, down to a size in points. If that is too large still, it ends in an ellipsis
    /// where it may be cut, and else nothing is drawn. Figures count as wide as the widest of them.
    case shrink(minimumSize: CGFloat, mayBeCut: Bool = false)
  }
}

/// A text in one font and colour, unless its parts have their own.
public struct Paragraph: Hashable, Sendable {
  /// What part of its element it is, as its class in SVG: `title`, `subtitle`, `detail`, `label`.
  public var role: String
  public var string: String
  public var font: TextMetrics
  public var color: RGBA
  /// How many lines it may take; the last one is cut.
  public var maxLines: Int
  /// From the first letter to the last, where they do not all look alike; ``font`` is the highest of
  /// theirs then. Empty where the whole text is in ``font`` and ``color``.
  public var runs: [TextRun]

  /// For text that takes as many lines as there is room for: no place has room for so many.
  package static let mostLines = 1000

  public init(
    _ string: String, role: String, font: TextMetrics, color: RGBA, maxLines: Int = 1,
    runs: [TextRun] = []
  ) {
    self.role = role
    self.string = string
    self.font = font
    self.color = color
    self.maxLines = maxLines
    self.runs = runs
  }
}
