package import Foundation

/// The vertical metrics of the system font, as fractions of its size.
package enum SystemFont {
  /// The height above the baseline.
  package static let ascent: CGFloat = 0.952_148_437_5
  /// The depth below the baseline.
  package static let descent: CGFloat = 0.241_210_937_5

  /// The distance of the baseline below the center of a line. The center of a line is at the middle
  /// of the capital letters, which are 0.7 of the size high.
  package static let baselineBelowMiddle: CGFloat = 0.35

  /// The height of a line of labels, in points. It is the ascent plus the descent, and smaller than
  /// the line heights in Apple's typography guidelines.
  package static func lineHeight(ofSize size: CGFloat) -> CGFloat { size * (ascent + descent) }
}
