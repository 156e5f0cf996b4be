public import Foundation

/// A color gradient that sweeps clockwise around a center.
///
/// Neither SVG nor PDF has a conic gradient. It is drawn as sectors of one color each, narrow
/// enough that the steps between them are invisible.
public struct ConicGradient: Hashable, Sendable {
  /// Color stops ordered by location, from 0 to 1 around the center.
  public var stops: [Gradient.Stop]
  /// The x coordinate of the center, as a fraction of the painted rectangle's width.
  public var centerX: CGFloat
  /// The y coordinate of the center, as a fraction of the painted rectangle's height.
  public var centerY: CGFloat
  /// The x coordinate of a point on the ray where the gradient starts and ends, as a fraction of
  /// the painted rectangle's width.
  public var startX: CGFloat
  /// The y coordinate of a point on the ray where the gradient starts and ends, as a fraction of
  /// the painted rectangle's height.
  public var startY: CGFloat

  /// Creates a conic gradient. Both points are in unit coordinates of the painted rectangle.
  public init(_ stops: [Gradient.Stop], around center: CGPoint, from start: CGPoint) {
    self.stops = stops
    (centerX, centerY, startX, startY) = (center.x, center.y, start.x, start.y)
  }

  /// Whether any stop is at least partly opaque.
  public var isVisible: Bool { stops.contains { $0.color.isVisible } }

  /// The shapes that fill a rectangle with the gradient.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to fill, in points. The sectors are clipped to it.
  ///   - corners: The rectangle's corner radii.
  /// - Complexity: O(*sectors*), a few hundred at most.
  public func shapes(in rect: CGRect, corners: CornerRadii = .square) -> [Shape] {
    let center = CGPoint(
      x: rect.minX + rect.width * centerX, y: rect.minY + rect.height * centerY)
    let (across, down) = (rect.width * (startX - centerX), rect.height * (startY - centerY))
    guard rect.width > 0, rect.height > 0, isVisible,
      [center.x, center.y, across, down].allSatisfy({ abs($0) < Self.coordinateLimit })
    else { return [] }
    let far = max(abs(center.x - rect.minX), abs(center.x - rect.maxX))
    let low = max(abs(center.y - rect.minY), abs(center.y - rect.maxY))
    // The middle of a sector's chord is closer to the center than the sector's corners are.
    let radius = hypot(far, low) / cos(Self.widest * .pi)
    let first = atan2(down, across)
    func area(_ sector: Sector) -> Shape {
      let path = sector.path(around: center, radius, from: first)
      return .outline(Outline(path, fill: .color(sector.color)))
    }
    return [.clipped(ClippedShapes(rect, corners: corners, lapped.map(area)))]
  }

  /// The maximum distance in points. Gradients with a center or start point farther away are not
  /// drawn.
  private static let coordinateLimit: CGFloat = 1_000_000
  /// The largest sector, as a fraction of a full turn.
  private static let widest = 1.0 / 24
  /// The largest invisible difference between neighboring colors, in 255ths.
  private static let invisibleDifference = 2.0

  /// A single-color sector. Angles are fractions of a full turn, from 0 to 1.
  struct Sector: Hashable {
    var start: Double
    var end: Double
    var color: RGBA

    fileprivate func path(
      around center: CGPoint, _ radius: CGFloat, from first: CGFloat
    ) -> VectorPath {
      func point(_ part: Double) -> CGPoint {
        let angle = first + 2 * .pi * part
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      // An extra point on the arc: a sector that overlaps the next one spans twice the widest
      // angle.
      let points = [center] + [start, (start + end) / 2, end].map(point)
      return .polygon(points.map { ($0.x, $0.y) })
    }
  }

  /// The sectors in clockwise order.
  var sectors: [Sector] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let ends = [Gradient.Stop(0, first.color)] + stops + [Gradient.Stop(1, last.color)]
    return zip(ends, ends.dropFirst()).flatMap { start, end -> [Sector] in
      let turn = end.location - start.location
      guard turn > 0 else { return [] }
      let steps = start.color.distance(to: end.color) / Self.invisibleDifference
      let count = Int(max(steps, turn / Self.widest, 1).rounded(.up))
      return (0..<count).map { index in
        let part = Double(index) / Double(count)
        return Sector(
          start: start.location + turn * part,
          end: start.location + turn * (part + 1 / Double(count)),
          color: start.color.mixed(with: end.color, by: (Double(index) + 0.5) / Double(count)))
      }
    }
  }

  /// The sectors, each extended below the next one so that no seams show between them. Translucent
  /// sectors meet edge to edge instead, because an overlap would be visible.
  private var lapped: [Sector] {
    let sectors = sectors
    guard let first = sectors.first, var last = sectors.last else { return [] }
    var result = zip(sectors, sectors.dropFirst()).map { sector, next in
      var sector = sector
      if sector.color.isOpaque, next.color.isOpaque {
        sector.end = min(next.end, sector.end + Self.widest)
      }
      return sector
    }
    result.append(last)
    if last.color.isOpaque, first.color.isOpaque {
      last.end += first.end
      result.insert(last, at: 0)
    }
    return result
  }
}

extension RGBA {
  /// The largest difference of any component, in 255ths.
  fileprivate func distance(to other: RGBA) -> Double {
    255
      * max(
        abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
        abs(alpha - other.alpha))
  }
}
