import Foundation
import Scene

/// Draws a landscape with one subject in the colors of a palette.
///
/// Lengths are relative to the rectangle, so a photo looks the same at any size.
struct PhotoScene {
  let rect: CGRect
  let palette: PhotoPalette
  var random: SeededGenerator

  mutating func shapes(of subject: PhotoSubject) -> [Shape] {
    switch subject {
    case .hills: sky(sun: 0.2...0.42) + hills()
    case .peaks: sky(sun: 0.16...0.34) + peaks() + hills(from: 0.74)
    case .dunes: sky(sun: 0.2...0.42) + dunes()
    case .woods: sky(sun: 0.16...0.36) + woods()
    case .sea: sky() + sea()
    case .shore: shore()
    case .city: sky(sun: 0.18...0.4) + city()
    }
  }

  /// The shorter side in points. Round shapes scale with it.
  var side: CGFloat { min(rect.width, rect.height) }

  func x(_ part: CGFloat) -> CGFloat { rect.minX + part * rect.width }
  func y(_ part: CGFloat) -> CGFloat { rect.minY + part * rect.height }
}

// MARK: - The land

extension PhotoScene {
  /// Overlapping round hills.
  private mutating func hills(from start: CGFloat = 0.5) -> [Shape] {
    let step = (0.92 - start) / CGFloat(palette.layers.count)
    return palette.layers.enumerated().map { index, color in
      ridge(at: start + CGFloat(index) * step, height: 0.09, waves: 2 + index, color)
    }
  }

  /// Long, low sand dunes.
  private mutating func dunes() -> [Shape] {
    palette.layers.enumerated().map { index, color in
      ridge(at: 0.56 + CGFloat(index) * 0.14, height: 0.12, waves: 1, color)
    }
  }

  /// The area below a curved line across the picture, with a gradient that fades toward the bottom.
  mutating func ridge(
    at top: CGFloat, height: CGFloat, waves: Int, _ color: RGBA
  ) -> Shape {
    var path = VectorPath()
    var level = top + random.number(in: -height...height)
    path.move(x(0), y(1))
    path.line(x(0), y(level))
    for wave in 0..<waves {
      let (start, end) = (CGFloat(wave) / CGFloat(waves), CGFloat(wave + 1) / CGFloat(waves))
      let next = top + random.number(in: -height...height)
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
      let middle = (CGFloat(index) + random.number(in: 0.2...0.8)) / CGFloat(count)
      let (top, width) = (random.number(in: 0.3...0.48), random.number(in: 0.26...0.4))
      let fold = middle + width * random.number(in: -0.1...0.25)
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

  /// Rows of fir trees on the slopes of hills.
  private mutating func woods() -> [Shape] {
    var shapes = [ridge(at: 0.5, height: 0.07, waves: 2, palette.layers[0])]
    for (index, color) in palette.layers.dropFirst().enumerated() {
      let top = 0.66 + CGFloat(index) * 0.17
      shapes.append(firs(on: top + 0.03, height: 0.17 + 0.05 * CGFloat(index), color))
      shapes.append(ridge(at: top, height: 0.03, waves: 2, color))
    }
    return shapes
  }

  /// A row of fir trees with the same baseline.
  private mutating func firs(on foot: CGFloat, height: CGFloat, _ color: RGBA) -> Shape {
    var path = VectorPath()
    var across = random.number(in: 0...0.04) * rect.width
    while across < rect.width {
      let tall = height * rect.height * random.number(in: 0.55...1)
      let (middle, bottom, half) = (rect.minX + across, y(foot), tall * 0.2)
      let outline: [(x: CGFloat, y: CGFloat)] = [
        (0, -1), (0.62, -0.52), (0.3, -0.52), (1, 0.1), (-1, 0.1), (-0.3, -0.52), (-0.62, -0.52),
      ]
      path.append(.polygon(outline.map { (middle + $0.x * half, bottom + $0.y * tall) }))
      across += half * random.number(in: 2.1...4.2)
    }
    return .outline(Outline(path, fill: .color(color)))
  }
}
