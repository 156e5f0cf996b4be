package import Artwork
package import Foundation
package import Geometry
import Scene

/// Lays out an element's text and picture in its frame, as its content template determines.
///
/// Coordinates are points relative to the frame's origin.
package struct Template {
  package var style: ResolvedStyle
  package var words: ElementText
  package var size: CGSize
  package var direction: UITraitEnvironmentLayoutDirection

  package var artwork: Artwork?
  /// Whether a symbol is beside its caption, whatever the height.
  package var isLow = false
  /// Whether the width was measured from the text, with its full padding.
  package var isAsWideAsText = false
  /// Whether the height was measured from the picture and its text.
  package var isAsHighAsText = false
  /// Whether the element is a bar that is inset from the edges of the page like the cells below it.
  package var isInset = false
  /// Measures words. Without it, a symbol beside centered text stays at the leading edge.
  package var ruler: WordRuler?

  package init(
    style: ResolvedStyle, words: ElementText, size: CGSize,
    direction: UITraitEnvironmentLayoutDirection,
    artwork: Artwork? = nil, isLow: Bool = false, isAsWideAsText: Bool = false,
    isAsHighAsText: Bool = false, isInset: Bool = false, ruler: WordRuler? = nil
  ) {
    self.style = style
    self.words = words
    self.size = size
    self.direction = direction
    self.artwork = artwork
    self.isLow = isLow
    self.isAsWideAsText = isAsWideAsText
    self.isAsHighAsText = isAsHighAsText
    self.isInset = isInset
    self.ruler = ruler
  }

  package var arrangement: Arrangement {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return Arrangement()
    }
    return switch style.template {
    case .none: Arrangement()
    case .placeholder: Arrangement(placeholder)
    case .caption: above(caption)
    case .title: beside(title, side: nil)
    case .titleSubtitle, .row: beside(titleSubtitle, side: nil)
    case .appRow: appRow
    case .image: image
    case .imageTitle: imageTitle
    case .titleOnImage: titleOnImage
    case .header: beside(header, side: nil)
    case .badge: artwork?.picture.isSymbol == true ? image : Arrangement(badge)
    }
  }
}

// MARK: - Texts

extension Template {
  private var placeholder: TextBlock? {
    let font = style.font.metrics(fallback: .caption1)
    guard var label = paragraph(words.title, "label", font) else { return nil }
    label.maxLines = 1
    return TextBlock([label], in: box(3, 2), fit: .shrink(minimumSize: min(7.5, font.size)))
  }

  private var caption: TextBlock? {
    let alignment = alignment(default: .center)
    // Without a box, a caption only needs a small distance from its neighbors. A self-sizing one
    // has all its padding.
    let isFree = !style.hasBox && alignment == .center && size.width < Self.unlimited
    return paragraph(words.title, "title", style.font(.caption1)).map {
      TextBlock([$0], in: textBox(isFree ? 2 : 8, 6), alignment: alignment, anchor: anchor)
    }
  }

  private var title: TextBlock? {
    paragraph(words.title, "title", style.font(.body)).map {
      indented(
        TextBlock([$0], in: textBox(16, 8), alignment: alignment(default: leading), anchor: anchor),
        from: 16)
    }
  }

  /// A title with a secondary line. Rows of 44 points are too short for the larger fonts;
  /// self-sizing ones use them.
  var titleSubtitle: TextBlock? {
    var labels = labels(in: .headline)
    let detail = detail(beside: .headline)
    guard !labels.isEmpty || detail != nil else { return nil }
    let lines = labels.height(spacing: 2)
    // With an explicit padding the text may fit where it would not with the default one.
    let hasRoom = style.padding != nil && box(16, 4).height >= lines - 0.5
    if size.height < lines + 8, !hasRoom { labels = self.labels(in: .subheadline) }
    // Only text of two lines may come close to the edges of a box; more lines are inset.
    let isHigh =
      style.template == .titleSubtitle && style.hasBox && size.height >= lines + 2 * 8
    let block = TextBlock(
      labels, detail: detail, stacking: 2, in: textBox(16, isHigh ? 8 : 4),
      alignment: alignment(default: leading, beside: detail), spacing: 2, anchor: anchor,
      flowsBelowDetail: true)
    return indented(block, from: 16)
  }

