import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The outlines of cells, solid blue.
struct ItemOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    let line = subject.colors(.items).line
    var drawing = OverlayDrawing()
    for item in subject.boxModel.items where subject.isVisible(item.inner, section: item.section) {
      let box = Box(item.inner.local, stroke: Box.Stroke(color: line, width: 1))
      drawing.marks.append(
        OverlayMark(
          kind: .items, frame: item.inner, shapes: [.box(box)],
          clip: subject.clip(ofSection: item.section)))
    }
    return drawing
  }
}

/// The outlines of the parts of composed cells, dotted purple, with the names that `verify` and
/// `frames` print. Names that repeat in a section are written once.
struct PartOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    let line = subject.colors(.parts).line
    var drawing = OverlayDrawing()
    var labelled = FirstOccurrences()
    for element in subject.elements where !element.isHidden {
      for part in subject.parts[element.identity] ?? [] {
        let frame = part.frame.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
        guard !part.frame.isEmpty, subject.isVisible(frame, section: element.section) else {
          continue
        }
        let outline = Strokes.outline(
          of: frame.local.insetBy(dx: 0.25, dy: 0.25), color: line, width: 0.5, dash: [1.5, 1.5])
        drawing.marks.append(
          OverlayMark(
            kind: .parts, frame: frame, shapes: [.strokes(outline)],
            clip: subject.clip(ofSection: element.section)))
        guard labelled.isNew("\(element.section)", part.name) else { continue }
        var label = OverlayLabel(.parts, part.name, about: frame, .corner)
        label.section = element.section
        drawing.labels.append(label)
      }
    }
    return drawing
  }
}

/// The outlines of groups, dashed orange. Nested ones are inset slightly.
struct GroupOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    let line = subject.colors(.groups).line
    var drawing = OverlayDrawing()
    for group in subject.boxModel.groups
    where subject.isVisible(group.frame, section: group.section) {
      let room = min(group.frame.width, group.frame.height) / 2 - 0.5
      let inset = min(0.5 + CGFloat(group.depth) * 1.5, max(room, 0))
      let outline = Strokes.outline(
        of: group.frame.local.insetBy(dx: inset, dy: inset), color: line, width: 1, dash: [4, 3])
      drawing.marks.append(
        OverlayMark(
          kind: .groups, frame: group.frame, shapes: [.strokes(outline)],
          clip: subject.clip(ofSection: group.section)))
    }
    return drawing
  }
}

/// The estimated sizes behind the measured ones, dotted gray.
struct EstimateOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    var labelled = FirstOccurrences()
    var drawn = FirstOccurrences()
    func add(_ frame: CGRect, _ size: SizeDescription, section: Int, path: String) {
      guard size.isSelfSized, subject.isVisible(frame, section: section) else { return }
      // A group with one item is as large as the item, and often has the same estimate.
      let (text, estimate) = (sizeLabel(frame, size), estimate(frame, size))
      guard drawn.isNew("\(section)", "\(frame)", "\(estimate)", text) else { return }
      addMark(estimate, section: section, to: &drawing)
      guard labelled.isNew("\(section)", path, text) else { return }
      var label = OverlayLabel(.estimates, text, about: frame, .corner)
      label.section = section
      drawing.labels.append(label)
    }
    for box in subject.boxModel.items + subject.boxModel.groups {
      guard let size = box.size else { continue }
      add(box.frame, size, section: box.section, path: "\(box.path)")
    }
    for bar in subject.boundaryBars {
      add(bar.frame, bar.description.box.size, section: bar.section, path: bar.description.kind)
    }
    return drawing
  }

  /// The estimated rectangle at the position of the frame.
  private func estimate(_ frame: CGRect, _ size: SizeDescription) -> CGRect {
    var estimate = frame
    if size.width.isSelfSized { estimate.size.width = size.width.number }
    if size.height.isSelfSized { estimate.size.height = size.height.number }
    if subject.isRightToLeft { estimate.origin.x = frame.maxX - estimate.width }
    return estimate
  }

  private func addMark(_ estimate: CGRect, section: Int, to drawing: inout OverlayDrawing) {
    let colors = subject.colors(.estimates)
    let outline = Strokes.outline(
      of: estimate.local.insetBy(dx: 0.5, dy: 0.5), color: colors.line, width: 1.5,
      dash: [1.5, 2.5])
    drawing.marks.append(
      OverlayMark(
        kind: .estimates, frame: estimate, shapes: [.strokes(outline)],
        clip: subject.clip(ofSection: section)))
  }

  private func sizeLabel(_ frame: CGRect, _ size: SizeDescription) -> String {
    let words = Axis.allCases.filter { size[$0].isSelfSized }.map { axis in
      let (was, now) = (size[axis].number, frame.size[axis])
      let before = OverlayFormat.word(size[axis]) ?? ""
      return was == now ? before : "\(before) → \(OverlayFormat.number(now))"
    }
    return words.joined(separator: " × ")
  }
}
