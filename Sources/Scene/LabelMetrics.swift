package import Foundation
package import Geometry

// The lines of labels. Views and the text parts of composed cells share these functions.

extension TextMetrics {
  /// The font with the line height that labels use: that of the system font.
  package var inLabels: TextMetrics {
    var font = self
    font.lineHeight = SystemFont.lineHeight(ofSize: size)
    return font
  }

  /// The distance of the baseline from the top of a line, in points.
  package var baseline: CGFloat { lineHeight / 2 + size * SystemFont.baselineBelowMiddle }
}

extension PixelGrid {
  /// The width that a label requests for text, in points: slightly more than the text needs, so that
  /// it fits, in whole pixels.
  package func labelWidth(for width: CGFloat) -> CGFloat { up(width + 0.01) }

  /// The height that a label requests for lines, in points, in whole pixels.
  package func labelHeight(for height: CGFloat) -> CGFloat { up(height) }
}

extension CGRect {
  /// The rectangle of a label's text. A label that is shorter than a line still shows one,
  /// vertically centered.
  package func room(forLineOf font: TextMetrics) -> CGRect {
    insetBy(dx: 0, dy: min(0, (height - font.lineHeight) / 2))
  }
}
