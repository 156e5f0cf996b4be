import Artwork
package import Foundation
internal import Geometry
package import Scene

/// Templates with a picture.
extension Template {
  /// A picture that fills the cell inside its border. Symbols are centered, and round pictures are
  /// inset from the edges of a box.
  var image: Arrangement {
    guard let artwork else { return Arrangement() }
    var arrangement = Arrangement()
    guard !artwork.picture.isSymbol else {
      let inner = box(4, 4)
      arrangement.add(artwork, in: inner.middle(side: min(inner.width, inner.height, 60) * 0.7))
      return arrangement
    }
    let (rect, corners) = filled
    guard rect.width > 0, rect.height > 0 else { return arrangement }
    let place = isOffEdges ? rect.insetBy(dx: edgeGap(of: size), dy: edgeGap(of: size)) : rect
    arrangement.add(artwork, in: place, corners: corners)
    return arrangement
  }

  /// A picture with labels below it, or beside it if the cell is too short.
  ///
  /// In a card the picture extends to the edges, unless it is round. Without a card it has its own
  /// rounded corners. Similar cells have equal pictures, whatever the length of their titles. A
  /// symbol scales with the font and is centered together with its labels.
  var imageTitle: Arrangement {
    guard let artwork else { return beside(titleSubtitle, side: nil) }
    let area = pictureArea
    let labels = imageLabels(below: artwork, in: area)
    guard !labels.paragraphs.isEmpty else { return image }
    guard !artwork.picture.isSymbol else {
      return symbolAboveLabels(artwork, labels.paragraphs) ?? beside(titleSubtitle, side: nil)
    }
    let least = isAsHighAsText ? 1 : max(area.height * 0.35, 24)
    guard let labels = fitted(labels, in: area, leaving: least) else {
      return beside(titleSubtitle, side: sideBesideLabels)
    }
    var arrangement = Arrangement()
    let line = isFlush ? style.stroke?.width ?? 0 : 0
    var picture = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: area.height - labels.height
    ).insetBy(dx: line, dy: line)
    if isOffEdges {
      // The gap below the picture is the gap to the labels.
      let gap = edgeGap(of: picture.size)
      picture = picture.insetBy(dx: gap, dy: 0)
      picture.origin.y += gap
      picture.size.height -= gap
    }
    var corners = style.corner.radii(for: size).fitted(to: picture.size).inset(by: line)
    if isFlush { (corners.bottomLeft, corners.bottomRight) = (0, 0) }
    let side = isFlush ? min(10, size.width / 8) : 0
    let text = CGRect(
      x: area.minX + side, y: area.maxY - labels.height + Self.imageGap,
      width: max(area.width - 2 * side, 0),
      height: labels.height - Self.imageGap * (isFlush ? 2 : 1))
    // Round pictures are centered, and so are the labels below them.
    let defaultAlignment = artwork.picture.isRound ? .center : leading
    let detail = detail(beside: imageStyle)
    arrangement.texts = [
      TextBlock(
        labels.paragraphs, detail: detail, in: text,
        alignment: alignment(default: defaultAlignment, beside: detail), spacing: 1, anchor: .top,
        flowsBelowDetail: true)
    ]
    arrangement.add(artwork, in: picture, corners: corners)
    return arrangement
  }

  /// A picture that fills the cell, with labels on a darkened area, by default at the bottom. The
  /// padding applies to the labels.
  ///
  /// The title may take two more lines if a good part of the picture stays visible, or three more
  /// at accessibility text sizes whatever it covers. The subtitle gets the lines that the title
  /// does not need.
  var titleOnImage: Arrangement {
    let textStyle: DynamicTypeStyle = size.width < 300 ? imageStyle : .title3
    var labels = pictureLabels(in: textStyle, .semibold)
    let detail = detail(beside: textStyle)
    guard let font = labels.main?.font ?? detail?.font else { return image }
    let (rect, corners) = filled
    let inner =
      style.padding.map { _ in box(0, 0) }
      ?? rect.insetBy(dx: min(14, rect.width / 8), dy: min(12, rect.height / 8))
    var height = max(labels.height(spacing: 2), font.lineHeight)
    let isLarge = style.textSize.isAccessibilityCategory
    let most =
      isLarge ? (lines: 4, height: inner.height) : (lines: 3, height: inner.height * 0.6)
    // At accessibility sizes no word may be broken.
    if isLarge || hasRoomForWords(inner.width, font.size) {
      let more = Int(max((most.height - height) / font.lineHeight, 0))
      let lines = min(1 + more, most.lines)
      labels = labels.map { with($0, lines: lines) }
      height += CGFloat(lines - 1) * font.lineHeight
    }
    height = min(height, inner.height)
    let anchor = anchor(default: .bottom)
    let text = CGRect(
      x: inner.minX, y: inner.top(of: height, anchor), width: inner.width, height: height)
    let block = TextBlock(
      labels, detail: detail, in: text, alignment: alignment(default: leading, beside: detail),
      spacing: 2, anchor: anchor, flowsBelowDetail: true)
    // Darken only the area of the text.
    let read = min(max(ruler?.height(of: block) ?? height, font.lineHeight), height)
    let dark = CGRect(
      x: inner.minX, y: inner.top(of: read, anchor), width: inner.width, height: read)
    var arrangement = image
    let reach = min(font.lineHeight * 3, size.height / 3)
    arrangement.shapes.append(
      .box(Scrim.box(rect, corners: corners, below: dark, anchor, reach: reach)))
    arrangement.texts.append(block)
    return arrangement
  }

  /// A symbol above labels; `nil` if both do not fit. The symbol may shrink to the size that it has
  /// beside labels, or further if labels beside it would be too narrow.
  ///
  /// The symbol and one line of each label are vertically centered, so symbols of similar cells are
  /// aligned. Further lines use the free space below.
  private func symbolAboveLabels(_ artwork: Artwork, _ labels: [Paragraph]) -> Arrangement? {
    let inner = box(8, 8)
    let font = labels.main?.font.size ?? 0
    let lines = labels.height(spacing: 1)
    var side = min(font * Self.symbolScaleAboveText, inner.width)
    let free = inner.height - Self.imageGap - lines
    let least =
      inner.width < font * Self.minimumLabelWidth ? font : font * Self.symbolScaleBesideText
    if free >= least { side = min(side, free) }
    let height = side + Self.imageGap + lines
    guard side > 0, height <= inner.height else { return nil }
    let top = inner.top(of: height, anchor)
    let alignment = alignment(default: .center)
    var arrangement = Arrangement()
    // Without a box, centered text only needs a small distance from its neighbors, as captions do.
    let isFree = !style.hasBox && alignment == .center && size.width < Self.unlimited
    let room = isFree ? box(2, 8) : inner
    var text = CGRect(
      x: room.minX, y: top + side + Self.imageGap, width: room.width, height: lines)
    var labels = labels
    // A self-sizing cell is measured with one line per label.
    if size.height < Self.unlimited, hasRoomForWords(inner.width, font) {
      text.size.height = inner.maxY - text.minY
      labels = labels.map { with($0, lines: Paragraph.unlimitedLines) }
    }
    arrangement.texts = [
      TextBlock(labels, in: text, alignment: alignment, spacing: 1, anchor: .top)
    ]
    arrangement.stack = .init(room: inner.height, picture: side + Self.imageGap)
    let sign = CGRect(x: inner.start(of: side, alignment), y: top, width: side, height: side)
    arrangement.add(artwork, in: sign)
    return arrangement
  }

  /// A text block with the picture at its leading edge. A symbol beside centered text is centered
  /// together with it, as on a button.
  ///
  /// - Parameter side: The preferred side of the picture in points; `nil` derives it from the font.
  func beside(_ block: TextBlock?, side: CGFloat?) -> Arrangement {
    guard let artwork else { return Arrangement(block) }
    var arrangement = Arrangement(block)
    let isCentered =
      block?.alignment == .center && artwork.picture.isSymbol && !isAsWideAsText
      && size.width < Self.unlimited
    var inner = block?.box ?? box(8, 4)
    if isCentered { inner.widen(to: box(8, 4)) }
    let font = block?.paragraphs.main?.font ?? style.font(.body)
    let wanted =
      artwork.picture.isSymbol
      ? isLow ? font.lineHeight : font.size * Self.symbolScaleBesideText
      : side ?? max(font.lineHeight * 1.9, 40)
    let givesWay = artwork.picture.isSymbol && block != nil && !isAsWideAsText
    let length = min(wanted, inner.height, inner.width * (givesWay ? Self.maximumSymbolWidth : 0.5))
    guard length >= 6 else { return arrangement }
    let defaultGap: CGFloat = style.template == .caption ? 6 : isCentered ? 8 : 12
    let gap = min(defaultGap, inner.width * share(10))
    if let block, isCentered, let ruler {
      let room = inner.width - length - gap
      let free = room - ruler.width(of: block.paragraphs, in: room)
      inner = inner.insetBy(dx: max(free, 0) / 2, dy: 0)
    }
    let isMirrored = direction == .rightToLeft
    var place = inner
    if let block, block.anchor != .middle {
      let lines = block.paragraphs.height(spacing: block.spacing)
      // Center the picture beside one line of each label.
      place = inner.insetBy(dx: 0, dy: max(min(lines, inner.height) - length, 0) / 2)
    }
    let rect = CGRect(
      x: isMirrored ? inner.maxX - length : inner.minX,
      y: place.top(of: length, block?.anchor ?? .middle), width: length, height: length)
    if block != nil {
      arrangement.texts[0].box.size.width = max(inner.width - length - gap, 0)
      arrangement.texts[0].box.origin.x = inner.minX + (isMirrored ? 0 : length + gap)
    }
    arrangement.minimumHeight = length
    arrangement.add(artwork, in: rect, corners: CornerRadii(length * 0.16))
    return arrangement
  }

  /// A picture above its text, both centered. A symbol scales with the font; round pictures fill
  /// the available space. If both do not fit, the picture is beside the text, as in a chip whose
  /// height is one line.
  func above(_ block: TextBlock?) -> Arrangement {
    guard let artwork, let block, let font = block.paragraphs.first?.font else {
      return artwork == nil ? Arrangement(block) : image
    }
    let (inner, gap) = (block.box, font.size * 0.35)
    let room = min(inner.height - font.lineHeight - gap, inner.width)
    let isChip = style.hasBox && (isAsWideAsText || size.width >= Self.unlimited)
    let free = min(inner.height, size.height - 2 * Self.minimumMargin) - font.lineHeight - gap
    if isChip, free < font.lineHeight { return beside(block, side: nil) }
    let isOfFont = artwork.picture.isSymbol || size.width >= Self.unlimited
    let length = isOfFont ? min(font.size * Self.symbolScaleAboveText, room) : room
    guard length >= 10, !isLow else { return beside(block, side: nil) }
    let top = max(inner.top(of: length + gap + font.lineHeight, block.anchor) - inner.minY, 0)
    var arrangement = Arrangement(block)
    let taken = top + length + gap
    arrangement.texts[0].box.origin.y += taken
    arrangement.texts[0].box.size.height = min(inner.height - taken, font.lineHeight)
    arrangement.texts[0].paragraphs = [with(block.paragraphs[0], lines: 1)]
    arrangement.stack = .init(room: inner.height, picture: length + gap)
    arrangement.isTight = length < font.size
    let rect = CGRect(
      x: inner.start(of: length, block.alignment), y: inner.minY + top, width: length,
      height: length)
    arrangement.add(artwork, in: rect, corners: CornerRadii(length * 0.16))
    return arrangement
  }
}

