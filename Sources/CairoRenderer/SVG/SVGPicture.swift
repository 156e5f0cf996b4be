import Foundation
import Scene
import SceneSVG

/// Draws scenes as SVGs, with text positioned by the shaper that also draws pixels.
enum SVGPicture {
  /// Returns the document, which has one appearance.
  ///
  /// - Parameters:
  ///   - text: How text is represented.
  ///   - scale: Pixels per point of the matching PNG, to align baselines to its rows; `nil` does
  ///     not align them.
  ///   - shaper: Shapes the text.
  /// - Throws: ``RendererError`` if the picture is empty or too long.
  static func document(
    _ scene: Scene, text: SVGText = .live, scale: CGFloat? = nil,
    shaper: TextShaper = TextShaper()
  ) throws -> SVGDocument {
    try scene.checkSizeOfVectors()
    let rows = scale.map(Double.init)
    let scene = try scene.withUniversalImages()
    switch text {
    case .live: return scene.svgDocument(placing: TextPlacer(shaper: shaper, rows: rows))
    case .embed:
      let fonts = FontSubsets(figure: scene.identifier)
      return scene.svgDocument(placing: TextPlacer(shaper: shaper, fonts: fonts, rows: rows))
    case .paths:
      let placer = GlyphPlacer(shaper: shaper, rows: rows)
      let document = scene.svgDocument(placing: placer)
      if let failure = placer.failure { throw failure }
      return document
    }
  }
}

extension Scene {
  /// Checks that an SVG or PDF can have the scene's size.
  ///
  /// - Throws: ``RendererError`` if the size is empty or too long.
  func checkSizeOfVectors() throws { try Self.checkSizeOfVectors(size) }

  /// Checks that an SVG or PDF can have a size in points.
  static func checkSizeOfVectors(_ size: CGSize) throws {
    let sides = [(RendererError.Side.width, size.width), (.height, size.height)]
    guard sides.allSatisfy({ $0.1 > 0 }) else { throw RendererError.noArea(size) }
    let limit = Scene.maximumVectorLength
    for (side, length) in sides where !(length <= CGFloat(limit)) {
      throw RendererError.tooLong(side: side, length: length, limit: limit, unit: .points)
    }
  }
}
