import CompositionalLayout
package import Foundation
import Scene

/// Where boxes with lines around them touch in lists, so that one line is drawn between two of them.
package struct ListSeams {
  package init() {}

  /// What a box has in common with those above and below it.
  package struct Seams: Hashable {
    /// Whether a box above it has a line where it begins.
    var above = false
    /// Whether its corners meet square ones.
    package var isSquareAbove = false
    package var isSquareBelow = false
  }

  private struct Box {
    var frame: CGRect
    var isRound: Bool
  }

  /// By where they begin and where they end, in hundredths of a point.
  private var beginning: [Int: [Box]] = [:]
  private var ending: [Int: [Box]] = [:]

  /// - Parameters:
  ///   - frame: Points, in content coordinates.
  ///   - isRound: Whether it keeps its corners whatever it touches.
  package mutating func add(_ frame: CGRect, isRound: Bool) {
    let box = Box(frame: frame, isRound: isRound)
    beginning[Self.key(frame.minY), default: []].append(box)
    ending[Self.key(frame.maxY), default: []].append(box)
  }

  /// - Complexity: O(boxes beside one another).
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
  /// The corners of a box that is round, or meets square ones.
  func meeting(_ seams: ListSeams.Seams) -> CornerRadii {
    var corners = self
    if seams.isSquareAbove { (corners.topLeft, corners.topRight) = (0, 0) }
    if seams.isSquareBelow { (corners.bottomLeft, corners.bottomRight) = (0, 0) }
    return corners
  }
}
