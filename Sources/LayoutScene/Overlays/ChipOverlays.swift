import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The index of each cell on a dark chip: `section-item`, or only the item in sections where this
/// does not fit.
struct IndexOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    // Badges count as text, which labels avoid anyway.
    let covered = CoveredParts(
      subject.elements.filter {
        !$0.isHidden
          && ($0.category == .cell
            || $0.category == .supplementary && !Role.isBadge($0.frame.size))
      })
    for element in subject.elements where element.category == .cell {
      guard subject.isVisible(element.frame, section: element.section) else { continue }
      var label = OverlayLabel(
        .indexes, [["\(element.section)-\(element.item)"], ["\(element.item)"]],
        about: element.frame, .corner)
      (label.series, label.section) = (element.section, element.section)
      label.covered = covered[element]
      drawing.labels.append(label)
    }
    return drawing
  }
}

/// The element kind, the alignment or anchor, and the z-index of supplementary and decoration views,
/// on teal chips.
struct KindOverlay {
  let subject: OverlaySubject

  var drawing: OverlayDrawing {
    let line = subject.colors(.kinds).line
    var drawing = OverlayDrawing()
    var labelled = FirstOccurrences()
    for element in subject.elements where element.category != .cell {
      guard let kind = element.kind, subject.isVisible(element.frame, section: element.section)
      else { continue }
      let outline = Strokes.outline(
        of: element.frame.local.insetBy(dx: 0.5, dy: 0.5), color: line, width: 1,
        dash: [6, 2, 1, 2])
      drawing.marks.append(
        OverlayMark(kind: .kinds, frame: element.frame, shapes: [.strokes(outline)]))
      // Badges of one kind are alike, so only the first one is labelled.
      guard element.frame.width > 48 || labelled.isNew("\(element.section)", kind) else { continue }
      let zIndex = element.isPinned ? "pinned" : "z \(element.zIndex)"
      let names = Self.names(of: kind)
      let places = subject.placement(of: element).map { place in
        names.map { ["\($0) · \(place) · \(zIndex)"] }
          + names.map { [$0, place, zIndex] } + names.map { ["\($0) · \(place)"] }
      }
      var label = OverlayLabel(
        .kinds, (places ?? []) + names.flatMap { [["\($0) · \(zIndex)"], [$0]] },
        about: element.frame, element.frame.width < 48 ? .within : .corner)
      label.section = element.item == SolvedElement.layoutItem ? nil : element.section
      drawing.labels.append(label)
    }
    return drawing
  }

  /// The kind, and the system's own kinds without their common prefix.
  private static func names(of kind: String) -> [String] {
    let beginning = "UICollectionElementKind"
    return kind.hasPrefix(beginning) && kind.count > beginning.count
      ? [kind, String(kind.dropFirst(beginning.count))] : [kind]
  }
}
