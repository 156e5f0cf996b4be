public import CompositionalLayout
public import Foundation

/// Lines and curves from point to point: what layers draw and are cut by, and shadows of views are cast by.
///
/// See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path = CGMutablePath()

  public override init() {
    super.init()
  }

  /// The same as layers take it.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(CGPath.Rectangle(rect, radius: cornerRadius)))
  }

  /// Corners are parts of circles: the radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let corners = CACornerMask(rawValue: corners.rawValue).intersection(.all)
    self.init(
      cgPath: CGPath(CGPath.Rectangle(rect, radius: cornerRadii.width, at: corners)))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var bounds: CGRect { path.boundingBoxOfPath }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Angles are radians from the right, and grow the way the hands of a clock go.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func apply(_ transform: CGAffineTransform) { path.change { $0 = $0.applying(transform) } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  // What `draw(_:)` draws a path with: layers have their own.

  open var usesEvenOddFillRule = false
  /// Points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// Kept for code that sets it.
  open var miterLimit: CGFloat = 10

  private(set) var dash: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// Points of line and gap in turn; `nil` for none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }
}

/// How lines end.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt = 0
  case round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter = 0
  case round, bevel
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