  private func labels(in textStyle: DynamicTypeStyle) -> [Paragraph] {
    var font = style.font(textStyle)
    if style.font.weight == nil { font.weight = .semibold }
    let title = paragraph(words.title, "title", font)
    let subtitle = paragraph(words.subtitle, "subtitle", second(to: textStyle), style.secondaryText)
    return [eyebrow, title, subtitle].compactMap { $0 }
  }

  /// A small text above the title, on one line.
  var eyebrow: Paragraph? {
    var font = style.font(.caption1)
    font.weight = .semibold
    return paragraph(words.eyebrow, "eyebrow", font, style.secondaryText, lines: 1)
  }

  /// The detail at the trailing edge of text with the given default style.
  func detail(beside textStyle: DynamicTypeStyle) -> Paragraph? {
    paragraph(words.detail, "detail", second(to: textStyle), style.detailText, lines: 1)
  }

  /// A bar with a title. If the bar is too short for a second line, that line is smaller and both
  /// come closer to the edges.
  ///
  /// Without a box and inset from the page, the text starts where the cells below it start.
  private var header: TextBlock? {
    let side: CGFloat = isInset && !style.hasBox ? 0 : 10
    let title = paragraph(words.title, "title", style.font(.headline))
    let quiet = second(to: .headline)
    let detail = detail(beside: .headline)
    var subtitle = paragraph(words.subtitle, "subtitle", quiet, style.secondaryText)
    let eyebrow = self.eyebrow
    guard eyebrow != nil || title != nil || subtitle != nil || detail != nil else { return nil }
    let lines = [eyebrow, title, subtitle].compactMap { $0?.font.lineHeight }
    let isLow = lines.count > 1 && box(side, 8).height < lines.reduce(2, +)
    let small = DynamicTypeStyle.caption1.metrics(at: style.textSize)
    if isLow, small.size < quiet.size, style.roles.subtitle?.font == nil { subtitle?.font = small }
    let block = TextBlock(
      [eyebrow, title, subtitle].compactMap { $0 }, detail: detail,
      in: textBox(side, isLow ? 2 : 8),
      alignment: alignment(default: leading, beside: detail), spacing: isLow ? 0 : 2,
      anchor: anchor, flowsBelowDetail: true)
    return indented(block, from: side)
  }

  /// A badge. Unless a style sets a font size, the text is as large as the badge's height allows.
  ///
  /// If the text does not fit at the minimum size, its padding is reduced, and a number is replaced
  /// by a lower bound such as `99+`. The frame comes from the layout, so the badge cannot grow.
  private var badge: TextBlock? {
    var font = style.font.metrics(fallback: .caption2)
    if style.font.size == nil, style.font.style == nil {
      font.size = max(font.size, min(size.height * 0.5, 40))
      font.lineHeight = TextMetrics.lineHeight(forSize: font.size)
    }
    if style.font.weight == nil { font.weight = .semibold }
    guard var label = paragraph(words.title, "title", font) else { return nil }
    label.maxLines = 1
    let least = min(7, font.size)
    var room = box(4, 2)
    func fits(_ words: String) -> Bool {
      var whole = label
      whole.string = words
      return ruler?.fits(whole, in: room.size, shrunkTo: least) ?? true
    }
    if !words.isPlaceholder, !fits(label.string) {
      // Letters are shorter than the badge, and a capsule is almost at its full width there.
      if style.padding == nil { room = box(1.5, 2) }
      if !fits(label.string), let less = label.string.lowerBounds.first(where: fits) {
        label.string = less
      }
    }
    return TextBlock([label], in: room, fit: .shrink(minimumSize: least, mayTruncate: true))
  }
}

// MARK: - Paragraphs and boxes

extension Template {
  var leading: TextBlock.Alignment { direction == .rightToLeft ? .right : .left }

  /// The horizontal alignment of lines. With a detail, text is aligned to the leading edge.
  func alignment(
    default fallback: TextBlock.Alignment, beside detail: Paragraph? = nil
  ) -> TextBlock.Alignment {
    detail == nil ? style.textAlignment?.resolved(in: direction) ?? fallback : leading
  }

