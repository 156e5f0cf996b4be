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

  /// How many of the faintest fills there are where none is seen by itself: together they are darker than
  /// the shadow, and shown so faintly that each darkens what is below by four of 255. Where the edge is
  /// narrow, fewer will do.
  private func smoothLayers(_ alpha: Double) -> Double {
    let (faintest, seen) = (0.02, 4.0 / 255)
    let part = alpha * faintest / seen
    let wanted = part < 1 ? (log(1 - part) / log(1 - faintest)).rounded(.up) : .infinity
    return min(wanted, (Double(radius) * 6).rounded(), 96)
  }

  /// What the shadow is made of.
  private var recipe: Recipe? {
    let reaches = radius.isFinite && radius >= 0 && offset.width.isFinite && offset.height.isFinite
    guard color.isVisible, reaches else { return nil }
    let alpha = min(color.alpha, 1)
    guard radius > 0 else { return Recipe(step: alpha, count: 1, opacity: 1) }
    let faint = max((alpha * 100 / mostLayers).rounded(.up), 1) / 100
    let fewest = (log(1 - min(alpha, 0.98)) / log(1 - faint)).rounded()
    // No more than the bytes that a darkness goes through.
    let count = max(fewest, min(mostLayers, (alpha * 255).rounded(.up)), smoothLayers(alpha), 1)
    var recipe = Recipe(step: 0.02, count: Int(count), opacity: 1)
    while recipe.darkness(recipe.count) < alpha, recipe.step < 0.08 { recipe.step += 0.02 }
    recipe.opacity = min(alpha / recipe.darkness(recipe.count), 1)
    return recipe
  }

  /// Fills that are equally faint, on one another, and how opaque they are together.
  ///
  /// How faint they are is an even number of hundredths up to 8: that is a little more than a whole number
  /// of 255ths, which all that draw a picture in bytes take it for, whether they round or cut. A hundredth
  /// is 2 of them to some and 3 to others, and a shadow a quarter fainter or darker.
  private struct Recipe {
    var step: Double
    var count: Int
    var opacity: Double

    /// How dark so many fills are on one another.
    func darkness(_ layers: Int) -> Double { 1 - pow(1 - step, Double(layers)) }

    /// How far a fill reaches beyond the edge, in radii.
    ///
    /// The edge of a blurred half-plane falls off as the normal distribution does. Where i fills are as
    /// dark as d(i), each ends where the distribution passes the mean of d(i) and d(i + 1), as parts of
    /// d(n).
    func reach(of index: Int) -> Double {
      let middle = (darkness(index) + darkness(index + 1)) / 2
      return -Shadow.quantile(middle / darkness(count))
    }
  }

  /// The fills, all of them in one colour, from the widest to the narrowest.
  public var layers: [Box] {
    guard let recipe else { return [] }
    var fill = color
    fill.alpha = recipe.step
    return (0..<recipe.count).compactMap { layer(at: radius * recipe.reach(of: $0), fill) }
  }

  /// How opaque all fills are together, as one picture: 0 to 1.
  public var opacity: Double { recipe?.opacity ?? 0 }

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
    guard let recipe else { return 0 }
    return radius * recipe.reach(of: 0) + max(abs(offset.width), abs(offset.height))
  }

  /// Where the standard normal distribution passes `part`, 0 to 1, to about a thousandth: Tukey's
  /// lambda distribution with the exponent that is nearest to it.
  private static func quantile(_ part: Double) -> Double {
    let exponent = 0.1349
    return (pow(part, exponent) - pow(1 - part, exponent)) / 0.1975
  }
}
