public import CompositionalLayout
public import Foundation
package import Scene

/// A path of lines and curves.
///
/// See [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var vectors: VectorPath
  /// The rounded rectangle that the path was created as; `nil` for other paths. Shadows use it.
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

  /// Creates a rounded rectangle.
  convenience init(_ rectangle: Rectangle) {
    self.init(
      .rectangle(rectangle.rect, corners: rectangle.corners), rectangle: rectangle)
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Rectangle(rect))
    apply(transform)
  }

  /// Creates the transformed ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let rect = rect.standardized
    self.init(
      .ellipse(in: rect), rectangle: Rectangle(rect, radius: min(rect.width, rect.height) / 2))
    apply(transform)
  }

  /// Creates a transformed rounded rectangle. Corners are circular, with the radius `cornerWidth`
  /// in points.
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

  /// Whether two paths have the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.vectors == other.vectors }

  /// Hashes the steps of the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(vectors) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { vectors.steps.isEmpty }

  /// The end of the last step; the origin for an empty path.
  public var currentPoint: CGPoint { vectors.end ?? .zero }

  /// The smallest rectangle around all points, including control points.
  public var boundingBox: CGRect { vectors.boundingBox ?? .null }

  /// The smallest rectangle around the drawn lines and curves.
  public var boundingBoxOfPath: CGRect { vectors.flattened.boundingBox ?? .null }

  public func copy() -> CGPath? { CGPath(vectors, rectangle: rectangle) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}

/// A path that can be extended.
///
/// See [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(VectorPath()) }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { change { $0.move(point.x, point.y) } }
  public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }

  /// Adds lines through points, from the first one.
  public func addLines(between points: [CGPoint]) {
    change { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(point.x, point.y) } else { path.addLine(to: point) }
      }
    }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1, control2) }
  }

  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  /// Adds a rounded rectangle. Corners are circular, with the radius `cornerWidth` in points.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
  }

  /// Adds an arc. Angles are radians and grow clockwise on screen. `clockwise` means decreasing
  /// angles, as in Core Graphics, whose y axis points up.
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

  /// Closes the current subpath.
  public func closeSubpath() { change { $0.closePart() } }

  func change(_ change: (inout VectorPath) -> Void) {
    rectangle = nil
    change(&vectors)
  }
}
