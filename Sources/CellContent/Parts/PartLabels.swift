import Foundation
internal import Geometry
import Scene

/// Texts below one another that share their room: an eyebrow, a title and a subtitle, with a detail at
/// the trailing edge of the first line.
package struct PartLabels: Hashable, Sendable {
  package var eyebrow: String?
  package var title: String?
  package var subtitle: String?
  package var detail: String?
  /// The lines that title and subtitle share besides one line each. Room for them is kept, so that
  /// similar cells look alike. `nil` gives them all the lines that they need.
  package var sharedLines: Int?

  package init() {}

  /// Whether there is no text.
  package var isEmpty: Bool {
    [eyebrow, title, subtitle, detail].allSatisfy { $0?.isEmpty ?? true }
  }
}

extension ComposedCell {
  /// The texts of labels as one block without a box; `nil` if there is no text.
  ///
  /// - Parameter isOpen: Whether the height follows from the content, so that no lines are limited by
  ///   it.
  func block(_ labels: PartLabels, _ part: Part, _ ink: PartInk, isOpen: Bool) -> TextBlock? {
    let (font, second) = (titleFont(of: part), secondaryFont(of: part))
    let most = part.text.numberOfLines == 0 ? Paragraph.unlimitedLines : part.text.numberOfLines
    let lines = isOpen ? most : sharedLines(of: labels).map { min($0 + 1, most) } ?? most
    func paragraph(
      _ text: String?, _ role: String, _ font: TextMetrics, _ color: RGBA, lines: Int
    ) -> Paragraph? {
      guard let text, !text.isEmpty else { return nil }
      var paragraph = Paragraph(text, role: role, font: font, color: color, maxLines: lines)
      paragraph.language = ink.language
      paragraph.truncation = part.text.lineBreakMode
      return style.look(paragraph)
    }
    var small = style.font(.caption1)
    small.weight = .semibold
    let eyebrow = paragraph(labels.eyebrow, "eyebrow", small, ink.secondary, lines: 1)
    let title = paragraph(labels.title, titleRole, font, ink.text, lines: lines)
    let subtitle = paragraph(labels.subtitle, "subtitle", second, ink.secondary, lines: lines)
    let detail = paragraph(labels.detail, "detail", second, ink.detail, lines: 1)
    let texts = [eyebrow, title, subtitle].compactMap(\.self)
    guard !texts.isEmpty || detail != nil else { return nil }
    var block = TextBlock(
      texts, detail: detail, in: .zero, spacing: part.spacing, anchor: anchor(of: labels, part),
      flowsBelowDetail: true)
    let alignment = style.textAlignment ?? ink.alignment ?? .leading
    block.alignment = (detail == nil ? alignment : .leading).resolved(in: direction)
    if let factor = part.text.minimumScaleFactor {
      block.fit = .shrink(
        minimumSize: usualSize(of: part) * factor, mayTruncate: style.template != .placeholder)
    }
    return block
  }

  /// The block as it is drawn. A cell whose height follows from its text needs no line limits. It has those
  /// of other cells all the same if they leave nothing out, so that it equals a fixed cell of its size.
  func drawn(
    _ block: TextBlock, _ labels: PartLabels, _ entry: TreePart, isOpen: Bool, width: CGFloat
  ) -> TextBlock {
    guard isOpen, labels.sharedLines != nil,
      let limited = self.block(labels, entry.part, entry.ink, isOpen: false)
    else { return block }
    let width = max(width, 1)
    return text.size(of: limited, in: width) == text.size(of: block, in: width) ? limited : block
  }

  /// The size of labels and the least height that they need.
  ///
  /// - Parameter isExact: Whether only the height counts.
  func size(
    of block: TextBlock, _ labels: PartLabels, width: CGFloat?, isOpen: Bool, isExact: Bool
  ) -> (size: CGSize, least: CGFloat) {
    let shared = isOpen ? nil : sharedLines(of: labels)
    // Shared lines are kept, whatever the text.
    let filled =
      shared != nil && isExact
      ? CGSize(width: width ?? 0, height: 0) : text.size(of: block, in: width.map { max($0, 1) })
    let least = block.paragraphs.height(spacing: block.spacing)
    var height = max(filled.height, block.detail?.font.lineHeight ?? 0)
    if let shared {
      let main = block.paragraphs.main?.font.lineHeight ?? 0
      height = max(least, block.detail?.font.lineHeight ?? 0) + CGFloat(shared) * main
    }
    return (
      CGSize(width: style.grid.up(filled.width), height: style.grid.up(height)),
      min(least, height)
    )
  }

  /// The block in its box, which extends to one line of each text, but not beyond the cell: lines
  /// outside of it are left out. A number that does not fit in the
  /// smallest size is replaced by a lower bound, such as `99+`.
  func placed(
    _ block: TextBlock, in box: CGRect, of cell: CGSize, mayExtend: Bool
  ) -> TextBlock {
    var block = block
    // Large text is reduced instead.
    let mayExtend = mayExtend && !style.textSize.isLargerThanDefault
    if mayExtend, block.paragraphs.height(spacing: block.spacing) > box.height { block.tighten() }
    let lines = mayExtend ? block.paragraphs.height(spacing: block.spacing) : 0
    block.box = box
    let room = CGRect(
      x: box.minX, y: block.top(ofLines: max(lines, box.height)), width: box.width,
      height: max(lines, box.height))
    block.box = room.shown(in: CGRect(origin: .zero, size: cell))
    guard case .shrink(let least, _) = block.fit, let label = block.paragraphs.first,
      !isPlaceholder
    else { return block }
    func fits(_ words: String) -> Bool {
      var whole = label
      whole.string = words
      return text.fits(whole, in: block.box.size, shrunkTo: least)
    }
    if !fits(label.string), let less = label.string.lowerBounds.first(where: fits) {
      block.paragraphs[0].string = less
    }
    return block
  }

