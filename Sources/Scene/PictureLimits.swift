package import Foundation

/// Limits for the size of pictures.
package enum PictureLimits {
  /// The allowed width and height of a container, in points.
  package static let lengths: ClosedRange<CGFloat> = 1...1_000_000
  /// The allowed scale, in pixels per point.
  package static let scales: ClosedRange<CGFloat> = 0.1...16
  /// The largest number of cells of a PNG whose scene is built as a whole. PNGs with more cells are
  /// drawn in strips.
  package static let cellsOfStrip = 2_000
  /// The largest number of cells of any scene that is built as a whole. A cell takes about 2 KB.
  package static let cellsHeld = 100_000
}
