import Foundation
import Scene

extension LabelCandidates {
  /// The positions along an area where leaders may start, from the middle outward.
  private static let parts: [CGFloat] = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96]
  /// The distances between the area and its label in points. Larger areas need larger ones.
  private static let distances: [CGFloat] = [10, 20, 32]

  /// The first accepted position near a small area, with a leader to it.
  func firstWithLeader(
    to area: CGRect, _ choices: [Choice], where isAccepted: (Placed) -> Bool
  ) -> Placed? {
    let isWide = area.width >= area.height
    // Leaders start at the edge of areas that could hold text, and in the middle of thin areas.
    let thickness = min(area.width, area.height)
    let edge = thickness < Self.minimumArea.height ? 0 : thickness / 2
    let steps = Self.steps(isWide: isWide)
    for part in Self.parts {
      let anchor = CGPoint(
        x: isWide ? area.minX + area.width * part : area.midX,
        y: isWide ? area.midY : area.minY + area.height * part)
      for choice in choices {
        for distance in Self.distances {
          for step in steps {
            let placed = placed(choice, around: anchor, step, max(distance, edge + 6), edge)
            if screen.covers(placed.frame), isAccepted(placed) { return placed }
          }
        }
      }
    }
    return nil
  }

  /// The directions from an area to its label. Those across a thin area come first.
  private static func steps(isWide: Bool) -> [CGPoint] {
    let rows = [CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1)]
    let columns = [CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0)]
    let slanted = [
      CGPoint(x: 1, y: 1), CGPoint(x: -1, y: 1), CGPoint(x: 1, y: -1), CGPoint(x: -1, y: -1),
    ]
    return (isWide ? rows : columns) + slanted + (isWide ? columns : rows)
  }

  private func placed(
    _ choice: Choice, around anchor: CGPoint, _ step: CGPoint, _ distance: CGFloat, _ edge: CGFloat
  ) -> Placed {
    let middle = CGPoint(
      x: anchor.x + step.x * (distance + choice.size.width / 2),
      y: anchor.y + step.y * (distance + choice.size.height / 2))
    let frame = CGRect(around: middle, choice.size)
    let start = CGPoint(x: anchor.x + step.x * edge, y: anchor.y + step.y * edge)
    let end = CGPoint(
      x: min(max(start.x, frame.minX), frame.maxX), y: min(max(start.y, frame.minY), frame.maxY))
    return Placed(lines: choice.lines, frame: frame, leader: (start, end))
  }
}
