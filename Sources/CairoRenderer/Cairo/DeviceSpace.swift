import Foundation
import Scene

/// Maps points of a picture to units of a surface.
///
/// Positions are translated before Cairo receives them, because its coordinates end at 2^23.
struct DeviceSpace {
  /// Units of the surface per point.
  var scale: Double
  /// Rows of the picture above the surface: a whole number.
  var top: Double = 0
  /// The size of the surface, in its units.
  var size: CGSize
  /// Whether edges of boxes are rounded to whole units to be crisp.
  var isPixels: Bool
  /// For a PDF, the pixels per point of the matching PNG, to align baselines to its rows; `nil`
  /// does not align them.
  var rows: Double?
  /// Whether elements outside the surface are skipped. False under a transform, which may move them
  /// onto it.
  var isBounded = true

  /// The largest distance of a box's edge from the surface, in its units. Far enough that no
  /// visible corner moves, and within Cairo's coordinates even for the longest PDF.
  private static let beyond = 4_000_000.0

  /// The space of a PDF with one unit per point.
  ///
  /// - Parameter rows: See ``rows``.
  static func points(_ size: CGSize, rows: CGFloat?) -> DeviceSpace {
    DeviceSpace(scale: 1, size: size, isPixels: false, rows: rows.map(Double.init))
  }

  /// The box in units of the surface; `nil` if it is off the surface or not finite.
  func box(_ rect: CGRect) -> CGRect? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let (left, right) = edges(rect.minX, rect.maxX)
    let (upper, lower) = edges(rect.minY, rect.maxY)
    guard isBounded else {
      return CGRect(x: left, y: upper - top, width: right - left, height: lower - upper)
    }
    let seen = left < size.width && right > 0 && upper - top < size.height && lower - top > 0
    guard seen else { return nil }
    let x = min(max(left, -Self.beyond), size.width + Self.beyond)
    let y = min(max(upper - top, -Self.beyond), size.height + Self.beyond)
    let maxX = min(max(right, -Self.beyond), size.width + Self.beyond)
    let maxY = min(max(lower - top, -Self.beyond), size.height + Self.beyond)
    return CGRect(x: x, y: y, width: maxX - x, height: maxY - y)
  }

  /// Converts a point relative to an origin to units of the surface.
  func point(_ point: CGPoint, from origin: CGPoint) -> CGPoint {
    CGPoint(x: (origin.x + point.x) * scale, y: (origin.y + point.y) * scale - top)
  }

  /// Whether a point is within Cairo's coordinates.
  func reaches(_ point: CGPoint) -> Bool {
    abs(point.x) < size.width + Self.beyond && abs(point.y) < size.height + Self.beyond
  }

  /// Whether all points of a path are within Cairo's coordinates.
  func reaches(_ path: VectorPath) -> Bool {
    stride(from: 0, to: path.numbers.count - 1, by: 2).allSatisfy {
      reaches(CGPoint(x: path.numbers[$0], y: path.numbers[$0 + 1]))
    }
  }

  /// The edges of a box along an axis. On pixels, a box is at least one pixel wide.
  private func edges(_ start: Double, _ end: Double) -> (Double, Double) {
    guard isPixels else { return (start * scale, end * scale) }
    let (first, last) = (Self.nearest(start * scale), Self.nearest(end * scale))
    guard first == last else { return (first, last) }
    let pixel = (start * scale).rounded(.down)
    return (pixel, pixel + 1)
  }

  /// The width of a line in units of the surface. On pixels, it is whole and at least one.
  func thickness(_ points: Double) -> Double {
    guard points.isFinite else { return 1 }
    return isPixels ? max(Self.nearest(points * scale), 1) : points * scale
  }

  /// The y coordinate of a baseline. On pixels, it is rounded, so that letters with flat bottoms
  /// are crisp.
  func baseline(_ y: Double) -> Double {
    (isPixels ? Self.nearest(y * scale) : Self.baseline(y, onRows: rows) * scale) - top
  }

  /// A baseline in points, rounded to the nearest row of a PNG with `rows` pixels per point.
  static func baseline(_ y: Double, onRows rows: Double?) -> Double {
    rows.map { nearest(y * $0) / $0 } ?? y
  }

  /// The nearest integer. Halves round up for any sign, so that adjacent boxes share an edge.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}
