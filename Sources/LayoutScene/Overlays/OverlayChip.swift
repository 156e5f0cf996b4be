import Foundation
import Scene

/// The style of labels: small text on an opaque background.
enum OverlayChip {
  static let font = TextMetrics(size: 9, lineHeight: 11, weight: .medium)
  /// The padding of the text in points.
  static let padding = CGSize(width: 4, height: 1.5)
  static let radius: CGFloat = 3
  /// The average width of a letter in points, for estimates.
  static let widthPerLetter: CGFloat = 5
  /// The distance between two chips in points.
  static let gap: CGFloat = 1
  /// The distance between a chip or line and the picture's text in points.
  static let clearance: CGFloat = 2
  /// The width of the rim around a chip in points.
  static let rim: CGFloat = 1

  static func paragraph(_ text: String, _ color: RGBA) -> Paragraph {
    Paragraph(text, role: "label", font: font, color: color)
  }

  /// The size of a chip with `lines` lines, the widest of which is `width` points wide.
  static func size(lines: Int, width: CGFloat) -> CGSize {
    CGSize(
      width: max((width + 2 * padding.width).rounded(.up), 13),
      height: CGFloat(lines) * font.lineHeight + 2 * padding.height)
  }

  /// The background of a chip, with a rim that separates it from the content below.
  static func ground(_ size: CGSize, _ colors: OverlayColors) -> [Shape] {
    let rect = CGRect(origin: .zero, size: size)
    return [
      .box(
        Box(
          rect.insetBy(dx: -rim, dy: -rim), corners: CornerRadii(radius + rim), fill: colors.rim)),
      .box(Box(rect, corners: CornerRadii(radius), fill: colors.chip)),
    ]
  }

  /// The text of a chip of the given size.
  static func text(_ lines: [String], _ size: CGSize, _ colors: OverlayColors) -> TextBlock {
    TextBlock(
      lines.map { paragraph($0, colors.text) },
      in: CGRect(
        x: 1, y: padding.height, width: size.width - 2, height: size.height - 2 * padding.height))
  }
}