// MARK: - Sizes

extension Template {
  /// The size at which the whole picture and the labels below it are visible; `nil` for templates
  /// sized by their text.
  package func pictureSize(width: CGFloat, text: inout some TextMeasuring) -> CGSize? {
    guard style.template.needsPicture, let artwork, !artwork.picture.isSymbol, artwork.aspect > 0
    else { return nil }
    let padding = picturePadding ?? .zero
    let inner = max(width - padding.leading - padding.trailing, 1)
    var whole = self
    whole.size = CGSize(
      width: width, height: inner / artwork.aspect + padding.top + padding.bottom)
    guard style.template == .imageTitle else { return whole.size }
    whole.size.height += whole.imageLabels.height
    whole.isAsHighAsText = true
    // One line of each label so far.
    guard let block = whole.arrangement.texts.first else { return whole.size }
    let extent = text.extent(of: block, width: block.box.width)
    whole.size.height += max(extent.height - block.box.height, 0)
    return whole.size
  }

  /// Whether a symbol would be beside its caption at the given height.
  package func isLow(at height: CGFloat) -> Bool {
    var low = self
    low.size.height = height
    return low.arrangement.stack == nil
  }

  /// Whether a picture above labels extends to the edges of their common box.
  private var isFlush: Bool { style.hasBox && style.padding == nil }

