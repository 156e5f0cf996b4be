internal import Basics
import Foundation
internal import Geometry
import Scene

/// The way of a leader from an element to the edge of the figure.
///
/// A leader goes straight from the element to the edge, or first beside the element into the gap next
/// to it and then along the gap. The best way crosses little of other elements and no text.
struct CalloutRoute {
  /// The points from the element to the edge.
  var points: [CGPoint]
  var side: OverlayLabel.Side
  /// The length in points, with penalties for what the leader crosses.
  var cost: CGFloat

  /// Whether the way ends where another one does.
  func isNear(_ other: CalloutRoute) -> Bool {
    guard side == other.side, let end = points.last, let last = other.points.last else {
      return false
    }
    return abs(end.x - last.x) < 6 && abs(end.y - last.y) < 6
  }

  /// Finds ways for leaders.
  struct Finder {
    /// The frames of all elements, in points of the content.
    let elements: [CGRect]
    let texts: Obstacles
    /// The rectangle at whose edges leaders end.
    let extent: CGRect

    /// The cost of a point of leader over another element.
    private static let elementCost: CGFloat = 4
    /// The cost of crossing a text or a symbol.
    private static let textCost: CGFloat = 400
    /// The cost of ending where another leader ends.
    private static let nearCost: CGFloat = 120
    /// The longest distance between an element and a leader beside it, in points.
    private static let searchDistance: CGFloat = 6

    /// The best way from a subject to one of several sides.
    ///
    /// - Parameter others: The ways of other leaders, which it should not cover.
    func best(
      from subject: CGRect, to sides: [OverlayLabel.Side], besides others: [CalloutRoute] = []
    ) -> CalloutRoute? {
      func cost(_ route: CalloutRoute) -> CGFloat {
        route.cost + (others.contains(where: route.isNear) ? Self.nearCost : 0)
      }
      return sides.flatMap { routes(from: subject, to: $0) }.min { cost($0) < cost($1) }
    }

    private func routes(
      from subject: CGRect, to side: OverlayLabel.Side
    ) -> [CalloutRoute] {
      let axis: Axis = side == .left || side == .right ? .horizontal : .vertical
      let isAtEnd = side == .right || side == .below
      let edge = isAtEnd ? subject.end(axis) : subject.start(axis)
      let last = isAtEnd ? extent.end(axis) : extent.start(axis)
      let (low, high) = (subject.start(axis.across), subject.end(axis.across))
      // A little inside the subject, so that the dot at the end is on it.
      let inside = min(subject.size[axis] / 2, 3) * (isAtEnd ? -1 : 1)
      let straight = [0.5, 0.3, 0.7].map { part in
        let across = low + (high - low) * part
        return [
          CGPoint(axis, edge + inside, across: across), CGPoint(axis, last, across: across),
        ]
      }
      let beside = [(low, -1.0), (high, 1.0)].flatMap { place, step -> [[CGPoint]] in
        guard let gap = gap(beside: subject, axis.across, place, step) else { return [] }
        return [0.5, 0.85].map { part in
          let along =
            isAtEnd
            ? subject.start(axis) + subject.size[axis] * part
            : subject.end(axis) - subject.size[axis] * part
          let inner = place - step * min(subject.size[axis.across] / 2, 3)
          return [
            CGPoint(axis, along, across: inner), CGPoint(axis, along, across: gap),
            CGPoint(axis, last, across: gap),
          ]
        }
      }
      return (straight + beside).map {
        CalloutRoute(points: $0, side: side, cost: cost(of: $0, from: subject))
      }
    }

    /// The middle of the gap beside a subject; `nil` if there is none.
    private func gap(
      beside subject: CGRect, _ axis: Axis, _ place: CGFloat, _ step: CGFloat
    ) -> CGFloat? {
      var distance = 2 * Self.searchDistance
      for other in elements {
        let edge = step > 0 ? other.start(axis) : other.end(axis)
        let free = (edge - place) * step
        if free > -0.5 { distance = min(distance, free) }
      }
      return distance >= 2 ? place + step * distance / 2 : nil
    }

    private func cost(of points: [CGPoint], from subject: CGRect) -> CGFloat {
      zip(points, points.dropFirst()).reduce(CGFloat(points.count) * 4) { sum, line in
        let (start, end) = line
        let length = hypot(end.x - start.x, end.y - start.y)
        let covered = elements.reduce(CGFloat(0)) { sum, other in
          guard !other.covers(subject.insetBy(dx: 1, dy: 1)),
            let part = other.crossing(
              from: start, to: end)
          else { return sum }
          return sum + (part.upperBound - part.lowerBound) * length
        }
        let crossed = texts.rects(near: start, end).uniqued().count {
          !$0.overlaps(subject) && $0.isCrossed(from: start, to: end)
        }
        return sum + length + covered * Self.elementCost + CGFloat(crossed) * Self.textCost
      }
    }
  }
}
