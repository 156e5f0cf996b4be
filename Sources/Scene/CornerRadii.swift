public import Foundation

/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: CGFloat
  /// The radius of the top right corner, in points.
  public var topRight: CGFloat
  /// The radius of the bottom right corner, in points.
  public var bottomRight: CGFloat
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: CGFloat

  /// Creates radii with one value per corner, in points.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates equal radii for all corners, in points.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// No rounding at any corner.
  public static let square = CornerRadii(0)

  /// The radii clamped to what fits a rectangle of `size` points: from zero to half of its shorter
  /// side.
  public func fitted(to size: CGSize) -> CornerRadii {
    let most = max(min(size.width, size.height) / 2, 0)
    func fit(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, most) : 0 }
    return CornerRadii(
      topLeft: fit(topLeft), topRight: fit(topRight), bottomRight: fit(bottomRight),
      bottomLeft: fit(bottomLeft))
  }

  /// The radii for an outline `distance` points inside the rectangle's edges.
  public func inset(by distance: CGFloat) -> CornerRadii {
    func shrink(_ radius: CGFloat) -> CGFloat { max(radius - distance, 0) }
    return CornerRadii(
      topLeft: shrink(topLeft), topRight: shrink(topRight), bottomRight: shrink(bottomRight),
      bottomLeft: shrink(bottomLeft))
  }
}
