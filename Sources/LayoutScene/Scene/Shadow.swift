public import Foundation

/// A soft shadow of a rectangle.
///
/// It is drawn as fills laid upon one another, not as a blur, which many readers of SVG and PDF do
/// not have: so it is the same everywhere.
public struct Shadow: Hashable, Sendable {
  /// What throws it, in points, relative to the origin of its drawing.
  public var rect: CGRect
  public var corners: CornerRadii
  /// As dark as the shadow is where it is darkest.
  public var color: RGBA
  /// How soft its edge is: the standard deviation of the blur that it stands for, in points.
  public var radius: CGFloat
  /// How far it is moved off, in points.
  public var offset: CGSize

  public init(
    _ rect: CGRect, corners: CornerRadii = .square, color: RGBA, radius: CGFloat,
    offset: CGSize = .zero
  ) {
    self.rect = rect
    self.corners = corners
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// All of it, as what looks different is told by hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(corners)
    hasher.combine(color)
    hasher.combine(radius)
    hasher.combine(offset.width)
    hasher.combine(offset.height)
  }
}

extension Shadow {
  /// About how many fills are drawn at most: the softer the edge, the more of them, as steps that lie far
  /// apart are seen.
  private var mostLayers: Double { Double(min(max(radius * 3, 16), 64)) }

  /// The fills, all of them in one colour, from the widest to the narrowest.
  ///
  /// The edge of a blurred half-plane falls off as the normal distribution does. The n fills are
  /// equally faint, and i of them on one another as dark as d(i) = 1 - (1 - faint)^i: each ends where
  /// the distribution passes the mean of d(i) and d(i + 1), as parts of d(n). How faint they are is a
  /// whole number of hundredths, so that writers with two decimals draw the same.
  public var layers: [Box] {
    let reaches = radius.isFinite && radius >= 0 && offset.width.isFinite && offset.height.isFinite
    guard color.isVisible, reaches else { return [] }
    let alpha = min(color.alpha, 1)
    let step = max((alpha * 100 / mostLayers).rounded(.up), 1) / 100
    let count = radius > 0 ? max(Int((log(1 - min(alpha, 0.98)) / log(1 - step)).rounded()), 1) : 1
    var fill = color
    fill.alpha = radius > 0 ? step : alpha
    func darkness(_ layers: Int) -> Double { 1 - pow(1 - step, Double(layers)) }
    return (0..<count).compactMap { index in
      let part = (darkness(index) + darkness(index + 1)) / 2 / darkness(count)
      return layer(at: -radius * Self.quantile(part), fill)
    }
  }

  /// The rectangle grown by so many points; `nil` if nothing of it is left.
  private func layer(at distance: CGFloat, _ fill: RGBA) -> Box? {
    let grown = rect.offsetBy(dx: offset.width, dy: offset.height)
    let side = min(grown.width, grown.height)
    guard side + 2 * distance > 0, side.isFinite else { return nil }
    func rounded(_ radius: CGFloat) -> CGFloat { max(max(radius, self.radius) + distance, 0) }
    return Box(
      CGRect(
        x: grown.minX - distance, y: grown.minY - distance, width: grown.width + 2 * distance,
        height: grown.height + 2 * distance),
      corners: CornerRadii(
        topLeft: rounded(corners.topLeft), topRight: rounded(corners.topRight),
        bottomRight: rounded(corners.bottomRight), bottomLeft: rounded(corners.bottomLeft)),
      fill: fill)
  }

  /// How far the shadow reaches beyond what throws it, in points.
  public var overflow: CGFloat {
    layers.isEmpty ? 0 : 2.2 * radius + max(abs(offset.width), abs(offset.height))
  }

  /// Where the standard normal distribution passes `part`, 0 to 1, to about a thousandth: Tukey's
  /// lambda distribution with the exponent that is nearest to it.
  private static func quantile(_ part: Double) -> Double {
    let exponent = 0.1349
    return (pow(part, exponent) - pow(1 - part, exponent)) / 0.1975
  }
}
