import CompositionalLayout
import Foundation
import Scene

/// The carousels of a layout: how far each has been scrolled, and through what it is seen.
///
/// A carousel's cells pass below the edges of its section along the direction it scrolls in; across
/// it, badges and shadows may stand out of it.
struct CarouselWindows {
  private var windows: [Int: Window] = [:]

  private struct Window {
    var axis: Axis
    /// The frame of the section, in content coordinates.
    var frame: CGRect
    var shift: CGPoint
    /// The kinds of the section's own headers and the like, which do not scroll.
    var fixedKinds: Set<String>

    func rect(in viewport: CGRect) -> CGRect { viewport.spanning(frame, along: axis) }
  }

  /// None.
  init() {}

  /// - Complexity: O(sections).
  init(of layout: SolvedLayout) {
    for (index, section) in layout.sections.enumerated() where section.carousel != nil {
      windows[index] = Window(
        axis: section.flow, frame: layout.shownFrame(ofSection: index),
        shift: layout.carouselShift(ofSection: index),
        fixedKinds: Set(section.boundaryItems.map(\.kind)))
    }
  }

  /// The elements with those of carousels where they have been scrolled to.
  func scrolled(_ elements: [SolvedElement]) -> [SolvedElement] {
    elements.map { element in
      guard let shift = window(of: element)?.shift, shift != .zero else { return element }
      var element = element
      element.frame = element.frame.offsetBy(dx: shift.x, dy: shift.y)
      return element
    }
  }

  /// Whether any of what an element covers, in content coordinates, lies in its carousel's window.
  func shows(_ element: SolvedElement, _ bounds: CGRect) -> Bool {
    window(of: element)?.rect(in: bounds).overlaps(bounds) ?? true
  }

  /// Where in the picture of a viewport an element can be seen; `nil` where its carousel hides
  /// nothing of it.
  func clip(of element: SolvedElement, in viewport: CGRect) -> SceneClip? {
    guard let rect = window(of: element)?.rect(in: viewport) else { return nil }
    let seen = element.frame.transformed(by: element.transform).common(with: viewport)
    guard !rect.covers(seen) else { return nil }
    return SceneClip(rect.offsetBy(dx: -viewport.minX, dy: -viewport.minY))
  }

  /// The direction that an element is scrolled in within its section; `nil` for one that stays.
  func axis(of element: SolvedElement) -> Axis? { window(of: element)?.axis }

  /// The window of an element that scrolls: neither panels nor boundary items do.
  private func window(of element: SolvedElement) -> Window? {
    guard let window = windows[element.section], element.category != .decoration,
      element.item != SolvedElement.layoutItem,
      !(element.category == .supplementary && window.fixedKinds.contains(element.kind ?? ""))
    else { return nil }
    return window
  }
}
