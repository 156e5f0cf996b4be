import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The layout, its sections, groups and items as outlines of different hues, one inside the other.
///
/// Boxes of different levels often have the same frame. They are drawn apart: the layout and its
/// sections around the content, groups and items a little inside their frames. The first box of each
/// level has its name.
struct NestingOverlay {
  let subject: OverlaySubject

  /// The distance in points between the outlines of two levels.
  private static let step: CGFloat = 5
  /// The distance in points between the content and the outline of the layout.
  static let outset = 2 * step

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    addLayout(to: &drawing)
    for index in subject.layout.sections.indices { addSection(index, to: &drawing) }
    var labelled = FirstOccurrences()
    for box in subject.boxModel.groups where subject.isVisible(box.frame, section: box.section) {
      // Only the outermost group is the group of a section; others are nested.
      let name = box.depth == 0 ? "group" : "nested group"
      let isNew = labelled.isNew("\(box.section)", "\(box.path)")
      add(box, inset: CGFloat(box.depth) * 3 + 1, .group, isNew ? name : nil, to: &drawing)
    }
    for box in subject.boxModel.items where subject.isVisible(box.frame, section: box.section) {
      let isNew = labelled.isNew("\(box.section)", "item")
      add(box, inset: CGFloat(box.depth) * 3 + 3, .item, isNew ? "item" : nil, to: &drawing)
    }
    return drawing
  }

  /// The frame of the layout's outline, at the edge of the taken space around the picture.
  private var page: CGRect {
    let shown = subject.viewport
    return CGRect(
      x: shown.minX - subject.outset.left, y: shown.minY - subject.outset.top,
      width: shown.width + subject.outset.left + subject.outset.right,
      height: shown.height + subject.outset.top + subject.outset.bottom)
  }

  private func addLayout(to drawing: inout OverlayDrawing) {
    let frame = page
    let colors = OverlayColors(nestingOf: nil, subject.appearance)
    drawing.marks.append(
      OverlayMark(
        kind: .nesting, frame: frame, shapes: [.strokes(outline(frame.local, colors))],
        isInGutter: true))
    let edge = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0)
    drawing.labels.append(label("layout", about: edge, .beside(.above), colors))
  }

  private func addSection(_ index: Int, to drawing: inout OverlayDrawing) {
    let frame = subject.layout.shownFrame(ofSection: index)
    guard frame.width > 0, frame.height > 0, frame.overlaps(subject.viewport) else { return }
    let axis = subject.layout.scrollAxis
    // Sections touch along the scroll axis: their outlines are inside there, except at the ends of
    // the picture, and outside across it.
    var shown = subject.viewport.spanning(frame, along: axis.across)
      .common(with: subject.viewport)
    let isFirst = shown.start(axis) <= subject.viewport.start(axis)
    let isLast = shown.end(axis) >= subject.viewport.end(axis)
    let (before, after) = (isFirst ? -Self.step : 1.5, isLast ? -Self.step : 1.5)
    shown.origin[axis] += before
    shown.size[axis] = max(shown.size[axis] - before - after, 1)
    shown.origin[axis.across] = page.origin[axis.across] + Self.step
    shown.size[axis.across] = page.size[axis.across] - 2 * Self.step
    let colors = OverlayColors(nestingOf: .section, subject.appearance)
    drawing.marks.append(
      OverlayMark(
        kind: .nesting, frame: shown, shapes: [.strokes(outline(shown.local, colors))],
        isInGutter: true))
    let name = "section \(subject.names[index])"
    drawing.labels.append(label(name, about: shown, .beside(side), colors))
  }

  /// The side of the names of sections: the trailing side, or the bottom in layouts that scroll
  /// horizontally.
  private var side: OverlayLabel.Side {
    subject.layout.scrollAxis.select(
      horizontal: .below, vertical: subject.isRightToLeft ? .left : .right)
  }

  private func add(
    _ box: BoxModel.Box, inset: CGFloat, _ level: BoxLevel, _ name: String?,
    to drawing: inout OverlayDrawing
  ) {
    let colors = OverlayColors(nestingOf: level, subject.appearance)
    let room = max(min(box.frame.width, box.frame.height) / 2 - 1, 0)
    let inset = min(inset, room)
    let area = box.frame.local.insetBy(dx: inset, dy: inset)
    drawing.marks.append(
      OverlayMark(
        kind: .nesting, frame: box.frame,
        shapes: [.box(Box(area, fill: colors.wash)), .strokes(outline(area, colors))],
        clip: subject.clip(ofSection: box.section)))
    guard let name else { return }
    drawing.labels.append(label(name, about: box.frame, .corner, colors))
  }

  private func outline(_ rect: CGRect, _ colors: OverlayColors) -> Strokes {
    .outline(of: rect.insetBy(dx: 0.5, dy: 0.5), color: colors.line, width: 1)
  }

  private func label(
    _ name: String, about area: CGRect, _ placement: OverlayLabel.Placement,
    _ colors: OverlayColors
  ) -> OverlayLabel {
    var label = OverlayLabel(.nesting, name, about: area, placement)
    label.colors = colors
    return label
  }
}
