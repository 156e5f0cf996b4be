import Artwork
import CompositionalLayout
import Foundation
import Scene

/// The shapes of controls without text. Coordinates are points.
enum ControlShapes {
  /// A track, filled up to a fraction from the leading edge.
  static func progress(
    _ value: Double, in rect: CGRect, tint: RGBA, track: RGBA, isMirrored: Bool
  ) -> [Shape] {
    let height = min(ControlMetrics.progressHeight, rect.height)
    let line = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    return [capsule(line, track)]
      + (value > 0
        ? [capsule(line.leading(line.width * clamped(value), isMirrored: isMirrored), tint)] : [])
  }

  /// A track with a thumb.
  static func slider(
    _ value: Double, in rect: CGRect, tint: RGBA, track: RGBA, isMirrored: Bool
  ) -> [Shape] {
    let line = CGRect(x: rect.minX, y: rect.midY - 3, width: rect.width, height: 6)
    let thumb = CGSize(width: min(38, line.width), height: 24)
    let offset = (line.width - thumb.width) * clamped(value)
    let knob = CGRect(
      x: isMirrored ? line.maxX - offset - thumb.width : line.minX + offset,
      y: rect.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    let shadow = Shadow(
      knob, corners: CornerRadii(thumb.height / 2), color: .black.faded(by: 0.15), radius: 4,
      offset: CGSize(width: 0, height: 3))
    return [
      capsule(line, track),
      capsule(line.leading(offset + thumb.width / 2, isMirrored: isMirrored), tint),
      .shadow(shadow), capsule(knob, .white),
    ]
  }

  /// Minus and plus on a capsule.
  static func stepper(in rect: CGRect, label: RGBA, fill: RGBA, line: RGBA) -> [Shape] {
    let side: CGFloat = 18
    func symbol(_ name: String, _ x: CGFloat) -> [Shape] {
      Symbol.named(name)?.shapes(
        in: CGRect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side),
        color: label) ?? []
    }
    let rule = CGRect(
      x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: max(rect.height - 14, 0))
    return [capsule(rect, fill), .box(Box(rule, fill: line))]
      + symbol("minus", rect.minX + rect.width / 4) + symbol("plus", rect.maxX - rect.width / 4)
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

  /// One dot per page.
  static func pages(
    _ count: Int, current: Int, in rect: CGRect, tint: RGBA, rest: RGBA, isMirrored: Bool
  ) -> [Shape] {
    let (dot, step) = (ControlMetrics.pageDot, ControlMetrics.pageStep)
    let start = rect.midX - (CGFloat(count - 1) * step + dot) / 2
    return (0..<count).map { index in
      let place = isMirrored ? count - 1 - index : index
      let circle = CGRect(
        x: start + CGFloat(place) * step, y: rect.midY - dot / 2, width: dot, height: dot)
      return capsule(circle, index == current ? tint : rest)
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

  static func capsule(_ rect: CGRect, _ color: RGBA) -> Shape {
    .box(Box(rect, corners: CornerRadii(min(rect.width, rect.height) / 2), fill: color))
  }

  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
}
