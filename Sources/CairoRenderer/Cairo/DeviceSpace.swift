import Foundation
import Scene

/// Where the points of a picture fall on a surface: scaled, and moved up by what lies above it.
///
/// Everything is moved before Cairo sees it, as its coordinates end at 2^23.
struct DeviceSpace {
  /// Units of the surface a point.
  var scale: Double
  /// How many rows of the picture lie above the surface: a whole number.
  var top: Double = 0
  /// The size of the surface, in its units.
  var size: CGSize
  /// Whether edges of boxes are put on whole units, so that they are crisp.
  var isPixels: Bool
  /// Pixels a point of the picture on whose rows baselines stand, in a PDF; `nil` where they stand
  /// anywhere.
  var rows: Double?
  /// Whether what lies off the surface is left out; not under a transform, which may bring it on.
  var isBounded = true

  /// How far beyond the surface, in its units, a box reaches at most: no corner that could be seen
  /// moves. Beside the longest PDF that is within Cairo's coordinates too.
  private static let beyond = 4_000_000.0

  /// A PDF, a unit a point.
  ///
  /// - Parameter rows: As ``rows``.
  static func points(_ size: CGSize, rows: CGFloat?) -> DeviceSpace {
    DeviceSpace(scale: 1, size: size, isPixels: false, rows: rows.map(Double.init))
  }

  /// The box as it is drawn; `nil` if nothing of it is on the surface, or it is no number.
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

  /// Where a point falls that is told from an origin.
  func point(_ point: CGPoint, from origin: CGPoint) -> CGPoint {
    CGPoint(x: (origin.x + point.x) * scale, y: (origin.y + point.y) * scale - top)
  }

  /// Whether Cairo can draw at a point around the surface.
  func reaches(_ point: CGPoint) -> Bool {
    abs(point.x) < size.width + Self.beyond && abs(point.y) < size.height + Self.beyond
  }

  /// Whether Cairo can draw a path around the surface.
  func reaches(_ path: VectorPath) -> Bool {
    stride(from: 0, to: path.numbers.count - 1, by: 2).allSatisfy {
      reaches(CGPoint(x: path.numbers[$0], y: path.numbers[$0 + 1]))
    }
  }

  /// Both edges of a box along an axis. Whatever is wider than nothing is at least a pixel wide.
  private func edges(_ start: Double, _ end: Double) -> (Double, Double) {
    guard isPixels else { return (start * scale, end * scale) }
    let (first, last) = (Self.nearest(start * scale), Self.nearest(end * scale))
    guard first == last else { return (first, last) }
    let pixel = (start * scale).rounded(.down)
    return (pixel, pixel + 1)
  }

  /// How thick a line of so many points is: whole pixels, at least one.
  func thickness(_ points: Double) -> Double {
    guard points.isFinite else { return 1 }
    return isPixels ? max(Self.nearest(points * scale), 1) : points * scale
  }

  /// The height at which a baseline is drawn: on whole pixels, so that flat letters end crisply.
  func baseline(_ y: Double) -> Double {
    (isPixels ? Self.nearest(y * scale) : Self.baseline(y, onRows: rows) * scale) - top
  }

  /// Points; a baseline put on the nearest row of pixels, as it is in a PNG of so many a point.
  static func baseline(_ y: Double, onRows rows: Double?) -> Double {
    rows.map { nearest(y * $0) / $0 } ?? y
  }

  /// The nearest whole number. Halves go up, whatever the sign, so that neighbours share an edge.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}
