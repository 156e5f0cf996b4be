import Foundation
import LayoutScene

/// A scene drawn by Cairo as SVG, in a root element of our own.
struct SVGPicture {
  private let scene: Scene
  private let space: DeviceSpace
  private let shaper: TextShaper

  /// Points. Cairo draws nothing beyond 2^23 and says nothing about it.
  private static let mostLong = 1 << 22

  /// - Throws: ``RendererError``, if the picture has no area or is too long.
  init(_ scene: Scene, scale: CGFloat? = nil, shaper: TextShaper = TextShaper()) throws {
    guard scene.size.width > 0, scene.size.height > 0 else {
      throw RendererError.noArea(scene.size)
    }
    try Self.check(scene.size.width, .width)
    try Self.check(scene.size.height, .height)
    self.scene = scene
    self.shaper = shaper
    space = .points(scene.size, rows: scale)
  }

  func bytes() throws -> [UInt8] {
    var cleaner = SVGCleaner(name: scene.identifier)
    let body = cleaner.body(of: try drawn())
    return Array((opening + body + "</svg>\n").utf8)
  }

  /// What Cairo makes of the scene.
  private func drawn() throws -> [UInt8] {
    let file = try VectorFile(svgOf: scene.size)
    let canvas = try Canvas(drawingOn: file.surface)
    if scene.background.isVisible {
      canvas.addRectangle(CGRect(origin: .zero, size: scene.size))
      canvas.fill(scene.background)
    }
    let painter = try ScenePainter(scene: scene, canvas: canvas, text: shaper)
    for group in scene.groups {
      for element in group.elements { painter.draw(element, in: space) }
    }
    try canvas.check()
    return try file.finish()
  }

  /// The opening tag with the picture's size and words for those who cannot see it.
  private var opening: String {
    let id = scene.identifier
    let width = SVGNumber.text(scene.size.width)
    let height = SVGNumber.text(scene.size.height)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      id="\(id)" class="fp" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-labelledby="\(id)-t \(id)-d">
      <title id="\(id)-t">\(scene.title.escapedForXML)</title>\
      <desc id="\(id)-d">\(scene.summary.escapedForXML)</desc>

      """
  }

  private static func check(_ length: CGFloat, _ side: RendererError.Side) throws {
    guard length <= CGFloat(mostLong) else {
      throw RendererError.tooLong(side: side, length: length, limit: mostLong, unit: .points)
    }
  }
}
