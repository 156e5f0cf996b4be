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
    var block = block
    guard let first = block.allParagraphs.first else { return badges }
    let isRightToLeft = direction == .rightToLeft
    let padding = padding
    let lines =
      block.paragraphs.reduce(0) { $0 + $1.font.lineHeight }
      + block.spacing * CGFloat(max(block.paragraphs.count - 1, 0))
    let overhang = style.padding == nil ? overhang(for: lines, in: size.height, padding) : 0
    block.box = CGRect(
      x: isRightToLeft ? padding.trailing : padding.leading, y: padding.top - overhang,
      width: max(size.width - padding.leading - padding.trailing, 0),
      height: max(size.height - padding.top - padding.bottom + 2 * overhang, 0))
    // Lines that are centered in the minimum height begin on a pixel.
    let top = block.box.midY - max(lines, first.font.lineHeight) / 2
    let shift = min(style.grid.nearest(top) - top, size.height - block.box.maxY)
    block.box.origin.y += max(shift, -block.box.minY)
    let chosen = block.detail == nil ? style.textAlignment : nil
    block.alignment = (chosen ?? .leading).resolved(in: direction)
    return [block] + badges
  }

  /// The size of the row at a width; the lines of the labels determine the height. Returns `nil`
  /// without a width.
  package func size(width: CGFloat?, text: inout some TextMeasuring) -> CGSize? {
    guard let width else { return nil }
    let padding = padding
    let room = max(width - padding.leading - padding.trailing, 1)
    let block = text.block(block, width: room)
    let taken = text.detailWidth(in: block, width: room)
    var height =
      padding.top + padding.bottom + CGFloat(max(block.paragraphs.count - 1, 0)) * block.spacing
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

  /// The labels with the detail beside them, or below them if it does not fit and always at
  /// accessibility sizes (R108).
  private var block: TextBlock {
    var block = TextBlock(
      labels, detail: detail, stacking: metrics.row.gap, in: .zero, flowsBelowDetail: true)
    // Beside accessories the detail is centered like them, instead of beside the first of two
    // labels.
    block.centersDetail = hasTwoLabels && !accessories.isEmpty
    guard style.textSize.isAccessibilityCategory, let stacked = block.stacked else { return block }
    return stacked
  }

  /// The distance in points by which the line boxes may extend into the padding: as far as
  /// necessary if the row is shorter than its labels.
  private func overhang(
    for lines: CGFloat, in height: CGFloat, _ padding: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let missing = (lines - (height - padding.top - padding.bottom)) / 2
    return max(6, min(missing, padding.top, padding.bottom))
  }
}
