public import Foundation
package import Geometry

/// A path of lines and Bézier curves, in points relative to the drawing's origin.
public struct VectorPath: Hashable, Sendable {
  /// A path segment.
  public enum Step: Hashable, Sendable {
    /// Starts a new subpath at one point.
    case move
    /// A straight line to one point.
    case line
    /// A cubic Bézier curve: two control points and the end point.
    case curve
    /// Closes the subpath; takes no points.
    case close

    /// The number of coordinates that the segment takes.
    public var count: Int {
      switch self {
      case .move, .line: 2
      case .curve: 6
      case .close: 0
      }
    }
  }

  /// The segments in order.
  public private(set) var steps: [Step] = []
  /// The coordinates of all segments, x before y.
  public private(set) var numbers: [CGFloat] = []

  /// Creates an empty path.
  public init() {}

  /// Starts a new subpath at a point.
  public mutating func move(_ x: CGFloat, _ y: CGFloat) { add(.move, x, y) }

  /// Adds a straight line to a point.
  public mutating func line(_ x: CGFloat, _ y: CGFloat) { add(.line, x, y) }

  /// Adds a cubic Bézier curve with two control points to the point (`x`, `y`).
  public mutating func curve(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    add(.curve, x1, y1, x2, y2, x, y)
  }

  /// Closes the current subpath.
  public mutating func close() { add(.close) }

  private mutating func add(_ step: Step, _ values: CGFloat...) {
    steps.append(step)
    numbers += values
  }

  /// Calls `body` with each segment and its coordinates.
  ///
  /// - Complexity: O(*n*) in the number of segments.
  public func visitSteps(_ body: (Step, ArraySlice<CGFloat>) -> Void) {
    var index = 0
    for step in steps {
      body(step, numbers[index..<(index + step.count)])
      index += step.count
    }
  }

  /// The path scaled about its origin, then moved to `origin`.
  ///
  /// - Complexity: O(*n*) in the number of coordinates.
  public func placed(at origin: CGPoint, scale: CGFloat = 1) -> VectorPath {
    var result = self
    for index in numbers.indices {
      result.numbers[index] =
        numbers[index] * scale + (index.isMultiple(of: 2) ? origin.x : origin.y)
    }
    return result
  }

  /// The path mirrored at the vertical line through `x`.
  ///
  /// - Complexity: O(*n*) in the number of coordinates.
  public func mirrored(at x: CGFloat) -> VectorPath {
    var result = self
    for index in stride(from: 0, to: numbers.count, by: 2) {
      result.numbers[index] = 2 * x - numbers[index]
    }
    return result
  }

  /// The path with every point transformed.
  ///
  /// - Complexity: O(*n*) in the number of coordinates.
  package func applying(_ transform: CGAffineTransform) -> VectorPath {
    var result = self
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (x, y) = (numbers[index], numbers[index + 1])
      result.numbers[index] = transform.a * x + transform.c * y + transform.tx
      result.numbers[index + 1] = transform.b * x + transform.d * y + transform.ty
    }
    return result
  }

  /// Whether all coordinates are finite and less than `reach` from zero.
  package func stays(within limit: CGFloat) -> Bool { numbers.allSatisfy { abs($0) < limit } }

  /// Whether any segment is a curve.
  package var hasCurves: Bool { steps.contains(.curve) }

  /// The first subpath, and all others.
  package func splitAfterFirst() -> (first: VectorPath, rest: VectorPath) {
    let end = steps.dropFirst().firstIndex(of: .move) ?? steps.endIndex
    let count = steps[..<end].reduce(0) { $0 + $1.count }
    var (first, rest) = (VectorPath(), VectorPath())
    (first.steps, first.numbers) = (Array(steps[..<end]), Array(numbers[..<count]))
    (rest.steps, rest.numbers) = (Array(steps[end...]), Array(numbers[count...]))
    return (first, rest)
  }

  /// Appends all segments of another path.
  public mutating func append(_ other: VectorPath) {
    steps += other.steps
    numbers += other.numbers
  }
}

extension VectorPath {
  /// A circle around (`x`, `y`).
  public static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> VectorPath {
    ellipse(x, y, radius, radius)
  }

  /// The length of a control arm of a quarter circle, as a fraction of the radius.
  private static let arm: CGFloat = 0.5523

