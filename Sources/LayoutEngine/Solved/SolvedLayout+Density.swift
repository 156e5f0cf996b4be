internal import Basics
package import Foundation
internal import Geometry

extension SolvedLayout {
  /// An upper bound of the number of cells in any window of a size in points, at any scroll position
  /// of the page and of its carousels. It is at most a few times the number of cells in the densest
  /// window.
  ///
  /// Cells may be smaller than pixels, so the size of a picture does not limit their number.
  ///
  /// - Complexity: O(sections + runs).
  package func mostCells(within size: CGSize) -> Int {
    sections.lazy.filter { !$0.isOmitted }.map { $0.mostCells(within: size) }.sumWithSaturation()
  }
}

extension SolvedSection {
  /// An upper bound of the number of the section's cells in any window of a size in points.
  package func mostCells(within size: CGSize) -> Int {
    guard itemCount > 0 else { return 0 }
    var window = WindowCounts(length: max(size[runs.flow], 1))
    runs.forEachRun(from: 0) { position in
      window.add(position.run, from: position.before.extent)
      return true
    }
    return min(window.most, itemCount)
  }
}

/// The number of cells per stretch of content. Any window as long as a stretch meets two of them.
private struct WindowCounts {
  /// The length of a stretch in points.
  let length: CGFloat
  private var stretch = 0.0
  private var (previous, current) = (0, 0)
  private var largest = 0

  init(length: CGFloat) {
    self.length = length
  }

  /// The number of cells in the two densest neighbors.
  var most: Int { max(largest, previous.addingWithSaturation(current)) }

  /// Adds a run of groups that begins at a place along the flow. Runs are added in order.
  mutating func add(_ run: FragmentRun, from start: CGFloat) {
    let first = (start / length).rounded(.down)
    let last = ((start + run.extent) / length).rounded(.down)
    guard first < last else { return add(run.itemCount, at: first) }
    let groups = (length / run.stride).rounded(.up) + 1
    let cells = Int(min(groups * CGFloat(run.fragment.itemCount), CGFloat(run.itemCount)))
    add(cells, at: first)
    // The stretches between are equal, so two of them stand for all.
    if last - first > 1 { add(cells, at: first + 1) }
    if last - first > 2 { add(cells, at: last - 1) }
    add(cells, at: last)
  }

  private mutating func add(_ count: Int, at place: Double) {
    if place != stretch {
      largest = most
      previous = place == stretch + 1 ? current : 0
      (stretch, current) = (place, 0)
    }
    current = current.addingWithSaturation(count)
  }
}
