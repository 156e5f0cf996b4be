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
    let scene = try scene.withUniversalImages()
    switch text {
    case .live: return scene.svgBytes(placing: TextPlacer(shaper: shaper, rows: rows))
    case .embed:
      let fonts = FontSubsets(figure: scene.identifier)
      return scene.svgBytes(placing: TextPlacer(shaper: shaper, fonts: fonts, rows: rows))
    case .paths:
      let placer = GlyphPlacer(shaper: shaper, rows: rows)
      let bytes = scene.svgBytes(placing: placer)
      if let failure = placer.failure { throw failure }
      return bytes
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
