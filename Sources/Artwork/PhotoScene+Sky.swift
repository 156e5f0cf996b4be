import Foundation
import Scene

/// Skies.
extension PhotoScene {
  /// The sky of a landscape. The sun or moon is within a range of heights.
  ///
  /// - Parameter heights: `nil` for a sky whose sun is drawn elsewhere.
  mutating func sky(sun heights: ClosedRange<Double>? = nil) -> [Shape] {
    let kind = random.number(below: 6)
    guard let heights else {
      return [ground] + (palette.isNight ? [stars()] : kind < 2 ? streaks() : clouds())
    }
    let place = CGPoint(x: x(random.number(in: 0.2...0.8)), y: y(random.number(in: heights)))
    guard !palette.isNight else {
      switch kind {
      case 0, 1: return [ground, stars()] + halo(at: place)
      case 2, 3: return [ground, stars(), crescent(at: place)]
      case 4: return [ground, stars(), meteor(at: place)]
      default: return [ground, stars(), stars(), stars()]
      }
    }
    switch kind {
    case 0: return [ground] + halo(at: place) + clouds()
    case 1: return [ground, disc(place.x, place.y, side * 0.13, palette.sun)] + streaks()
    case 2: return [ground] + cumulus()
    case 3: return [ground] + streaks()
    case 4: return [ground, disc(place.x, place.y, side * 0.08, palette.sun), birds()]
    default: return [ground, birds()] + clouds()
    }
  }

  /// The background of the sky.
  var ground: Shape { .box(Box(rect, gradient: Gradient(palette.sky))) }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: RGBA) -> Shape {
    .outline(Outline(.circle(x, y, radius), fill: .color(color)))
  }

  private mutating func halo(at place: CGPoint) -> [Shape] {
    let radius = side * random.number(in: 0.07...0.11)
    return [3.2, 2.4, 1.65, 1].map { factor in
      disc(place.x, place.y, radius * factor, palette.sun.faded(by: factor == 1 ? 1 : 0.12))
    }
  }

  private func crescent(at place: CGPoint) -> Shape {
    var path = VectorPath()
    path.move(0.35, -0.94)
    path.curve(-0.3, -1.18, -1, -0.69, -1, 0)
    path.curve(-1, 0.69, -0.3, 1.18, 0.35, 0.94)
    path.curve(-0.11, 0.87, -0.45, 0.47, -0.45, 0)
    path.curve(-0.45, -0.47, -0.11, -0.87, 0.35, -0.94)
    path.close()
    let turned = path.turned(-0.5).placed(at: place, scale: side * 0.09)
    return .outline(Outline(turned, fill: .color(palette.sun)))
  }

  /// A falling star with a tail that fades.
  private func meteor(at place: CGPoint) -> Shape {
    let path = VectorPath.polygon([(0, 0), (3, -1.28), (0.05, 0.09)])
    let tail = Gradient(
      [palette.sun, palette.sun.faded(by: 0)], from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 0))
    return .outline(Outline(path.placed(at: place, scale: side * 0.13), fill: .gradient(tail)))
  }

  /// Stars with a minimum distance; stars that nearly touch would look like a symbol.
  private mutating func stars() -> Shape {
    var path = VectorPath()
    var lit: [CGPoint] = []
    for _ in 0..<16 {
      let (across, down) = (random.number(in: 0.03...0.97), random.number(in: 0.04...0.44))
      let (place, radius) = (CGPoint(x: x(across), y: y(down)), random.number(in: 0.003...0.007))
      guard lit.allSatisfy({ hypot($0.x - place.x, $0.y - place.y) > side * 0.06 }) else {
        continue
      }
      lit.append(place)
      path.append(.circle(place.x, place.y, side * radius))
    }
    var stars = Outline(path, fill: .color(palette.sun.faded(by: 0.8)))
    stars.rule = .nonZero
    return .outline(stars)
  }

  /// The color of clouds that are more or less thick.
  private func cloud(_ thickness: Double) -> RGBA {
    palette.sky[1].mixed(with: .white, by: thickness)
  }

  private func capsule(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA
  ) -> Shape {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return .box(Box(rect, corners: CornerRadii(height / 2), fill: color))
  }

  /// Flat clouds made of two capsules each.
  private mutating func clouds() -> [Shape] {
    (0..<(1 + random.number(below: 2))).flatMap { _ -> [Shape] in
      let (left, top) = (x(random.number(in: 0.02...0.7)), y(random.number(in: 0.1...0.3)))
      let (width, height) = (side * random.number(in: 0.22...0.36), side * 0.055)
      let upper = left + width * random.number(in: 0.15...0.4)
      return [
        capsule(upper, top - height * 0.75, width * 0.45, height * 1.5, cloud(0.6)),
        capsule(left, top, width, height, cloud(0.6)),
      ]
    }
  }

  /// Long, thin clouds high above.
  private mutating func streaks() -> [Shape] {
    (0..<5).map { index in
      let width = rect.width * random.number(in: 0.25...0.6)
      let left = rect.minX + (rect.width * 1.2 - width) * random.number(in: 0...1)
      return capsule(
        left - rect.width * 0.1, y(0.08 + 0.075 * CGFloat(index) + random.number(in: 0...0.03)),
        width, side * random.number(in: 0.008...0.022), cloud(0.45))
    }
  }

  /// Heaped clouds with a flat base.
  private mutating func cumulus() -> [Shape] {
    let first = random.number(in: 0.02...0.25)
    return [first, first + random.number(in: 0.4...0.6)].enumerated().map { index, left in
      let (width, base) = (
        side * random.number(in: 0.3...0.46), y(random.number(in: 0.2...0.34))
      )
      let start = x(left)
      var path = VectorPath.rectangle(
        CGRect(x: start, y: base - width * 0.16, width: width, height: width * 0.16),
        corners: CornerRadii(width * 0.08))
      for (across, radius) in [(0.28, 0.17), (0.5, 0.24), (0.74, 0.16)] {
        path.append(
          .circle(start + width * across, base - width * (0.06 + radius * 0.5), width * radius))
      }
      var cloud = Outline(path, fill: .color(self.cloud(index == 0 ? 0.75 : 0.5)))
      cloud.rule = .nonZero
      return .outline(cloud)
    }
  }

  /// A few birds far away.
  private mutating func birds() -> Shape {
    var path = VectorPath()
    let (left, top) = (random.number(in: 0.15...0.65), random.number(in: 0.14...0.26))
    for _ in 0..<(3 + random.number(below: 3)) {
      var bird = VectorPath()
      bird.move(-1, -0.25)
      bird.curve(-0.65, -0.6, -0.2, -0.45, 0, 0)
      bird.curve(0.2, -0.45, 0.65, -0.6, 1, -0.25)
      let place = CGPoint(
        x: x(left + random.number(in: 0...0.2)), y: y(top + random.number(in: -0.08...0.08)))
      path.append(bird.placed(at: place, scale: side * random.number(in: 0.014...0.026)))
    }
    let ink = palette.layers[palette.layers.count - 1].faded(by: 0.75)
    return .outline(Outline(path, stroke: Box.Stroke(color: ink, width: side * 0.007)))
  }
}
