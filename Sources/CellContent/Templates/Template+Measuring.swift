package import Foundation
package import Scene

extension Template {
  /// A practically unlimited length in points.
  package static var unlimited: CGFloat { 100_000 }

  /// The minimum vertical padding of a self-sizing card, top and bottom together, in points. With a
  /// given height, text may come closer to the edges.
  private var minimumVerticalPadding: CGFloat {
    guard style.padding == nil, style.hasBox else { return 0 }
    return switch style.template {
    case .title, .titleSubtitle: 22
    case .none, .placeholder, .caption, .row, .appRow, .image, .imageTitle, .titleOnImage,
      .header, .badge:
      0
    }
  }

  /// The size at which no text is truncated. If `width` is `nil`, each paragraph is on one line.
  /// Returns `nil` if there is no text.
  package func naturalSize(width: CGFloat?, text: inout some TextMeasuring) -> CGSize? {
    let arrangement = arrangement
    guard let block = arrangement.texts.first else { return nil }
    let padding = CGSize(
      width: size.width - block.box.width,
      height: max(size.height - block.box.height, minimumVerticalPadding))
    let inner = width.map { max($0 - padding.width, 1) }
    let filled = text.extent(of: block, width: inner)
    if let stack = arrangement.stack {
      return CGSize(
        width: filled.width + padding.width,
        height: stack.picture + filled.height + size.height - stack.room)
    }
    return CGSize(
      width: filled.width + padding.width,
      height: max(filled.height, arrangement.minimumHeight) + padding.height)
  }
}

extension TextMeasuring {
  /// The size of all lines of a block; one line per paragraph if `width` is `nil`.
  mutating func extent(of block: TextBlock, width: CGFloat?) -> CGSize {
    let block = self.block(block, width: width ?? Template.unlimited)
    let detail = detailWidth(in: block, width: width ?? Template.unlimited)
    let gaps = CGFloat(max(block.paragraphs.count - 1, 0)) * block.spacing
    var filled = CGSize(width: detail, height: gaps)
    for (index, paragraph) in block.paragraphs.enumerated() {
      let room = width.map { max(block.width(ofParagraph: index, in: $0, detail: detail), 1) }
      let extent = extent(of: paragraph, width: room)
      let isBeside = detail > 0 && block.besideDetail.indices.contains(index)
      filled.width = max(
        filled.width,
        isBeside
          ? TextBlock.width(of: extent.width, beside: detail - TextBlock.detailGap) : extent.width)
      filled.height += extent.height(ofLines: paragraph.maxLines, in: paragraph.font)
    }
    return filled
  }
}
