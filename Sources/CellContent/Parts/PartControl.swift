import Artwork
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// A control of a composed cell, as the system draws it.
struct PartControl {
  let cell: ComposedCell
  let value: ControlValue
  let part: Part
  let ink: PartInk

  /// The shapes of a control and the texts above them.
  struct Drawn {
    var shapes: [Shape] = []
    var texts: [TextBlock] = []
  }

  private var isMirrored: Bool { cell.direction == .rightToLeft }

  private var grid: PixelGrid { cell.style.grid }

  private var metrics: ControlMetrics { ControlMetrics(cell.style) }

  /// The width that a label requests, in points.
  private func labelWidth(_ label: Paragraph) -> CGFloat {
    grid.labelWidth(for: cell.extent(of: label, in: nil).width)
  }

  private func color(_ name: String) -> RGBA {
    ColorReference.named(name).resolved(in: cell.style.palette)
  }

  // MARK: Sizes

  /// The size that the control has by itself.
  ///
  /// - Parameter width: The room in points. Controls without a width of their own take all of it.
  func naturalSize(width: CGFloat?) -> CGSize {
    let room = width ?? ControlMetrics.openWidth
    switch value {
    case .button(let button): return size(of: button)
    case .badge(let text):
      let label = badgeLabel(Symbol.isName(text) ? "" : text)
      let width = labelWidth(label) + label.font.size * 0.9
      let height = grid.labelHeight(for: label.font.lineHeight) + 2
      return CGSize(width: max(width, height), height: height)
    case .progress: return CGSize(width: room, height: ControlMetrics.progressHeight)
    case .slider: return CGSize(width: room, height: ControlMetrics.sliderHeight)
    case .toggle: return metrics.toggle
    case .stepper: return ControlMetrics.stepper
    case .rating(_, let count):
      let side = cell.font(of: part, .subheadline).size
      return CGSize(width: side * 1.15 * CGFloat(count), height: side * 1.15)
    case .segments(let titles, _):
      let widest = titles.map { labelWidth(segmentLabel($0, isSelected: true)) }.max() ?? 0
      let natural =
        (widest + ControlMetrics.segmentPadding) * CGFloat(max(titles.count, 1))
        + metrics.segmentLine * CGFloat(max(titles.count - 1, 0))
      let height = max(
        segmentLabel("", isSelected: true).font.lineHeight + 12, ControlMetrics.segmentHeight)
      return CGSize(width: natural, height: height)
    case .pages(let count, _):
      return CGSize(width: metrics.width(ofPages: count), height: metrics.pagesHeight)
    case .field:
      let line = cell.font(of: part).lineHeight
      return CGSize(width: room, height: max(ControlMetrics.fieldHeight, line + 14))
    case .datePicker(let date):
      return DateFields.size(textWidths: dateLabels(date).map(labelWidth))
    case .barChart, .sparkline:
      return CGSize(width: room, height: ControlMetrics.chart.height)
    case .ring:
      return CGSize(width: ControlMetrics.ringSide, height: ControlMetrics.ringSide)
    case .accessory: return .zero
    }
  }

  // MARK: Drawing

