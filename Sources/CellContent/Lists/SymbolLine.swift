import Foundation
import Scene

/// A polyline of an accessory symbol, in unit coordinates of a rectangle.
struct SymbolLine: Sendable {
  private let points: [(x: CGFloat, y: CGFloat)]

  private init(_ points: [(x: CGFloat, y: CGFloat)]) {
    self.points = points
  }

  static let checkmark = SymbolLine([(0.09, 0.54), (0.38, 0.89), (0.91, 0.11)])

  /// A chevron that points to the trailing side of left-to-right text, or down if the outline is
  /// expanded.
  static func outline(isOpen: Bool) -> SymbolLine {
    SymbolLine(isOpen ? [(0, 0.25), (0.5, 0.75), (1, 0.25)] : [(0.25, 0), (0.75, 0.5), (0.25, 1)])
  }

  /// The dot and the stem of the letter i.
  static let letter = [
    SymbolLine([(0.5, 0.28), (0.5, 0.28)]), SymbolLine([(0.5, 0.46), (0.5, 0.73)]),
  ]

  static let minus = SymbolLine([(0.28, 0.5), (0.72, 0.5)])
  /// Turns a minus into a plus.
  static let upright = SymbolLine([(0.5, 0.28), (0.5, 0.72)])
  /// A check mark on a disc.
  static let tick = SymbolLine([(0.28, 0.52), (0.44, 0.68), (0.74, 0.34)])
  /// Three lines below each other.
  static let grip = [0.4, 0.5, 0.6].map { SymbolLine([(0.08, $0), (0.92, $0)]) }

  /// The polyline in a rectangle. Half of the line width may extend beyond it.
  ///
  /// - Parameter width: The line width in points.
  func polyline(in rect: CGRect, color: RGBA, width: CGFloat, isMirrored: Bool) -> Polyline {
    let places = points.map { x, y in
      CGPoint(x: rect.minX + (isMirrored ? 1 - x : x) * rect.width, y: rect.minY + y * rect.height)
    }
    return Polyline(places, color: color, width: width)
  }
}
