import Foundation
internal import Geometry
import Scene

/// The parts of elements that other elements cover.
struct CoveredParts {
  private var parts: [SolvedElement.Identity: [CGRect]] = [:]

  /// The maximum number of parts per element. Further ones are ignored.
  private static let maximumCount = 16

  /// Finds the covered parts.
  ///
  /// - Complexity: O(*n* log *n*) if few elements overlap.
  init(_ elements: [SolvedElement]) {
    var active: [SolvedElement] = []
    for element in elements.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      active.removeAll { $0.frame.maxY <= element.frame.minY }
      for other in active where other.frame.overlaps(element.frame) {
        let isBelow = DrawingOrder.isBelow(element, other)
        add(other.frame.common(with: element.frame), of: isBelow ? element : other)
      }
      active.append(element)
    }
  }

  private mutating func add(_ part: CGRect, of element: SolvedElement) {
    let known = parts[element.identity, default: []]
    guard !known.contains(where: { $0.covers(part) }), known.count < Self.maximumCount else {
      return
    }
    parts[element.identity] = known.filter { !part.covers($0) } + [part]
  }

  /// The covered parts of an element, in the coordinates of the elements.
  subscript(element: SolvedElement) -> [CGRect] { parts[element.identity] ?? [] }
}