  func drawn(in rect: CGRect) -> Drawn {
    guard rect.width > 0, rect.height > 0 else { return Drawn() }
    let track = color("systemFill")
    switch value {
    case .button(let button): return drawn(button, in: rect)
    case .badge(let text): return badge(text, in: rect)
    case .segments(let titles, let selected): return segments(titles, selected, in: rect)
    case .field(let field): return drawn(field, in: rect)
    case .datePicker(let date): return drawn(date, in: rect)
    case .progress(let value):
      return Drawn(
        shapes: ControlShapes.progress(
          value, in: progressLine(in: rect), tint: ink.tint, track: track,
          isMirrored: isMirrored))
    case .slider(let value):
      return Drawn(
        shapes: SliderShape(value, in: rect, metrics, isMirrored: isMirrored)
          .shapes(tint: ink.tint, track: track, thumb: .white))
    case .toggle(let isOn):
      let middle = rect.middle(metrics.toggle)
      let on = part.style.tintColor == nil ? color("systemGreen") : ink.tint
      return Drawn(
        shapes: AccessorySymbol.toggle(isOn: isOn).shapes(
          in: middle, AccessoryInk(isOn ? on : color("secondarySystemFill"), raised: .white),
          lineWidth: 1, isMirrored: isMirrored))
    case .accessory(let symbol):
      guard let list = cell.style.list else { return Drawn() }
      let (metrics, size) = (list.metrics.accessories, symbol.size(list.metrics.accessories))
      // It may be larger than its space in the row.
      let place = rect.insetBy(
        dx: (rect.width - size.width) / 2, dy: (rect.height - size.height) / 2)
      return Drawn(
        shapes: symbol.shapes(
          in: place, list.accessories.ink(of: symbol), lineWidth: metrics.lineWidth,
          isMirrored: isMirrored))
    case .stepper:
      return Drawn(
        shapes: ControlShapes.stepper(
          in: rect, minus: color("label"), plus: color("label"),
          fill: color("tertiarySystemFill"), line: color("separator"), isMirrored: isMirrored))
    case .rating(let value, let count):
      return Drawn(
        shapes: ControlShapes.rating(
          value, of: count,
          in: rect.middle(naturalSize(width: nil)).aligned(
            (ink.alignment ?? .leading).resolved(in: cell.direction), in: rect), tint: ink.tint,
          isMirrored: isMirrored))
    case .pages(let count, let current):
      return Drawn(
        shapes: PageDots(count, current: current, in: rect, metrics, isMirrored: isMirrored)
          .shapes(tint: ink.text, rest: ink.text.faded(by: 0.3)))
    case .barChart(let values):
      return Drawn(
        shapes: ControlShapes.bars(
          values, in: rect, tint: ink.tint, track: track, isMirrored: isMirrored))
    case .sparkline(let values):
      return Drawn(
        shapes: ControlShapes.sparkline(values, in: rect, tint: ink.tint, isMirrored: isMirrored))
    case .ring(let value):
      return Drawn(shapes: ControlShapes.ring(value, in: rect, tint: ink.tint, track: track))
    }
  }

  private func symbol(_ name: String, in rect: CGRect, _ color: RGBA) -> [Shape] {
    var artwork = cell.artwork(name, part, ink)
    artwork.tint = color
    return artwork.shapes(in: rect)
  }

  private func paragraph(
    _ text: String, role: String, _ font: TextMetrics, _ color: RGBA
  ) -> Paragraph {
    var paragraph = Paragraph(text, role: role, font: font, color: color)
    paragraph.language = ink.language
    return paragraph
  }
}

// MARK: - Buttons

extension PartControl {
  private func label(of button: PartButton) -> Paragraph {
    var font = cell.font(of: part)
    if part.style.font?.weight == nil, button.kind == .filled || button.kind == .tinted {
      font.weight = .semibold
    }
    return paragraph(button.title ?? "", role: "button", font, labelColor(of: button))
  }

  private func labelColor(of button: PartButton) -> RGBA {
    let own = part.style.color?.resolved(in: cell.style.palette)
    switch button.kind {
    case .filled:
      // White as in UIKit, unless the tint is as light as the page.
      let fill = fill(of: button)?.over(ink.backdrop) ?? ink.tint
      let isDark = RGBA.white.contrast(on: fill) >= Self.leastContrast
      return own ?? (isDark ? .white : RGBA.white.legible(on: fill))
    // Templates are on any background.
    case .gray where cell.isTemplate: return own ?? cell.style.button.text
    case .plain, .gray, .tinted: return own ?? ink.tint
    }
  }

  /// The contrast that white labels of filled buttons need.
  private static var leastContrast: Double { 2 }

  private func fill(of button: PartButton) -> RGBA? {
    switch button.kind {
    case .plain: nil
    case .gray: cell.isTemplate ? cell.style.button.fill : color("tertiarySystemFill")
    case .tinted: ink.tint.faded(by: 0.18)
    case .filled: ink.tint
    }
  }

