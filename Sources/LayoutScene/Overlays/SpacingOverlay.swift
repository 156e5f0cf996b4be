import Foundation
internal import LayoutEngine
import Scene

/// The gaps between items, groups and sections as hatched purple areas with their properties and
/// lengths.
struct SpacingOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    var (labelled, named) = (FirstOccurrences(), FirstOccurrences())
    let colors = subject.colors(.spacing)
    for gap in subject.boxModel.gaps where subject.isVisible(gap.frame, section: gap.section) {
      let hatch = Strokes.hatch(
        of: gap.frame.local, color: colors.line.faded(by: 0.8), width: 0.75, every: 5)
      drawing.marks.append(
        OverlayMark(
          kind: .spacing, frame: gap.frame,
          shapes: [.box(Box(gap.frame.local, fill: colors.wash)), .strokes(hatch)],
          clip: subject.clip(ofSection: gap.section)))
      let texts = OverlayFormat.gap(gap.length, gap.spacing, gap.property)
      guard labelled.isNew("\(gap.section)", "\(gap.path)", texts[0][0]) else { continue }
      var label = OverlayLabel(.spacing, texts, about: gap.frame)
      label.section = gap.section
      // The first label of a property names it, even if it is beside the gap. The minimum alone would
      // be misleading: it is not the actual length.
      label.prefersFullest = named.isNew(gap.property) || gap.spacing.isFlexible
      drawing.labels.append(label)
    }
    return drawing
  }
}
