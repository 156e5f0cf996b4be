internal import CellContent
import Foundation
import Scene

/// A scene with overlays under construction. Coordinates are points of the content until the final
/// size of the picture is known.
struct Figure {
  let base: Scene
  let subject: OverlaySubject
  var definitions = DrawingTable()
  /// The groups below and above the layout, from bottom to top.
  var below: [SceneGroup] = []
  var above: [SceneGroup] = []
  /// The rectangle that the picture must include, in points of the content.
  var extent: CGRect
  /// The corner radius of the container in points.
  var radius: CGFloat = 0
  var frame: DeviceFrame?
  /// The cameras of the device frame, in points of the content.
  var cameras: [CGRect] = []
  /// The text and symbols of the picture, in points of the content.
  var textAreas = TextAreas()
  /// The obstacles of lines, in points of the content: text, and badges except for lines about
  /// badges.
  var texts = Obstacles(clearance: OverlayChip.clearance)
  var badges = Obstacles(clearance: OverlayChip.clearance)

  /// The distance between the outermost labels and the edge of the picture, in points.
  private static let margin: CGFloat = 6

  init(_ scene: Scene, _ subject: OverlaySubject) {
    base = scene
    self.subject = subject
    definitions.append(scene.definitions)
    extent = subject.viewport
  }

  /// Extends the picture to include a frame.
  mutating func include(_ frame: CGRect) { extent = extent.joined(with: frame) }
}

// MARK: - Finished scene

extension Figure {
  /// The finished scene.
  func scene(
    showing overlays: [(kind: OverlayKind, drawing: OverlayDrawing)], _ annotations: [Annotation]
  ) -> Scene {
    let extent = extent.roomy(around: subject.viewport, Self.margin)
    let shift = CGPoint(x: -extent.minX, y: -extent.minY)
    var scene = base
    scene.size = extent.size
    scene.definitions = definitions.drawings
    if frame != nil { scene.background = .clear }
    let window = subject.viewport.offsetBy(dx: shift.x, dy: shift.y)
    let isWhole = window.covers(CGRect(origin: .zero, size: extent.size)) && radius <= 0
    let content = base.groups.map { group in
      group.moved(by: window.origin, in: isWhole ? nil : SceneClip(window, radius: radius))
    }
    let around = [below, above].map { groups in groups.map { $0.moved(by: shift, in: nil) } }
    scene.groups = around[0] + content + around[1]
    scene.summary += summary(of: overlays, annotations)
    return scene
  }
}

extension CGRect {
  /// The rectangle rounded to whole points, with a margin where it extends beyond `window`.
  fileprivate func roomy(around window: CGRect, _ margin: CGFloat) -> CGRect {
    let left = minX < window.minX ? (minX - margin).rounded(.down) : minX
    let top = minY < window.minY ? (minY - margin).rounded(.down) : minY
    let right = maxX > window.maxX ? (maxX + margin).rounded(.up) : maxX
    let bottom = maxY > window.maxY ? (maxY + margin).rounded(.up) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
