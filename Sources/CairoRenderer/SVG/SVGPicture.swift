import Foundation
import Scene
import SceneSVG

/// A scene drawn by Cairo as SVG, in a root element of our own.
struct SVGPicture {
  private let picture: VectorPicture

  /// - Throws: ``RendererError``, if the picture has no area or is too long.
  init(_ scene: Scene, scale: CGFloat? = nil, shaper: TextShaper = TextShaper()) throws {
    picture = try VectorPicture(scene, scale: scale, shaper: shaper)
  }

  func bytes() throws -> [UInt8] {
    var cleaner = SVGCleaner(name: picture.scene.identifier)
    let file = try VectorFile(svgOf: picture.scene.size)
    let body = cleaner.body(of: try picture.draw(into: file))
    return Array((opening + body + "</svg>\n").utf8)
  }

  /// The opening tag with the picture's size and words for those who cannot see it.
  private var opening: String {
    let scene = picture.scene
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
}
