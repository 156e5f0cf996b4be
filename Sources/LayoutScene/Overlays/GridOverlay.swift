import Foundation
internal import Geometry
import Scene

/// The edges of the columns and rows of each section, numbered from the leading and the top edge.
struct GridOverlay {
  let subject: OverlaySubject

  /// The maximum number of edges. More would not be readable.
  private static let maximumCount = 400

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    let items = subject.boxModel.items.filter { subject.isVisible($0.frame, section: $0.section) }
    for (section, boxes) in Dictionary(grouping: items, by: \.section).sorted(by: {
      $0.key < $1.key
    }) {
      let area = boxes.reduce(CGRect.null) { $0.joined(with: $1.frame) }
        .common(with: subject.viewport)
      for axis in Axis.allCases { add(boxes, section, in: area, axis, to: &drawing) }
    }
    return drawing
  }

  private func add(
    _ boxes: [BoxModel.Box], _ section: Int, in area: CGRect, _ axis: Axis,
    to drawing: inout OverlayDrawing
  ) {
    let isReversed = axis.isReversed(rightToLeft: subject.isRightToLeft)
    func hundredths(_ value: CGFloat) -> Int { Int((value * 100).rounded()) }
    let starts = Set(boxes.map { hundredths(isReversed ? $0.frame.maxX : $0.frame.start(axis)) })
    let ends = Set(boxes.map { hundredths(isReversed ? $0.frame.minX : $0.frame.end(axis)) })
    guard starts.count + ends.count <= Self.maximumCount else { return }
    let color = subject.colors(.grid).line
    for edge in starts.union(ends).sorted() {
      drawing.marks += [mark(at: CGFloat(edge) / 100, in: area, axis, color)].compactMap { $0 }
    }
    var numbered = starts.sorted()
    if let last = ends.max(), !isReversed, !starts.contains(last) { numbered.append(last) }
    if isReversed {
      numbered.reverse()
      if let last = ends.min(), !starts.contains(last) { numbered.append(last) }
    }
    for (index, edge) in numbered.enumerated() {
      guard let mark = mark(at: CGFloat(edge) / 100, in: area, axis, color) else { continue }
      var label = OverlayLabel(.grid, "\(index + 1)", about: mark.frame, .atEnd(of: axis))
      label.section = section
      drawing.labels.append(label)
    }
  }

  /// A line along an edge, across the section's items.
  private func mark(
    at place: CGFloat, in area: CGRect, _ axis: Axis, _ color: RGBA
  ) -> OverlayMark? {
    guard place >= area.start(axis) - 0.01, place <= area.end(axis) + 0.01 else { return nil }
    var frame = area
    // Keep the first and the last line inside the picture.
    let inside = min(
      max(place, subject.viewport.start(axis) + 0.5), subject.viewport.end(axis) - 0.5)
    frame.origin[axis] = inside - 0.5
    frame.size[axis] = 1
    let length = area.size[axis.across]
    let line = Strokes(
      [[CGPoint(axis, 0.5, across: 0), CGPoint(axis, 0.5, across: length)]], color: color,
      width: 0.75, dash: [3, 2])
    return OverlayMark(kind: .grid, frame: frame, shapes: [.strokes(line)])
  }
}