  /// Whether a picture is inset from the edges of its box.
  private var isOffEdges: Bool { isFlush && artwork?.picture.isRound == true }

  private func edgeGap(of size: CGSize) -> CGFloat { min(10, min(size.width, size.height) / 8) }

  /// The padding of the picture; `nil` if the padding applies to text on it.
  private var picturePadding: NSDirectionalEdgeInsets? {
    style.template == .titleOnImage ? nil : style.padding
  }

  /// The rectangle inside the border of a picture that fills its cell, and its corner radii.
  private var filled: (rect: CGRect, corners: CornerRadii) {
    let line = style.stroke?.width ?? 0
    let rect =
      picturePadding == nil
      ? CGRect(origin: .zero, size: size).insetBy(dx: line, dy: line) : box(0, 0)
    return (rect, style.corner.radii(for: size).fitted(to: size).inset(by: line))
  }

  private var pictureArea: CGRect {
    style.padding == nil ? CGRect(origin: .zero, size: size) : box(0, 0)
  }

  /// The default text style of the title below a picture: smaller in narrow cells.
  private var imageStyle: DynamicTypeStyle {
    size.width < 72 ? .caption1 : size.width < 220 ? .subheadline : .headline
  }

  /// The labels below a picture with one line each, and their height including gaps.
  private var imageLabels: (paragraphs: [Paragraph], height: CGFloat) {
    let labels = pictureLabels(in: imageStyle, imageStyle == .headline ? .semibold : .medium)
    guard !labels.isEmpty else { return ([], 0) }
    let lines = labels.height(spacing: 1)
    return (labels, lines + Self.imageGap * (isFlush ? 2 : 1))
  }

