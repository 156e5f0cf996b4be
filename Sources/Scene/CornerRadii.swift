public import Foundation

/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public static let square = CornerRadii(0)

  /// The radii as they fit a rectangle of that size: none negative, none over half the shorter side.
  public func fitted(to size: CGSize) -> CornerRadii {
    let most = max(min(size.width, size.height) / 2, 0)
    func fit(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, most) : 0 }
    return CornerRadii(
      topLeft: fit(topLeft), topRight: fit(topRight), bottomRight: fit(bottomRight),
      bottomLeft: fit(bottomLeft))
  }

  /// The radii of an outline that runs `distance` points inside the edges.
  public func inset(by distance: CGFloat) -> CornerRadii {
    func shrink(_ radius: CGFloat) -> CGFloat { max(radius - distance, 0) }
    return CornerRadii(
      topLeft: shrink(topLeft), topRight: shrink(topRight), bottomRight: shrink(bottomRight),
      bottomLeft: shrink(bottomLeft))
  }
}
