internal import Basics
import Foundation
internal import Geometry
import Scene

extension Figure {
  /// Finds the text of the picture, which marks and labels avoid.
  mutating func findText(measuring text: inout some TextMeasuring) {
    let origin = subject.viewport.origin
    var scene = base
    scene.definitions = definitions.drawings
    // Includes the time and the symbols of the device frame.
    scene.groups += above.map { $0.moved(by: CGPoint(x: -origin.x, y: -origin.y), in: nil) }
    textAreas = scene.textAreas(measuring: &text).moved(by: origin)
    textAreas.symbols += cameras
    texts = Obstacles(textAreas.texts, clearance: OverlayChip.clearance)
    badges = Obstacles(textAreas.badges, clearance: OverlayChip.clearance)
  }

  /// Adds the marks of an overlay as a group.
  mutating func add(_ marks: [OverlayMark]) {
    guard let kind = marks.first?.kind else { return }
    let elements = marks.compactMap { element($0) }
    guard !elements.isEmpty else { return }
    above.append(SceneGroup(layer: .overlay(kind), elements: elements))
  }

  private mutating func element(_ mark: OverlayMark) -> SceneElement? {
    var clip: SceneClip?
    if mark.isInGutter {
      include(mark.frame)
    } else {
      let window = mark.clip.map { $0.common(with: subject.viewport) } ?? subject.viewport
      guard window.overlaps(mark.frame) else { return nil }
      // The corners of a device's screen are round.
      let seen = SceneClip(window, radius: window == subject.viewport ? radius : 0)
      if !seen.covers(mark.frame) { clip = seen }
    }
    return SceneElement(
      .overlay, frame: mark.frame, definition: definitions.index(of: shapes(of: mark)), clip: clip)
  }

  /// The shapes of a mark, with lines interrupted at text and badges, and with holes in areas so
  /// that badges keep their color.
  private func shapes(of mark: OverlayMark) -> [Shape] {
    guard !mark.isInGutter else { return mark.shapes }
    let isWash = mark.shapes.contains(where: \.isWash)
    let shapes = mark.shapes.flatMap { shape in
      shape.broken(around: mark.frame.origin) { start, end in
        texts.rects(near: start, end)
          + (mark.kind == .kinds || isWash ? [] : badges.rects(near: start, end))
      }
    }
    guard isWash else { return shapes }
    let corner = CGPoint(x: mark.frame.maxX, y: mark.frame.maxY)
    let places = badges.rects(near: mark.frame.origin, corner)
      .map { $0.offsetBy(dx: -mark.frame.minX, dy: -mark.frame.minY) }
    return places.isEmpty ? shapes : shapes.cutOut(around: places.uniqued())
  }
}
