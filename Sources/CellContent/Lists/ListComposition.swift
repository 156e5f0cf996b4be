import Artwork
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// A list's row, header or footer as a composition of parts, with the metrics of its list.
///
/// The root is a row: accessories, a picture, labels, and accessories again. Heights depend on the
/// metrics, not on the font in use: the font only determines the number of lines.
struct ListComposition: Hashable {
  private let style: ResolvedStyle
  let list: ResolvedListStyle
  /// The picture at the leading edge.
  let artwork: Artwork?
  private let words: ElementText
  private let accessories: [Accessory]
  /// The widths in points that the safe area covers, and at the leading side the indentation.
  private let edges: CoveredSides

  /// Creates the composition. Returns `nil` for elements that are not part of a list, or whose style
  /// uses another template.
  init?(
    _ element: SolvedElement, _ content: ElementContent, _ fields: Fields, style: ResolvedStyle,
    artwork: Artwork?, covered: CoveredSides
  ) {
    guard let list = style.list, !list.place.part.isDecoration else { return nil }
    self.style = style
    self.list = list
    self.artwork = artwork
    var words = ElementText(element, fields, template: style.template)
    if list.labels.isUppercase { words.title = words.title?.uppercased() }
    accessories = Accessory.all(in: content.fields)
    if accessories.contains(where: \.showsDetail) { words.detail = nil }
    self.words = words
    var edges = covered
    edges.leading += CGFloat(content.indentation) * list.metrics.indentation
    self.edges = edges
  }

  /// Hashes only the properties that differ most.
  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(words)
  }

  /// The distance in points by which the labels are moved inward: by the covered side, the
  /// indentation, accessories and the picture.
  var labelShift: CGFloat {
    run(accessories.filter(\.isLeading), from: edges.leading) + pictureRoom
  }

  /// The distance from an edge of the row to the content beside accessories, in points.
  private func run(_ accessories: [Accessory], from edge: CGFloat) -> CGFloat {
    list.metrics.run(
      of: accessories.map { $0.slot(list.metrics.accessories) }, from: edge
    ).length
  }
}

extension ElementContent {
  /// The indentation level of a row, from 0 to 1000.
  package var indentation: Int {
    fields["indentation"].flatMap { Int($0) }.map { min(max($0, 0), 1000) } ?? 0
  }
}

// MARK: - Parts

extension ListComposition {
  /// The parts in a row of the given size.
  ///
  /// - Parameters:
  ///   - height: The height in points; `nil` if it follows from the parts.
  ///   - natural: Returns the width that a label requests for a paragraph on one line, in points.
  func root(
    width: CGFloat, height: CGFloat?, measuring natural: (Paragraph) -> CGFloat
  ) -> Part {
    var (leading, trailing) = (
      accessories.filter(\.isLeading), accessories.filter { !$0.isLeading }
    )
    var (start, end) = (run(leading, from: edges.leading), run(trailing, from: edges.trailing))
    // Accessories that would fill the row are left out.
    if start + end >= width {
      (leading, trailing, start, end) = ([], [], edges.leading, edges.trailing)
    }
    var margins = style.padding ?? list.labels.margins
    if !trailing.isEmpty { margins.trailing = list.metrics.accessories.gap }
    let room = width - start - end - margins.leading - margins.trailing - pictureRoom
    var root = Part(.row)
    root.alignment = .center
    root.style.padding = NSDirectionalEdgeInsets(
      top: 0, leading: edges.leading, bottom: 0, trailing: edges.trailing)
    root.heightLimits.least = leastHeight(within: margins)
    if height != nil, style.padding == nil {
      let overhang = min(list.metrics.row.overhang, margins.top, margins.bottom)
      margins.top -= overhang
      margins.bottom -= overhang
    }
    let usual = (height ?? .infinity) - margins.top - margins.bottom
    let space = Space(
      width: room, height: usual, most: style.padding == nil ? height ?? .infinity : usual)
    let picture = picture(beside: margins, height: height)
    if picture != nil { margins.leading = ListLabels.pictureGap }
    root.children =
      parts(of: leading, isLeading: true) + [picture].compactMap(\.self)
      + [labels(in: space, measuring: natural).padded(by: margins)]
      + parts(of: trailing, isLeading: false)
    return root
  }

