public import Foundation

/// Paragraphs stacked in a box that clips them.
///
/// Lines are broken, truncated and positioned by the code that knows the fonts; this type holds
/// everything that the result depends on. The height of a line is its paragraph's line height, with
/// the middle of the capital letters at half of it. A block that is centered by its line boxes
/// therefore looks centered.
public struct TextBlock: Hashable, Sendable {
  /// The paragraphs from top to bottom. Those that do not fit are left out, starting with the last
  /// one.
  public var paragraphs: [Paragraph]
  /// Text at the trailing end of the first line. Its width is what the first paragraph leaves free
  /// or half of the box, whichever is more. The paragraphs get the remaining width. The detail is
  /// left out if no width remains.
  public var detail: Paragraph?
  /// The spacing in points if a single paragraph and its detail do not fit side by side and are
  /// stacked. `nil` truncates the detail instead of stacking it.
  public var stacking: CGFloat?
  /// The box in points relative to the element's frame.
  public var box: CGRect
  /// The horizontal alignment of the lines.
  public var alignment: Alignment
  /// The spacing between paragraphs in points.
  public var spacing: CGFloat
  /// How text that is too long is shortened.
  public var fit: Fit
  /// The vertical alignment of the lines.
  public var anchor: Anchor
  /// Whether only the first paragraph makes way for the detail and the others use the full width.
  /// Otherwise all paragraphs make way for it.
  public var flowsBelowDetail: Bool
  /// The paragraphs and the detail, if any.
  package var allParagraphs: [Paragraph] { paragraphs + [detail].compactMap(\.self) }

  /// Creates a block. All lengths are in points.
  public init(
    _ paragraphs: [Paragraph], detail: Paragraph? = nil, stacking: CGFloat? = nil, in box: CGRect,
    alignment: Alignment = .center, spacing: CGFloat = 0, fit: Fit = .ellipsis,
    anchor: Anchor = .middle, flowsBelowDetail: Bool = false
  ) {
    self.paragraphs = paragraphs
    self.detail = detail
    self.stacking = stacking
    self.box = box
    self.alignment = alignment
    self.spacing = spacing
    self.fit = fit
    self.anchor = anchor
    self.flowsBelowDetail = flowsBelowDetail
  }

  /// The top of the first line if all lines together are `height` points tall.
  package func top(ofLines height: CGFloat) -> CGFloat {
    switch anchor {
    case .top: box.minY
    case .middle: box.midY - height / 2
    case .bottom: box.maxY - height
    }
  }

  /// The paragraphs that share their width with the detail.
  public var besideDetail: ArraySlice<Paragraph> {
    flowsBelowDetail ? paragraphs.prefix(1) : paragraphs[...]
  }

  /// The width available to a paragraph, in points, if the detail takes `taken` of them.
  public func width(ofParagraph index: Int, in width: CGFloat, detail taken: CGFloat) -> CGFloat {
    besideDetail.indices.contains(index) ? width - taken : width
  }

  /// The block with the detail below its paragraphs. `nil` if the detail always stays beside them,
  /// which is the case for several paragraphs that all make way for it.
  public var stacked: TextBlock? {
    guard var below = detail, let first = paragraphs.first, flowsBelowDetail || isSingleParagraph
    else {
      return nil
    }
    if stacking != nil { below.maxLines = first.maxLines }
    return TextBlock(
      paragraphs + [below], in: box, alignment: alignment,
      spacing: isSingleParagraph ? stacking ?? spacing : spacing, fit: fit, anchor: anchor)
  }

  /// Whether the block is a single paragraph whose detail may move to the next line.
  private var isSingleParagraph: Bool { stacking != nil && paragraphs.count == 1 }

  /// The block with its detail below the paragraphs if they do not fit side by side; `nil` if they
  /// do.
  ///
  /// A single paragraph is stacked if it and the detail do not fit on one line. Several paragraphs
  /// are stacked if the detail would otherwise be truncated or break a word of the first paragraph.
  ///
  /// - Parameters:
  ///   - width: The available width in points.
  ///   - natural: Returns the width of a paragraph on one line, in points.
  public func stacked(in width: CGFloat, measuring natural: (Paragraph) -> CGFloat) -> TextBlock? {
    guard let stacked, let first = paragraphs.first, let detail else { return nil }
    let taken = natural(detail)
    guard Self.isTooWide(natural(first), beside: taken, in: width) else { return nil }
    guard !isSingleParagraph else { return stacked }
    let widest = first.longestWords.map(natural).max() ?? 0
    if taken > Self.maximumDetailWidth(beside: natural(first), in: width) { return stacked }
    // A word wider than the box is broken either way, so it does not move the detail.
    let breaks = Self.isTooWide(widest, beside: taken, in: width)
    return breaks && widest <= width ? stacked : nil
  }

