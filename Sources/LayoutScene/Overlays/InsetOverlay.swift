import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The level of the layout that a box belongs to.
enum BoxLevel: Int, CaseIterable, Hashable {
  case section, group, item
}

/// The content insets with their lengths. Each level has its own hue and cue: those of sections are
/// plain green areas, those of groups hatched brown ones, and those of items dotted blue ones.
struct InsetOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    // The first label of a property names it, even if it is beside the area.
    var (labelled, named) = (FirstOccurrences(), FirstOccurrences())
    for index in subject.layout.sections.indices { addSection(index, &named, to: &drawing) }
    for box in subject.boxModel.groups + subject.boxModel.items where box.insets != .zero {
      let isNew = labelled.isNew("\(box.section)", "\(box.path)")
      let level = box.item == nil ? BoxLevel.group : .item
      add(
        box.insets, of: level, outer: box.frame, box.section, isLabelled: isNew, &named,
        to: &drawing)
    }
    return drawing
  }

  private func addSection(
    _ index: Int, _ named: inout FirstOccurrences, to drawing: inout OverlayDrawing
  ) {
    let solved = subject.layout.sections[index]
    guard let section = subject.description.sections[index], section.contentInsets != .zero,
      solved.itemCount > 0
    else { return }
    let insets = section.contentInsets
    let axis = subject.layout.scrollAxis
    var outer = solved.frame
    outer.origin.x += solved.origin.x - insets.leading
    outer.origin.y += solved.origin.y - insets.top
    outer.size[axis] = insets.start(axis) + insets.end(axis) + solved.length(along: axis, section)
    // The insets across the scroll axis are equal on both sides after the reference bounds are
    // applied.
    let before = outer.origin[axis.across] - solved.frame.origin[axis.across]
    outer.size[axis.across] = solved.frame.size[axis.across] - 2 * before
    add(
      insets, of: .section, outer: subject.layout.shown(flat: outer), index, isFixed: true,
      isLabelled: true, &named, to: &drawing)
  }

  /// Adds the areas between a frame and the frame without its insets.
  ///
  /// - Parameter isFixed: Whether the areas do not scroll with a carousel.
  private func add(
    _ insets: NSDirectionalEdgeInsets, of level: BoxLevel, outer: CGRect, _ section: Int,
    isFixed: Bool = false, isLabelled: Bool, _ named: inout FirstOccurrences,
    to drawing: inout OverlayDrawing
  ) {
    let colors = OverlayColors(insetsOf: level, subject.appearance)
    let line = colors.line
    // Lines separate the insets of adjacent boxes.
    if subject.isVisible(outer, section: section) {
      let edge = Box(outer.local, stroke: Box.Stroke(color: line.faded(by: 0.6), width: 0.5))
      drawing.marks.append(
        OverlayMark(
          kind: .insets, frame: outer, shapes: [.box(edge)],
          clip: isFixed ? nil : subject.clip(ofSection: section)))
    }
    for (edge, inset, band) in bands(insets, of: outer)
    where inset > 0 && subject.isVisible(band, section: section) {
      drawing.marks.append(
        OverlayMark(
          kind: .insets, frame: band, shapes: level.shapes(filling: band.local, colors),
          level: level, clip: isFixed ? nil : subject.clip(ofSection: section)))
      guard isLabelled else { continue }
      let owner = level == .section ? "" : "\(level) "
      let texts = OverlayFormat.named(
        "\(owner)contentInsets.\(edge)", [OverlayFormat.number(inset)])
      var label = OverlayLabel(.insets, texts, about: band)
      label.section = section
      label.colors = colors
      label.prefersFullest = named.isNew("\(level)", edge)
      drawing.labels.append(label)
    }
  }

  /// The areas between a frame and the frame without its insets.
  private func bands(
    _ insets: NSDirectionalEdgeInsets, of outer: CGRect
  ) -> [(edge: String, inset: CGFloat, band: CGRect)] {
    let (left, right) = subject.sides(insets)
    let height = max(outer.height - insets.top - insets.bottom, 0)
    let (first, last) =
      subject.isRightToLeft ? ("trailing", "leading") : ("leading", "trailing")
    return [
      (
        "top", insets.top,
        CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: insets.top)
      ),
      (first, left, CGRect(x: outer.minX, y: outer.minY + insets.top, width: left, height: height)),
      (
        last, right,
        CGRect(x: outer.maxX - right, y: outer.minY + insets.top, width: right, height: height)
      ),
      (
        "bottom", insets.bottom,
        CGRect(
          x: outer.minX, y: outer.maxY - insets.bottom, width: outer.width, height: insets.bottom)
      ),
    ]
  }
}

extension BoxLevel {
  /// The shapes that fill an area of insets in the way of the level.
  func shapes(filling rect: CGRect, _ colors: OverlayColors) -> [Shape] {
    let ground = Shape.box(Box(rect, fill: colors.wash))
    let color = colors.line.faded(by: 0.8)
    switch self {
    case .section: return [ground]
    case .group:
      return [ground, .strokes(.hatch(of: rect, color: color, width: 0.75, every: 4))]
    case .item: return [ground, .strokes(.dots(in: rect, color: color, every: 4))]
    }
  }
}

extension Strokes {
  /// Rows of square dots that fill a rectangle, `step` points apart. If this would give more than
  /// `most` rows, the distance between them is increased.
  fileprivate static func dots(
    in rect: CGRect, color: RGBA, every step: CGFloat, most: Int = 400
  ) -> Strokes {
    guard rect.height > 0, rect.height.isFinite, rect.width.isFinite else {
      return Strokes([], color: color, width: 1)
    }
    let distance = max(step, rect.height / CGFloat(most))
    let rows = stride(from: min(distance, rect.height) / 2, to: rect.height, by: distance)
    return Strokes(
      rows.map {
        [CGPoint(x: rect.minX + 1, y: rect.minY + $0), CGPoint(x: rect.maxX, y: rect.minY + $0)]
      },
      color: color, width: 1, dash: [1, step - 1])
  }
}

extension SolvedSection {
  /// The length of the groups along the scroll axis. For a carousel, the height of its tallest
  /// group.
  fileprivate func length(along axis: Axis, _ description: SectionDescription) -> CGFloat {
    carousel == nil ? flowLength : runs.rowHeight(of: description.group, axis)
  }
}
