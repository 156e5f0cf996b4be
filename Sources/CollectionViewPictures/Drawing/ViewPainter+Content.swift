import CollectionViewContent
import CompositionalLayout
import Foundation
import LayoutScene

// Texts and images.
extension ViewPainter {
  mutating func add(_ label: UILabel, _ place: Place) {
    guard let text = label.text, !text.isEmpty, let color = color(label.textColor, place.opacity)
    else { return }
    let paragraph = Paragraph(
      text, role: "label", font: label.font.metrics, color: color,
      maxLines: label.numberOfLines > 0 ? label.numberOfLines : Self.mostLines)
    let scale = label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : nil
    add(
      TextBlock(
        [paragraph], in: place.rect, alignment: alignment(of: label),
        fit: scale.map { .shrink(minimumSize: max(label.font.pointSize * $0, 1)) } ?? .ellipsis))
  }

  /// More lines than any label holds.
  private static let mostLines = 1000

  private func alignment(of label: UILabel) -> TextBlock.Alignment {
    switch label.textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: isMirrored ? .right : .left
    }
  }

  /// A symbol is drawn as its outline, a picture as a grey ground.
  mutating func add(_ view: UIImageView, _ place: Place) {
    guard let image = view.image, place.rect.width > 0, place.rect.height > 0 else { return }
    if image.isSymbol {
      let tint = image.tint.map { UIColor($0) } ?? view.tintColor ?? .tintColor
      guard let color = color(tint, place.opacity) else { return }
      let side = min(place.rect.width, place.rect.height, image.size.width) * 0.82
      let rect = CGRect(
        x: place.rect.midX - side / 2, y: place.rect.midY - side / 2, width: side, height: side)
      add(
        Box(
          rect, corners: CornerRadii(side * 0.25),
          stroke: Box.Stroke(color: color, width: max(side / 12, 1))), place)
    } else {
      add(
        Box(
          place.rect, corners: corners(of: view.layer), fill: color(.systemGray4, place.opacity)),
        place)
    }
  }
}
