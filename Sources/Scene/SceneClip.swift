public import Foundation

/// The area in which an element can be seen, whatever of it lies outside.
public struct SceneClip: Hashable, Sendable {
  /// Points of the picture.
  public var rect: CGRect
  /// Points: how round all corners are.
  public var radius: CGFloat

  public init(_ rect: CGRect, radius: CGFloat = 0) {
    self.rect = rect
    self.radius = radius
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(radius)
  }

  /// Whether nothing of a rectangle lies outside.
  package func covers(_ other: CGRect) -> Bool {
    guard rect.covers(other) else { return false }
    let round = min(radius, rect.width / 2, rect.height / 2)
    guard round > 0 else { return true }
    // Where the corners of the clip begin to turn: beyond that all are as near as the radius.
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
