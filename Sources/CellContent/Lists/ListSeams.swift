package import Foundation
import Scene

/// Finds stroked boxes of lists that touch, so that only one line is drawn between them.
package struct ListSeams {
  package init() {}

  /// How a box touches those above and below it.
  package struct Seams: Hashable {
    /// Whether the box above has a stroke at the shared edge.
    var above = false
    /// Whether the box above has square corners.
    package var isSquareAbove = false
    package var isSquareBelow = false
  }

  private struct Box {
    var frame: CGRect
    var isRound: Bool
  }

  /// The boxes by their top and bottom edges, in hundredths of a point.
  private var beginning: [Int: [Box]] = [:]
  private var ending: [Int: [Box]] = [:]

  /// Adds a box.
  ///
  /// - Parameters:
  ///   - frame: The frame in points of the content.
  ///   - isRound: Whether the box keeps its round corners beside others.
  package mutating func add(_ frame: CGRect, isRound: Bool) {
    let box = Box(frame: frame, isRound: isRound)
    beginning[Self.key(frame.minY), default: []].append(box)
    ending[Self.key(frame.maxY), default: []].append(box)
  }

  /// How the box with this frame touches its neighbors.
  ///
  /// - Complexity: O(*n*) in the number of boxes that share an edge position.
  package subscript(frame: CGRect) -> Seams {
    func meets(_ box: Box) -> Bool { box.frame.minX < frame.maxX && box.frame.maxX > frame.minX }
    let above = ending[Self.key(frame.minY)]?.first(where: meets)
    let below = beginning[Self.key(frame.maxY)]?.first(where: meets)
    return Seams(
      above: above != nil, isSquareAbove: above?.isRound == false,
      isSquareBelow: below?.isRound == false)
  }

  private static func key(_ position: CGFloat) -> Int {
    Int(min(max((position * 100).rounded(), -1e15), 1e15))
  }
}

extension CornerRadii {
  /// The corner radii with those at square neighbors removed.
  func meeting(_ seams: ListSeams.Seams) -> CornerRadii {
    var corners = self
    if seams.isSquareAbove { (corners.topLeft, corners.topRight) = (0, 0) }
    if seams.isSquareBelow { (corners.bottomLeft, corners.bottomRight) = (0, 0) }
    return corners.map { $0 }
  }
}
