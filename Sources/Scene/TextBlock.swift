public import Foundation

/// Paragraphs set one below the other in a box, which nothing of them leaves.
///
/// Lines are broken, cut and placed where fonts are known; here stands all that this follows from.
/// Each line is a box as high as its paragraph's line height, with the middle of its capitals at
/// half its height: a block of such boxes, centred, looks centred.
public struct TextBlock: Hashable, Sendable {
  /// From the top. Those for which there is no room are left out, the last one first.
  public var paragraphs: [Paragraph]
  /// What stands at the far end of the first line. It is set before the paragraphs, in what the first of
  /// them leaves of the width or in half of it, and they get what it leaves; where that is nothing, it is
  /// left out.
  public var detail: Paragraph?
  /// Points between a paragraph that stands alone and the detail where the two have no room side by side
  /// and stand one below the other instead; `nil` where the detail is cut.
  public var stacking: CGFloat?
  /// Points, relative to the frame's origin of the element that says it.
  public var box: CGRect
  public var alignment: Alignment
  /// Points between paragraphs.
  public var spacing: CGFloat
  public var fit: Fit
  /// Where the lines stand in the height of the box.
  public var anchor: Anchor
  /// Whether only the first paragraph keeps clear of the detail, and those below have all of the width;
  /// else all do.
  public var flowsBelowDetail: Bool
  /// Whether the detail stands in the middle of all lines, which keep clear of it then, and not beside the
  /// first.
  public var centersDetail = false
  /// Points that lines at an edge of the box, and the detail at the other, stand further in where the widest
  /// line leaves so much free on both sides; else as far as it does.
  public var indent: CGFloat = 0

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

  /// Where the first line of lines that are so high together begins, in points.
  package func top(ofLines height: CGFloat) -> CGFloat {
    switch anchor {
    case .top: box.minY
    case .middle: box.midY - height / 2
    case .bottom: box.maxY - height
    }
  }

  /// Where lines stand in the width, by the points that each paragraph and the detail beside them take.
  package func room(ofLines widths: some Sequence<CGFloat>, detail taken: CGFloat) -> CGRect {
    guard indent > 0 else { return box }
    let beside = besideDetail.indices
    let widest = widths.enumerated().map { $1 + (beside.contains($0) ? taken : 0) }.max() ?? taken
    return box.insetBy(dx: min(indent, max(box.width - widest, 0) / 2), dy: 0)
  }

  /// The paragraphs that share the width with the detail.
  public var besideDetail: ArraySlice<Paragraph> {
    flowsBelowDetail && !centersDetail ? paragraphs.prefix(1) : paragraphs[...]
  }

  /// Points that a paragraph has of so many, where the detail takes some.
  public func width(ofParagraph index: Int, in width: CGFloat, detail taken: CGFloat) -> CGFloat {
    besideDetail.indices.contains(index) ? width - taken : width
  }

  /// The block with its detail below its paragraphs; `nil` for one that has it beside them in any case, as
  /// one of two paragraphs that both keep clear of it.
  public var stacked: TextBlock? {
    guard var below = detail, let first = paragraphs.first, flowsBelowDetail || standsAlone else {
      return nil
    }
    if stacking != nil { below.maxLines = first.maxLines }
    var block = TextBlock(
      paragraphs + [below], in: box, alignment: alignment,
      spacing: standsAlone ? stacking ?? spacing : spacing, fit: fit, anchor: anchor)
    block.indent = indent
    return block
  }

  /// Whether a single paragraph shares its line with the detail, or leaves it the next one.
  private var standsAlone: Bool { stacking != nil && paragraphs.count == 1 }

  /// The block with its detail below, where that has no room beside the whole of a paragraph that stands
  /// alone, or else would be cut or break a word of the first; `nil` where it has room in so many points.
  ///
  /// - Parameters:
  ///   - width: Points that there are.
  ///   - natural: The width of a paragraph on one line, in points.
  public func stacked(in width: CGFloat, measuring natural: (Paragraph) -> CGFloat) -> TextBlock? {
    guard let stacked, let first = paragraphs.first, let detail else { return nil }
    let taken = natural(detail)
    guard Self.hasNoRoom(for: natural(first), beside: taken, in: width) else { return nil }
    guard !standsAlone else { return stacked }
    let widest = first.longestWords.map(natural).max() ?? 0
    if taken > Self.widestDetail(beside: natural(first), in: width) { return stacked }
    // A word that is broken in any case leaves the detail where it is.
    let breaks = Self.hasNoRoom(for: widest, beside: taken, in: width)
    return breaks && widest <= width ? stacked : nil
  }

  /// Points that stay free between the first line and the detail at its end.
  public static let detailGap: CGFloat = 8

  /// Whether a paragraph and a detail that are so wide have no room side by side.
  private static func hasNoRoom(
    for paragraph: CGFloat, beside detail: CGFloat, in width: CGFloat
  ) -> Bool {
    self.width(of: paragraph, beside: detail) > width
  }

  /// Points in which a paragraph and a detail that are so wide have room side by side.
  package static func width(of paragraph: CGFloat, beside detail: CGFloat) -> CGFloat {
    paragraph.rounded(.up) + 1 + detailGap + detail.rounded(.up) + 1
  }

  /// How wide a detail may be, in points, where the first paragraph would take `natural` points on one
  /// line: half of the width, or all that it leaves. Those below it rather take more lines.
  public static func widestDetail(beside natural: CGFloat, in width: CGFloat) -> CGFloat {
    max(width / 2, width - natural.rounded(.up) - 1 - detailGap)
  }

  /// Where lines stand in the width of the box.
  public enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
  }

  /// Where lines stand in the height of the box.
  public enum Anchor: Hashable, Sendable {
    /// The first line at the top, where what lies above it ends.
    case top
    case middle
    /// The last line at the bottom.
    case bottom
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
  /// Where the last line is cut that has no room for the rest.
  public var cut = Cut.end
  /// Points that its first line begins further in than the others; those that it begins further out if
  /// negative. All of that is within the room.
  public var indent: CGFloat = 0
  /// Whether blanks are wider in all lines but the last, so that these reach from end to end.
  public var isJustified = false
  /// The tag of its language, such as `ja`, if that is said.
  public var language: String?
  /// From the first letter to the last, where they do not all look alike; ``font`` is the highest of
  /// theirs then. Empty where the whole text is in ``font`` and ``color``.
  public var runs: [TextRun]

  /// The part of a line that an ellipsis stands for, or what is left out without one.
  public enum Cut: Hashable, Sendable {
    case start, middle, end
    case words
    /// Lines are broken between any letters, too.
    case letters

    /// Whether an ellipsis stands for what is left out.
    package var isSeen: Bool {
      switch self {
      case .start, .middle, .end: true
      case .words, .letters: false
      }
    }
  }

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

extension Paragraph {
  /// The words with the most letters, which lines rather do not break in: the widest is one of them. Those of
  /// scripts that lines break in anywhere are left out.
  package var longestWords: [Paragraph] {
    let words = Set(string.split { $0.isWhitespace || $0.isBreakable })
    let longestFirst = words.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    return longestFirst.prefix(Self.mostWords).map {
      Paragraph(String($0), role: role, font: font, color: color)
    }
  }

  /// Each of them is measured, however long the text is.
  private static let mostWords = 16
}

extension Character {
  /// Whether it is of a script of East Asia, or an emoji.
  fileprivate var isBreakable: Bool { unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false }
}
