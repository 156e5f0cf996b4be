import Foundation
import Scene

/// The rounded edge of a composed cell or of a part that clips its children.
struct CellEdge {
  /// The rectangle in points relative to the cell's origin.
  let rect: CGRect
  let corners: CornerRadii

  var window: Arrangement.Window { Arrangement.Window(rect: rect, corners: corners) }

  /// Rounds the corners of a shape that coincide with corners of the edge at least as much as those.
  ///
  /// - Parameter own: The corners that the shape has by itself.
  func joined(_ own: CornerRadii, of rect: CGRect) -> CornerRadii {
    var joined = own
    for corner in places(in: rect) where abs(corner.x) < tolerance && abs(corner.y) < tolerance {
      let edge = corners[keyPath: corner.radius]
      guard edge > own[keyPath: corner.radius] else { continue }
      joined[keyPath: corner.radius] = edge
      joined.curve = corners.curve
    }
    return joined
  }

  /// Whether a shape reaches beyond a rounded corner.
  func isCrossed(by rect: CGRect, corners own: CornerRadii) -> Bool {
    places(in: rect).contains { corner in
      let radius = corners[keyPath: corner.radius]
      // The point of the shape's own corner that is closest to the edge's.
      let cut = own[keyPath: corner.radius] * (1 - 0.5.squareRoot())
      let (x, y) = (radius - corner.x - cut, radius - corner.y - cut)
      return x > 0 && y > 0 && hypot(x, y) > radius + tolerance
    }
  }

  /// Whether a shape reaches beyond the edge, at a side or at a rounded corner.
  func cuts(_ shape: CGRect, corners own: CornerRadii) -> Bool {
    !rect.insetBy(dx: -tolerance, dy: -tolerance).contains(shape)
      || isCrossed(by: shape, corners: own)
  }

  private var tolerance: CGFloat { 0.01 }

  /// The four corners, with the distances of a rectangle's corner from the edge's along both axes.
  private func places(
    in inner: CGRect
  ) -> [(radius: WritableKeyPath<CornerRadii, CGFloat>, x: CGFloat, y: CGFloat)] {
    let (left, right) = (inner.minX - rect.minX, rect.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - rect.minY, rect.maxY - inner.maxY)
    return [
      (\.topLeft, left, top), (\.topRight, right, top), (\.bottomRight, right, bottom),
      (\.bottomLeft, left, bottom),
    ]
  }
}