  /// The labels of a picture with one line each.
  private func pictureLabels(in textStyle: DynamicTypeStyle, _ weight: FontWeight) -> [Paragraph] {
    var font = style.font(textStyle)
    if style.font.weight == nil { font.weight = weight }
    let title = paragraph(words.title, "title", font, lines: 1)
    let usesDefaultFont = style.font.size == nil && style.font.style == nil
    let defaultFont = style.font(textStyle == .caption1 ? .caption2 : .footnote).regular
    let second = usesDefaultFont && textStyle != .title3 ? defaultFont : self.second(to: textStyle)
    let subtitle = paragraph(words.subtitle, "subtitle", second, style.secondaryText, lines: 1)
    return [eyebrow, title, subtitle].compactMap { $0 }
  }

  /// The labels below a picture and their height. They get a second line only if the picture stays
  /// at least as tall as it is wide, and tall enough to be shown in full. If the title needs only
  /// one line, the subtitle gets the other. In a self-sizing cell the labels get all the space that
  /// the whole picture leaves.
  private func imageLabels(
    below artwork: Artwork, in area: CGRect
  ) -> (paragraphs: [Paragraph], height: CGFloat) {
    var labels = imageLabels
    guard let first = labels.paragraphs.main, !artwork.picture.isSymbol, artwork.aspect > 0 else {
      return labels
    }
    if isAsHighAsText {
      // A tolerance, because sizes are whole pixels.
      let free = area.height - area.width / artwork.aspect + 0.01
      guard free >= labels.height else { return labels }
      labels.paragraphs = labels.paragraphs.map {
        with($0, lines: Paragraph.unlimitedLines)
      }
      labels.height = free
      return labels
    }
    guard hasRoomForWords(area.width, first.font.size) else { return labels }
    let height = labels.height + first.font.lineHeight
    guard area.height - height >= area.width / min(artwork.aspect, 1) else { return labels }
    labels.paragraphs = labels.paragraphs.map { with($0, lines: 2) }
    labels.height = height
    return labels
  }