  /// The minimum gap between the first line and the detail, in points.
  public static let detailGap: CGFloat = 8

  /// Whether a paragraph and a detail of these widths do not fit side by side.
  private static func isTooWide(
    _ paragraph: CGFloat, beside detail: CGFloat, in width: CGFloat
  ) -> Bool {
    self.width(of: paragraph, beside: detail) > width
  }

  /// The width that a paragraph and a detail need side by side, in points.
  package static func width(of paragraph: CGFloat, beside detail: CGFloat) -> CGFloat {
    paragraph.rounded(.up) + 1 + detailGap + detail.rounded(.up) + 1
  }

  /// The maximum width of the detail, in points: half of `width`, or what a first paragraph of
  /// `natural` points leaves free if that is more. The paragraph wraps to more lines if necessary.
  public static func maximumDetailWidth(beside natural: CGFloat, in width: CGFloat) -> CGFloat {
    max(width / 2, width - natural.rounded(.up) - 1 - detailGap)
  }

  /// The horizontal alignment of lines in the box.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    case center
    /// At the right edge.
    case right
  }

  /// The vertical alignment of lines in the box.
  public enum Anchor: Hashable, Sendable {
    /// The first line is at the top.
    case top
    /// The lines are centered.
    case middle
    /// The last line is at the bottom.
    case bottom
  }

  /// How text that is too long is shortened.
  public enum Fit: Hashable, Sendable {
    /// The text is truncated with an ellipsis. If fewer than two letters fit, nothing is drawn.
    case ellipsis
    /// The font size is reduced, at most to `minimumSize` points. If the text is still too long, it
    /// is truncated with an ellipsis if `mayTruncate` is true, and not drawn otherwise. All digits
    /// count as wide as the widest one.
    case shrink(minimumSize: CGFloat, mayTruncate: Bool = false)
  }
}

/// Text with one style, or with several runs of different styles.
public struct Paragraph: Hashable, Sendable {
  /// The paragraph's role in its element, used as its class in SVG: `title`, `subtitle`, `detail`
  /// or `label`.
  public var role: String
  /// The text.
  public var string: String
  /// The font of text outside of ``runs``.
  public var font: TextMetrics
  /// The color of text outside of ``runs``.
  public var color: RGBA
  /// The maximum number of lines. The last one is truncated.
  public var maxLines: Int
  /// Where the last line is truncated.
  public var truncation = Truncation.end
  /// The first line indent in points; negative for a hanging indent. Both are inside the available
  /// width.
  public var indent: CGFloat = 0
  /// Whether spaces are widened so that all lines but the last fill the width.
  public var isJustified = false
  /// The explicit language tag, such as `ja`; `nil` if none is set.
  public var language: String?
  /// The runs from the first character to the last if the text has several styles. ``font`` is then
  /// the tallest font of them. Empty if the whole text has ``font`` and ``color``.
  public var runs: [TextRun]

  /// The truncation mode of the last line.
  public enum Truncation: Hashable, Sendable {
    /// An ellipsis replaces the start, the middle or the end of the line.
    case start, middle, end
    /// Lines break between words; the rest is left out without an ellipsis.
    case words
    /// Lines break between any characters; the rest is left out without an ellipsis.
    case letters

    /// Whether an ellipsis replaces the text that is left out.
    package var hasEllipsis: Bool {
      switch self {
      case .start, .middle, .end: true
      case .words, .letters: false
      }
    }
  }

  /// The line limit of text without a limit. No box has room for more lines.
  package static let unlimitedLines = 1000

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

extension Paragraph {
  /// The words with the most bytes, up to 16. The widest unbreakable word is among them. Characters
  /// of scripts that break anywhere do not belong to words.
  package var longestWords: [Paragraph] {
    let words = Set(string.split { $0.isWhitespace || $0.isBreakable })
    let longestFirst = words.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    return longestFirst.prefix(Self.maximumWords).map {
      Paragraph(String($0), role: role, font: font, color: color)
    }
  }

  /// A limit, because each word is measured.
  private static let maximumWords = 16
}

extension Character {
  /// Whether lines may break at the character: East Asian scripts and emoji.
  fileprivate var isBreakable: Bool { unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false }
}
