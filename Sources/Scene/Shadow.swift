public import Foundation

/// A soft shadow of a rectangle.
///
/// It is drawn as a stack of translucent fills, not as a blur. Many SVG and PDF viewers do not
/// support blurs, so this looks the same in all of them.
public struct Shadow: Hashable, Sendable {
  /// The rectangle that casts the shadow, in points relative to the drawing's origin.
  public var rect: CGRect
  /// The corner radii of the rectangle.
  public var corners: CornerRadii
  /// The color where the shadow is darkest.
  public var color: RGBA
  /// The softness of the edge: the standard deviation of the equivalent Gaussian blur, in points.
  public var radius: CGFloat
  /// The offset of the shadow from the rectangle, in points.
  public var offset: CGSize

  /// Creates a shadow. All lengths are in points.
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

  /// Hashes every property.
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
  /// The approximate maximum number of fills. A softer edge needs more, because steps far apart are
  /// visible.
  private var maximumLayers: Double { Double(min(max(radius * 3, 16), 64)) }

  /// The number of fills with 2 percent opacity at which the edge looks smooth.
  ///
  /// The fills together are darker than the shadow and are then faded as a group, so that each of
  /// them darkens the backdrop by at most 4/255. A narrow edge needs fewer.
  private func smoothLayers(_ alpha: Double) -> Double {
    let (faintest, seen) = (0.02, 4.0 / 255)
    let part = alpha * faintest / seen
    let wanted = part < 1 ? (log(1 - part) / log(1 - faintest)).rounded(.up) : .infinity
    return min(wanted, (Double(radius) * 6).rounded(), 96)
  }

  /// The parameters of the fills; `nil` if the shadow is invisible or not finite.
  private var recipe: Recipe? {
    let reaches = radius.isFinite && radius >= 0 && offset.width.isFinite && offset.height.isFinite
    guard color.isVisible, reaches else { return nil }
    let alpha = min(color.alpha, 1)
    guard radius > 0 else { return Recipe(step: alpha, count: 1, opacity: 1) }
    let faint = max((alpha * 100 / maximumLayers).rounded(.up), 1) / 100
    let fewest = (log(1 - min(alpha, 0.98)) / log(1 - faint)).rounded()
    // More fills than the 255ths of alpha would not add any visible step.
    let count = max(fewest, min(maximumLayers, (alpha * 255).rounded(.up)), smoothLayers(alpha), 1)
    var recipe = Recipe(step: 0.02, count: Int(count), opacity: 1)
    while recipe.darkness(recipe.count) < alpha, recipe.step < 0.08 { recipe.step += 0.02 }
    recipe.opacity = min(alpha / recipe.darkness(recipe.count), 1)
    return recipe
  }

  /// A stack of fills with equal opacity, and the opacity of the whole stack.
  ///
  /// The opacity of a fill is 2, 4, 6 or 8 percent. These values are slightly more than a whole
  /// number of 255ths, so renderers with 8 bits per channel agree on them whether they round or
  /// truncate. One percent would be 2/255 in some renderers and 3/255 in others, which makes a
  /// shadow a quarter lighter or darker.
  private struct Recipe {
    var step: Double
    var count: Int
    var opacity: Double

    /// The alpha of a stack of fills.
    func darkness(_ layers: Int) -> Double { 1 - pow(1 - step, Double(layers)) }

    /// The distance from the rectangle's edge to the edge of a fill, in radii.
    ///
    /// The edge of a blurred half-plane falls off like the normal distribution. With d(i) the
    /// darkness of i fills, fill i ends where the distribution reaches the mean of d(i) and d(i +
    /// 1), divided by d(n).
    func farthest(of index: Int) -> Double {
      let middle = (darkness(index) + darkness(index + 1)) / 2
      return -Shadow.quantile(middle / darkness(count))
    }
  }

  /// The fills, from the widest to the narrowest. All have the same color.
  ///
  /// - Complexity: O(*n*) in the number of fills, at most about 100.
  public var layers: [Box] {
    guard let recipe else { return [] }
    var fill = color
    fill.alpha = recipe.step
    return (0..<recipe.count).compactMap { layer(at: radius * recipe.farthest(of: $0), fill) }
  }

  /// The opacity of all fills as a group, from 0 to 1.
  public var opacity: Double { recipe?.opacity ?? 0 }

  /// The rectangle grown by `distance` points; `nil` if nothing of it is left.
  private func layer(at distance: CGFloat, _ fill: RGBA) -> Box? {
    let grown = rect.offsetBy(dx: offset.width, dy: offset.height)
    let side = min(grown.width, grown.height)
    guard side + 2 * distance > 0, side.isFinite else { return nil }
    func rounded(_ radius: CGFloat) -> CGFloat { max(max(radius, self.radius) + distance, 0) }
    var round = corners.map(rounded)
    // A blurred edge does not show the curve, and quarter circles are shorter in SVG files.
    if radius > 0 { round.curve = .circular }
    return Box(
      CGRect(
        x: grown.minX - distance, y: grown.minY - distance, width: grown.width + 2 * distance,
        height: grown.height + 2 * distance),
      corners: round, fill: fill)
  }

  /// How far the shadow extends beyond the rectangle, in points.
  public var overflow: CGFloat {
    guard let recipe else { return 0 }
    return radius * recipe.farthest(of: 0) + max(abs(offset.width), abs(offset.height))
  }

  /// The quantile of the standard normal distribution at `part`, from 0 to 1, to about a
  /// thousandth. Uses Tukey's lambda distribution with the exponent closest to normal.
  private static func quantile(_ part: Double) -> Double {
    let exponent = 0.1349
    return (pow(part, exponent) - pow(1 - part, exponent)) / 0.1975
  }
}

extension [Shape] {
  /// How far shadows extend beyond their boxes, in points.
  package var overflow: CGFloat {
    reduce(0) { if case .shadow(let shadow) = $1 { Swift.max($0, shadow.overflow) } else { $0 } }
  }
}
