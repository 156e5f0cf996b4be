import CairoRenderer
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Texts.
extension ViewPainter {
  mutating func add(_ label: UILabel, _ place: Place) {
    guard label.hasText, let inner = label.askTextRect() else { return }
    let ink = color(label.shownColor, place.opacity)
    guard ink != nil || !label.shownRuns.isEmpty else { return }
    let origin = label.bounds.origin
    let rect = inner.offsetBy(dx: place.rect.minX - origin.x, dy: place.rect.minY - origin.y)
    guard rect.isFinite else { return }
    let own = label.shadowColor.flatMap { color($0, place.opacity) }
      .map { SymbolShadow(color: $0, offset: label.shadowOffset) }
    for shadow in [signShadow(of: label, place), own].compactMap({ $0 }) {
      let below = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      let passages = label.passages(in: below, role: "shadow", color: shadow.color) { _ in
        shadow.color
      }
      for passage in passages { add(block(of: passage, label), place) }
    }
    let passages = label.passages(in: rect, role: "label", color: ink ?? .clear) {
      color($0, place.opacity) ?? .clear
    }
    for passage in passages {
      let block = block(of: passage, label)
      addPictures(of: passage, in: block, place)
      add(block, place)
    }
  }

  private func block(of passage: UILabel.PlacedPassage, _ label: UILabel) -> TextBlock {
    let words = passage.words
    let shrinks = label.adjustsFontSizeToFitWidth && label.numberOfLines == 1
    let scale = shrinks ? label.minimumScaleFactor : nil
    return TextBlock(
      [words], in: room(for: words.font, in: passage.rect), alignment: alignment(of: passage),
      fit: scale.map { .shrink(minimumSize: max(words.font.size * $0, 1), mayTruncate: true) }
        ?? .ellipsis)
  }

  /// Pictures stand where the text has room for them.
  private mutating func addPictures(
    of passage: UILabel.PlacedPassage, in block: TextBlock, _ place: Place
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
      add(view, Place(rect: rect, opacity: place.opacity, clips: place.clips))
    }
  }

  /// Finds the places of pictures in texts.
  private static let measurer = TextMeasurer()

  /// A label that is lower than a line shows one all the same, in the middle of its height.
  private func room(for font: TextMetrics, in rect: CGRect) -> CGRect {
    rect.insetBy(dx: 0, dy: min(0, (rect.height - font.lineHeight) / 2))
  }

  private func alignment(of passage: UILabel.PlacedPassage) -> TextBlock.Alignment {
    switch passage.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: isMirrored ? .right : .left
    }
  }
}
