package import Foundation
package import Scene

/// A line of the sign of an accessory, between points that are given as parts of a rectangle.
package struct SignLine: Sendable {
  private let points: [(x: CGFloat, y: CGFloat)]

  package init(_ points: [(x: CGFloat, y: CGFloat)]) {
    self.points = points
  }

  /// What points to where a line of text ends, read from the left.
  package static let disclosure = SignLine([(0, 0), (1, 0.5), (0, 1)])

  package static let checkmark = SignLine([(0, 0.56), (0.36, 1), (1, 0)])

  /// It turns a quarter when the row is opened.
  package static func outline(isOpen: Bool) -> SignLine {
    SignLine(isOpen ? [(0, 0.25), (0.5, 0.75), (1, 0.25)] : [(0.25, 0), (0.75, 0.5), (0.25, 1)])
  }

  /// The line within a rectangle, with all of its thickness.
  ///
  /// - Parameter width: Of the line, in points.
  package func polyline(
    in rect: CGRect, color: RGBA, width: CGFloat, isMirrored: Bool
  ) -> Polyline {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    let places = points.map { x, y in
      CGPoint(
        x: inner.minX + (isMirrored ? 1 - x : x) * inner.width, y: inner.minY + y * inner.height)
    }
    return Polyline(places, color: color, width: width)
  }
}
