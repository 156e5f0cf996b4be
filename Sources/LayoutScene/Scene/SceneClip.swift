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
  func covers(_ other: CGRect) -> Bool {
    guard rect.covers(other) else { return false }
    let isAside = rect.insetBy(dx: radius, dy: 0).covers(other)
    return radius <= 0 || isAside || rect.insetBy(dx: 0, dy: radius).covers(other)
  }
}
