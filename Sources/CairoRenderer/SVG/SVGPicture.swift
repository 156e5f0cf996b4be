import Foundation
import Scene
import SceneSVG

/// A scene as an SVG, its text placed where the same fonts draw it.
enum SVGPicture {
  /// The bytes of the file.
  ///
  /// - Parameters:
  ///   - text: How text is written.
  ///   - scale: Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  ///   - shaper: Sets the text.
  /// - Throws: ``RendererError``, if the picture has no area or is too long.
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
  /// Refuses a size in points that no file of vectors has.
  ///
  /// - Throws: ``RendererError``, if it has no area or is too long.
  func checkSizeOfVectors() throws {
    let sides = [(RendererError.Side.width, size.width), (.height, size.height)]
    guard sides.allSatisfy({ $0.1 > 0 }) else { throw RendererError.noArea(size) }
    let most = Scene.maximumVectorLength
    for (side, length) in sides where !(length <= CGFloat(most)) {
      throw RendererError.tooLong(side: side, length: length, limit: most, unit: .points)
    }
  }
}
