import Foundation
import Geometry
import Scene

/// Forms of drawings.
extension VectorPath {
  typealias Point = (x: CGFloat, y: CGFloat)

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 0
  ) -> VectorPath {
    .rectangle(CGRect(x: x, y: y, width: width, height: height), corners: CornerRadii(radius))
  }

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> VectorPath {
    .rectangle(
      CGRect(x: x, y: y, width: width, height: height),
      corners: CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom))
  }

  /// A smooth closed curve through points (a Catmull-Rom spline).
  static func blob(_ points: [Point]) -> VectorPath {
    var path = VectorPath()
    let count = points.count
    path.move(points[0].x, points[0].y)
    for index in 0..<count {
      path.curve(
        through: points[(index + count - 1) % count], points[index], points[(index + 1) % count],
        points[(index + 2) % count])
    }
    path.close()
    return path
  }

  /// A smooth open curve through points.
  static func curve(_ points: [Point]) -> VectorPath {
    var path = VectorPath()
    path.move(points[0].x, points[0].y)
    let last = points.count - 1
    for index in 0..<last {
      path.curve(
        through: points[max(index - 1, 0)], points[index], points[index + 1],
        points[min(index + 2, last)])
    }
    return path
  }

  private mutating func curve(through before: Point, _ from: Point, _ to: Point, _ after: Point) {
    curve(
      from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6, to.x, to.y)
  }

  static func segment(_ from: Point, _ to: Point) -> VectorPath {
    var path = VectorPath()
    path.move(from.x, from.y)
    path.line(to.x, to.y)
    return path
  }

  /// An arc of a circle, from one angle to another, in radians clockwise from the right.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> VectorPath {
    var path = VectorPath()
    path.addArc(x, y, radius, start, end, isFirst: true)
    return path
  }

  /// A sector of a disc.
  static func pie(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> VectorPath {
    var path = VectorPath()
    path.move(x, y)
    path.addArc(x, y, radius, start, end, isFirst: false)
    path.close()
    return path
  }

  private mutating func addArc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, isFirst: Bool
  ) {
    let count = max(Int((abs(end - start) / (.pi / 2)).rounded(.up)), 1)
    let step = (end - start) / CGFloat(count)
    let arm = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (a, b) = (
        (x: x + radius * cos(from), y: y + radius * sin(from)),
        (x: x + radius * cos(to), y: y + radius * sin(to))
      )
      if index == 0 { isFirst ? move(a.x, a.y) : line(a.x, a.y) }
      curve(
        a.x - arm * sin(from), a.y + arm * cos(from), b.x + arm * sin(to), b.y - arm * cos(to), b.x,
        b.y)
    }
  }

  /// A leaf from the origin to the right, turned by an angle in radians.
  static func leaf(
    _ x: CGFloat, _ y: CGFloat, length: CGFloat, width: CGFloat, angle: CGFloat
  ) -> VectorPath {
    var path = VectorPath()
    path.move(0, 0)
    path.curve(length * 0.2, -width * 0.75, length * 0.7, -width * 0.65, length, 0)
    path.curve(length * 0.7, width * 0.65, length * 0.2, width * 0.75, 0, 0)
    path.close()
    return path.turned(angle).placed(at: CGPoint(x: x, y: y))
  }

  /// The path turned about the origin, clockwise, in radians.
  func turned(_ angle: CGFloat) -> VectorPath {
    applying(CGAffineTransform(rotationAngle: angle))
  }
}
