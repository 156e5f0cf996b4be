public import CompositionalLayout
public import Foundation
internal import Scene

/// A path of lines and curves, for layers, clips and shadows.
///
/// See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path = CGMutablePath()

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(CGPath.Rectangle(rect, radius: cornerRadius)))
  }

  /// Creates a rectangle with some corners rounded. Corners are circular, with the radius
  /// `cornerRadii.width` in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let corners = CACornerMask(rawValue: corners.rawValue).intersection(.all)
    self.init(
      cgPath: CGPath(CGPath.Rectangle(rect, radius: cornerRadii.width, at: corners)))
  }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates an arc. Angles are radians and grow clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// The smallest rectangle around the drawn lines and curves.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// The end of the last step; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc. Angles are radians from the right and grow clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }
  open func apply(_ transform: CGAffineTransform) { path.change { $0 = $0.applying(transform) } }

  /// A path with the same outline in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    reversed.path.change { $0 = path.vectors.reversed }
    return reversed
  }

  /// A copy of the path with its fill rule.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  // Attributes for ``fill()`` and ``stroke()``; layers have their own.

  /// Whether the even-odd rule decides what is filled, instead of the winding rule.
  open var usesEvenOddFillRule = false
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed corners. No effect on pictures.
  open var miterLimit: CGFloat = 10
  private(set) var dash: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps in points; `nil` draws solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }
}

/// The shape of line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle beyond the end.
  case round
  /// A half square beyond the end.
  case square
}

/// The shape of line corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter = 0
  case round
  /// Cut off.
  case bevel
}

/// A set of corners of a rectangle.
///
/// See [UIRectCorner](https://developer.apple.com/documentation/uikit/uirectcorner).
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}
