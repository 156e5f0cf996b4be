import CellContent
import CompositionalLayout
import Foundation
import Scene

/// What an overlay has to go by.
struct OverlaySubject {
  var layout: SolvedLayout
  var description: LayoutDescription
  var content: Content
  /// What the picture shows: points, in content coordinates.
  var viewport: CGRect
  var appearance: Appearance
  var anatomy: BoxModel
  /// The elements in the picture, as they are scrolled.
  var elements: [SolvedElement]
  /// What something takes up around the picture: what stands beside it keeps clear of that.
  var outset = Outset()
  /// What is drawn of them all.
  var kinds: Set<OverlayKind> = []

  var isRightToLeft: Bool { layout.container.traits.layoutDirection == .rightToLeft }
  var names: SectionNames { SectionNames(content.sections) }

  func colors(_ kind: OverlayKind) -> OverlayColors { OverlayColors(kind, appearance) }

  /// Insets at the sides, as they are seen.
  func sides(_ insets: NSDirectionalEdgeInsets) -> (left: CGFloat, right: CGFloat) {
    isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
  }

  /// Where what scrolls with a section can be seen; `nil` where nothing hides it.
  func clip(ofSection index: Int) -> CGRect? {
    guard layout.sections.indices.contains(index), layout.sections[index].carousel != nil else {
      return nil
    }
    return viewport.spanning(
      layout.shownFrame(ofSection: index), along: layout.sections[index].flow)
  }

  /// Whether some of a frame of a section can be seen.
  func isSeen(_ frame: CGRect, section: Int) -> Bool {
    frame.overlaps(viewport) && clip(ofSection: section)?.overlaps(frame) ?? true
  }
}

/// Points at the sides of a picture.
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

  /// Makes it at least as much as `area` reaches beyond `window`.
  mutating func hold(_ area: CGRect, beyond window: CGRect) {
    left = max(window.minX - area.minX, left)
    right = max(area.maxX - window.maxX, right)
    top = max(window.minY - area.minY, top)
    bottom = max(area.maxY - window.maxY, bottom)
  }
}

/// What has been labelled: a measure that repeats is told once.
struct FirstOccurrences {
  private var told: Set<[String]> = []

  /// Whether it is told for the first time.
  mutating func isNew(_ words: String...) -> Bool { told.insert(words).inserted }
}

extension CGRect {
  /// The rectangle's own size, from zero.
  var local: CGRect { CGRect(origin: .zero, size: size) }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