  /// The height in points that the row has without labels. One with labels is at least as high.
  private func leastHeight(within margins: NSDirectionalEdgeInsets) -> CGFloat {
    let empty =
      words.title?.isEmpty ?? true ? margins.top + margins.bottom + list.first.lineHeight : 0
    guard list.place.part == .row else { return empty }
    let picture = artwork == nil ? 0 : pictureSide + 2 * list.metrics.row.pictureMargin
    return max(empty, list.metrics.rowMinimum, picture)
  }
}

// MARK: - Labels

/// The space for labels, in points.
private struct Space {
  var width: CGFloat
  var height: CGFloat
  /// The height of labels that move closer to the edges.
  var most: CGFloat
}

extension ListComposition {
  /// The title, the subtitle and the detail: beside the title, or below the others if it does not fit
  /// there and always at accessibility sizes (R108).
  private func labels(in room: Space, measuring natural: (Paragraph) -> CGFloat) -> Part {
    let texts = [
      paragraph(words.title, "title", list.first, style.text),
      paragraph(words.subtitle, "subtitle", list.second, style.secondaryText),
    ].compactMap(\.self).fitting(room.most)
    let lines = texts.map { Part(.label($0)) }
    // The detail is regular and as large as the title.
    var font = list.first
    if style.font.weight == nil { font.weight = .regular }
    guard var detail = paragraph(words.detail, "detail", font, style.detailText, lines: 1) else {
      return .column(lines)
    }
    let gap = texts.count == 1 ? list.metrics.row.gap : 0
    let most = most(detail, beside: texts, in: room, gap: gap, measuring: natural)
    guard let most else {
      detail.maxLines = Paragraph.unlimitedLines
      let all = (texts + [detail]).fitting(room.most - gap)
      return .column(all.map { Part(.label($0)) }, spacing: gap)
    }
    var value = Part(.label(detail))
    value.widthLimits.most = most
    // Beside accessories the detail is centered like them, instead of beside the first of two
    // labels.
    let isCentered = texts.count == 2 && !accessories.isEmpty
    var beside = Part(.row)
    beside.alignment = isCentered ? .center : .firstBaseline
    beside.spacing = ListLabels.valueGap
    beside.style.textAlignment = .leading
    let first = isCentered ? .column(lines) : lines.first ?? Part(.spacer)
    beside.children = [first.filling, value]
    return lines.count < 2 || isCentered ? beside : .column([beside] + lines.dropFirst())
  }

  /// The width in points that a detail may have beside the first label; `nil` if it is below.
  ///
  /// A single label shares its line with the detail if both fit. The first of two labels may wrap, but
  /// its words are not broken, and it leaves half of the room.
  private func most(
    _ detail: Paragraph, beside texts: [Paragraph], in room: Space, gap: CGFloat,
    measuring natural: (Paragraph) -> CGFloat
  ) -> CGFloat? {
    guard let first = texts.first else { return room.width }
    let (width, taken) = (natural(first), natural(detail) + ListLabels.valueGap)
    let most = max(room.width / 2, room.width - width - ListLabels.valueGap)
    if style.textSize.isAccessibilityCategory { return nil }
    guard width + taken > room.width else { return most }
    let lines = texts.reduce(detail.font.lineHeight + gap) { $0 + $1.font.lineHeight }
    guard lines <= room.height else { return most }
    guard texts.count == 2, taken - ListLabels.valueGap <= most else { return nil }
    // A word that is wider than the row is broken either way.
    let widest = first.longestWords.map(natural).max() ?? 0
    return widest + taken > room.width && widest <= room.width ? nil : most
  }

  private func paragraph(
    _ string: String?, _ role: String, _ font: TextMetrics, _ color: RGBA,
    lines: Int = Paragraph.unlimitedLines
  ) -> Paragraph? {
    guard let string, !string.isEmpty else { return nil }
    var paragraph = Paragraph(string, role: role, font: font, color: color, maxLines: lines)
    paragraph.language = style.language
    return style.look(paragraph)
  }
}

extension [Paragraph] {
  /// The labels without the last ones that a height has no room for. The ink of a line is lower than
  /// the line.
  fileprivate func fitting(_ height: CGFloat) -> [Paragraph] {
    var texts = self
    while texts.count > 1,
      texts.reduce(0, { $0 + $1.font.lineHeight }) - texts[0].font.slack
        - texts[texts.count - 1].font.slack > height
    { texts.removeLast() }
    return texts
  }
}

