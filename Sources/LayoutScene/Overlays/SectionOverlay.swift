import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// A magenta bracket beside each section with its name, its length and its scrolling behavior.
struct SectionOverlay {
  let subject: OverlaySubject

  /// The distance between the picture and the bracket, and the length of the bracket's ends, in
  /// points.
  private static let gap: CGFloat = 5
  private static let tick: CGFloat = 5

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    let (axis, names) = (subject.layout.scrollAxis, subject.names)
    for (index, section) in subject.layout.sections.enumerated() {
      let frame = subject.layout.shownFrame(ofSection: index)
      guard frame.size[axis] > 0, frame.overlaps(subject.viewport) else { continue }
      let start = max(frame.start(axis), subject.viewport.start(axis)) + 1
      let end = min(frame.end(axis), subject.viewport.end(axis)) - 1
      let bracket = bracket(from: start, to: max(end, start + 1))
      drawing.marks.append(bracket)
      var lines = [names[index], OverlayFormat.number(frame.size[axis]) + " pt"]
      if let carousel = section.carousel { lines.append(carousel.behaviorName) }
      drawing.labels.append(
        OverlayLabel(
          .sections, [lines, [lines.joined(separator: " · ")], [names[index]]],
          about: bracket.frame, .beside(side)))
    }
    return drawing
  }

  /// The side of the brackets: the trailing side, or the bottom in layouts that scroll
  /// horizontally.
  private var side: OverlayLabel.Side {
    subject.layout.scrollAxis.select(
      horizontal: .below, vertical: subject.isRightToLeft ? .left : .right)
  }

  /// A bracket whose ends point toward the picture.
  private func bracket(from start: CGFloat, to end: CGFloat) -> OverlayMark {
    let (axis, shown) = (subject.layout.scrollAxis, subject.viewport)
    let (length, tick) = (end - start, Self.tick)
    let distance = Self.gap + subject.outset[side]
    let isBefore = side == .left || side == .above
    let place =
      isBefore ? shown.start(axis.across) - distance - tick : shown.end(axis.across) + distance
    let (ends, back) = isBefore ? (tick, 0) : (0, tick)
    let points = [(0, ends), (0, back), (length, back), (length, ends)].map { along, across in
      CGPoint(axis, along, across: across)
    }
    let frame = CGRect(
      origin: CGPoint(axis, start, across: place), size: CGSize(axis, length, across: tick))
    let line = Strokes([points], color: subject.colors(.sections).line, width: 1.5)
    return OverlayMark(kind: .sections, frame: frame, shapes: [.strokes(line)], isInGutter: true)
  }
}
