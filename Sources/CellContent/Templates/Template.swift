package import Artwork
package import CompositionalLayout
package import Foundation
import Scene

/// Sets an element's words and its picture in its frame, as its content template says.
///
/// Points, relative to the frame's origin.
package struct Template {
  package var look: ResolvedStyle
  package var words: Words
  package var size: CGSize
  package var direction: UITraitEnvironmentLayoutDirection

  package var artwork: Artwork?
  /// Whether a sign stands beside its caption, whatever the height.
  package var isLow = false
  /// Whether the width is what the text asked for, with all of its padding.
  package var isAsWideAsText = false
  /// Whether the height is what a picture and its text have asked for.
  package var isAsHighAsText = false
  /// Whether it is a header or the like that keeps off the sides of the page, as cells between the same insets do.
  package var isInset = false
  /// Tells how wide words are; without it, a sign in the middle beside them stays at the edge.
  package var ruler: WordRuler?

  package init(
    look: ResolvedStyle, words: Words, size: CGSize, direction: UITraitEnvironmentLayoutDirection,
    artwork: Artwork? = nil, isLow: Bool = false, isAsWideAsText: Bool = false,
    isAsHighAsText: Bool = false, isInset: Bool = false, ruler: WordRuler? = nil
  ) {
    self.look = look
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
    return switch look.template {
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
    let font = look.font.metrics(fallback: .caption1)
    guard var label = paragraph(words.title, "label", font) else { return nil }
    label.maxLines = 1
    return TextBlock([label], in: box(3, 2), fit: .shrink(minimumSize: min(7.5, font.size)))
  }

  private var caption: TextBlock? {
    let alignment = alignment(usually: .center)
    // In the middle of no box it only keeps off its neighbours; one that sizes itself has all its room.
    let isFree = !look.hasBox && alignment == .center && size.width < Self.boundless
    return paragraph(words.title, "title", look.font(.caption1)).map {
      TextBlock([$0], in: textBox(isFree ? 2 : 8, 6), alignment: alignment, anchor: anchor)
    }
  }

  private var title: TextBlock? {
    paragraph(words.title, "title", look.font(.body)).map {
      indented(
        TextBlock([$0], in: textBox(16, 8), alignment: alignment(usually: leading), anchor: anchor),
        from: 16)
    }
  }

  /// Rows of the usual 44 points have no room for the larger of both fonts; those as high as their text
  /// have what it asks for.
  var titleSubtitle: TextBlock? {
    var labels = labels(in: .headline)
    let detail = detail(beside: .headline)
    guard !labels.isEmpty || detail != nil else { return nil }
    let lines = labels.height(spacing: 2)
    // A padding of its own may leave them room where the usual one would not.
    let hasRoom = look.padding != nil && box(16, 4).height >= lines - 0.5
    if size.height < lines + 8, !hasRoom { labels = self.labels(in: .subheadline) }
    // Further lines stay off the edges of a box, which the first ones may come near to.
    let isHigh =
      look.template == .titleSubtitle && look.hasBox && size.height >= lines + 2 * 8
    let block = TextBlock(
      labels, detail: detail, stacking: 2, in: textBox(16, isHigh ? 8 : 4),
      alignment: alignment(usually: leading, beside: detail), spacing: 2, anchor: anchor,
      flowsBelowDetail: true)
    return indented(block, from: 16)
  }

  private func labels(in style: DynamicTypeStyle) -> [Paragraph] {
    var font = look.font(style)
    if look.font.weight == nil { font.weight = .semibold }
    let title = paragraph(words.title, "title", font)
    let subtitle = paragraph(words.subtitle, "subtitle", second(to: style), look.quietText)
    return [title, subtitle].compactMap { $0 }
  }

  /// What stands at the trailing edge of text that has a style where nothing else is said.
  func detail(beside style: DynamicTypeStyle) -> Paragraph? {
    paragraph(words.detail, "detail", second(to: style), look.detailText, lines: 1)
  }

  /// Where a bar is too low for a second line, that is smaller and both are nearer to the edges.
  ///
  /// Without a box, and inset from the page, it begins where the cells below it do.
  private var header: TextBlock? {
    let side: CGFloat = isInset && !look.hasBox ? 0 : 10
    let title = paragraph(words.title, "title", look.font(.headline))
    let quiet = second(to: .headline)
    let detail = detail(beside: .headline)
    var subtitle = paragraph(words.subtitle, "subtitle", quiet, look.quietText)
    guard title != nil || subtitle != nil || detail != nil else { return nil }
    let lines = [title, subtitle].compactMap { $0?.font.lineHeight }
    let isLow = lines.count > 1 && box(side, 8).height < lines.reduce(2, +)
    let small = DynamicTypeStyle.caption1.metrics(at: look.textSize)
    if isLow, small.size < quiet.size { subtitle?.font = small }
    let block = TextBlock(
      [title, subtitle].compactMap { $0 }, detail: detail, in: textBox(side, isLow ? 2 : 8),
      alignment: alignment(usually: leading, beside: detail), spacing: isLow ? 0 : 2,
      anchor: anchor, flowsBelowDetail: true)
    return indented(block, from: side)
  }

  /// Unless a style says how large, the sign is as large as a badge of that height can carry.
  ///
  /// What has no room as small as it can be read comes nearer to the sides, and a number says what it is more
  /// than: the frame is the layout's, and no badge grows out of it.
  private var badge: TextBlock? {
    var font = look.font.metrics(fallback: .caption2)
    if look.font.size == nil, look.font.style == nil {
      font.size = max(font.size, min(size.height * 0.5, 40))
      font.lineHeight = TextMetrics.lineHeight(forSize: font.size)
    }
    if look.font.weight == nil { font.weight = .semibold }
    guard var label = paragraph(words.title, "title", font) else { return nil }
    label.maxLines = 1
    let least = min(7, font.size)
    var room = box(4, 2)
    func fits(_ words: String) -> Bool {
      var whole = label
      whole.string = words
      return ruler?.fits(whole, in: room.size, shrunkTo: least) ?? true
    }
    if !words.isWireframe, !fits(label.string) {
      // Letters are lower than discs and capsules are nearly as wide as at their middle.
      if look.padding == nil { room = box(1.5, 2) }
      if !fits(label.string), let less = label.string.lowerBounds.first(where: fits) {
        label.string = less
      }
    }
    return TextBlock([label], in: room, fit: .shrink(minimumSize: least, mayBeCut: true))
  }
}

// MARK: - Paragraphs and places

extension Template {
  var leading: TextBlock.Alignment { direction == .rightToLeft ? .right : .left }

  /// Where lines stand that have a usual place; a detail leaves them the leading edge.
  func alignment(
    usually usual: TextBlock.Alignment, beside detail: Paragraph? = nil
  ) -> TextBlock.Alignment {
    detail == nil ? look.textAlignment?.resolved(in: direction) ?? usual : leading
  }

  /// Where lines stand in the height unless the template says so.
  var anchor: TextBlock.Anchor { anchor(usually: .middle) }

  func anchor(usually usual: TextBlock.Anchor) -> TextBlock.Anchor {
    switch look.verticalAlignment {
    case .top: .top
    case .center: .middle
    case .bottom: .bottom
    case nil: usual
    }
  }

  /// The box of text: at the top or the bottom it keeps as far off that edge as off the sides.
  private func textBox(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    box(horizontal, anchor == .middle ? vertical : max(horizontal, vertical))
  }

  /// One part of so many of a width that is kept free, or twice as much where a picture and its text have asked
  /// for the width with what they usually have: a text alone is indented instead, and cut no sooner.
  func share(_ parts: CGFloat) -> CGFloat {
    isAsWideAsText && artwork != nil ? 2 / parts : 1 / parts
  }

  /// Whether an element that keeps so many points off the sides of the page is inset from it.
  package static func isInset(leading: CGFloat, trailing: CGFloat) -> Bool {
    min(leading, trailing) >= 8
  }

  /// A block whose lines keep the usual distance from the edges where the width has room for it by the text
  /// itself, however narrow that is.
  private func indented(_ block: TextBlock, from usual: CGFloat) -> TextBlock {
    guard isAsWideAsText, look.padding == nil, artwork == nil else { return block }
    var block = block
    block.indent = max(usual - (size.width - block.box.width) / 2, 0)
    return block
  }

  /// The font of what stands below or beside text that has a style where nothing else is said: regular,
  /// a step smaller than text that is read, and several steps smaller than a heading.
  func second(to fallback: DynamicTypeStyle) -> TextMetrics {
    let usual = look.font.metrics(fallback: fallback).size
    let part = usual > 17 ? (15 + 0.3 * (usual - 17)) / usual : 0.88
    let own = look.font(fallback).size
    let size = max((own * part).rounded(), min(own, 10))
    return TextMetrics(size: size, lineHeight: TextMetrics.lineHeight(forSize: size))
  }

  /// Nothing for a text that is absent or empty.
  func paragraph(
    _ string: String?, _ role: String, _ font: TextMetrics, _ color: RGBA? = nil,
    lines: Int = Paragraph.mostLines
  ) -> Paragraph? {
    guard let string, !string.isEmpty else { return nil }
    var paragraph = Paragraph(
      string, role: role, font: font, color: color ?? look.text, maxLines: lines)
    paragraph.language = look.language
    return paragraph
  }

  /// The frame less the padding: the style's own, else so many points, or an eighth of the side if
  /// that is less, and what a thick border takes. In the box of a theme's bar the sides of text are never nearer
  /// than 8 points.
  func box(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    let line = max((look.stroke?.width ?? 0) - 2, 0)
    let x = min(horizontal, size.width * share(8)) + line
    let y = min(vertical, size.height / 8) + line
    var padding =
      look.padding ?? NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    if line > 0 {
      padding = NSDirectionalEdgeInsets(
        top: max(padding.top, line), leading: max(padding.leading, line),
        bottom: max(padding.bottom, line), trailing: max(padding.trailing, line))
    }
    if look.isBoxedBar {
      padding.leading = max(padding.leading, min(x, 8))
      padding.trailing = max(padding.trailing, min(x, 8))
    }
    let left = direction == .rightToLeft ? padding.trailing : padding.leading
    let width = size.width - padding.leading - padding.trailing
    let height = size.height - padding.top - padding.bottom
    return CGRect(x: left, y: padding.top, width: max(width, 0), height: max(height, 0))
  }
}

extension [Paragraph] {
  /// Points that they take on a line each, with so many between two.
  func height(spacing: CGFloat) -> CGFloat {
    reduce(0) { $0 + $1.font.lineHeight } + CGFloat(Swift.max(count - 1, 0)) * spacing
  }
}

extension String {
  /// What may stand for a number that has no room, the longest first: `999+`, `99+` and `9+` for 1024.
  fileprivate var lowerBounds: [String] {
    guard allSatisfy({ "0"..."9" ~= $0 }), first != "0" else { return [] }
    return (1..<max(count, 1)).reversed().map { String(repeating: "9", count: $0) + "+" }
  }
}

extension TextAlignment {
  /// The side that is meant where people read in a direction.
  func resolved(in direction: UITraitEnvironmentLayoutDirection) -> TextBlock.Alignment {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