  /// The labels and their height if they leave the picture at least `least` points. If they do not
  /// and labels beside the picture would be too narrow, the height is the height of the first label
  /// only. Otherwise returns `nil`: the labels belong beside the picture.
  private func fitted(
    _ labels: (paragraphs: [Paragraph], height: CGFloat), in area: CGRect, leaving least: CGFloat
  ) -> (paragraphs: [Paragraph], height: CGFloat)? {
    guard area.height - labels.height < least else { return labels }
    guard labels.paragraphs.first?.role != "eyebrow" || labels.paragraphs.count == 1 else {
      // The eyebrow goes before the subtitle does.
      let rest = Array(labels.paragraphs.dropFirst())
      let taken = labels.paragraphs.height(spacing: 1) - rest.height(spacing: 1)
      return fitted((rest, labels.height - taken), in: area, leaving: least)
    }
    let rest = Array(labels.paragraphs.dropFirst())
    guard let first = labels.paragraphs.first, !rest.isEmpty,
      !hasRoomForWords(area.width - sideBesideLabels, first.font.size)
    else { return nil }
    let height = labels.height - rest.height(spacing: 1) - 1
    return area.height - height >= least ? (labels.paragraphs, height) : nil
  }

  /// The side in points of a picture beside labels that do not fit below it.
  private var sideBesideLabels: CGFloat { size.height * 0.8 }

  /// Whether a line of this width holds whole words.
  private func hasRoomForWords(_ width: CGFloat, _ fontSize: CGFloat) -> Bool {
    width >= fontSize * Self.minimumLabelWidth
  }

  /// The minimum distance from the edges of a box to its content, in points.
  private static var minimumMargin: CGFloat { 4 }
  /// The gap between a picture and the labels below it, in points.
  private static var imageGap: CGFloat { 8 }
  /// The side of a symbol above text, relative to the font size.
  private static var symbolScaleAboveText: CGFloat { 2.4 }
  /// The side of a symbol beside text, relative to the font size.
  private static var symbolScaleBesideText: CGFloat { 1.5 }
  /// The maximum width of a symbol beside text, relative to the available width.
  private static var maximumSymbolWidth: CGFloat { 0.3 }
  /// The minimum width of labels beside a symbol or on further lines, relative to the font size.
  private static var minimumLabelWidth: CGFloat { 6 }
}

extension CGRect {
  /// The x coordinate of content `width` points wide with a horizontal alignment.
  func start(of width: CGFloat, _ alignment: TextBlock.Alignment) -> CGFloat {
    switch alignment {
    case .left: minX
    case .center: midX - width / 2
    case .right: maxX - width
    }
  }

  /// The y coordinate of content `height` points tall with a vertical alignment.
  fileprivate func top(of height: CGFloat, _ anchor: TextBlock.Anchor) -> CGFloat {
    switch anchor {
    case .top: minY
    case .middle: midY - height / 2
    case .bottom: maxY - height
    }
  }

  /// Extends to the sides of `other` if that is wider.
  fileprivate mutating func widen(to other: CGRect) {
    guard other.width > width else { return }
    (origin.x, size.width) = (other.minX, other.width)
  }

  /// A square in the center.
  fileprivate func middle(side: CGFloat) -> CGRect {
    CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension TextMetrics {
  /// The font with regular weight.
  var regular: TextMetrics {
    TextMetrics(size: size, lineHeight: lineHeight)
  }
}
