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
    let lines = isOpen ? most : labels.sharedLines.map { min($0 + 1, most) } ?? most
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
      texts, detail: detail, in: .zero, spacing: part.spacing, anchor: anchor(ofLabels: part),
      flowsBelowDetail: true)
    let alignment = style.textAlignment ?? ink.alignment ?? .leading
    block.alignment = (detail == nil ? alignment : .leading).resolved(in: direction)
    if let factor = part.text.minimumScaleFactor {
      block.fit = .shrink(
        minimumSize: font.size * factor, mayTruncate: style.template != .placeholder)
    }
    return block
  }

  /// The size of labels and the least height that they need.
  func size(
    of block: TextBlock, _ labels: PartLabels, width: CGFloat?, isOpen: Bool
  ) -> (size: CGSize, least: CGFloat) {
    let filled = text.size(of: block, in: width.map { max($0, 1) })
    let least = block.paragraphs.height(spacing: block.spacing)
    var height = max(filled.height, block.detail?.font.lineHeight ?? 0)
    if let shared = labels.sharedLines, !isOpen {
      let main = block.paragraphs.main?.font.lineHeight ?? 0
      height = max(least, block.detail?.font.lineHeight ?? 0) + CGFloat(shared) * main
    }
    return (
      CGSize(width: style.grid.up(filled.width), height: style.grid.up(height)),
      min(least, height)
    )
  }

  /// The block in its box. Lines outside of the cell are left out. A number that does not fit in the
  /// smallest size is replaced by a lower bound, such as `99+`.
  func placed(_ block: TextBlock, in box: CGRect, of cell: CGSize) -> TextBlock {
    var block = block
    let visible = box.intersection(CGRect(origin: .zero, size: cell))
    block.box = visible.isNull ? .zero : visible
    guard case .shrink(let least, _) = block.fit, let label = block.paragraphs.first,
      !isPlaceholder
    else { return block }
    func fits(_ words: String) -> Bool {
      var whole = label
      whole.string = words
      return text.fits(whole, in: visible.size, shrunkTo: least)
    }
    if !fits(label.string), let less = label.string.lowerBounds.first(where: fits) {
      block.paragraphs[0].string = less
    }
    return block
  }

  private var titleRole: String { style.template == .placeholder ? "label" : "title" }

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

  private func anchor(ofLabels part: Part) -> TextBlock.Anchor {
    switch style.verticalAlignment ?? part.style.contentVerticalAlignment {
    case .top?: .top
    case .bottom?: .bottom
    case .center?, nil: .middle
    }
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
