package import CompositionalLayout
import LayoutScene

/// How many cells are drawn at once, whoever asks for a picture.
package enum PictureLimits {
  /// The most cells of a PNG whose scene is made and held as a whole. Longer ones are drawn strip by strip.
  private static let cellsOfStrip = 2_000

  /// The most cells of any picture whose scene is held as a whole: they take some 2 KB each.
  package static let cellsHeld = 100_000

  /// Whether a PNG of all the content is drawn strip by strip.
  package static func needsStrips(_ layout: SolvedLayout) -> Bool {
    layout.drawnCells > cellsOfStrip
  }

  /// Whether there is memory for a picture of all the content.
  package static func holds(_ layout: SolvedLayout, inStrips: Bool) -> Bool {
    inStrips || layout.drawnCells <= cellsHeld
  }
}
