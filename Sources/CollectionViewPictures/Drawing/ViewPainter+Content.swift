import CairoRenderer
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Text.
extension ViewPainter {
  mutating func add(_ label: UILabel, _ context: PaintContext) {
    guard label.hasText, let inner = label.drawnTextRect() else { return }
    let ink = color(label.shownColor, context.opacity)
    guard ink != nil || !label.shownRuns.isEmpty else { return }
    let origin = label.bounds.origin
    let rect = inner.offsetBy(dx: context.rect.minX - origin.x, dy: context.rect.minY - origin.y)
    guard rect.isFinite else { return }
    let own = label.shadowColor.flatMap { color($0, context.opacity) }
      .map { SymbolShadow(color: $0, offset: label.shadowOffset) }
    for shadow in [symbolShadow(of: label, context), own].compactMap({ $0 }) {
      let below = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      let passages = label.passages(in: below, role: "shadow", color: shadow.color) { _ in
        shadow.color
      }
      for passage in passages { add(block(of: passage, label), context) }
    }
    let passages = label.passages(in: rect, role: "label", color: ink ?? .clear) {
      color($0, context.opacity) ?? .clear
    }
    for passage in passages {
      let block = block(of: passage, label)
      addPictures(of: passage, in: block, context)
      add(block, context)
    }
  }

  private func block(of passage: UILabel.PlacedPassage, _ label: UILabel) -> TextBlock {
    let paragraph = passage.paragraph
    let shrinks = label.adjustsFontSizeToFitWidth && label.numberOfLines == 1
    let scale = shrinks ? label.minimumScaleFactor : nil
    return TextBlock(
      [paragraph], in: passage.rect.room(forLineOf: paragraph.font),
      alignment: alignment(of: passage),
      fit: scale.map { .shrink(minimumSize: max(paragraph.font.size * $0, 1), mayTruncate: true) }
        ?? .ellipsis)
  }

  /// Draws images at the gaps that the text leaves for them.
  private mutating func addPictures(
    of passage: UILabel.PlacedPassage, in block: TextBlock, _ context: PaintContext
  ) {
    let runs = passage.runs
    guard runs.contains(where: { $0.picture != nil }) else { return }
    for gap in Self.measurer.gaps(in: block) where runs.indices.contains(gap.run) {
      guard let picture = runs[gap.run].picture, picture.rect.width > 0 else { continue }
      let scale = gap.width / picture.rect.width
      let view = UIImageView(image: picture.image)
      view.tintColor = picture.image.tint.map { UIColor($0) } ?? runs[gap.run].color
      let rect = picture.rect.applying(CGAffineTransform(scaleX: scale, y: scale))
        .offsetBy(dx: gap.origin.x, dy: gap.origin.y)
      add(view, PaintContext(rect: rect, opacity: context.opacity, clips: context.clips))
    }
  }

  /// Measures the gaps for images in text.
  private static let measurer = TextMeasurer()

  private func alignment(of passage: UILabel.PlacedPassage) -> TextBlock.Alignment {
    switch passage.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: isMirrored ? .right : .left
    }
  }
}
