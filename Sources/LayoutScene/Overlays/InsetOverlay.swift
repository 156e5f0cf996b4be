import CompositionalLayout
import Foundation
import Scene

/// The content insets of sections, groups and items as green areas with their lengths.
struct InsetOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    var labelled = FirstOccurrences()
    for index in subject.layout.sections.indices { addSection(index, to: &drawing) }
    for box in subject.boxModel.groups + subject.boxModel.items where box.insets != .zero {
      let isNew = labelled.isNew("\(box.section)", "\(box.path)")
      add(box.insets, outer: box.frame, box.section, isLabelled: isNew, to: &drawing)
    }
    return drawing
  }

  private func addSection(_ index: Int, to drawing: inout OverlayDrawing) {
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
      insets, outer: subject.layout.shown(flat: outer), index, isFixed: true, isLabelled: true,
      to: &drawing)
  }

  /// Adds the areas between a frame and the frame without its insets.
  ///
  /// - Parameter isFixed: Whether the areas do not scroll with a carousel.
  private func add(
    _ insets: NSDirectionalEdgeInsets, outer: CGRect, _ section: Int, isFixed: Bool = false,
    isLabelled: Bool, to drawing: inout OverlayDrawing
  ) {
    let (left, right) = subject.sides(insets)
    let height = max(outer.height - insets.top - insets.bottom, 0)
    let bands = [
      (insets.top, CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: insets.top)),
      (left, CGRect(x: outer.minX, y: outer.minY + insets.top, width: left, height: height)),
      (
        right,
        CGRect(x: outer.maxX - right, y: outer.minY + insets.top, width: right, height: height)
      ),
      (
        insets.bottom,
        CGRect(
          x: outer.minX, y: outer.maxY - insets.bottom, width: outer.width, height: insets.bottom)
      ),
    ]
    let (wash, line) = (subject.colors(.insets).wash, subject.colors(.insets).line)
    // Lines separate the insets of adjacent boxes.
    if subject.isVisible(outer, section: section) {
      let edge = Box(outer.local, stroke: Box.Stroke(color: line.faded(by: 0.6), width: 0.5))
      drawing.marks.append(
        OverlayMark(
          kind: .insets, frame: outer, shapes: [.box(edge)],
          clip: isFixed ? nil : subject.clip(ofSection: section)))
    }
    for (inset, band) in bands where inset > 0 && subject.isVisible(band, section: section) {
      drawing.marks.append(
        OverlayMark(
          kind: .insets, frame: band, shapes: [.box(Box(band.local, fill: wash))],
          clip: isFixed ? nil : subject.clip(ofSection: section)))
      guard isLabelled else { continue }
      drawing.labels.append(OverlayLabel(.insets, OverlayFormat.number(inset), about: band))
    }
  }
}

extension SolvedSection {
  /// The length of the groups along the scroll axis. For a carousel, the height of its tallest
  /// group.
  fileprivate func length(along axis: Axis, _ description: SectionDescription) -> CGFloat {
    carousel == nil ? flowLength : runs.rowHeight(of: description.group, axis)
  }
}
