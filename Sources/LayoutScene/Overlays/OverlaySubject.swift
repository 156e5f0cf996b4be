import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The input of overlays.
struct OverlaySubject {
  var layout: SolvedLayout
  var description: LayoutDescription
  var content: Content
  /// The visible rectangle in points of the content.
  var viewport: CGRect
  var appearance: Appearance
  var boxModel: BoxModel
  /// The visible elements at their scrolled positions.
  var elements: [SolvedElement]
  /// The parts of composed cells, relative to their cells; empty unless the overlay is drawn.
  var parts: [SolvedElement.Identity: [PartFrame]] = [:]
  /// The space around the picture that is already taken, which further labels must avoid.
  var outset = Outset()
  /// All overlays that are drawn.
  var kinds: Set<OverlayKind> = []

  var isRightToLeft: Bool { layout.container.traits.layoutDirection == .rightToLeft }
  var names: SectionNames { SectionNames(content.sections) }

  func colors(_ kind: OverlayKind) -> OverlayColors { OverlayColors(kind, appearance) }

  func sides(_ insets: NSDirectionalEdgeInsets) -> (left: CGFloat, right: CGFloat) {
    isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
  }

  /// The visible region of content that scrolls with a section; `nil` if the section does not clip.
  func clip(ofSection index: Int) -> CGRect? {
    guard layout.sections.indices.contains(index), layout.sections[index].carousel != nil else {
      return nil
    }
    return viewport.spanning(
      layout.shownFrame(ofSection: index), along: layout.sections[index].flow)
  }

  /// Whether any part of a frame in a section is visible.
  func isVisible(_ frame: CGRect, section: Int) -> Bool {
    frame.overlaps(viewport) && clip(ofSection: section)?.overlaps(frame) ?? true
  }
}

/// Distances in points at the sides of a picture.
struct Outset {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init(_ all: CGFloat = 0) { (left, right, top, bottom) = (all, all, all, all) }

  subscript(side: OverlayLabel.Side) -> CGFloat {
    switch side {
    case .left: left
    case .right: right
    case .above: top
    case .below: bottom
    }
  }

  /// Extends all distances.
  mutating func grow(by distance: CGFloat) {
    (left, right, top, bottom) = (
      left + distance, right + distance, top + distance, bottom + distance
    )
  }

  /// Extends the distances to include `area`.
  mutating func include(_ area: CGRect, beyond window: CGRect) {
    left = max(window.minX - area.minX, left)
    right = max(area.maxX - window.maxX, right)
    top = max(window.minY - area.minY, top)
    bottom = max(area.maxY - window.maxY, bottom)
  }
}

/// Tracks which measures have been labelled, so that a repeated measure is labelled only once.
struct FirstOccurrences {
  private var labelled: Set<[String]> = []

  /// Records a combination of words, and returns whether it is new.
  mutating func isNew(_ words: String...) -> Bool { labelled.insert(words).inserted }
}

extension CGRect {
  /// The rectangle moved to the origin.
  var local: CGRect { CGRect(origin: .zero, size: size) }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
