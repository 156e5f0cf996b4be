import Foundation
import Scene

/// A scanline algorithm: finds the elements in each band of a picture with a list of active elements.
/// Bands must be requested from top to bottom.
struct Scanline {
  /// All elements in drawing order.
  private let elements: [SceneElement]
  /// The rows of each element, with a margin of one row.
  private let rows: [ClosedRange<Double>]
  /// Indexes of elements, sorted by first row.
  private let byStart: [Int]
  /// The number of elements of ``byStart`` that have begun.
  private var nextIndex = 0
  /// Indexes of elements that have begun and not ended, in drawing order.
  private var active: [Int] = []

  /// Creates a scanline over elements. Elements without finite frames are never returned.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ elements: [SceneElement], scale: CGFloat) {
    let rows = elements.map { element in
      let bounds = element.bounds
      let (start, end) = (bounds.minY * scale - 1, bounds.maxY * scale + 1)
      return start <= end ? start...end : -Double.infinity...(-Double.infinity)
    }
    self.elements = elements
    self.rows = rows
    byStart = elements.indices.sorted { rows[$0].lowerBound < rows[$1].lowerBound }
  }

  /// The elements that may be visible in `band`, in drawing order.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements, plus O(*n*) once for all bands together.
  mutating func elements(in band: Range<Int>) -> [SceneElement] {
    let (top, bottom) = (Double(band.lowerBound), Double(band.upperBound))
    active.removeAll { rows[$0].upperBound <= top }
    let known = active.count
    while nextIndex < byStart.count, rows[byStart[nextIndex]].lowerBound < bottom {
      if rows[byStart[nextIndex]].upperBound > top { active.append(byStart[nextIndex]) }
      nextIndex += 1
    }
    if active.count > known { active.sort() }
    return active.map { elements[$0] }
  }
}
