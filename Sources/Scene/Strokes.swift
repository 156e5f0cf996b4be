public import Foundation

/// Straight lines of one colour, drawn together, with flat ends: outlines, hatches, dimension lines.
public struct Strokes: Hashable, Sendable {
  /// Points, relative to the origin of their drawing: each a line from point to point.
  public var paths: [[CGPoint]]
  public var color: RGBA
  /// Points.
  public var width: CGFloat
  /// Points of line and gap in turn; empty for lines that do not end in between.
  public var dash: [CGFloat]

  public init(_ paths: [[CGPoint]], color: RGBA, width: CGFloat, dash: [CGFloat] = []) {
    self.paths = paths
    self.color = color
    self.width = width
    self.dash = dash
  }

  /// All of it, as what looks different is told by hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(paths.count)
    for path in paths {
      hasher.combine(path.count)
      for point in path {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
    hasher.combine(color)
    hasher.combine(width)
    hasher.combine(dash)
  }

  /// The outline of a rectangle, dashed from its corner on.
  public static func outline(
    of rect: CGRect, color: RGBA, width: CGFloat, dash: [CGFloat] = []
  ) -> Strokes {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Strokes([corners + [corners[0]]], color: color, width: width, dash: dash)
  }

  /// Lines at 45 degrees that fill a rectangle, at a distance of `step` points along its sides.
  ///
  /// The lines are x + y = c: one begins where it meets the left or the bottom side, and ends where
  /// it meets the top or the right one. Where the rectangle is so large that there would be more than
  /// `most` of them they stand farther apart.
  public static func hatch(
    of rect: CGRect, color: RGBA, width: CGFloat, every step: CGFloat, most: Int = 400
  ) -> Strokes {
    let length = rect.width + rect.height
    guard length > 0, length.isFinite, step > 0 else {
      return Strokes([], color: color, width: width)
    }
    let distance = max(step, length / CGFloat(most))
    let paths = stride(from: distance / 2, to: length, by: distance).map { sum in
      let (x, y) = (max(sum - rect.height, 0), max(sum - rect.width, 0))
      return [
        CGPoint(x: rect.minX + x, y: rect.minY + sum - x),
        CGPoint(x: rect.minX + sum - y, y: rect.minY + y),
      ]
    }
    return Strokes(paths, color: color, width: width)
  }
}
