import Foundation
internal import Geometry
import Scene

extension Figure {
  /// Adds the hidden cells of carousels, faint and below everything.
  mutating func addGhosts(_ ghosts: Ghosts) {
    let offset = definitions.drawings.count
    definitions.append(ghosts.scene.definitions)
    let sides = ghosts.area.sides(of: subject.viewport)
    var elements: [SceneElement] = []
    for var element in ghosts.scene.elements {
      element.frame = element.frame.offsetBy(dx: ghosts.area.minX, dy: ghosts.area.minY)
      element.moveDefinitions(by: offset)
      element.opacity *= Self.ghostOpacity
      for side in sides where side.overlaps(element.bounds) {
        element.clip = side.covers(element.bounds) ? nil : SceneClip(side)
        elements.append(element)
      }
    }
    guard !elements.isEmpty else { return }
    extent = extent.joined(with: ghosts.area)
    below.append(SceneGroup(layer: .overlay(.scroll), elements: elements))
  }

  private static let ghostOpacity = 0.35
}

extension CGRect {
  /// The areas to the left, right, top and bottom of a window inside the rectangle.
  fileprivate func sides(of window: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: window.minX - minX, height: height),
      CGRect(x: window.maxX, y: minY, width: maxX - window.maxX, height: height),
      CGRect(x: window.minX, y: minY, width: window.width, height: window.minY - minY),
      CGRect(x: window.minX, y: window.maxY, width: window.width, height: maxY - window.maxY),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
