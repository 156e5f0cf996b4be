import Foundation
import Scene
import SceneSVG

/// A scene on its way to a file of vectors, a unit a point, drawn by Cairo.
struct VectorPicture {
  let scene: Scene
  private let space: DeviceSpace
  private let shaper: TextShaper

  /// - Parameters:
  ///   - scale: Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  ///   - shaper: Sets the text.
  /// - Throws: ``RendererError``, if the picture has no area or is too long.
  init(_ scene: Scene, scale: CGFloat?, shaper: TextShaper) throws {
    try Self.check(scene.size)
    self.scene = scene
    self.shaper = shaper
    space = .points(scene.size, rows: scale)
  }

  /// Refuses a size in points that no file of vectors has.
  ///
  /// - Throws: ``RendererError``, if it has no area or is too long.
  static func check(_ size: CGSize) throws {
    let sides = [(RendererError.Side.width, size.width), (.height, size.height)]
    guard sides.allSatisfy({ $0.1 > 0 }) else { throw RendererError.noArea(size) }
    let most = Scene.longestOfVectors
    for (side, length) in sides where !(length <= CGFloat(most)) {
      throw RendererError.tooLong(side: side, length: length, limit: most, unit: .points)
    }
  }

  /// Draws the whole scene, and hands out the file.
  ///
  /// - Throws: ``RendererError``.
  func draw(into file: VectorFile) throws -> [UInt8] {
    let canvas = try Canvas(drawingOn: file.surface)
    if scene.background.isVisible {
      canvas.addRectangle(CGRect(origin: .zero, size: scene.size))
      canvas.fill(scene.background)
    }
    let painter = ScenePainter(
      scene: scene, canvas: canvas, text: shaper, images: try SceneImages(scene, scale: nil))
    for element in scene.elements { painter.draw(element, in: space) }
    try canvas.check()
    return try file.finish()
  }
}