  /// The distances of a button's label from its edges.
  private func margins(of button: PartButton) -> CGSize {
    button.kind == .plain ? .zero : CGSize(width: 12, height: 7)
  }

  private func size(of button: PartButton) -> CGSize {
    let label = label(of: button)
    let (side, gap) = (symbolSide(label), gap(of: button))
    let text = button.title == nil ? 0 : labelWidth(label)
    let image = button.image == nil ? 0 : side
    let margins = margins(of: button)
    return CGSize(
      width: image + gap + text + 2 * margins.width,
      height: max(grid.labelHeight(for: label.font.lineHeight), image) + 2 * margins.height)
  }

  private func symbolSide(_ label: Paragraph) -> CGFloat {
    label.font.size * ControlMetrics.symbolScale
  }

  private func gap(of button: PartButton) -> CGFloat {
    button.image != nil && button.title != nil ? 6 : 0
  }

  private func drawn(_ button: PartButton, in rect: CGRect) -> Drawn {
    var drawn = Drawn()
    let label = label(of: button)
    if let fill = fill(of: button) {
      let radii = part.style.corners ?? CornerReference(rect.height / 2)
      let corners = radii.resolved(isMirrored: isMirrored).fitted(to: rect.size)
      drawn.shapes = [.box(Box(rect, corners: corners, fill: fill))]
    }
    let side = min(symbolSide(label), rect.height)
    let natural = size(of: button).width
    let inner = rect.insetBy(
      dx: max((rect.width - natural) / 2, 0) + min(margins(of: button).width, rect.width / 4),
      dy: 0)
    var text = inner
    if let image = button.image {
      let x = isMirrored ? inner.maxX - side : inner.minX
      let place = CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
      drawn.shapes += symbol(image, in: place, label.color)
      let taken = side + gap(of: button)
      text.size.width = max(text.width - taken, 0)
      if !isMirrored { text.origin.x += taken }
    }
    if button.title != nil { drawn.texts = [TextBlock([label], in: text)] }
    return drawn
  }
}

// MARK: - Badges, segments and fields

extension PartControl {
  private func badgeLabel(_ text: String) -> Paragraph {
    var font = cell.font(of: part, .footnote)
    if part.style.font?.weight == nil { font.weight = .semibold }
    return paragraph(text, role: "badge", font, badgeColors.text)
  }

  private var badgeColors: (fill: RGBA, text: RGBA) {
    let palette = cell.style.palette
    let fill = part.style.background?.resolved(in: palette) ?? RGBA(0xD70015)
    return (
      fill,
      part.style.color?.resolved(in: palette)
        ?? RGBA.white.legible(on: fill.over(ink.backdrop))
    )
  }

  private func badge(_ text: String, in rect: CGRect) -> Drawn {
    let shapes =
      part.style.background == nil ? ControlShapes.capsule(rect, badgeColors.fill) : []
    if Symbol.isName(text) {
      let side = min(min(rect.width, rect.height), badgeLabel("").font.size)
      let place = rect.middle(CGSize(width: side, height: side))
      return Drawn(shapes: shapes + symbol(text, in: place, badgeColors.text))
    }
    return Drawn(
      shapes: shapes,
      texts: [
        TextBlock(
          [badgeLabel(text)], in: rect, fit: .shrink(minimumSize: 7, mayTruncate: true))
      ])
  }

  private func segmentLabel(_ text: String, isSelected: Bool) -> Paragraph {
    let size = ControlMetrics.segmentFont
    var font = TextMetrics(size: size, lineHeight: TextMetrics.lineHeight(forSize: size)).inLabels
    if part.style.font != nil { font = cell.font(of: part) }
    if part.style.font?.weight == nil {
      font.weight = metrics.segmentWeight(isSelected: isSelected)
    }
    return paragraph(text, role: "segment", font, color("label"))
  }

