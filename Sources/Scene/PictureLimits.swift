package import Foundation

/// How large pictures are, whoever asks for one.
package enum PictureLimits {
  /// The sides of a container, in points.
  package static let lengths: ClosedRange<CGFloat> = 1...1_000_000
  /// Pixels a point.
  package static let scales: ClosedRange<CGFloat> = 0.1...16
  /// The most cells of a PNG whose scene is made and held as a whole. Longer ones are drawn strip by strip.
  package static let cellsOfStrip = 2_000
  /// The most cells of any picture whose scene is held as a whole: they take some 2 KB each.
  package static let cellsHeld = 100_000
}
