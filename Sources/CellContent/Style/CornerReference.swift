public import Foundation
public import Scene

/// The unresolved corner radii of an element in points. Half of the shorter side or more makes a
/// capsule.
public struct CornerReference: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The shape of the corners.
  public var curve: CornerCurve

  /// Creates equal radii for all corners, in points.
  public init(_ radius: CGFloat, curve: CornerCurve = .circular) {
    self.curve = curve
    (topLeading, topTrailing, bottomLeading, bottomTrailing) = (radius, radius, radius, radius)
  }

  /// Radii that turn any element into a capsule.
  public static let capsule = CornerReference(Style.capsule)

  /// The radius of all corners; `nil` if they differ.
  package var uniform: CGFloat? {
    self == CornerReference(topLeading, curve: curve) ? topLeading : nil
  }

  /// The largest radius.
  package var largest: CGFloat { max(topLeading, topTrailing, bottomLeading, bottomTrailing) }

  /// The radii from left to right.
  package func resolved(isMirrored: Bool) -> CornerRadii {
    isMirrored
      ? CornerRadii(
        topLeft: topTrailing, topRight: topLeading, bottomRight: bottomLeading,
        bottomLeft: bottomTrailing, curve: curve)
      : CornerRadii(
        topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
        bottomLeft: bottomLeading, curve: curve)
  }
}

extension CornerReference: ExpressibleByFloatLiteral {
  /// Creates equal radii for all corners, in points.
  public init(floatLiteral radius: Double) { self.init(CGFloat(radius)) }
}

extension CornerReference: ExpressibleByIntegerLiteral {
  /// Creates equal radii for all corners, in points.
  public init(integerLiteral radius: Int) { self.init(CGFloat(radius)) }
}