  private var titleRole: String { style.template == .placeholder ? "label" : "title" }

  /// The lines that texts share. Those that share some share one more at accessibility text sizes.
  private func sharedLines(of labels: PartLabels) -> Int? {
    labels.sharedLines.map {
      $0 > 0 && style.textSize.isAccessibilityCategory ? $0 + 1 : $0
    }
  }

  /// The size of titles at the default text size, in points.
  private func usualSize(of part: Part) -> CGFloat {
    let own = font(replacing: part.style.font)
    return own.metrics(fallback: own.style ?? .body).size
  }

  /// The font of titles: the cell's, with the properties that it leaves open from the part.
  func titleFont(of part: Part) -> TextMetrics {
    let own = font(replacing: part.style.font)
    return own.metrics(fallback: own.style ?? .body, at: style.textSize)
  }

  /// The cell's font, with the properties that it leaves open from another one.
  func font(replacing own: FontReference?) -> FontReference {
    var font = style.font
    if font.style == nil {
      font.style = own?.style
      font.size = font.size ?? own?.size
    }
    font.weight = font.weight ?? own?.weight
    return font
  }

  /// The font of subtitles and details: regular weight, slightly smaller than body text, and several
  /// sizes smaller than a heading.
  private func secondaryFont(of part: Part) -> TextMetrics {
    let reference = font(replacing: part.style.font)
    let usual = reference.metrics(fallback: .body).size
    let share = usual > 17 ? (15 + 0.3 * (usual - 17)) / usual : 0.88
    let own = reference.metrics(fallback: .body, at: style.textSize).size
    let size = max((own * share).rounded(), min(own, 10))
    return TextMetrics(size: size, lineHeight: TextMetrics.lineHeight(forSize: size))
  }

  /// The alignment of a stack. What a template centers is at the edge that its style aligns text to.
  func alignment(of stack: Part) -> PartAlignment {
    guard isTemplate, stack.content == .column, stack.alignment == .center else {
      return stack.alignment
    }
    return switch style.textAlignment {
    case .leading?: .leading
    case .trailing?: .trailing
    case .center?, nil: .center
    }
  }

  /// The padding of a template: its style's or its own, with the width of thick borders. In bars that
  /// a theme strokes, the horizontal padding is at least the written one, up to 8 points.
  func padding(
    replacing own: NSDirectionalEdgeInsets, of part: Part
  ) -> NSDirectionalEdgeInsets {
    let line = max((style.stroke?.width ?? 0) - 2, 0)
    let side = style.isBoxedBar ? min(part.style.padding?.leading ?? 0, 8) : 0
    guard let set = style.padding else {
      return NSDirectionalEdgeInsets(
        top: own.top + line, leading: max(own.leading + line, side), bottom: own.bottom + line,
        trailing: max(own.trailing + line, side))
    }
    return NSDirectionalEdgeInsets(
      top: max(set.top, line), leading: max(set.leading, line, side),
      bottom: max(set.bottom, line), trailing: max(set.trailing, line, side))
  }

  /// The vertical alignment of labels. Those that keep room for lines keep it below their text.
  private func anchor(of labels: PartLabels, _ part: Part) -> TextBlock.Anchor {
    let own = part.style.contentVerticalAlignment
    let keepsRoom = labels.sharedLines != nil && !part.hasScrim
    switch keepsRoom ? own ?? .top : style.verticalAlignment ?? own {
    case .top?: return .top
    case .bottom?: return .bottom
    case .center?, nil: return .middle
    }
  }
}

extension TextBlock {
  /// Gives the lines of a low box the heights that labels have, so that more of them fit.
  fileprivate mutating func tighten() {
    for index in paragraphs.indices { paragraphs[index].font = paragraphs[index].font.inLabels }
    if let font = detail?.font { detail?.font = font.inLabels }
  }
}

extension CGRect {
  /// The part of the rectangle in another one; zero if it is empty.
  func shown(in other: CGRect) -> CGRect {
    let common = common(with: other)
    return common.width > 0 && common.height > 0 ? common : .zero
  }
}

extension [Paragraph] {
  /// The first paragraph below an eyebrow.
  var main: Paragraph? { first { $0.role != "eyebrow" } ?? first }

  /// The height in points with one line per paragraph and `spacing` between them.
  func height(spacing: CGFloat) -> CGFloat {
    reduce(0) { $0 + $1.font.lineHeight } + CGFloat(Swift.max(count - 1, 0)) * spacing
  }
}

extension String {
  /// Lower bounds to show instead of a number that does not fit, the longest first: `999+`, `99+`
  /// and `9+` for 1024.
  var lowerBounds: [String] {
    guard allSatisfy({ "0"..."9" ~= $0 }), first != "0" else { return [] }
    return (1..<max(count, 1)).reversed().map { String(repeating: "9", count: $0) + "+" }
  }
}
