import CompositionalLayout
import Foundation

/// What the container keeps free: the safe area washed, its edge dashed, and the layout margins as
/// a thin dotted line.
struct SafeAreaOverlay {
  private let subject: OverlaySubject

  init(_ subject: OverlaySubject) { self.subject = subject }

  private var isRightToLeft: Bool { subject.isRightToLeft }

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    let container = subject.layout.container
    addBands(container.safeArea, to: &drawing)
    addMargins(to: &drawing)
    return drawing
  }

  /// Points above the picture, and above what surrounds it, in which the numbers of margins stand.
  var roomAbove: CGFloat {
    margins.isEmpty ? 0 : LabelCandidates.gapBeside + OverlayChip.size(lines: 1, width: 0).height
  }

  /// The container where it stands, or the whole picture where that shows all of the content.
  private var view: CGRect { subject.layout.inSight }

  private func edges(
    _ insets: NSDirectionalEdgeInsets
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    isRightToLeft
      ? (insets.top, insets.trailing, insets.bottom, insets.leading)
      : (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  private func addBands(_ insets: NSDirectionalEdgeInsets, to drawing: inout OverlayDrawing) {
    let (top, left, bottom, right) = edges(insets)
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
          .safeArea, [["safe area \(OverlayWords.number(inset))"], [OverlayWords.number(inset)]],
          about: band))
    }
  }

  /// The margins as lines that lead up to their numbers above the picture, where there is room.
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
          .safeArea, "margin \(OverlayWords.number(inset))", about: band, .beside(.above)))
    }
  }

  /// The margins at the sides and where they end, as far as the picture shows that.
  private var margins: [(inset: CGFloat, x: CGFloat)] {
    let (_, left, _, right) = edges(subject.layout.container.layoutMargins)
    let shown = subject.viewport
    return [(left, view.minX + left), (right, view.maxX - right)].filter { inset, x in
      inset > 0 && x > shown.minX && x < shown.maxX
    }
  }

  /// Points that a margin's line reaches above the picture.
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

/// The fold: where the container ends.
struct ViewportOverlay {
  private let subject: OverlaySubject

  init(_ subject: OverlaySubject) { self.subject = subject }

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    let view = subject.layout.inSight
    let color = subject.colors(.viewport).line
    let isVertical = subject.layout.scrollAxis == .vertical
    let isReversed = !isVertical && subject.isRightToLeft
    for (place, isEnd) in [
      (view.origin[subject.layout.scrollAxis], isReversed),
      (isVertical ? view.maxY : view.maxX, !isReversed),
    ] {
      let shown = subject.viewport
      let frame =
        isVertical
        ? CGRect(x: shown.minX, y: place - 1, width: shown.width, height: 2)
        : CGRect(x: place - 1, y: shown.minY, width: 2, height: shown.height)
      let isInside =
        isVertical
        ? place > shown.minY + 1 && place < shown.maxY - 1
        : place > shown.minX + 1 && place < shown.maxX - 1
      guard isInside else { continue }
      let points =
        isVertical
        ? [CGPoint(x: 0, y: 1), CGPoint(x: frame.width, y: 1)]
        : [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: frame.height)]
      let line = Strokes([points], color: color, width: 2, dash: [12, 4, 3, 4])
      drawing.marks.append(OverlayMark(kind: .viewport, frame: frame, shapes: [.strokes(line)]))
      let size = "\(OverlayWords.number(view.width)) × \(OverlayWords.number(view.height))"
      drawing.labels.append(
        OverlayLabel(
          .viewport, [[isEnd ? "container ends · \(size)" : "container begins · \(size)"], [size]],
          about: frame, .amid))
    }
    return drawing
  }
}
