public import CompositionalLayout
public import Foundation
package import Scene

/// Lines and curves from point to point, as layers take them.
///
/// See [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var vectors: VectorPath
  /// The rectangle that the path is, if it is one, or is nearest to: what shadows are cast by.
  package fileprivate(set) var rectangle: Rectangle?

  package struct Rectangle: Hashable, Sendable {
    package var rect: CGRect
    package var corners: CornerRadii

    init(_ rect: CGRect, radius: CGFloat = 0, at corners: CACornerMask = .all) {
      self.rect = rect.standardized
      self.corners = CornerRadii(radius.isFinite ? radius : 0, at: corners)
        .fitted(to: self.rect.size)
    }
  }

  init(_ vectors: VectorPath, rectangle: Rectangle? = nil) {
    (self.vectors, self.rectangle) = (vectors, rectangle)
  }

  /// A rectangle, some of its corners parts of circles.
  convenience init(_ rectangle: Rectangle) {
    self.init(
      .rectangle(rectangle.rect, corners: rectangle.corners), rectangle: rectangle)
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Rectangle(rect))
    apply(transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let rect = rect.standardized
    self.init(
      .ellipse(in: rect), rectangle: Rectangle(rect, radius: min(rect.width, rect.height) / 2))
    apply(transform)
  }

  /// Corners are parts of circles: the radius is `cornerWidth`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Rectangle(rect, radius: cornerWidth))
    apply(transform)
  }

  private func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    guard let transform = transform?.pointee, !transform.isIdentity else { return }
    (vectors, rectangle) = (vectors.applying(transform), nil)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.vectors == other.vectors }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(vectors)
  }

  public var isEmpty: Bool { vectors.steps.isEmpty }

  /// Where the pen stands; the origin where it has not been set down.
  public var currentPoint: CGPoint { vectors.end ?? .zero }

  /// The smallest rectangle around all points, those that only draw curves to their side too.
  public var boundingBox: CGRect { vectors.reach ?? .null }

  /// The smallest rectangle around what is drawn.
  public var boundingBoxOfPath: CGRect { vectors.flattened.reach ?? .null }

  public func copy() -> CGPath? { CGPath(vectors, rectangle: rectangle) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}

/// The same to be drawn.
///
/// See [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(VectorPath())
  }

  public func move(to point: CGPoint) { change { $0.move(point.x, point.y) } }

  public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }

  public func addLines(between points: [CGPoint]) {
    change { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(point.x, point.y) } else { path.addLine(to: point) }
      }
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1, control2) }
  }

  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }

  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
  }

  /// Angles grow the way the hands of a clock go; `clockwise` is the other way, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    change {
      $0.addArc(center, radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    }
  }

  public func addPath(_ path: CGPath) {
    let added = path.vectors
    rectangle = vectors.steps.isEmpty ? path.rectangle : nil
    vectors.append(added)
  }

  public func closeSubpath() { change { $0.closePart() } }

  func change(_ change: (inout VectorPath) -> Void) {
    rectangle = nil
    change(&vectors)
  }
}
