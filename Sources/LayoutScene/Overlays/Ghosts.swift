import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The cells of carousels that are hidden beyond the edges of their sections.
struct Ghosts {
  /// The scene in points of ``area``.
  var scene: Scene
  /// The viewport and the hidden cells beside it, in points of the content.
  var area: CGRect

  /// Collects at most half of the view's width or height of hidden cells on each side.
  init(
    of subject: OverlaySubject, options: SceneOptions, measuring text: some TextMeasuring
  ) {
    let layout = subject.layout
    var area = subject.viewport
    var elements: [SolvedElement] = []
    for (index, section) in layout.sections.enumerated() {
      guard let carousel = section.carousel,
        layout.shownFrame(ofSection: index).overlaps(subject.viewport)
      else { continue }
      let axis = section.flow
      let length = (layout.container.size[axis] / 2).rounded()
      let offset = layout.carouselOffset(ofSection: index)
      let before = min(max(offset, 0), length)
      let after = min(max(carousel.largestOffset - offset, 0), length)
      let isReversed = axis.isReversed(rightToLeft: subject.isRightToLeft)
      var shifted = subject.viewport
      shifted.origin[axis] -= isReversed ? after : before
      shifted.size[axis] += before + after
      let shift = layout.carouselShift(ofSection: index)
      elements += layout.carouselElements(ofSection: index, in: shifted).map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: shift.x, dy: shift.y)
        return element
      }
      area = area.joined(with: shifted)
    }
    elements.removeAll { subject.clip(ofSection: $0.section)?.covers($0.frame) ?? true }
    // Reduce the area to the elements in it.
    let seen = elements.reduce(subject.viewport) { $0.joined(with: $1.frame) }
    self.area = area.common(with: seen)
    var options = options
    options.viewport = self.area
    options.layoutDirection = layout.container.traits.layoutDirection
    scene = SceneBuilder.scene(
      elements: elements, contentSize: layout.contentSize, content: subject.content,
      options: options, measuring: text)
  }
}

/// The edges of the view beyond which carousels continue. The hidden cells themselves are elements
/// of the scene.
struct GhostOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    let frame = subject.viewport
    let color = subject.colors(.scroll).line
    let x = [frame.minX, frame.maxX]
    let lines = x.map { x in
      [CGPoint(x: x - frame.minX, y: 0), CGPoint(x: x - frame.minX, y: frame.height)]
    }
    let hasCarousels = subject.layout.sections.contains { $0.carousel != nil }
    // The lines are vertical, so they apply only to carousels in layouts that scroll vertically.
    guard hasCarousels, subject.layout.scrollAxis == .vertical else { return OverlayDrawing() }
    let strokes = Strokes(lines, color: color, width: 1, dash: [1, 3])
    return OverlayDrawing(
      marks: [
        OverlayMark(kind: .scroll, frame: frame, shapes: [.strokes(strokes)], isInGutter: true)
      ])
  }
}