extension Part {
  /// A column of labels; an empty one takes the room all the same.
  fileprivate static func column(_ lines: [Part], spacing: CGFloat = 0) -> Part {
    var column = Part(lines.isEmpty ? .spacer : .column, lines)
    column.spacing = spacing
    return column
  }

  /// The part with the room that others leave.
  fileprivate var filling: Part {
    var part = self
    part.width = .fixed(.fill)
    return part
  }

  /// The part with the room that others leave, inside margins.
  fileprivate func padded(by margins: NSDirectionalEdgeInsets) -> Part {
    var part = filling
    part.style.padding = margins
    return part
  }
}

// MARK: - Picture

extension ListComposition {
  /// The side of the picture's square in points. Symbols, icons and pictures of headers and footers
  /// scale with the text; other pictures depend on the number of labels.
  private var pictureSide: CGFloat {
    guard let artwork else { return 0 }
    guard list.place.part == .row else { return (list.first.lineHeight * 1.25).rounded() }
    if artwork.picture.isSymbol {
      return ListLabels.symbolRoom(beside: list.first, list.place.profile)
    }
    if case .icon = artwork.picture {
      return style.grid.nearest(30 * min(DynamicTypeStyle.body.scale(at: style.textSize), 1.5))
    }
    return (words.subtitle ?? "").isEmpty ? 30 : 44
  }

  /// The width that the picture takes from the labels, in points.
  private var pictureRoom: CGFloat { artwork == nil ? 0 : pictureSide + ListLabels.pictureGap }

  /// The picture at the leading edge, vertically centered beside the labels.
  private func picture(beside margins: NSDirectionalEdgeInsets, height: CGFloat?) -> Part? {
    guard let artwork else { return nil }
    let side = min(pictureSide, max((height ?? .infinity) - 8, 0))
    // Symbols have a free space around them.
    let rim = artwork.picture.isSymbol ? side * (1 - ListLabels.symbolShare) / 2 : 0
    let (free, lower) = ((pictureSide - side) / 2 + rim, margins.top - margins.bottom)
    var part = Part(.image(""))
    part.width = .fixed(.points(margins.leading + pictureSide))
    part.height = .fixed(.points(side + abs(lower)))
    part.style.padding = NSDirectionalEdgeInsets(
      top: rim + max(lower, 0), leading: margins.leading + free, bottom: rim + max(-lower, 0),
      trailing: free)
    part.style.cornerRadius = CornerReference(side * 0.16)
    return part
  }
}

// MARK: - Accessories

extension ListComposition {
  /// The accessories at one end, in reading order.
  private func parts(of accessories: [Accessory], isLeading: Bool) -> [Part] {
    accessories.indices.map { index in
      let isOuter = index == (isLeading ? 0 : accessories.count - 1)
      let gap = isOuter ? list.metrics.row.leading : list.metrics.accessories.gap
      let margins = NSDirectionalEdgeInsets(
        top: 0, leading: isLeading ? gap : 0, bottom: 0, trailing: isLeading ? 0 : gap)
      return part(accessories[index], within: margins)
    }
  }

  private func part(_ accessory: Accessory, within margins: NSDirectionalEdgeInsets) -> Part {
    let slot = accessory.slot(list.metrics.accessories)
    switch accessory {
    case .symbol(let symbol):
      var part = Part(.control(.accessory(symbol)))
      part.width = .fixed(.points(slot.room + margins.leading + margins.trailing))
      // Symbols are centered exactly, and do not make the row higher.
      part.height = .fixed(.fill)
      part.style.padding = margins
      return part
    case .badge(let text, _):
      var part = Part(.control(.badge(text)))
      part.width = .fixed(.points(slot.room))
      part.height = .fixed(.points(slot.size.height))
      part.style.background = .components(list.accessories.badge)
      part.style.color = .components(list.accessories.badgeText)
      part.style.cornerRadius = .capsule
      part.style.font = FontReference(
        size: 15 * DynamicTypeStyle.body.scale(at: style.textSize), weight: .regular)
      part.style.padding = NSDirectionalEdgeInsets(top: 1, leading: 5, bottom: 1, trailing: 5)
      var place = Part(.row, [part])
      place.style.padding = margins
      return place
    }
  }
}
