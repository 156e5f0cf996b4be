import Foundation
import Scene

/// Finds the elements that a band of a picture shows, for one band after another from the top.
struct Sweep {
  /// All elements in drawing order.
  private let elements: [SceneElement]
  /// The first row of each and the row after its last one, with a row of margin.
  private let rows: [ClosedRange<Double>]
  /// Indexes of elements by their first row.
  private let byStart: [Int]
  /// How many of ``byStart`` have begun.
  private var begun = 0
  /// Those that have begun and not ended, in drawing order.
  private var active: [Int] = []

  /// Elements whose frames are no numbers are never shown. Complexity: O(n log n).
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

  /// The elements that `band` may show, in drawing order.
  ///
  /// - Complexity: O(k log k) for k elements, and once O(n) for all bands together.
  mutating func elements(in band: Range<Int>) -> [SceneElement] {
    let (top, bottom) = (Double(band.lowerBound), Double(band.upperBound))
    active.removeAll { rows[$0].upperBound <= top }
    let known = active.count
    while begun < byStart.count, rows[byStart[begun]].lowerBound < bottom {
      if rows[byStart[begun]].upperBound > top { active.append(byStart[begun]) }
      begun += 1
    }
    if active.count > known { active.sort() }
    return active.map { elements[$0] }
  }
}
