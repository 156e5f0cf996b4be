import CompositionalLayout
import Foundation

/// A bracket beside each section, with its name, its extent and how it scrolls: magenta.
struct SectionOverlay {
  let subject: OverlaySubject

  /// Points between the picture and the bracket, and how far its ends reach.
  private var distance: CGFloat {
    switch place {
    case .left: 5 + subject.outset.left
    case .right: 5 + subject.outset.right
    case .below: 5 + subject.outset.bottom
    }
  }
  private static let reach: CGFloat = 5

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
      var lines = [names[index], OverlayWords.number(frame.size[axis]) + " pt"]
      if let carousel = section.carousel { lines.append(carousel.word) }
      drawing.labels.append(
        OverlayLabel(
          .sections, [lines, [lines.joined(separator: " · ")], [names[index]]],
          about: bracket.frame, .beside(place.side)))
    }
    return drawing
  }

  /// Where brackets may stand.
  private enum Place {
    case left, right, below

    var side: OverlayLabel.Side {
      switch self {
      case .left: .left
      case .right: .right
      case .below: .below
      }
    }
  }

  /// At the trailing side, or below where sections follow one another across.
  private var place: Place {
    if subject.layout.scrollAxis == .horizontal { return .below }
    return subject.isRightToLeft ? .left : .right
  }

  private func bracket(from start: CGFloat, to end: CGFloat) -> OverlayMark {
    let shown = subject.viewport
    let (length, reach) = (end - start, Self.reach)
    let frame: CGRect
    let points: [CGPoint]
    switch place {
    case .right:
      frame = CGRect(x: shown.maxX + distance, y: start, width: reach, height: length)
      points = [
        .zero, CGPoint(x: reach, y: 0), CGPoint(x: reach, y: length), CGPoint(x: 0, y: length),
      ]
    case .left:
      frame = CGRect(
        x: shown.minX - distance - reach, y: start, width: reach, height: length)
      points = [
        CGPoint(x: reach, y: 0), .zero, CGPoint(x: 0, y: length), CGPoint(x: reach, y: length),
      ]
    case .below:
      frame = CGRect(x: start, y: shown.maxY + distance, width: length, height: reach)
      points = [
        .zero, CGPoint(x: 0, y: reach), CGPoint(x: length, y: reach), CGPoint(x: length, y: 0),
      ]
    }
    let line = Strokes([points], color: subject.colors(.sections).line, width: 1.5)
    return OverlayMark(kind: .sections, frame: frame, shapes: [.strokes(line)], isInGutter: true)
  }
}
