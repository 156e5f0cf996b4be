internal import CompositionalLayout
package import Foundation
package import Scene

// Building and measuring paths of layers and views. Arcs with infinite values or NaN are left out.
extension VectorPath {
  static func ellipse(in rect: CGRect) -> VectorPath {
    .ellipse(rect.midX, rect.midY, rect.width / 2, rect.height / 2)
  }

  /// The end of the last step; `nil` for an empty path.
  var end: CGPoint? {
    guard steps.last != .close else { return start }
    return numbers.count < 2
      ? nil : CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
  }

  /// The start of the last subpath.
  private var start: CGPoint? {
    var start: CGPoint?
    visitSteps { step, numbers in
      if step == .move { start = Self.point(numbers, 0) }
    }
    return start
  }

  private static func point(_ numbers: ArraySlice<CGFloat>, _ index: Int) -> CGPoint {
    CGPoint(
      x: numbers[numbers.startIndex + 2 * index], y: numbers[numbers.startIndex + 2 * index + 1])
  }

  mutating func addLine(to point: CGPoint) {
    if end == nil { return move(point.x, point.y) }
    resume()
    line(point.x, point.y)
  }

  mutating func addCurve(to end: CGPoint, _ one: CGPoint, _ two: CGPoint) {
    if self.end == nil { move(one.x, one.y) }
    resume()
    curve(one.x, one.y, two.x, two.y, end.x, end.y)
  }

  /// Adds a quadratic curve as the equivalent cubic one: its control points are at two thirds of
  /// the way to the quadratic control point.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let from = self.end ?? control
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, toward(from), toward(end))
  }

  /// Starts a new subpath after a closed one, at the closed one's start.
  private mutating func resume() {
    if steps.last == .close, let start { move(start.x, start.y) }
  }

  mutating func closePart() {
    if let last = steps.last, last != .close { close() }
  }

  /// Adds an arc of curves of at most a quarter circle, connected by a line to its start.
  mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, isGrowing: Bool
  ) {
    var sweep = end - start
    guard sweep.isFinite, radius.isFinite else { return }
    let turn = 2 * CGFloat.pi
    if abs(sweep) >= turn, isGrowing == (sweep > 0) {
      sweep = isGrowing ? turn : -turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if isGrowing, sweep < 0 { sweep += turn }
      if !isGrowing, sweep > 0 { sweep -= turn }
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(start))
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let arm = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count where sweep != 0 {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b, CGPoint(x: a.x - arm * sin(from), y: a.y + arm * cos(from)),
        CGPoint(x: b.x + arm * sin(to), y: b.y - arm * cos(to)))
    }
  }

  /// The smallest rectangle around all points, including control points; `nil` for an empty path.
  package var boundingBox: CGRect? {
    guard numbers.count >= 2 else { return nil }
    var (left, right) = (numbers[0], numbers[0])
    var (top, bottom) = (numbers[1], numbers[1])
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      (left, right) = (min(left, numbers[index]), max(right, numbers[index]))
      (top, bottom) = (min(top, numbers[index + 1]), max(bottom, numbers[index + 1]))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path with each curve replaced by short lines.
  var flattened: VectorPath {
    var result = VectorPath()
    var pen = CGPoint.zero
    var start = CGPoint.zero
    visitSteps { step, numbers in
      switch step {
      case .move:
        pen = Self.point(numbers, 0)
        start = pen
        result.move(pen.x, pen.y)
      case .line:
        pen = Self.point(numbers, 0)
        result.line(pen.x, pen.y)
      case .curve:
        let points = [pen] + (0..<3).map { Self.point(numbers, $0) }
        for part in 1...Self.linesPerCurve {
          pen = Self.point(of: points, at: CGFloat(part) / CGFloat(Self.linesPerCurve))
          result.line(pen.x, pen.y)
        }
      case .close:
        pen = start
        result.close()
      }
    }
    return result
  }

  private static let linesPerCurve = 32

  private static func point(of curve: [CGPoint], at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(curve, weights).reduce(into: CGPoint.zero) { sum, part in
      sum.x += part.0.x * part.1
      sum.y += part.0.y * part.1
    }
  }

  /// The part of the path between two fractions of its length (0 to 1), as straight lines.
  package func trimmed(from: CGFloat, to: CGFloat) -> VectorPath {
    guard from > 0 || to < 1 else { return self }
    let lines = flattened.lineSegments
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(from, 0) * total, min(to, 1) * total)
    guard first < last, total.isFinite else { return VectorPath() }
    var result = VectorPath()
    var (passed, pen) = (CGFloat(0), CGPoint?.none)
    for line in lines {
      defer { passed += line.length }
      guard line.length > 0, passed < last, passed + line.length > first else { continue }
      let a = line.point(at: max(first - passed, 0) / line.length)
      let b = line.point(at: min(last - passed, line.length) / line.length)
      if pen != a { result.move(a.x, a.y) }
      result.line(b.x, b.y)
      pen = b
    }
    return result
  }

  private struct LineSegment {
    var from: CGPoint
    var to: CGPoint
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

    func point(at part: CGFloat) -> CGPoint {
      part == 0
        ? from
        : part == 1
          ? to
          : CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// The lines of a flattened path.
  private var lineSegments: [LineSegment] {
    var (result, pen, start) = ([LineSegment](), CGPoint.zero, CGPoint.zero)
    visitSteps { step, numbers in
      var next = start
      if step != .close { next = Self.point(numbers, 0) }
      if step == .move { start = next } else { result.append(LineSegment(from: pen, to: next)) }
      pen = next
    }
    return result
  }
}
