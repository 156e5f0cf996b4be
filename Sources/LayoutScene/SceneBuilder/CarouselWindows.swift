import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The scroll offset and the visible region of each carousel.
///
/// A carousel clips its cells along its scroll axis. Across it, badges and shadows may extend
/// beyond the section.
struct CarouselWindows {
  private var windows: [Int: Window] = [:]

  private struct Window {
    var axis: Axis
    /// The section's frame in points of the content.
    var frame: CGRect
    var shift: CGPoint
    /// The kinds of the section's own boundary items, which do not scroll.
    var fixedKinds: Set<String>

    func rect(in viewport: CGRect) -> CGRect { viewport.spanning(frame, along: axis) }
  }

  /// Creates a value without carousels.
  init() {}

  /// Reads the carousels of a layout.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  init(of layout: SolvedLayout) {
    for (index, section) in layout.sections.enumerated() where section.carousel != nil {
      windows[index] = Window(
        axis: section.flow, frame: layout.shownFrame(ofSection: index),
        shift: layout.carouselShift(ofSection: index),
        fixedKinds: Set(section.boundaryItems.map(\.kind)))
    }
  }

  /// The elements with those of carousels moved to their scrolled positions.
  func scrolled(_ elements: [SolvedElement]) -> [SolvedElement] {
    elements.map { element in
      guard let shift = window(of: element)?.shift, shift != .zero else { return element }
      var element = element
      element.frame = element.frame.offsetBy(dx: shift.x, dy: shift.y)
      return element
    }
  }

  /// Whether any part of an element's bounds, in points of the content, is inside its carousel's
  /// visible region.
  func shows(_ element: SolvedElement, _ bounds: CGRect) -> Bool {
    window(of: element)?.rect(in: bounds).overlaps(bounds) ?? true
  }

  /// The clip of an element in the picture of a viewport; `nil` if its carousel hides no part of
  /// it.
  func clip(of element: SolvedElement, in viewport: CGRect) -> SceneClip? {
    guard let rect = window(of: element)?.rect(in: viewport) else { return nil }
    let seen = element.frame.transformed(by: element.transform).common(with: viewport)
    guard !rect.covers(seen) else { return nil }
    return SceneClip(rect.offsetBy(dx: -viewport.minX, dy: -viewport.minY))
  }

  /// The scroll axis of an element within its section; `nil` if it does not scroll.
  func axis(of element: SolvedElement) -> Axis? { window(of: element)?.axis }

  /// The carousel of a scrolling element; `nil` for decorations and boundary items.
  private func window(of element: SolvedElement) -> Window? {
    guard let window = windows[element.section],
      element.category != .decoration || element.isGroupBackground,
      element.item != SolvedElement.layoutItem,
      !(element.category == .supplementary && window.fixedKinds.contains(element.kind ?? ""))
    else { return nil }
    return window
  }
}
