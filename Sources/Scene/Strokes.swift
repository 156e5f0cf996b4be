public import Foundation

/// Straight lines of one color with butt ends, drawn as one path: outlines, hatches, dimension
/// lines.
public struct Strokes: Hashable, Sendable {
  /// The polylines, in points relative to the drawing's origin.
  public var paths: [[CGPoint]]
  /// The color of the lines.
  public var color: RGBA
  /// The line width in points.
  public var width: CGFloat
  /// Alternating lengths of dashes and gaps in points; empty for solid lines.
  public var dash: [CGFloat]

  /// Creates lines. All lengths are in points.
  public init(_ paths: [[CGPoint]], color: RGBA, width: CGFloat, dash: [CGFloat] = []) {
    self.paths = paths
    self.color = color
    self.width = width
    self.dash = dash
  }

  /// Hashes every property.
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

  /// The outline of a rectangle. Dashes start at its top left corner.
  public static func outline(
    of rect: CGRect, color: RGBA, width: CGFloat, dash: [CGFloat] = []
  ) -> Strokes {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Strokes([corners + [corners[0]]], color: color, width: width, dash: dash)
  }

  /// Lines at 45 degrees that fill a rectangle, `step` points apart along its sides.
  ///
  /// The lines satisfy x + y = c. Each starts on the left or bottom side and ends on the top or
  /// right one. If this would give more than `most` lines, the distance between them is increased.
  ///
  /// - Complexity: O(`most`).
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