  private func segments(_ titles: [String], _ selected: Int, in rect: CGRect) -> Drawn {
    let width = rect.width / CGFloat(max(titles.count, 1))
    let bar = SegmentBar(
      widths: SegmentBar.equalWidths(titles.count, in: rect.width), in: rect, metrics,
      isMirrored: isMirrored)
    let raised = SegmentBar.selection(cell.style.palette.appearance)
    let shapes = bar.shapes(
      selected: selected, fill: color("tertiarySystemFill"), selection: raised,
      line: color("separator"))
    let texts = titles.indices.map { index in
      TextBlock(
        [segmentLabel(titles[index], isSelected: index == selected)],
        in: bar.segments[index].insetBy(dx: min(4, width / 4), dy: 0))
    }
    return Drawn(shapes: shapes, texts: texts)
  }

  /// The track of a progress bar: as high as the part if that has a height, else as the system's.
  private func progressLine(in rect: CGRect) -> CGRect {
    let height = part.height == nil ? min(ControlMetrics.progressHeight, rect.height) : rect.height
    return CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }

  private func drawn(_ field: PartField, in rect: CGRect) -> Drawn {
    var drawn = Drawn()
    if part.style.background == nil {
      drawn.shapes = [
        .box(
          Box(
            rect, corners: CornerRadii(min(10, rect.height / 2)), fill: color("tertiarySystemFill"))
        )
      ]
    }
    let font = cell.font(of: part)
    let side = min(font.size * ControlMetrics.symbolScale, rect.height)
    var text = rect.insetBy(dx: min(8, rect.width / 4), dy: 0)
    for (name, isLeading) in [(field.leading, true), (field.trailing, false)] {
      guard let name, text.width > side else { continue }
      let isLeft = isLeading != isMirrored
      let place = CGRect(
        x: isLeft ? text.minX : text.maxX - side, y: rect.midY - side / 2, width: side,
        height: side)
      drawn.shapes += symbol(name, in: place, color("secondaryLabel"))
      text.size.width -= side + 6
      if isLeft { text.origin.x += side + 6 }
    }
    let string = field.value ?? field.placeholder ?? ""
    guard !string.isEmpty else { return drawn }
    let color = field.value == nil ? color("secondaryLabel") : ink.text
    let label = paragraph(string, role: "field", font, color)
    drawn.texts = [
      TextBlock([label], in: text, alignment: TextAlignment.leading.resolved(in: cell.direction))
    ]
    return drawn
  }
}

// MARK: - Date pickers

extension PartControl {
  /// The texts of the fields. At accessibility sizes, the day is written in numbers.
  private func dateLabels(_ date: PartDate) -> [Paragraph] {
    let isLarge = cell.style.textSize.isAccessibilityCategory
    return date.texts.map {
      paragraph(
        isLarge ? $0.short : $0.usual, role: "date", cell.font(of: part),
        part.style.color?.resolved(in: cell.style.palette) ?? color("label"))
    }
  }

  private func drawn(_ date: PartDate, in rect: CGRect) -> Drawn {
    let labels = dateLabels(date)
    let fields = DateFields(
      textWidths: labels.map(labelWidth), in: rect, metrics,
      alignment: (ink.alignment ?? .leading).resolved(in: cell.direction), isMirrored: isMirrored)
    return Drawn(
      shapes: fields.shapes(fill: color("tertiarySystemFill")),
      texts: zip(labels, fields.fields).map { TextBlock([$0], in: $1.common(with: rect)) })
  }
}

extension CGRect {
  /// The x coordinate of content `width` points wide with a horizontal alignment.
  private func start(of width: CGFloat, _ alignment: TextBlock.Alignment) -> CGFloat {
    switch alignment {
    case .left: minX
    case .center: midX - width / 2
    case .right: maxX - width
    }
  }

  /// The rectangle at the left or right edge or in the middle of another one.
  fileprivate func aligned(_ alignment: TextBlock.Alignment, in room: CGRect) -> CGRect {
    CGRect(x: room.start(of: width, alignment), y: minY, width: width, height: height)
  }

  /// A rectangle of the given size in the center, not larger than this one.
  fileprivate func middle(_ size: CGSize) -> CGRect {
    let (width, height) = (min(size.width, self.width), min(size.height, self.height))
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
