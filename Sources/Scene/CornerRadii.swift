public import Foundation

/// The shape of a round corner, with the names of
/// [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve).
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter circle.
  case circular
  /// A curve that begins before the quarter circle, without a jump of its curvature: the corners of
  /// the system's icons, list cards and sheets.
  case continuous
}

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
  /// The shape of the corners.
  public var curve = CornerCurve.circular

  /// Creates radii with one value per corner, in points. Square corners have no curve.
  public init(
    topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
    curve: CornerCurve = .circular
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.curve = largest > 0 ? curve : .circular
  }

  /// Creates equal radii for all corners, in points.
  public init(_ radius: CGFloat, curve: CornerCurve = .circular) {
    self.init(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  /// No rounding at any corner.
  public static let square = CornerRadii(0)

  /// The corners of an app icon that is `side` points wide.
  public static func icon(side: CGFloat) -> CornerRadii {
    CornerRadii(side * iconShare, curve: .continuous)
  }

  /// The radius of an app icon's corners as a fraction of its side.
  package static let iconShare = 0.225

  /// The radius of the roundest corner, in points.
  package var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// The radii clamped to what fits a rectangle of `size` points: from zero to half of its shorter
  /// side. Where all corners have the largest, they are quarter circles.
  public func fitted(to size: CGSize) -> CornerRadii {
    let most = max(min(size.width, size.height) / 2, 0)
    var result = map { $0 > 0 ? min($0, most) : 0 }
    if [topLeft, topRight, bottomRight, bottomLeft].allSatisfy({ $0 >= most }) {
      result.curve = .circular
    }
    return result
  }

  /// The radii for an outline `distance` points inside the rectangle's edges.
  public func inset(by distance: CGFloat) -> CornerRadii { map { max($0 - distance, 0) } }

  /// The radii that a function returns. Square corners have no curve.
  package func map(_ radius: (CGFloat) -> CGFloat) -> CornerRadii {
    var result = self
    (result.topLeft, result.topRight) = (radius(topLeft), radius(topRight))
    (result.bottomRight, result.bottomLeft) = (radius(bottomRight), radius(bottomLeft))
    if result.largest <= 0 { result.curve = .circular }
    return result
  }
}