  /// An ellipse around (`x`, `y`), made of four Bézier curves.
  public static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> VectorPath {
    let (ax, ay) = (radiusX * arm, radiusY * arm)
    var path = VectorPath()
    path.move(x + radiusX, y)
    path.curve(x + radiusX, y + ay, x + ax, y + radiusY, x, y + radiusY)
    path.curve(x - ax, y + radiusY, x - radiusX, y + ay, x - radiusX, y)
    path.curve(x - radiusX, y - ay, x - ax, y - radiusY, x, y - radiusY)
    path.curve(x + ax, y - radiusY, x + radiusX, y - ay, x + radiusX, y)
    path.close()
    return path
  }

  /// How far a continuous corner reaches along the edges, and how far its control points are from the
  /// rectangle's corner, relative to the radius. One curve is then within 0.8 % of the radius from
  /// the three that UIKit draws. Where the edge is too short, the corner becomes a quarter circle.
  fileprivate static let (reach, control): (CGFloat, CGFloat) = (1.2, 0.3773)

  /// A rectangle with rounded corners. The radii are clamped to what fits.
  public static func rectangle(_ rect: CGRect, corners: CornerRadii = .square) -> VectorPath {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let radii = corners.fitted(to: rect.size)
    let half = min(rect.width, rect.height) / 2
    // The distances from a corner to the end of its curve and to the control point.
    func end(_ radius: CGFloat) -> CGFloat {
      radii.curve == .continuous ? max(min(radius * reach, half), radius) : radius
    }
    func rest(_ end: CGFloat, _ radius: CGFloat) -> CGFloat {
      let share = radius > 0 ? (end / radius - 1) / (reach - 1) : 0
      return radius * ((1 - arm) * (1 - share) + control * share)
    }
    let (tl, tr) = (end(radii.topLeft), end(radii.topRight))
    let (br, bl) = (end(radii.bottomRight), end(radii.bottomLeft))
    let (tlc, trc) = (rest(tl, radii.topLeft), rest(tr, radii.topRight))
    let (brc, blc) = (rest(br, radii.bottomRight), rest(bl, radii.bottomLeft))
    var path = VectorPath()
    path.move(left + tl, top)
    path.line(right - tr, top)
    if tr > 0 { path.curve(right - trc, top, right, top + trc, right, top + tr) }
    path.line(right, bottom - br)
    if br > 0 { path.curve(right, bottom - brc, right - brc, bottom, right - br, bottom) }
    path.line(left + bl, bottom)
    if bl > 0 { path.curve(left + blc, bottom, left, bottom - blc, left, bottom - bl) }
    path.line(left, top + tl)
    if tl > 0 { path.curve(left, top + tlc, left + tlc, top, left + tl, top) }
    path.close()
    return path
  }

  /// A closed polygon.
  public static func polygon(_ points: [(CGFloat, CGFloat)]) -> VectorPath {
    var path = VectorPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point.0, point.1) } else { path.line(point.0, point.1) }
    }
    path.close()
    return path
  }
}

extension CornerRadii {
  /// How far the longest corner reaches along the edges, in points.
  package var reach: CGFloat { curve == .continuous ? largest * VectorPath.reach : largest }
}

extension VectorPath {
  /// The bounding box of all points, including control points; `nil` if the path is empty.
  package var bounds: CGRect? {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }.bounds
  }
}

extension [CGPoint] {
  /// The bounding box of the points; `nil` if there are none.
  package var bounds: CGRect? {
    guard let first else { return nil }
    return reduce(CGRect(origin: first, size: .zero)) { rect, point in
      rect.joined(with: CGRect(origin: point, size: .zero))
    }
  }
}

extension VectorPath {
  /// The same outline in the opposite direction, with the last subpath first.
  public var reversed: VectorPath {
    var parts: [[(step: Step, points: [CGFloat])]] = []
    visitSteps { step, numbers in
      if step == .move || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append((step, Array(numbers)))
    }
    var path = VectorPath()
    for part in parts.reversed() { path.addReversed(part) }
    return path
  }

  private mutating func addReversed(_ part: [(step: Step, points: [CGFloat])]) {
    let drawn = part.filter { $0.step != .close }
    guard let end = drawn.last?.points.suffix(2), end.count == 2 else { return }
    move(end[end.startIndex], end[end.startIndex + 1])
    for (index, element) in drawn.enumerated().reversed() where index > 0 {
      let start = drawn[index - 1].points.suffix(2)
      let (x, y) = (start[start.startIndex], start[start.startIndex + 1])
      let points = element.points
      if element.step == .curve {
        curve(points[2], points[3], points[0], points[1], x, y)
      } else {
        line(x, y)
      }
    }
    if part.contains(where: { $0.step == .close }) { close() }
  }
}
