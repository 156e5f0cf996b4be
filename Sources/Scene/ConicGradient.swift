public import Foundation

/// Colours that pass into one another around a centre, clockwise.
///
/// No file knows such a gradient: it is drawn as sectors of one colour each, so narrow that no steps between
/// them are seen.
public struct ConicGradient: Hashable, Sendable {
  /// In the order of their locations, 0 to 1 around the centre.
  public var stops: [Gradient.Stop]
  /// In parts of what is painted: (0, 0) is its upper left corner.
  public var centerX: CGFloat
  public var centerY: CGFloat
  /// A point on the ray that the colours begin and end at, in the same parts.
  public var startX: CGFloat
  public var startY: CGFloat

  public init(_ stops: [Gradient.Stop], around center: CGPoint, from start: CGPoint) {
    self.stops = stops
    (centerX, centerY, startX, startY) = (center.x, center.y, start.x, start.y)
  }

  /// Whether there is anything to see.
  public var isVisible: Bool { stops.contains { $0.color.isVisible } }

  /// What fills a rectangle. Complexity: O(sectors), of which there are a few hundred.
  ///
  /// - Parameters:
  ///   - rect: Points; what reaches beyond it is cut off.
  ///   - corners: Its corners.
  public func shapes(in rect: CGRect, corners: CornerRadii = .square) -> [Shape] {
    let center = CGPoint(
      x: rect.minX + rect.width * centerX, y: rect.minY + rect.height * centerY)
    let (across, down) = (rect.width * (startX - centerX), rect.height * (startY - centerY))
    guard rect.width > 0, rect.height > 0, isVisible,
      [center.x, center.y, across, down].allSatisfy({ abs($0) < Self.reach })
    else { return [] }
    let far = max(abs(center.x - rect.minX), abs(center.x - rect.maxX))
    let low = max(abs(center.y - rect.minY), abs(center.y - rect.maxY))
    // The chord of a sector is nearer to the centre than its ends are.
    let radius = hypot(far, low) / cos(Self.widest * .pi)
    let first = atan2(down, across)
    func area(_ sector: Sector) -> Shape {
      let path = sector.path(around: center, radius, from: first)
      return .outline(Outline(path, fill: .color(sector.color)))
    }
    return [.clipped(ClippedShapes(rect, corners: corners, lapped.map(area)))]
  }

  /// Points; what is farther away is not drawn.
  private static let reach: CGFloat = 1_000_000
  /// The part of a turn that a sector has at most.
  private static let widest = 1.0 / 24
  /// The steps from a colour to the next, of 255, that nobody sees.
  private static let unseenSteps = 2.0

  /// A part of a turn, from 0 to 1, in one colour.
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
      // What laps over the next one is as wide as two.
      let points = [center] + [start, (start + end) / 2, end].map(point)
      return .polygon(points.map { ($0.x, $0.y) })
    }
  }

  /// All around, one after another.
  var sectors: [Sector] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let ends = [Gradient.Stop(0, first.color)] + stops + [Gradient.Stop(1, last.color)]
    return zip(ends, ends.dropFirst()).flatMap { start, end -> [Sector] in
      let turn = end.location - start.location
      guard turn > 0 else { return [] }
      let steps = start.color.distance(to: end.color) / Self.unseenSteps
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

  /// The same, each reaching below the next one, for nothing to shine through between them; only what is seen
  /// through anyway meets edge to edge.
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
  /// The greatest difference of a component, of 255.
  fileprivate func distance(to other: RGBA) -> Double {
    255
      * max(
        abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
        abs(alpha - other.alpha))
  }
}
