import CompositionalLayout
import Foundation

extension ListRow {
  /// The texts in a frame of that size.
  func texts(in size: CGSize) -> [TextBlock] {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return []
    }
    let badges =
      accessoryPlaces(in: size).compactMap { $0.accessory.text(in: $0.rect, look) }
      + (artwork?.texts(in: pictureRect(in: size)) ?? [])
    let (labels, detail) = (labels, detail)
    guard !labels.isEmpty || detail != nil else { return badges }
    let isRightToLeft = direction == .rightToLeft
    let padding = padding
    let give = look.padding == nil ? Self.give : 0
    let box = CGRect(
      x: isRightToLeft ? padding.trailing : padding.leading, y: padding.top - give,
      width: max(size.width - padding.leading - padding.trailing, 0),
      height: max(size.height - padding.top - padding.bottom + 2 * give, 0))
    let block = TextBlock(
      labels, detail: detail, in: box, alignment: isRightToLeft ? .right : .left, spacing: gap)
    return [block] + badges
  }

  /// As high as the labels' lines make it.
  func size(width: CGFloat?, text: inout some TextMeasuring) -> CGSize? {
    guard let width else { return nil }
    let padding = padding
    let room = max(width - padding.leading - padding.trailing, 1)
    let (labels, detail) = (labels, detail)
    let taken = text.room(
      ofDetailIn: TextBlock(labels, detail: detail, in: .zero), width: room)
    var height = padding.top + padding.bottom + gap
    for label in labels {
      let extent = text.extent(of: label, width: max(room - taken, 1))
      height += CGFloat(extent.lines) * label.font.lineHeight
    }
    if words.title?.isEmpty ?? true { height += fonts.first.lineHeight }
    if place.part == .row {
      height = max(height, Self.metrics.rowMinimum, pictureRoom > 0 ? pictureSide + 16 : 0)
    }
    return CGSize(width: width, height: height)
  }

  /// Points that the line boxes of labels may come nearer to the edges than they should where a row
  /// is lower than its labels ask for.
  private static var give: CGFloat { 6 }
}
