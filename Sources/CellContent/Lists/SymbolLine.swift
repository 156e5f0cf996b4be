import Foundation
import Scene

/// A line of the sign of an accessory, between points that are given as parts of a rectangle.
struct SymbolLine: Sendable {
  private let points: [(x: CGFloat, y: CGFloat)]

  private init(_ points: [(x: CGFloat, y: CGFloat)]) {
    self.points = points
  }

  /// What points to where a line of text ends, read from the left.
  static let disclosure = SymbolLine([(0, 0), (1, 0.5), (0, 1)])

  static let checkmark = SymbolLine([(0, 0.56), (0.36, 1), (1, 0)])

  /// It turns a quarter when the row is opened.
  static func outline(isOpen: Bool) -> SymbolLine {
    SymbolLine(isOpen ? [(0, 0.25), (0.5, 0.75), (1, 0.25)] : [(0.25, 0), (0.75, 0.5), (0.25, 1)])
  }

  /// The dot and the stem of an i.
  static let letter = [
    SymbolLine([(0.5, 0.28), (0.5, 0.28)]), SymbolLine([(0.5, 0.46), (0.5, 0.73)]),
  ]

  static let minus = SymbolLine([(0.28, 0.5), (0.72, 0.5)])
  /// Makes a plus of a minus.
  static let upright = SymbolLine([(0.5, 0.28), (0.5, 0.72)])
  /// A check mark on a disc.
  static let tick = SymbolLine([(0.28, 0.52), (0.44, 0.68), (0.74, 0.34)])
  /// Three lines, one below the other.
  static let grip = [0.3, 0.5, 0.7].map { SymbolLine([(0, $0), (1, $0)]) }

  /// The line between points of a rectangle; half of its width may stick out.
  ///
  /// - Parameter width: Of the line, in points.
  func polyline(in rect: CGRect, color: RGBA, width: CGFloat, isMirrored: Bool) -> Polyline {
    let places = points.map { x, y in
      CGPoint(x: rect.minX + (isMirrored ? 1 - x : x) * rect.width, y: rect.minY + y * rect.height)
    }
    return Polyline(places, color: color, width: width)
  }
}
