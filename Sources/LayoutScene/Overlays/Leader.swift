import Foundation
import Scene

/// The line from a label to its subject, with a dot at the end.
enum Leader {
  static func mark(
    from start: CGPoint, to end: CGPoint, _ color: RGBA
  ) -> (shapes: [Shape], frame: CGRect) {
    let frame = CGRect(
      x: min(start.x, end.x) - 2, y: min(start.y, end.y) - 2, width: abs(start.x - end.x) + 4,
      height: abs(start.y - end.y) + 4)
    func local(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    let dot = CGRect(around: local(start), CGSize(width: 3, height: 3))
    return (
      [
        .strokes(Strokes([[local(start), local(end)]], color: color, width: 0.75)),
        .box(Box(dot, corners: CornerRadii(1.5), fill: color)),
      ], frame
    )
  }
}
