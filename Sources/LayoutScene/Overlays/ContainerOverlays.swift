import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The safe area as a tinted area with a dashed edge, and the layout margins as dotted lines.
struct SafeAreaOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    let container = subject.layout.container
    addBands(container.safeArea, to: &drawing)
    addMargins(to: &drawing)
    return drawing
  }

  /// The height in points above the picture that the margin labels need.
  var roomAbove: CGFloat {
    margins.isEmpty ? 0 : LabelCandidates.gapBeside + OverlayChip.size(lines: 1, width: 0).height
  }

  /// The visible container, or the whole picture if it shows all of the content.
  private var view: CGRect { subject.layout.visibleRect }

  private func addBands(_ insets: NSDirectionalEdgeInsets, to drawing: inout OverlayDrawing) {
    let (top, bottom) = (insets.top, insets.bottom)
    let (left, right) = subject.sides(insets)
    let bands = [
      (top, CGRect(x: view.minX, y: view.minY, width: view.width, height: top)),
      (bottom, CGRect(x: view.minX, y: view.maxY - bottom, width: view.width, height: bottom)),
      (left, CGRect(x: view.minX, y: view.minY, width: left, height: view.height)),
      (right, CGRect(x: view.maxX - right, y: view.minY, width: right, height: view.height)),
    ]
    let colors = subject.colors(.safeArea)
    for (inset, band) in bands where inset > 0 && band.overlaps(subject.viewport) {
      let outline = Strokes.outline(
        of: band.local.insetBy(dx: 0.5, dy: 0.5), color: colors.line, width: 1, dash: [6, 4])
      drawing.marks.append(
        OverlayMark(
          kind: .safeArea, frame: band,
          shapes: [.box(Box(band.local, fill: colors.wash)), .strokes(outline)]))
      drawing.labels.append(
        OverlayLabel(
          .safeArea, [["safe area \(OverlayFormat.number(inset))"], [OverlayFormat.number(inset)]],
          about: band))
    }
  }

  /// Adds the margins as lines that extend to their labels above the picture if there is space.
  private func addMargins(to drawing: inout OverlayDrawing) {
    let shown = subject.viewport
    for (inset, x) in margins {
      addLine(at: x, from: shown.minY, shown.height, to: &drawing)
      if subject.outset.top <= 0 {
        addLine(at: x, from: shown.minY - Self.rise, Self.rise, isInGutter: true, to: &drawing)
      }
      let band = CGRect(
        x: x < view.midX ? x - inset : x, y: shown.minY - subject.outset.top, width: inset,
        height: 0)
      drawing.labels.append(
        OverlayLabel(
          .safeArea, "margin \(OverlayFormat.number(inset))", about: band, .beside(.above)))
    }
  }

  /// The margins at the sides and the positions of their edges inside the picture.
  private var margins: [(inset: CGFloat, x: CGFloat)] {
    let (left, right) = subject.sides(subject.layout.container.layoutMargins)
    let shown = subject.viewport
    return [(left, view.minX + left), (right, view.maxX - right)].filter { inset, x in
      inset > 0 && x > shown.minX && x < shown.maxX
    }
  }

  /// How far a margin's line extends above the picture, in points.
  private static let rise: CGFloat = 4

  private func addLine(
    at x: CGFloat, from top: CGFloat, _ height: CGFloat, isInGutter: Bool = false,
    to drawing: inout OverlayDrawing
  ) {
    let line = Strokes(
      [[CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: height)]],
      color: subject.colors(.safeArea).line, width: 0.75, dash: isInGutter ? [] : [2, 3])
    drawing.marks.append(
      OverlayMark(
        kind: .safeArea, frame: CGRect(x: x - 0.5, y: top, width: 1, height: height),
        shapes: [.strokes(line)], isInGutter: isInGutter))
  }
}

/// The edges of the container.
struct ViewportOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    let (view, shown, axis) = (
      subject.layout.visibleRect, subject.viewport, subject.layout.scrollAxis
    )
    let length = shown.size[axis.across]
    let line = Strokes(
      [[CGPoint(axis, 1, across: 0), CGPoint(axis, 1, across: length)]],
      color: subject.colors(.viewport).line, width: 2, dash: [12, 4, 3, 4])
    let size = "\(OverlayFormat.number(view.width)) × \(OverlayFormat.number(view.height))"
    let isReversed = axis.isReversed(rightToLeft: subject.isRightToLeft)
    for (place, isEnd) in [(view.start(axis), isReversed), (view.end(axis), !isReversed)]
    where place > shown.start(axis) + 1 && place < shown.end(axis) - 1 {
      let frame = CGRect(
        origin: CGPoint(axis, place - 1, across: shown.start(axis.across)),
        size: CGSize(axis, 2, across: length))
      drawing.marks.append(OverlayMark(kind: .viewport, frame: frame, shapes: [.strokes(line)]))
      drawing.labels.append(
        OverlayLabel(
          .viewport, [[isEnd ? "container ends · \(size)" : "container begins · \(size)"], [size]],
          about: frame, .amid))
    }
    return drawing
  }
}
