import Artwork
import Foundation
internal import Geometry
import Scene

/// Measures the leaves of a composed cell.
struct PartMeasurer: PartMeasuring {
  let tree: PartTree

  func size(ofLeaf id: Int, width: CGFloat?, height: CGFloat?) -> LeafSize {
    size(ofLeaf: id, width: width, height: height, isExact: false)
  }

  func size(ofLeaf id: Int, exactly width: CGFloat, height: CGFloat?) -> LeafSize {
    size(ofLeaf: id, width: width, height: height, isExact: true)
  }

  func behavior(ofLeaf id: Int) -> LeafSize {
    let entry = tree.parts[id]
    guard let block = entry.text(in: tree) else {
      return size(ofLeaf: id, width: nil, height: nil)
    }
    guard entry.part.content.isLabels else { return text(block.paragraphs[0]) }
    let least = block.paragraphs.height(spacing: block.spacing)
    var leaf = LeafSize(.zero, shrinking: .text(line: least))
    leaf.letter = (block.paragraphs.main ?? block.detail)?.font.size
    return leaf
  }

  private func size(
    ofLeaf id: Int, width: CGFloat?, height: CGFloat?, isExact: Bool
  ) -> LeafSize {
    let entry = tree.parts[id]
    switch entry.part.content {
    case .text, .label:
      guard let paragraph = entry.text(in: tree)?.paragraphs.first else { return LeafSize(.zero) }
      return text(paragraph, entry.part, width: width, isExact: isExact)
    case .labels(let labels):
      guard let block = entry.text(in: tree) else { return LeafSize(.zero) }
      return self.labels(id, block, labels, width: width, isExact: isExact)
    case .image(let name):
      return image(
        tree.cell.artwork(name, entry.part, entry.ink), entry.part, width: width, height: height)
    case .divider:
      return LeafSize(CGSize(width: ControlMetrics.hairline, height: ControlMetrics.hairline))
    case .row, .column, .overlay, .firstThatFits, .spacer, .box: return LeafSize(.zero)
    case .control(let control):
      let size = tree.cell.control(control, entry.part, entry.ink).naturalSize(width: width)
      return LeafSize(size, fillsRow: control.kind.fillsRow)
    }
  }

  /// How a paragraph behaves.
  private func text(_ paragraph: Paragraph) -> LeafSize {
    let line = tree.cell.style.grid.labelHeight(for: paragraph.font.lineHeight)
    var leaf = LeafSize(
      .zero, shrinking: .text(line: line), slack: 2 * paragraph.font.slack)
    leaf.isOneLine = paragraph.maxLines == 1
    return leaf
  }

  /// - Parameter isExact: Whether only the height counts.
  private func text(
    _ paragraph: Paragraph, _ part: Part, width: CGFloat?, isExact: Bool
  ) -> LeafSize {
    let grid = tree.cell.style.grid
    var leaf = text(paragraph)
    // A label with one line is truncated instead of wrapped.
    let extent =
      leaf.isOneLine && isExact && paragraph.runs.isEmpty
      ? TextExtent(width: width ?? 0, lines: 1)
      : tree.cell.extent(of: paragraph, in: leaf.isOneLine ? nil : width)
    let natural = grid.labelWidth(for: extent.width)
    let lines = extent.height(ofLines: paragraph.maxLines, in: paragraph.font)
    let height = grid.labelHeight(for: lines)
    let above = (height - lines) / 2
    let first = paragraph.font(ofLine: extent.heights.first)
    let last = paragraph.font(ofLine: extent.heights.prefix(paragraph.maxLines).last)
    leaf.size = CGSize(width: width.map { min(natural, $0) } ?? natural, height: height)
    leaf.baselines = .init(
      first: above + first.baseline + drop(of: first, part),
      last: height - above - last.lineHeight + last.baseline + drop(of: last, part))
    return leaf
  }

  private func labels(
    _ id: Int, _ block: TextBlock, _ labels: PartLabels, width: CGFloat?, isExact: Bool
  ) -> LeafSize {
    var leaf = behavior(ofLeaf: id)
    let (size, least) = tree.cell.size(
      of: block, labels, width: width, isOpen: tree.fit.height, isExact: isExact)
    let first = block.paragraphs.first?.font.baseline ?? 0
    leaf.size = CGSize(width: width.map { min(size.width, $0) } ?? size.width, height: size.height)
    leaf.baselines = .init(first: first, last: max(size.height - least, 0) + first)
    leaf.shrinking = .text(line: least)
    return leaf
  }

  private func drop(of font: TextMetrics, _ part: Part) -> CGFloat {
    part.text.lineHeight == nil ? 0 : font.drop
  }

  /// A symbol is as large as its font, an image as large as its file or its room.
  private func image(
    _ artwork: Artwork, _ part: Part, width: CGFloat?, height: CGFloat?
  ) -> LeafSize {
    guard !artwork.picture.isSymbol else {
      let side = tree.cell.symbolSide(of: part)
      let least = min(width ?? side, height ?? side)
      let hasLength = (part.width != nil || part.height != nil) && part.style.font == nil
      let own = hasLength ? least : min(side, least)
      return LeafSize(CGSize(width: own, height: own))
    }
    let ratio = max(artwork.aspect, 0.01)
    var size = CGSize(
      width: ControlMetrics.pictureSide * ratio, height: ControlMetrics.pictureSide)
    if let width, part.height == nil || height == nil {
      size = CGSize(width: width, height: width / ratio)
    } else if let height {
      size = CGSize(width: height * ratio, height: height)
    }
    return LeafSize(size, shrinking: .picture)
  }
}

