import Artwork
package import Foundation
internal import Geometry
internal import LayoutEngine
package import Scene

extension ListRow {
  /// The texts in a frame of the given size.
  package func texts(in size: CGSize) -> [TextBlock] {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return []
    }
    let badges =
      accessoryPlaces(in: size).compactMap {
        $0.accessory.text(in: $0.rect, style, scale: symbolScale)
      }
      + (artwork?.texts(in: pictureRect(in: size)) ?? [])
    let (labels, detail) = (labels, detail)
    guard !labels.isEmpty || detail != nil else { return badges }
    let isRightToLeft = direction == .rightToLeft
    let padding = padding
    let gap = gap(in: size.height)
    let lines = labels.reduce(gap) { $0 + $1.font.lineHeight }
    let overhang = style.padding == nil ? overhang(for: lines, in: size.height, padding) : 0
    let box = CGRect(
      x: isRightToLeft ? padding.trailing : padding.leading, y: padding.top - overhang,
      width: max(size.width - padding.leading - padding.trailing, 0),
      height: max(size.height - padding.top - padding.bottom + 2 * overhang, 0))
    let chosen = detail == nil ? style.textAlignment : nil
    var block = TextBlock(
      labels, detail: detail, stacking: metrics.row.gap, in: box,
      alignment: (chosen ?? .leading).resolved(in: direction), spacing: gap,
      flowsBelowDetail: true)
    block.centersDetail = centersDetail
    return [block] + badges
  }

  /// The size of the row at a width; the lines of the labels determine the height. Returns `nil`
  /// without a width.
  package func size(width: CGFloat?, text: inout some TextMeasuring) -> CGSize? {
    guard let width else { return nil }
    let padding = padding
    let room = max(width - padding.leading - padding.trailing, 1)
    var beside = TextBlock(
      labels, detail: detail, stacking: metrics.row.gap, in: .zero, spacing: gap,
      flowsBelowDetail: true)
    beside.centersDetail = centersDetail
    let block = text.block(beside, width: room)
    let taken = text.detailWidth(in: block, width: room)
    let isStacked = detail != nil && block.detail == nil && style.padding == nil
    let vertical =
      isStacked ? 2 * metrics.row.paddingOfTwo : padding.top + padding.bottom
    var height = vertical + CGFloat(max(block.paragraphs.count - 1, 0)) * block.spacing
    for (index, label) in block.paragraphs.enumerated() {
      let room = max(block.width(ofParagraph: index, in: room, detail: taken), 1)
      let extent = text.extent(of: label, width: room)
      height += CGFloat(extent.lines) * label.font.lineHeight
    }
    if words.title?.isEmpty ?? true { height += fonts.first.lineHeight }
    if place.part == .row {
      height = max(height, metrics.rowMinimum, pictureRoom > 0 ? pictureSide + pictureMargins : 0)
    }
    return CGSize(width: width, height: height)
  }

  /// The least space above and below a picture together, in points. An icon of 30 points fits into a
  /// row of 44 points up to iOS 18.
  private var pictureMargins: CGFloat { place.profile.system == .ios18 ? 14 : 16 }

  /// Whether the detail is vertically centered like the accessories, instead of beside the first of
  /// two labels.
  private var centersDetail: Bool { hasTwoLabels && !accessories.isEmpty }

  /// The gap between the labels in points. It shrinks if the row leaves them no margin, down to the
  /// natural line distance of their fonts.
  private func gap(in height: CGFloat) -> CGFloat {
    guard hasTwoLabels else { return gap }
    let (first, second) = fonts
    let own = [first, second].map { place.profile.line(ofSize: $0.size) }.reduce(0, +)
    let missing = first.lineHeight + gap + second.lineHeight + 2 * Self.minimumMargin - height
    let nearest = min((own - first.lineHeight - second.lineHeight) / 2, gap)
    return max(gap - max(missing, 0), nearest)
  }

  /// The minimum margin above and below labels in points.
  private static var minimumMargin: CGFloat { 4 }

  /// The distance in points by which the line boxes may extend into the padding: as far as
  /// necessary if the row is shorter than its labels.
  private func overhang(
    for lines: CGFloat, in height: CGFloat, _ padding: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let missing = (lines - (height - padding.top - padding.bottom)) / 2
    return max(6, min(missing, padding.top, padding.bottom))
  }
}
