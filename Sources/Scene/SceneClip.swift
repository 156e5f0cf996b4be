public import Foundation

/// A rounded rectangle that clips an element.
public struct SceneClip: Hashable, Sendable {
  /// The rectangle in points of the picture.
  public var rect: CGRect
  /// The radius of all corners in points.
  public var radius: CGFloat
  /// The shape of all corners.
  public var curve: CornerCurve

  /// Creates a clip. Lengths are in points.
  public init(_ rect: CGRect, radius: CGFloat = 0, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radius = radius
    self.curve = curve
  }

  /// Hashes every property.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(radius)
  }

  package func moved(by shift: CGPoint) -> SceneClip {
    SceneClip(rect.offsetBy(dx: shift.x, dy: shift.y), radius: radius, curve: curve)
  }

  /// Whether `other` lies completely inside the clip.
  package func covers(_ other: CGRect) -> Bool {
    guard rect.covers(other) else { return false }
    let round = min(radius, rect.width / 2, rect.height / 2)
    guard round > 0 else { return true }
    // The rectangle between the centers of the corner arcs. Points outside it must be within the
    // radius.
    let inner = rect.insetBy(dx: round, dy: round)
    return [other.minX, other.maxX].allSatisfy { x in
      [other.minY, other.maxY].allSatisfy { y in
        let dx = max(inner.minX - x, x - inner.maxX, 0)
        let dy = max(inner.minY - y, y - inner.maxY, 0)
        return dx * dx + dy * dy <= round * round
      }
    }
  }
}