extension Paragraph {
  /// The font of the first run whose lines have a height, or else the font of the paragraph.
  fileprivate func font(ofLine height: CGFloat?) -> TextMetrics {
    runs.map(\.font).first { $0.lineHeight == height } ?? font
  }
}

extension TextMetrics {
  /// The distance by which text is below the middle of a line with a height of its own, in points.
  /// As in attributed strings, the additional room is above the letters.
  var drop: CGFloat { (lineHeight - inLabels.lineHeight) / 2 }
}

extension ComposedCell {
  /// The font of a part's text, with the lines of labels.
  func font(of part: Part, _ fallback: DynamicTypeStyle = .body) -> TextMetrics {
    (part.style.font ?? style.font).metrics(fallback: fallback, at: style.textSize).inLabels
  }

  /// The side of a symbol that has no length of its own, in points.
  func symbolSide(of part: Part) -> CGFloat {
    let font = words == nil ? font(of: part) : titleFont(of: part)
    return font.size * part.image.symbolScale
  }

  func extent(of paragraph: Paragraph, in width: CGFloat?) -> TextExtent {
    text.extent(of: paragraph, in: width)
  }

  /// The font of the text of a part that has no font of its own in a run.
  private func baseFont(of part: Part, at size: UIContentSizeCategory) -> TextMetrics {
    let base = (part.style.font ?? style.font).metrics(fallback: .body, at: size).inLabels
    guard part.style.font == nil, let role = part.text.role.flatMap({ style.roles[$0] }) else {
      return base
    }
    return role.font(replacing: base, at: size).inLabels
  }

  /// The growth of a part's text by the text size. Line heights grow with it, so that large lines do
  /// not overlap.
  private func growth(of part: Part) -> CGFloat {
    let usual = baseFont(of: part, at: .large).size
    return usual > 0 ? max(baseFont(of: part, at: style.textSize).size / usual, 1) : 1
  }

  /// The paragraph of a text; `nil` if it is empty.
  func paragraph(_ runs: [PartRun], _ part: Part, _ ink: PartInk) -> Paragraph? {
    let role = part.text.role.flatMap { style.roles[$0] }
    var base = baseFont(of: part, at: style.textSize)
    let lineHeight = part.text.lineHeight.map { $0 * growth(of: part) }
    let isOwn = part.style.color != nil
    let quiet = part.text.isQuiet && !isOwn ? ink.secondary : ink.text
    let color = (isOwn ? nil : role?.color?.resolved(in: style.palette)) ?? quiet
    let textCase = part.text.textCase ?? role?.textCase
    var string = ""
    var pieces: [TextRun] = []
    for run in runs {
      let text = run.text.set(in: textCase)
      guard !text.isEmpty else { continue }
      string += text
      var font = run.font?.metrics(fallback: .body, at: style.textSize).inLabels ?? base
      if let own = run.font, own.style == nil, own.size == nil {
        font = base
        font.weight = own.weight ?? base.weight
      }
      if let lineHeight { font.lineHeight = lineHeight }
      let ink = run.color?.resolved(in: style.palette) ?? color
      var piece = TextRun(
        length: text.unicodeScalars.count, font: font, color: ink, tracking: part.text.tracking)
      if run.isStruckThrough { piece.lines.append(.init(.through, color: ink)) }
      if run.isUnderlined { piece.lines.append(.init(.below, color: ink)) }
      pieces.append(piece)
    }
    guard !string.isEmpty else { return nil }
    if let lineHeight { base.lineHeight = lineHeight }
    let isPlain =
      pieces.allSatisfy { $0.font == base && $0.color == color && $0.lines.isEmpty }
      && part.text.tracking == 0
    let font = pieces.map(\.font).max { $0.lineHeight < $1.lineHeight } ?? base
    let lines =
      part.text.numberOfLines == 0
      ? role?.lines(atMost: Paragraph.unlimitedLines) ?? Paragraph.unlimitedLines
      : part.text.numberOfLines
    var paragraph = Paragraph(
      string, role: part.text.role ?? "text", font: font, color: color, maxLines: lines,
      runs: isPlain ? [] : pieces)
    paragraph.truncation = part.text.lineBreakMode
    paragraph.language = ink.language
    return paragraph
  }

  /// The picture with a name; that of a list's row has none.
  func artwork(_ name: String, _ part: Part, _ ink: PartInk) -> Artwork {
    var artwork =
      (name.isEmpty ? list?.artwork : nil)
      ?? Artwork(
        picture: Picture(name, subject: subject), images: images,
        fit: part.style.contentMode ?? style.fit, tint: ink.tint, placeholderColor: ink.secondary,
        isMirrored: direction == .rightToLeft, name: title,
        ground: part.style.tintColor?.resolved(in: style.palette) ?? iconGround)
    if case .icon = artwork.picture, artwork.ground == nil { artwork.iconColor = iconColor }
    return artwork
  }

  /// The color of generated icons. In app rows the tint belongs to the button.
  private var iconGround: RGBA? {
    words == nil || style.template == .appRow ? nil : style.ownTint
  }

  /// A control with the cell's direction and fonts.
  func control(_ value: ControlValue, _ part: Part, _ ink: PartInk) -> PartControl {
    PartControl(cell: self, value: value, part: part, ink: ink)
  }
}
