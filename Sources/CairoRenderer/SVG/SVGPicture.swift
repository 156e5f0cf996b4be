import Foundation
import Scene
import SceneSVG

/// Draws scenes as SVGs, with text positioned by the shaper that also draws pixels.
enum SVGPicture {
  /// Returns the bytes of the file.
  ///
  /// - Parameters:
  ///   - text: How text is represented.
  ///   - scale: Pixels per point of the matching PNG, to align baselines to its rows; `nil` does
  ///     not align them.
  ///   - shaper: Shapes the text.
  /// - Throws: ``RendererError`` if the picture is empty or too long.
  static func bytes(
    _ scene: Scene, text: SVGText = .live, scale: CGFloat? = nil,
    shaper: TextShaper = TextShaper()
  ) throws -> [UInt8] {
    try scene.checkSizeOfVectors()
    let rows = scale.map(Double.init)
    let placer: any TextPlacing =
      switch text {
      case .live: TextPlacer(shaper: shaper, rows: rows)
      case .embed:
        TextPlacer(shaper: shaper, fonts: FontSubsets(figure: scene.identifier), rows: rows)
      case .paths: GlyphPlacer(shaper: shaper, rows: rows)
      }
    return try scene.withUniversalImages().svgBytes(placing: placer)
  }
}

extension Scene {
  /// Checks that an SVG or PDF can have the scene's size.
  ///
  /// - Throws: ``RendererError`` if the size is empty or too long.
  func checkSizeOfVectors() throws {
    let sides = [(RendererError.Side.width, size.width), (.height, size.height)]
    guard sides.allSatisfy({ $0.1 > 0 }) else { throw RendererError.noArea(size) }
    let limit = Scene.maximumVectorLength
    for (side, length) in sides where !(length <= CGFloat(limit)) {
      throw RendererError.tooLong(side: side, length: length, limit: limit, unit: .points)
    }
  }
}
