import Artwork
import CompositionalLayout
package import Foundation
package import Scene

/// Templates that show a picture.
extension Template {
  /// The picture over all of the cell, within its outline; a sign in the middle, and a face or an icon off
  /// the edges of a box.
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

  /// The picture with its labels below it, or beside it where there is no height for both.
  ///
  /// In a card the picture reaches its edges, but for a face or an icon; without one it has round corners
  /// of its own. Pictures of cells alike are alike, however long titles are. A sign goes with the font, and
  /// stands in the middle with its labels.
  var imageTitle: Arrangement {
    guard let artwork else { return beside(titleSubtitle, side: nil) }
    let area = pictureArea
    let labels = imageLabels(below: artwork, in: area)
    guard !labels.paragraphs.isEmpty else { return image }
    guard !artwork.picture.isSymbol else {
      return signed(artwork, labels.paragraphs) ?? beside(titleSubtitle, side: nil)
    }
    let least = isAsHighAsText ? 1 : max(area.height * 0.35, 24)
    guard let labels = fitted(labels, in: area, leaving: least) else {
      return beside(titleSubtitle, side: sideBesideLabels)
    }
    var arrangement = Arrangement()
    let line = isFlush ? look.stroke?.width ?? 0 : 0
    var picture = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: area.height - labels.height
    ).insetBy(dx: line, dy: line)
    if isOffEdges {
      // Below it is the gap to the labels.
      let gap = edgeGap(of: picture.size)
      picture = picture.insetBy(dx: gap, dy: 0)
      picture.origin.y += gap
      picture.size.height -= gap
    }
    var corners = look.corner.radii(for: size).fitted(to: picture.size).inset(by: line)
    if isFlush { (corners.bottomLeft, corners.bottomRight) = (0, 0) }
    let side = isFlush ? min(10, size.width / 8) : 0
    let text = CGRect(
      x: area.minX + side, y: area.maxY - labels.height + Self.imageGap,
      width: max(area.width - 2 * side, 0),
      height: labels.height - Self.imageGap * (isFlush ? 2 : 1))
    // What is round stands in the middle, and its name below it does too.
    let usual = artwork.picture.isRound ? .center : leading
    let detail = detail(beside: imageStyle)
    arrangement.texts = [
      TextBlock(
        labels.paragraphs, detail: detail, in: text,
        alignment: alignment(usually: usual, beside: detail), spacing: 1, anchor: .top,
        flowsBelowDetail: true)
    ]
    arrangement.add(artwork, in: picture, corners: corners)
    return arrangement
  }

  /// The picture over all of the cell with its labels on it, usually at the bottom, where it is darkened;
  /// a padding is that of the labels.
  /// The title takes two lines more where a good part of the picture stays free, and in sizes for those who read
  /// no others some more, whatever they cover; what it does not need of them the subtitle has.
  var titleOnImage: Arrangement {
    let style: DynamicTypeStyle = size.width < 300 ? imageStyle : .title3
    var labels = pictureLabels(in: style, .semibold)
    let detail = detail(beside: style)
    guard let font = labels.first?.font ?? detail?.font else { return image }
    let (rect, corners) = filled
    let inner =
      look.padding.map { _ in box(0, 0) }
      ?? rect.insetBy(dx: min(14, rect.width / 8), dy: min(12, rect.height / 8))
    var height = max(labels.height(spacing: 2), font.lineHeight)
    let isLarge = look.textSize.isAccessibilityCategory
    let most =
      isLarge ? (lines: 4, height: inner.height) : (lines: 3, height: inner.height * 0.6)
    // No word of text in such sizes is broken.
    if isLarge || hasRoomForWords(inner.width, font.size) {
      let more = Int(max((most.height - height) / font.lineHeight, 0))
      let lines = min(1 + more, most.lines)
      labels = labels.map { $0.with(lines: lines) }
      height += CGFloat(lines - 1) * font.lineHeight
    }
    height = min(height, inner.height)
    let anchor = anchor(usually: .bottom)
    let text = CGRect(
      x: inner.minX, y: inner.top(of: height, anchor), width: inner.width, height: height)
    let block = TextBlock(
      labels, detail: detail, in: text, alignment: alignment(usually: leading, beside: detail),
      spacing: 2, anchor: anchor, flowsBelowDetail: true)
    // Only what is read is darkened.
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

  /// A sign above labels; `nil` where there is no height for both. One as small as it would be beside them will
  /// do, and a smaller one where labels beside it would be a few letters wide.
  ///
  /// In the middle stand the sign and a line of each label: signs of cells alike are side by side, and
  /// further lines take what is free below.
  private func signed(_ artwork: Artwork, _ labels: [Paragraph]) -> Arrangement? {
    let inner = box(8, 8)
    let font = labels.first?.font.size ?? 0
    let lines = labels.height(spacing: 1)
    var side = min(font * Self.signShare, inner.width)
    let free = inner.height - Self.imageGap - lines
    let least = inner.width < font * Self.fewLetters ? font : font * Self.signBesideShare
    if free >= least { side = min(side, free) }
    let height = side + Self.imageGap + lines
    guard side > 0, height <= inner.height else { return nil }
    let top = inner.top(of: height, anchor)
    let alignment = alignment(usually: .center)
    var arrangement = Arrangement()
    // In the middle of no box words only keep off their neighbours, as captions do.
    let isFree = !look.hasBox && alignment == .center && size.width < Self.boundless
    let room = isFree ? box(2, 8) : inner
    var text = CGRect(
      x: room.minX, y: top + side + Self.imageGap, width: room.width, height: lines)
    var labels = labels
    // A cell that sizes itself is as high as a line of each takes.
    if size.height < Self.boundless, hasRoomForWords(inner.width, font) {
      text.size.height = inner.maxY - text.minY
      labels = labels.map { $0.with(lines: Paragraph.mostLines) }
    }
    arrangement.texts = [
      TextBlock(labels, in: text, alignment: alignment, spacing: 1, anchor: .top)
    ]
    arrangement.stack = .init(room: inner.height, picture: side + Self.imageGap)
    let sign = CGRect(x: inner.start(of: side, alignment), y: top, width: side, height: side)
    arrangement.add(artwork, in: sign)
    return arrangement
  }

  /// A block of text with the picture at the leading edge of its box. A sign beside text in the middle
  /// stands there with it, as on a button.
  ///
  /// - Parameter side: How large the picture is where there is room; `nil` goes with the font.
  func beside(_ block: TextBlock?, side: CGFloat?) -> Arrangement {
    guard let artwork else { return Arrangement(block) }
    var arrangement = Arrangement(block)
    let isCentred =
      block?.alignment == .center && artwork.picture.isSymbol && !isAsWideAsText
      && size.width < Self.boundless
    var inner = block?.box ?? box(8, 4)
    if isCentred { inner.widen(to: box(8, 4)) }
    let font = block?.paragraphs.first?.font ?? look.font(.body)
    let wanted =
      artwork.picture.isSymbol
      ? isLow ? font.lineHeight : font.size * Self.signBesideShare
      : side ?? max(font.lineHeight * 1.9, 40)
    let givesWay = artwork.picture.isSymbol && block != nil && !isAsWideAsText
    let length = min(wanted, inner.height, inner.width * (givesWay ? Self.widestSign : 0.5))
    guard length >= 6 else { return arrangement }
    let usualGap: CGFloat = look.template == .caption ? 6 : isCentred ? 8 : 12
    let gap = min(usualGap, inner.width * share(10))
    if let block, isCentred, let ruler {
      let room = inner.width - length - gap
      let free = room - ruler.width(of: block.paragraphs, in: room)
      inner = inner.insetBy(dx: max(free, 0) / 2, dy: 0)
    }
    let isMirrored = direction == .rightToLeft
    var place = inner
    if let block, block.anchor != .middle {
      let lines = block.paragraphs.height(spacing: block.spacing)
      // Beside a line of each label, in their middle.
      place = inner.insetBy(dx: 0, dy: max(min(lines, inner.height) - length, 0) / 2)
    }
    let rect = CGRect(
      x: isMirrored ? inner.maxX - length : inner.minX,
      y: place.top(of: length, block?.anchor ?? .middle), width: length, height: length)
    if block != nil {
      arrangement.texts[0].box.size.width = max(inner.width - length - gap, 0)
      arrangement.texts[0].box.origin.x = inner.minX + (isMirrored ? 0 : length + gap)
    }
    arrangement.leastHeight = length
    arrangement.add(artwork, in: rect, corners: CornerRadii(length * 0.16))
    return arrangement
  }

  /// A picture above its text, both in the middle: a sign goes with the font, a face or an icon is as large
  /// as there is room. Where there is no height for both it stands beside its text, as on a chip: a box that is
  /// as wide as its text has room for both where the sign is as high as a line.
  func above(_ block: TextBlock?) -> Arrangement {
    guard let artwork, let block, let font = block.paragraphs.first?.font else {
      return artwork == nil ? Arrangement(block) : image
    }
    let (inner, gap) = (block.box, font.size * 0.35)
    let room = min(inner.height - font.lineHeight - gap, inner.width)
    let isChip = look.hasBox && (isAsWideAsText || size.width >= Self.boundless)
    let free = min(inner.height, size.height - 2 * Self.leastMargin) - font.lineHeight - gap
    if isChip, free < font.lineHeight { return beside(block, side: nil) }
    let isOfFont = artwork.picture.isSymbol || size.width >= Self.boundless
    let length = isOfFont ? min(font.size * Self.signShare, room) : room
    guard length >= 10, !isLow else { return beside(block, side: nil) }
    let top = max(inner.top(of: length + gap + font.lineHeight, block.anchor) - inner.minY, 0)
    var arrangement = Arrangement(block)
    let taken = top + length + gap
    arrangement.texts[0].box.origin.y += taken
    arrangement.texts[0].box.size.height = min(inner.height - taken, font.lineHeight)
    arrangement.texts[0].paragraphs = [block.paragraphs[0].with(lines: 1)]
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
  /// The size at which all of a picture is seen, the labels below it included; `nil` for a template
  /// that goes by its text.
  package func pictureSize(width: CGFloat, text: inout some TextMeasuring) -> CGSize? {
    guard look.template.needsPicture, let artwork, !artwork.picture.isSymbol, artwork.aspect > 0
    else { return nil }
    let padding = picturePadding ?? .zero
    let inner = max(width - padding.leading - padding.trailing, 1)
    var whole = self
    whole.size = CGSize(
      width: width, height: inner / artwork.aspect + padding.top + padding.bottom)
    guard look.template == .imageTitle else { return whole.size }
    whole.size.height += whole.imageLabels.height
    whole.isAsHighAsText = true
    // A line of each label so far.
    guard let block = whole.arrangement.texts.first else { return whole.size }
    let extent = text.extent(of: block, width: block.box.width)
    whole.size.height += max(extent.height - block.box.height, 0)
    return whole.size
  }

  /// Whether a sign would stand beside its caption at that height.
  package func isLow(at height: CGFloat) -> Bool {
    var low = self
    low.size.height = height
    return low.arrangement.stack == nil
  }

  /// Whether a picture with labels below it reaches the edges of the box that they share.
  private var isFlush: Bool { look.hasBox && look.padding == nil }

  /// Whether a picture keeps off the edges of its box.
  private var isOffEdges: Bool { isFlush && artwork?.picture.isRound == true }

  private func edgeGap(of size: CGSize) -> CGFloat { min(10, min(size.width, size.height) / 8) }

  /// The padding of a picture, which is the text's where that lies on it.
  private var picturePadding: NSDirectionalEdgeInsets? {
    look.template == .titleOnImage ? nil : look.padding
  }

  /// Where a picture lies that fills its cell, within the outline, and its corners.
  private var filled: (rect: CGRect, corners: CornerRadii) {
    let line = look.stroke?.width ?? 0
    let rect =
      picturePadding == nil
      ? CGRect(origin: .zero, size: size).insetBy(dx: line, dy: line) : box(0, 0)
    return (rect, look.corner.radii(for: size).fitted(to: size).inset(by: line))
  }

  private var pictureArea: CGRect {
    look.padding == nil ? CGRect(origin: .zero, size: size) : box(0, 0)
  }

  /// What the title below a picture is set in where nothing else is said: the narrower, the smaller.
  private var imageStyle: DynamicTypeStyle {
    size.width < 72 ? .caption1 : size.width < 220 ? .subheadline : .headline
  }

  /// What stands below a picture, a line each, and how high that is with its gaps.
  private var imageLabels: (paragraphs: [Paragraph], height: CGFloat) {
    let labels = pictureLabels(in: imageStyle, imageStyle == .headline ? .semibold : .medium)
    guard !labels.isEmpty else { return ([], 0) }
    let lines = labels.height(spacing: 1)
    return (labels, lines + Self.imageGap * (isFlush ? 2 : 1))
  }

  /// What is said of a picture, a line each.
  private func pictureLabels(in style: DynamicTypeStyle, _ weight: FontWeight) -> [Paragraph] {
    var font = look.font(style)
    if look.font.weight == nil { font.weight = weight }
    let title = paragraph(words.title, "title", font, lines: 1)
    let isUsual = look.font.size == nil && look.font.style == nil
    let usual = look.font(style == .caption1 ? .caption2 : .footnote).regular
    let second = isUsual && style != .title3 ? usual : self.second(to: style)
    let subtitle = paragraph(words.subtitle, "subtitle", second, look.quietText, lines: 1)
    return [title, subtitle].compactMap { $0 }
  }

  /// The labels below a picture in an area: the first may take two lines where the picture stays as high
  /// as it is wide and as all of it is, so that the second takes nothing of it that is seen. Where it needs
  /// only one, the other label has the room. In a cell as high as its content they have all that the whole
  /// picture leaves.
  private func imageLabels(
    below artwork: Artwork, in area: CGRect
  ) -> (paragraphs: [Paragraph], height: CGFloat) {
    var labels = imageLabels
    guard let first = labels.paragraphs.first, !artwork.picture.isSymbol, artwork.aspect > 0 else {
      return labels
    }
    if isAsHighAsText {
      // Sizes are whole pixels.
      let free = area.height - area.width / artwork.aspect + 0.01
      guard free >= labels.height else { return labels }
      labels.paragraphs = labels.paragraphs.map { $0.with(lines: Paragraph.mostLines) }
      labels.height = free
      return labels
    }
    guard hasRoomForWords(area.width, first.font.size) else { return labels }
    let height = labels.height + first.font.lineHeight
    guard area.height - height >= area.width / min(artwork.aspect, 1) else { return labels }
    labels.paragraphs = labels.paragraphs.map { $0.with(lines: 2) }
    labels.height = height
    return labels
  }

  /// The labels below a picture that leave it so many points of an area, or as much of them as does where words
  /// beside it would be a few letters wide; `nil` where they stand beside it.
  private func fitted(
    _ labels: (paragraphs: [Paragraph], height: CGFloat), in area: CGRect, leaving least: CGFloat
  ) -> (paragraphs: [Paragraph], height: CGFloat)? {
    guard area.height - labels.height < least else { return labels }
    let rest = Array(labels.paragraphs.dropFirst())
    guard let first = labels.paragraphs.first, !rest.isEmpty,
      !hasRoomForWords(area.width - sideBesideLabels, first.font.size)
    else { return nil }
    let height = labels.height - rest.height(spacing: 1) - 1
    return area.height - height >= least ? (labels.paragraphs, height) : nil
  }

  /// How large a picture is beside labels that it has no room above.
  private var sideBesideLabels: CGFloat { size.height * 0.8 }

  /// Whether a further line holds words, and not what is left of one that is broken.
  private func hasRoomForWords(_ width: CGFloat, _ fontSize: CGFloat) -> Bool {
    width >= fontSize * Self.fewLetters
  }

  /// Points between the edges of a box and what stands in it, at least.
  private static var leastMargin: CGFloat { 4 }
  /// Points between a picture and what stands below it.
  private static var imageGap: CGFloat { 8 }
  /// The side of a sign above its text, in sizes of the font.
  private static var signShare: CGFloat { 2.4 }
  /// The side of a sign beside its text, in sizes of the font.
  private static var signBesideShare: CGFloat { 1.5 }
  /// The part of the width that a sign beside text takes at most.
  private static var widestSign: CGFloat { 0.3 }
  /// The width of a sign with a few letters beside it, or of a line of one word, in sizes of the font.
  private static var fewLetters: CGFloat { 6 }
}

extension CGRect {
  /// Where something so wide begins that stands as lines do.
  func start(of width: CGFloat, _ alignment: TextBlock.Alignment) -> CGFloat {
    switch alignment {
    case .left: minX
    case .center: midX - width / 2
    case .right: maxX - width
    }
  }

  /// Where something so high begins that stands as lines do.
  fileprivate func top(of height: CGFloat, _ anchor: TextBlock.Anchor) -> CGFloat {
    switch anchor {
    case .top: minY
    case .middle: midY - height / 2
    case .bottom: maxY - height
    }
  }

  /// Has the sides of another where those are farther apart.
  fileprivate mutating func widen(to other: CGRect) {
    guard other.width > width else { return }
    (origin.x, size.width) = (other.minX, other.width)
  }

  /// A square around the middle.
  fileprivate func middle(side: CGFloat) -> CGRect {
    CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension Paragraph {
  /// The paragraph on at most so many lines.
  fileprivate func with(lines: Int) -> Paragraph {
    var paragraph = self
    paragraph.maxLines = lines
    return paragraph
  }
}

extension TextMetrics {
  /// The same font in its usual weight.
  var regular: TextMetrics {
    TextMetrics(size: size, lineHeight: lineHeight)
  }
}
