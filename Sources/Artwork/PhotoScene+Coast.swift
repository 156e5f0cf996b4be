import Foundation
import Scene

/// Coastlines.
extension PhotoScene {
  /// A sea with reflections of the sun, a distant coast, a boat and a near shore.
  mutating func sea() -> [Shape] {
    let horizon = random.number(in: 0.5...0.62)
    let across = random.number(in: 0.3...0.7)
    let radius = side * 0.11
    let water = Box(
      CGRect(x: rect.minX, y: y(horizon), width: rect.width, height: rect.maxY - y(horizon)),
      gradient: Gradient([palette.layers[0], palette.layers[2]]))
    let glow = (random.number(below: 2) == 0 ? [2.4, 1.65, 1] : [1]).map { factor in
      disc(x(across), y(horizon), radius * factor, palette.sun.faded(by: factor == 1 ? 1 : 0.14))
    }
    let glints = (0..<5).map { index -> Shape in
      let down = y(horizon) + (rect.maxY - y(horizon)) * (0.12 + 0.16 * CGFloat(index))
      let half = radius * (1.1 - 0.16 * CGFloat(index)) * random.number(in: 0.6...1.1)
      return .line(
        Polyline(
          [CGPoint(x: x(across) - half, y: down), CGPoint(x: x(across) + half, y: down)],
          color: palette.sun.faded(by: 0.6 - 0.11 * Double(index)), width: max(side * 0.012, 0.5)))
    }
    let isLeft = across > 0.5
    return glow + [headland(at: horizon, isLeft: isLeft), .box(water)] + glints
      + boat(at: across + (isLeft ? -0.2 : 0.2), below: horizon)
      + [ridge(at: 0.95, height: 0.04, waves: 1, palette.layers[2])]
  }

  /// A headland at the horizon, on the side opposite the sun.
  private mutating func headland(at horizon: CGFloat, isLeft: Bool) -> Shape {
    let distance = random.number(in: 0.25...0.4)
    let height = random.number(in: 0.05...0.1)
    func place(_ part: CGFloat) -> CGFloat { x(isLeft ? part : 1 - part) }
    var path = VectorPath()
    path.move(place(-0.01), y(horizon))
    path.line(place(-0.01), y(horizon - height))
    path.curve(
      place(distance * 0.4), y(horizon - height * 1.1), place(distance * 0.6),
      y(horizon - height * 0.2),
      place(distance), y(horizon))
    path.close()
    let color = palette.layers[0].mixed(with: palette.layers[1], by: 0.6)
    return .outline(Outline(path, fill: .color(color)))
  }

  /// A boat with two sails.
  private func boat(at across: CGFloat, below horizon: CGFloat) -> [Shape] {
    let (middle, bottom, size) = (x(across), y(horizon + 0.09), side * 0.11)
    func polygon(_ points: [(x: CGFloat, y: CGFloat)]) -> VectorPath {
      .polygon(points.map { (middle + $0.x * size, bottom + $0.y * size) })
    }
    var sails = polygon([(0.03, -1.1), (0.5, -0.12), (0.03, -0.12)])
    sails.append(polygon([(-0.05, -0.9), (-0.05, -0.12), (-0.38, -0.12)]))
    let hull = polygon([(-0.5, -0.06), (0.58, -0.06), (0.36, 0.14), (-0.34, 0.14)])
    return [
      .outline(Outline(sails, fill: .color(palette.sun.mixed(with: .white, by: 0.4)))),
      .outline(Outline(hull, fill: .color(palette.layers[2]))),
    ]
  }

  /// A beach seen from above: deep water, shallow water, foam, sand and parasols.
  mutating func shore() -> [Shape] {
    let (top, bottom) = (random.number(in: 0.36...0.5), random.number(in: 0.52...0.68))
    let bend = random.number(in: 0.05...0.12)
    let sand = RGBA(0xF7E3BD).mixed(with: palette.sun, by: 0.2)
    let deep = Gradient([palette.layers[1], palette.sky[0]])
    let bands: [(CGFloat, RGBA)] = [
      (-0.2, palette.sky[0].mixed(with: palette.sky[1], by: 0.6)),
      (-0.09, palette.sky[1].mixed(with: .white, by: 0.3)), (-0.02, .white),
      (0.015, sand.mixed(with: RGBA(0xD9B98A), by: 0.45)), (0.055, sand),
    ]
    return [.box(Box(rect, gradient: deep))]
      + bands.map { distance, color in
        beach(from: top + distance, to: bottom + distance, bend: bend, color)
      } + parasols(right: (top + bottom) / 2 + 0.16)
  }

  /// The area to the right of a curved line from the top to the bottom.
  private func beach(from top: CGFloat, to bottom: CGFloat, bend: CGFloat, _ color: RGBA) -> Shape {
    var path = VectorPath()
    // The control points around the middle are opposite each other, so that the line has no kink.
    path.move(x(top), y(0))
    path.curve(
      x(top - bend), y(0.2), x(top + bend * 1.6), y(0.3), x((top + bottom) / 2 + bend * 0.6),
      y(0.5))
    path.curve(x(bottom - bend * 0.4), y(0.7), x(bottom + bend), y(0.8), x(bottom), y(1))
    path.line(x(1), y(1))
    path.line(x(1), y(0))
    path.close()
    return .outline(Outline(path, fill: .color(color)))
  }

  private mutating func parasols(right start: Double) -> [Shape] {
    let colors: [UInt32] = [0xE4572E, 0x2E86AB, 0xF2B134, 0xD7456E]
    return (0..<4).flatMap { index -> [Shape] in
      let across = x(random.number(in: min(start, 0.9)...0.96))
      let down = y((CGFloat(index) + random.number(in: 0.25...0.75)) / 4)
      let radius = side * 0.045
      return [
        disc(across + radius * 0.35, down + radius * 0.45, radius, RGBA.black.faded(by: 0.12)),
        disc(across, down, radius, RGBA(random.one(of: colors))),
        disc(across, down, radius * 0.55, .white.faded(by: 0.55)),
        disc(across, down, radius * 0.16, .white),
      ]
    }
  }
}
