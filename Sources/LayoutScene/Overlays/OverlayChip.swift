import Foundation
import Scene

/// How labels look: small text on a ground of their own.
enum OverlayChip {
  static let font = TextMetrics(size: 9, lineHeight: 11, weight: .medium)
  /// Points between the text and the edges.
  static let padding = CGSize(width: 4, height: 1.5)
  static let radius: CGFloat = 3
  /// About how wide a letter is, in points, where lanes are laid out.
  static let widthPerLetter: CGFloat = 5
  /// Points that stay free between two chips.
  static let gap: CGFloat = 1
  /// Points that stay free between a chip, or a line, and the words of the picture.
  static let clearance: CGFloat = 2
  /// Points that the rim around a chip reaches beyond it.
  static let rim: CGFloat = 1

  static func paragraph(_ text: String, _ color: RGBA) -> Paragraph {
    Paragraph(text, role: "label", font: font, color: color)
  }

  /// The size of a chip with so many lines of text, the widest of them so wide.
  static func size(lines: Int, width: CGFloat) -> CGSize {
    CGSize(
      width: max((width + 2 * padding.width).rounded(.up), 13),
      height: CGFloat(lines) * font.lineHeight + 2 * padding.height)
  }

  /// The ground of a chip of that size, with a rim that sets it off from what lies below.
  static func ground(_ size: CGSize, _ colors: OverlayColors) -> [Shape] {
    let rect = CGRect(origin: .zero, size: size)
    return [
      .box(
        Box(
          rect.insetBy(dx: -rim, dy: -rim), corners: CornerRadii(radius + rim), fill: colors.rim)),
      .box(Box(rect, corners: CornerRadii(radius), fill: colors.chip)),
    ]
  }

  /// The words of a chip of that size.
  static func text(_ lines: [String], _ size: CGSize, _ colors: OverlayColors) -> TextBlock {
    TextBlock(
      lines.map { paragraph($0, colors.text) },
      in: CGRect(
        x: 1, y: padding.height, width: size.width - 2, height: size.height - 2 * padding.height))
  }
}
