import Foundation
import Testing

@testable import Scene

/// The shape of round corners.
struct CornerCurveTests {
  /// The points along the curves of a path.
  private func points(_ path: VectorPath, each count: Int = 20) -> [CGPoint] {
    var (points, pen) = ([CGPoint](), CGPoint.zero)
    path.visitSteps { step, numbers in
      let n = Array(numbers)
      guard step != .close else { return }
      let end = CGPoint(x: n[n.count - 2], y: n[n.count - 1])
      for index in 0...count where step == .curve {
        let (t, u) = (CGFloat(index) / CGFloat(count), 1 - CGFloat(index) / CGFloat(count))
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        let (xs, ys) = ([pen.x, n[0], n[2], n[4]], [pen.y, n[1], n[3], n[5]])
        points.append(
          CGPoint(
            x: zip(weights, xs).reduce(0) { $0 + $1.0 * $1.1 },
            y: zip(weights, ys).reduce(0) { $0 + $1.0 * $1.1 }))
      }
      pen = end
    }
    return points
  }

  /// The corner of a radius of 1 at the origin that UIKit draws, with three curves.
  private var system: [CGPoint] {
    var path = VectorPath()
    path.move(1.52866, 0)
    path.curve(1.08849, 0, 0.86841, 0, 0.63149, 0.07491)
    path.curve(0.37282, 0.16906, 0.16906, 0.37282, 0.07491, 0.63149)
    path.curve(0, 0.86841, 0, 1.08849, 0, 1.52866)
    return points(path, each: 400)
  }

  @Test func `a continuous corner follows the system's`() {
    let radius: CGFloat = 10
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = VectorPath.rectangle(square, corners: CornerRadii(radius, curve: .continuous))
    let corner = points(path).filter { $0.x < 50 && $0.y < 50 }
    #expect(corner.count == 21)
    for point in corner {
      let distances = system.map { hypot($0.x * radius - point.x, $0.y * radius - point.y) }
      #expect((distances.min() ?? 9) < 0.01 * radius)
      #expect(point.x + point.y > 0.58 * radius - 0.01)
    }
    let begins = corner.map(\.x).max() ?? 0
    #expect(begins > radius && begins < 1.53 * radius)
  }

  @Test func `a capsule stays a capsule`() {
    let bar = CGRect(x: 0, y: 0, width: 100, height: 40)
    let (round, other) = (CornerRadii(99), CornerRadii(99, curve: .continuous))
    #expect(VectorPath.rectangle(bar, corners: other) == .rectangle(bar, corners: round))
  }

  @Test func `square corners have no curve`() {
    #expect(CornerRadii(0, curve: .continuous) == .square)
    #expect(CornerRadii(4, curve: .continuous).inset(by: 4) == .square)
    #expect(CornerRadii(4, curve: .continuous).inset(by: 1).curve == .continuous)
  }

  @Test func `an icon has the corners of a mask`() {
    #expect(CornerRadii.icon(side: 40) == CornerRadii(9, curve: .continuous))
  }
}
