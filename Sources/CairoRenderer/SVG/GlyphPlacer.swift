import Foundation
import Scene
import SceneSVG

/// Places text as the shapes of its glyphs, with the shaper that paints it.
struct GlyphPlacer: TextPlacing {
  private let shaper: TextShaper
  private let shapes = GlyphShapes()
  /// Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  private let rows: Double?

  init(shaper: TextShaper = TextShaper(), rows: Double? = nil) {
    self.shaper = shaper
    self.rows = rows
  }

  func lines(of block: TextBlock) -> [PlacedLine] {
    TextSetter(shaper: shaper).set(block).map { line in
      var placed = PlacedLine(placing: line)
      placed.glyphs = line.text.runs(of: line.index).flatMap { run in
        shapes.glyphs(of: run, in: line.text, line.color(of: run))
      }
      return placed
    }
  }

  func baseline(_ y: CGFloat) -> CGFloat { DeviceSpace.baseline(y, onRows: rows) }

  /// None: no text is left that names a font.
  func families(forSize size: CGFloat) -> [String] { [] }
}
