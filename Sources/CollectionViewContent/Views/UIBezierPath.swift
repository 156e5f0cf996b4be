public import Foundation

/// A rectangle, with round corners or without: what shadows of views are cast by.
///
/// Other paths are left out. See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
public final class UIBezierPath: NSObject, Sendable {
  public let cgPath: CGPath

  /// The same as layers take it.
  public init(cgPath: CGPath) {
    self.cgPath = cgPath
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(rect, radius: cornerRadius, corners: .all))
  }

  /// Corners are parts of circles: the radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        rect, radius: cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue)))
  }

  /// A circle; of a rectangle with longer and shorter sides, one with round ends.
  public convenience init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public var bounds: CGRect { cgPath.boundingBox }

  @available(*, unavailable, message: "no lines are drawn; a UIView with a background is one")
  public convenience override init() {
    self.init(rect: .zero)
  }

  @available(
    *, unavailable, message: "no arcs are drawn; a UIView with round corners and a border is a ring"
  )
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(rect: .zero)
  }

  @available(*, unavailable, message: "no lines are drawn; a UIView with a background is one")
  public func move(to point: CGPoint) {}

  @available(*, unavailable, message: "no lines are drawn; a UIView with a background is one")
  public func addLine(to point: CGPoint) {}

  @available(*, unavailable, message: "no lines are drawn; a UIView with a background is one")
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {}

  @available(*, unavailable, message: "no lines are drawn; a UIView with a background is one")
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}

  @available(
    *, unavailable, message: "no arcs are drawn; a UIView with round corners and a border is a ring"
  )
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}

  @available(*, unavailable, message: "no lines are drawn; a UIView with a background is one")
  public func close() {}

  @available(*, unavailable, message: "nothing is drawn by code; a UIView has a background")
  public func fill() {}

  @available(*, unavailable, message: "nothing is drawn by code; a layer has a border")
  public func stroke() {}

  @available(*, unavailable, message: "nothing is drawn by code; a layer has a border")
  public var lineWidth: CGFloat {
    get { 1 }
    set {}
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}

/// A path as layers take it: a rectangle, with round corners or without.
public final class CGPath: Sendable {
  /// Points.
  public let boundingBox: CGRect
  package let radius: CGFloat
  package let corners: CACornerMask

  init(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    let most = max(min(rect.width, rect.height) / 2, 0)
    boundingBox = rect.standardized
    self.radius = radius.isFinite ? min(max(radius, 0), most) : 0
    self.corners = corners
  }
}
