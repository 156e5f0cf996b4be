import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests Bézier paths.
@Suite struct PathTests {
  @Test func `a path continues from the start of a closed subpath`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 10, y: 50))
    #expect(path.bounds.word == "10,20,20,30" && !path.isEmpty)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isEmpty)
  }

  @Test func `a quadratic curve equals its cubic form`() {
    let (one, two) = (CGMutablePath(), CGMutablePath())
    for path in [one, two] { path.move(to: .zero) }
    one.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 30))
    two.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
    #expect(one == two && one.hashValue == two.hashValue && one.currentPoint.x == 30)
  }

  @Test(arguments: [
    // From the right to the bottom, by the short way and the long way; y grows downward.
    (true, 0, 0.5, CGPoint(x: 100, y: 110)), (false, 0, 0.5, CGPoint(x: 100, y: 110)),
    (true, 0.5, 0, CGPoint(x: 110, y: 100)), (false, 1.5, 1, CGPoint(x: 90, y: 100)),
  ])
  func `an arc ends at its end angle in both directions`(
    isClockwise: Bool, from: CGFloat, to: CGFloat, end: CGPoint
  ) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100), radius: 10, startAngle: from * .pi, endAngle: to * .pi,
      clockwise: isClockwise)
    let point = path.currentPoint
    #expect(hypot(point.x - end.x, point.y - end.y) < 1e-9)
    let growing = isClockwise ? to - from : from - to
    let isLong = growing.truncatingRemainder(dividingBy: 2) < 0 || growing > 1
    #expect((path.bounds.width > 15) == isLong)
  }

  @Test func `an arc of more than a turn is a full circle`() {
    for isClockwise in [true, false] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: isClockwise ? 9 : -9,
        clockwise: isClockwise)
      #expect(abs(path.bounds.width - 20) < 1e-9 && abs(path.currentPoint.x - 10) < 1e-9)
    }
  }

  @Test func `paths can be copied, appended and transformed`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.mutableCopy())
    copy.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    copy.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 5, y: 25), CGPoint(x: 40, y: 20)])
    #expect(path.boundingBox.word == "0,0,10,10" && copy.boundingBox.word == "0,0,40,25")
    let shape = UIBezierPath(cgPath: path)
    shape.usesEvenOddFillRule = true
    let twin = try #require(shape.copy() as? UIBezierPath)
    shape.apply(CGAffineTransform(translationX: 5, y: 7))
    shape.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(shape.bounds.word == "0,0,15,17" && twin.bounds.word == "0,0,10,10")
    #expect(twin.usesEvenOddFillRule)
  }
}