  /// The vertical alignment of lines if the template has no other default.
  var anchor: TextBlock.Anchor { anchor(default: .middle) }

  func anchor(default fallback: TextBlock.Anchor) -> TextBlock.Anchor {
    switch style.verticalAlignment {
    case .top: .top
    case .center: .middle
    case .bottom: .bottom
    case nil: fallback
    }
  }

  /// The box of text. Text at the top or bottom has at least the distance from that edge that it
  /// has from the sides.
  private func textBox(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    box(horizontal, anchor == .middle ? vertical : max(horizontal, vertical))
  }

  /// The fraction 1/`parts` of a width to keep free. It is doubled if the width was measured from a
  /// picture and its text with their default padding. Text alone is indented instead, so that it is
  /// not truncated earlier.
  func share(_ parts: CGFloat) -> CGFloat {
    isAsWideAsText && artwork != nil ? 2 / parts : 1 / parts
  }

  /// Whether distances in points from the edges of the page count as an inset.
  package static func isInset(leading: CGFloat, trailing: CGFloat) -> Bool {
    min(leading, trailing) >= 8
  }

  /// Indents the lines to the default distance from the edges if a width measured from the text has
  /// room for that.
  private func indented(_ block: TextBlock, from distance: CGFloat) -> TextBlock {
    guard isAsWideAsText, style.padding == nil, artwork == nil else { return block }
    var block = block
    block.indent = max(distance - (size.width - block.box.width) / 2, 0)
    return block
  }

  /// The font of secondary text for a default style: regular weight, slightly smaller than body
  /// text, and several sizes smaller than a heading.
  func second(to fallback: DynamicTypeStyle) -> TextMetrics {
    let defaultSize = style.font.metrics(fallback: fallback).size
    let part = defaultSize > 17 ? (15 + 0.3 * (defaultSize - 17)) / defaultSize : 0.88
    let own = style.font(fallback).size
    let size = max((own * part).rounded(), min(own, 10))
    return TextMetrics(size: size, lineHeight: TextMetrics.lineHeight(forSize: size))
  }

  /// Creates a paragraph; `nil` if the text is missing or empty.
  func paragraph(
    _ string: String?, _ role: String, _ font: TextMetrics, _ color: RGBA? = nil,
    lines: Int = Paragraph.unlimitedLines
  ) -> Paragraph? {
    guard let string, !string.isEmpty else { return nil }
    var paragraph = Paragraph(
      string, role: role, font: font, color: color ?? style.text, maxLines: lines)
    paragraph.language = style.language
    return style.look(paragraph)
  }

  /// A paragraph with another line limit, at most the one that the style sets for its role.
  /// Eyebrows keep their single line.
  func with(_ paragraph: Paragraph, lines: Int) -> Paragraph {
    guard paragraph.role != "eyebrow" else { return paragraph }
    var paragraph = paragraph
    paragraph.maxLines = style.roles[paragraph.role]?.lines(atMost: lines) ?? lines
    return paragraph
  }

  /// The frame inset by the style's padding, or by the given points but at most an eighth of the
  /// side, and by the width of thick borders. In bars that a theme strokes, the horizontal padding
  /// is at least 8 points if the bar is wide enough.
  func box(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    let line = max((style.stroke?.width ?? 0) - 2, 0)
    let x = min(horizontal, size.width * share(8)) + line
    let y = min(vertical, size.height / 8) + line
    var padding =
      style.padding ?? NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    if line > 0 {
      padding = NSDirectionalEdgeInsets(
        top: max(padding.top, line), leading: max(padding.leading, line),
        bottom: max(padding.bottom, line), trailing: max(padding.trailing, line))
    }
    if style.isBoxedBar {
      padding.leading = max(padding.leading, min(x, 8))
      padding.trailing = max(padding.trailing, min(x, 8))
    }
    let left = direction == .rightToLeft ? padding.trailing : padding.leading
    let width = size.width - padding.leading - padding.trailing
    let height = size.height - padding.top - padding.bottom
    return CGRect(x: left, y: padding.top, width: max(width, 0), height: max(height, 0))
  }
}

extension TextAlignment {
  /// The absolute alignment in a layout direction.
  func resolved(in direction: UITraitEnvironmentLayoutDirection) -> TextBlock.Alignment {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
