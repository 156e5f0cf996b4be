import Foundation
import Scene
import SceneSVG

/// Positions the glyph outlines of an SVG with the shaper that also draws pixels.
struct GlyphPlacer: TextPlacing {
  private let shaper: TextShaper
  private let shapes = GlyphShapes()
  /// Pixels per point of the matching PNG, to align baselines to its rows; `nil` does not align
  /// them.
  private let rows: Double?

  init(shaper: TextShaper = TextShaper(), rows: Double? = nil) {
    self.shaper = shaper
    self.rows = rows
  }

  /// The first error of a glyph that could not be drawn, and is missing.
  var failure: (any Error)? { shapes.failure }

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

  /// Empty, because no text refers to a font.
  func families(forSize size: CGFloat) -> [String] { [] }
}
