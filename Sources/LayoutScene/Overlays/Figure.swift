import CompositionalLayout
import Foundation
import Scene

/// A scene with what explains it, in the making: coordinates are those of the content until all has
/// found its place, and it is known how large the picture becomes.
struct Figure {
  let base: Scene
  let subject: OverlaySubject
  var definitions = DrawingTable()
  /// From the bottom to the top, around what the layout shows.
  var below: [SceneGroup] = []
  var above: [SceneGroup] = []
  /// What the picture must hold: points, in content coordinates.
  var extent: CGRect
  /// How round the corners of the container are.
  var radius: CGFloat = 0
  var frame: DeviceFrame?
  /// What hides cameras of the device, in content coordinates.
  var cameras: [CGRect] = []
  /// Where the picture says something, in content coordinates.
  var words = WordPlaces()
  /// What lines go around, in content coordinates: words, and badges but for lines about badges.
  var texts = TakenPlaces(clearance: OverlayChip.clearance)
  var badges = TakenPlaces(clearance: OverlayChip.clearance)

  /// Points between what stands beside the picture and the edge.
  private static let margin: CGFloat = 6

  init(_ scene: Scene, _ subject: OverlaySubject) {
    base = scene
    self.subject = subject
    definitions.append(scene.definitions)
    extent = subject.viewport
  }

  /// Makes the picture hold a frame.
  mutating func hold(_ frame: CGRect) { extent = extent.joined(with: frame) }
}

// MARK: - The whole

extension Figure {
  /// The finished scene.
  func scene(title kinds: [OverlayKind]) -> Scene {
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
    scene.summary += summary(of: kinds)
    return scene
  }
}

extension CGRect {
  /// The rectangle with its edges on whole points, with a margin where it is larger than a window.
  fileprivate func roomy(around window: CGRect, _ margin: CGFloat) -> CGRect {
    let left = minX < window.minX ? (minX - margin).rounded(.down) : minX
    let top = minY < window.minY ? (minY - margin).rounded(.down) : minY
    let right = maxX > window.maxX ? (maxX + margin).rounded(.up) : maxX
    let bottom = maxY > window.maxY ? (maxY + margin).rounded(.up) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
