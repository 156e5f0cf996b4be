import Artwork
package import Foundation
package import Scene

/// The shapes of controls without text, for parts of cells and for UIKit's views. Coordinates are
/// points.
package enum ControlShapes {
  /// A track, filled up to a fraction from the leading edge. Parts without a color are not drawn.
  package static func progress(
    _ fraction: Double, in rect: CGRect, tint: RGBA?, track: RGBA?, isRound: Bool = true,
    isMirrored: Bool
  ) -> [Shape] {
    let filled = rect.leading(rect.width * clamped(fraction), isMirrored: isMirrored)
    guard isRound else { return bar(rect, track) + (filled.width > 0 ? bar(filled, tint) : []) }
    return capsule(rect, track) + (filled.width > 0 ? capsule(filled, tint) : [])
  }

  private static func bar(_ rect: CGRect, _ color: RGBA?) -> [Shape] {
    color.map { [.box(Box(rect, fill: $0))] } ?? []
  }

  /// Minus and plus on a capsule. Parts without a color are not drawn.
  ///
  /// - Parameter rect: The room. The stepper has its own size, in the center.
  package static func stepper(
    in rect: CGRect, minus: RGBA?, plus: RGBA?, fill: RGBA?, line: RGBA?, isMirrored: Bool
  ) -> [Shape] {
    let size = ControlMetrics.stepper
    let rect = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    // Symbols of 17 points and medium weight.
    let (side, weight) = (20.06, 1.14)
    func symbol(_ name: String, _ color: RGBA?, atLeft isLeft: Bool) -> [Shape] {
      guard let color, let symbol = Symbol.named(name) else { return [] }
      let middle = rect.minX + rect.width * (isLeft ? 0.25 : 0.75)
      let place = CGRect(
        x: middle - side / 2, y: rect.midY - side / 2, width: side, height: side)
      return symbol.shapes(in: place, color: color, weight: weight)
    }
    let rule = CGRect(
      x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14)
    return capsule(rect, fill) + bar(rule, line)
      + symbol("minus", minus, atLeft: !isMirrored) + symbol("plus", plus, atLeft: isMirrored)
  }

  /// Stars, filled up to a number in halves.
  static func rating(
    _ value: Double, of count: Int, in rect: CGRect, tint: RGBA, isMirrored: Bool
  ) -> [Shape] {
    let step = rect.width / CGFloat(max(count, 1))
    let halves = Int((value * 2).rounded())
    return (0..<count).flatMap { index -> [Shape] in
      let place = isMirrored ? count - 1 - index : index
      let star = CGRect(
        x: rect.minX + CGFloat(place) * step, y: rect.minY, width: step, height: rect.height
      ).insetBy(dx: step * 0.06, dy: 0)
      let name =
        halves >= 2 * index + 2
        ? "star.fill" : halves == 2 * index + 1 ? "star.leadinghalf.filled" : "star"
      let symbol = Symbol.named(name) ?? Symbol.named("star")
      return symbol?.shapes(in: star, color: tint, isMirrored: isMirrored) ?? []
    }
  }

  /// Bars from the bottom edge. The highest one is as high as the rectangle.
  static func bars(
    _ values: [Double], in rect: CGRect, tint: RGBA, track: RGBA, isMirrored: Bool
  ) -> [Shape] {
    let most = max(values.max() ?? 0, 0)
    let step = rect.width / CGFloat(max(values.count, 1))
    let width = min(step * 0.66, 24)
    return values.enumerated().map { index, value in
      let place = isMirrored ? values.count - 1 - index : index
      let height = most > 0 ? rect.height * CGFloat(max(value, 0) / most) : 0
      let bar = CGRect(
        x: rect.minX + (CGFloat(place) + 0.5) * step - width / 2,
        y: rect.maxY - max(height, 2), width: width, height: max(height, 2))
      return .box(
        Box(bar, corners: CornerRadii(min(3, width / 2)), fill: value > 0 ? tint : track))
    }
  }

  /// A line through the values.
  static func sparkline(
    _ values: [Double], in rect: CGRect, tint: RGBA, isMirrored: Bool
  ) -> [Shape] {
    guard let least = values.min(), let most = values.max(), values.count > 1 else { return [] }
    let inner = rect.insetBy(dx: 1, dy: 1)
    let step = inner.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      let part = most > least ? (value - least) / (most - least) : 0.5
      let x = CGFloat(index) * step
      return CGPoint(
        x: isMirrored ? inner.maxX - x : inner.minX + x,
        y: inner.maxY - inner.height * CGFloat(part))
    }
    return [.line(Polyline(points, color: tint, width: 2))]
  }

  /// A ring, closed clockwise from the top up to a fraction.
  static func ring(_ value: Double, in rect: CGRect, tint: RGBA, track: RGBA) -> [Shape] {
    let side = min(rect.width, rect.height)
    let width = max(side * 0.12, 2)
    let radius = (side - width) / 2
    let whole = Outline(
      .circle(rect.midX, rect.midY, radius), stroke: Box.Stroke(color: track, width: width))
    let count = Int((clamped(value) * 72).rounded(.up))
    guard count > 0 else { return [.outline(whole)] }
    let points = (0...count).map { index in
      let angle = 2 * Double.pi * clamped(value) * Double(index) / Double(count) - Double.pi / 2
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    return [.outline(whole), .line(Polyline(points, color: tint, width: width))]
  }

  /// A rectangle with round ends; nothing without a color.
  package static func capsule(_ rect: CGRect, _ color: RGBA?) -> [Shape] {
    guard let color else { return [] }
    let radius = min(rect.width, rect.height) / 2
    return [.box(Box(rect, corners: CornerRadii(radius), fill: color))]
  }

  /// A thumb or a selection with a shadow below it.
  static func raised(
    _ rect: CGRect, radius: CGFloat, _ color: RGBA, shadow opacity: Double, blur: CGFloat
  ) -> [Shape] {
    let corners = CornerRadii(radius)
    let shadow = Shadow(
      rect, corners: corners, color: .black.faded(by: opacity * color.alpha), radius: blur,
      offset: CGSize(width: 0, height: 3))
    return [.shadow(shadow), .box(Box(rect, corners: corners, fill: color))]
  }

  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
}
