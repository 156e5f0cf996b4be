import Foundation

/// Draws a landscape of one kind in the colours of a palette.
///
/// Lengths are parts of the rectangle, so that a photo looks alike at any size.
struct PhotoScene {
  let rect: CGRect
  let palette: PhotoPalette
  var dice: Dice

  mutating func shapes() -> [Shape] {
    let kind = dice.number(below: 4)
    let sky = [Shape.box(Box(rect, gradient: Gradient(palette.sky)))]
    switch kind {
    case 0: return sky + sun(from: 0.25...0.5) + hills()
    case 1: return sky + sun(from: 0.2...0.4) + peaks() + hills(from: 0.72)
    case 2: return sky + sea()
    default: return sky + sun(from: 0.2...0.45) + dunes()
    }
  }

  /// The shorter side, which round things are measured by.
  private var side: CGFloat { min(rect.width, rect.height) }

  private func x(_ part: CGFloat) -> CGFloat { rect.minX + part * rect.width }
  private func y(_ part: CGFloat) -> CGFloat { rect.minY + part * rect.height }

  private mutating func sun(from heights: ClosedRange<Double>) -> [Shape] {
    let (across, down) = (x(dice.number(in: 0.2...0.8)), y(dice.number(in: heights)))
    let radius = side * dice.number(in: 0.07...0.12)
    return [3.2, 2, 1].map { factor in
      .outline(
        Outline(
          .circle(across, down, radius * factor),
          fill: .color(palette.sun.faded(by: factor == 1 ? 1 : 0.16))))
    }
  }

  /// Round hills, one before the other.
  private mutating func hills(from start: CGFloat = 0.5) -> [Shape] {
    let step = (0.92 - start) / CGFloat(palette.layers.count)
    return palette.layers.enumerated().map { index, color in
      ridge(at: start + CGFloat(index) * step, height: 0.09, waves: 2 + index, color)
    }
  }

  /// Long low waves of sand.
  private mutating func dunes() -> [Shape] {
    palette.layers.enumerated().map { index, color in
      ridge(at: 0.56 + CGFloat(index) * 0.14, height: 0.12, waves: 1, color)
    }
  }

  /// A soft line across the picture, and all below it in one colour that fades towards its foot.
  private mutating func ridge(
    at top: CGFloat, height: CGFloat, waves: Int, _ color: RGBA
  ) -> Shape {
    var path = VectorPath()
    var level = top + dice.number(in: -height...height)
    path.move(x(0), y(1))
    path.line(x(0), y(level))
    for wave in 0..<waves {
      let (start, end) = (CGFloat(wave) / CGFloat(waves), CGFloat(wave + 1) / CGFloat(waves))
      let next = top + dice.number(in: -height...height)
      let third = (end - start) * 0.45
      path.curve(x(start + third), y(level), x(end - third), y(next), x(end), y(next))
      level = next
    }
    path.line(x(1), y(1))
    path.close()
    let foot = color.over(palette.sky.last ?? color).mixed(with: palette.sun, by: 0.14)
    return .outline(Outline(path, fill: .gradient(Gradient([color, foot]))))
  }

  /// Mountains with a lit and a shaded side.
  private mutating func peaks() -> [Shape] {
    let far = palette.layers[0]
    let shade = far.mixed(with: palette.layers[1], by: 0.55)
    let count = 3
    return (0..<count).flatMap { index -> [Shape] in
      let middle = (CGFloat(index) + dice.number(in: 0.2...0.8)) / CGFloat(count)
      let (top, width) = (dice.number(in: 0.32...0.5), dice.number(in: 0.26...0.4))
      let fold = middle + width * dice.number(in: -0.1...0.25)
      let light = VectorPath.polygon([
        (x(middle), y(top)), (x(fold), y(1)), (x(middle - width), y(1)),
      ])
      let dark = VectorPath.polygon([
        (x(middle), y(top)), (x(middle + width), y(1)), (x(fold), y(1)),
      ])
      return [
        .outline(Outline(light, fill: .color(far))), .outline(Outline(dark, fill: .color(shade))),
      ]
    }
  }

  /// Water with the sun's path on it, and a coast.
  private mutating func sea() -> [Shape] {
    let horizon = dice.number(in: 0.52...0.64)
    let across = dice.number(in: 0.3...0.7)
    let radius = side * 0.11
    let sun = Outline(
      .circle(x(across), y(horizon), radius), fill: .color(palette.sun))
    let water = Box(
      CGRect(x: rect.minX, y: y(horizon), width: rect.width, height: rect.maxY - y(horizon)),
      gradient: Gradient([palette.layers[0], palette.layers[2]]))
    let glints = (0..<5).map { index -> Shape in
      let down = y(horizon) + (rect.maxY - y(horizon)) * (0.12 + 0.16 * CGFloat(index))
      let half = radius * (1.1 - 0.16 * CGFloat(index)) * dice.number(in: 0.6...1.1)
      let thickness = max(side * 0.012, 0.5)
      return .line(
        Polyline(
          [CGPoint(x: x(across) - half, y: down), CGPoint(x: x(across) + half, y: down)],
          color: palette.sun.faded(by: 0.55), width: thickness))
    }
    return [.outline(sun), .box(water)] + glints
      + [ridge(at: 0.93, height: 0.05, waves: 1, palette.layers[2])]
  }
}

extension RGBA {
  /// The colour with a part of another one in it.
  func mixed(with other: RGBA, by part: Double) -> RGBA {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
