import Foundation
import Scene

extension Figure {
  /// Puts the container into a device frame.
  mutating func addFrame(_ frame: DeviceFrame) {
    self.frame = frame
    radius = frame.radius
    let screen = subject.viewport
    extent = extent.joined(with: frame.outline(around: screen).insetBy(dx: -1, dy: -1))
    // Reaches below the frame, so that nothing shines through between their edges.
    let ground = screen.insetBy(dx: -1, dy: -1)
    let canvas = Box(ground.local, corners: CornerRadii(radius + 1), fill: base.background)
    below.append(
      SceneGroup(
        layer: .frame(part: 0),
        elements: [
          SceneElement(.overlay, frame: ground, definition: definitions.index(of: [.box(canvas)]))
        ]))
    let parts = frame.parts(on: screen, ground: base.background, subject.appearance)
    cameras = parts.filter(\.isCamera).map(\.frame)
    let elements = parts.map { part in
      SceneElement(
        .overlay, frame: part.frame, definition: definitions.index(of: part.shapes),
        texts: part.texts)
    }
    above.append(SceneGroup(layer: .frame(part: 1), elements: elements))
  }
}
