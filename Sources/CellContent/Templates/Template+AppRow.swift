import Foundation
internal import Geometry
import Scene

/// The template with an icon, labels and a button.
extension Template {
  /// A large icon, the labels, and a button with the detail as its label. With a box, the content
  /// is inset; without one, it is flush with the edges.
  ///
  /// The button moves below the labels if it would leave them too little width. In a self-sizing
  /// cell the labels have all the lines that they need, and the icon moves above them if it would
  /// leave them too little width.
  var appRow: Arrangement {
    let font = style.font(.callout)
    let usesDefaultFont = style.font.size == nil && style.font.style == nil
    let isOpen = isAsHighAsText || size.height >= Self.unlimited
    let title = paragraph(
      words.title, "title", font, lines: isOpen ? Paragraph.unlimitedLines : 2)
    let subtitle = paragraph(
      words.subtitle, "subtitle",
      usesDefaultFont ? style.font(.footnote).regular : second(to: .callout),
      style.secondaryText, lines: isOpen ? Paragraph.unlimitedLines : 1)
    let labels = [title, subtitle].compactMap { $0 }
    let inner = box(style.hasBox ? 12 : 0, style.hasBox && isOpen ? 12 : 4)
    let block = TextBlock(
      labels, in: inner, alignment: alignment(default: leading), spacing: 2)
    var row = beside(labels.isEmpty ? nil : block, side: 60)
    guard let first = labels.first else { return row }
    if isOpen, row.texts[0].box.width < first.font.size * Self.minimumLabelWidthBesideButton {
      row = iconAbove(block, side: 60)
    }
    let (text, size) = (row.texts[0].box, buttonSize)
    if text.width - size.width - Self.buttonGap >= first.font.size
      * Self.minimumLabelWidthBesideButton
    {
      return text.height >= size.height
        ? adding(buttonBesideLabels: size, to: row) : withoutButton(row)
    }
    let least = first.font.lineHeight + Self.buttonTopGap + size.height
    let narrow = CGSize(width: min(size.width, text.width), height: size.height)
    let hasRoom = text.height >= least && narrow.width >= size.width * 0.6
    return hasRoom ? adding(buttonBelowLabels: narrow, to: row) : withoutButton(row)
  }

  /// An icon above the labels, at the edge where their lines start.
  private func iconAbove(_ block: TextBlock, side: CGFloat) -> Arrangement {
    var arrangement = Arrangement(block)
    guard let artwork else { return arrangement }
    let length = min(side, block.box.width)
    let taken = length + Self.iconBottomGap
    arrangement.texts[0].box.origin.y += taken
    arrangement.texts[0].box.size.height = max(block.box.height - taken, 0)
    let icon = CGRect(
      x: block.box.start(of: length, block.alignment), y: block.box.minY, width: length,
      height: length)
    arrangement.add(artwork, in: icon, corners: CornerRadii(length * 0.16))
    return arrangement
  }

  /// The labels without a button that does not fit. An empty block marks the detail as left out,
  /// for the linter.
  private func withoutButton(_ row: Arrangement) -> Arrangement {
    var row = row
    if let detail = detail(beside: .callout) {
      row.texts.append(
        TextBlock([detail], in: CGRect(origin: row.texts[0].box.origin, size: .zero)))
    }
    return row
  }

  /// Adds a button at the trailing edge and shortens the labels.
  private func adding(buttonBesideLabels size: CGSize, to row: Arrangement) -> Arrangement {
    var row = row
    let box = row.texts[0].box
    let isMirrored = direction == .rightToLeft
    let taken = size.width + Self.buttonGap
    row.texts[0].box.size.width -= taken
    if isMirrored { row.texts[0].box.origin.x += taken }
    let button = CGRect(
      x: isMirrored ? box.minX : box.maxX - size.width, y: box.midY - size.height / 2,
      width: size.width, height: size.height)
    add(button: button, to: &row)
    return row
  }

  /// Adds a button below the labels, at the edge where their lines start. Labels and button are
  /// vertically centered together.
  private func adding(buttonBelowLabels size: CGSize, to row: Arrangement) -> Arrangement {
    var row = row
    let block = row.texts[0]
    let taken = Self.buttonTopGap + size.height
    let most = block.box.height - taken
    // A tolerance, because sizes are whole pixels.
    let lines = ruler.map { $0.height(of: block) + 0.01 } ?? most
    var text = block.box
    text.size.height = min(lines, most)
    text.origin.y += (most - text.height) / 2
    row.texts[0].box = text
    row.minimumHeight = max(row.minimumHeight - taken, 0)
    let button = CGRect(
      x: text.start(of: size.width, block.alignment), y: text.maxY + Self.buttonTopGap,
      width: size.width, height: size.height)
    add(button: button, to: &row)
    return row
  }

  /// Adds a capsule with the detail as its label.
  private func add(button rect: CGRect, to arrangement: inout Arrangement) {
    let corners = CornerRadii(rect.height / 2)
    arrangement.shapes.append(.box(Box(rect, corners: corners, fill: style.button.fill)))
    arrangement.texts.append(
      TextBlock(
        [buttonLabel], in: rect.insetBy(dx: rect.width * Self.buttonPadding, dy: 2),
        fit: .shrink(minimumSize: 8, mayTruncate: true)))
  }

  /// The font of the button. It grows with the text size up to 24 points, to leave the labels
  /// enough width.
  private var buttonFont: TextMetrics {
    let size = min(DynamicTypeStyle.subheadline.metrics(at: style.textSize).size, 24)
    return TextMetrics(
      size: size, lineHeight: TextMetrics.lineHeight(forSize: size), weight: .bold)
  }

  /// The size of the button: 70 by 28 points at the default text size, and wider for longer labels,
  /// up to 40 percent of the cell.
  private var buttonSize: CGSize {
    let scale = buttonFont.size / 15
    let defaultSize = CGSize(width: (70 * scale).rounded(), height: (28 * scale).rounded())
    guard let ruler else { return defaultSize }
    let words = ruler.width(of: buttonLabel) / (1 - 2 * Self.buttonPadding)
    let most = max(size.width * 0.4, defaultSize.width)
    return CGSize(
      width: min(max(words.rounded(.up) + 2, defaultSize.width), most), height: defaultSize.height)
  }

  private var buttonLabel: Paragraph {
    var label = Paragraph(
      words.detail ?? "Get", role: "detail", font: buttonFont, color: style.button.text)
    label.language = style.language
    return style.look(label)
  }

  /// The padding at each side of the button's label, as a fraction of the button's width.
  private static var buttonPadding: CGFloat { 9 / 70 }

  /// The gap between the labels and a button beside them, in points.
  private static var buttonGap: CGFloat { 12 }
  /// The gap between an icon and the labels below it, in points.
  private static var iconBottomGap: CGFloat { 8 }
  /// The gap between the labels and a button below them, in points.
  private static var buttonTopGap: CGFloat { 6 }
  /// The minimum width of labels beside a button or an icon, relative to the font size.
  private static var minimumLabelWidthBesideButton: CGFloat { 3.75 }
}
