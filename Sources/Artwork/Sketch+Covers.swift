import Foundation
import Scene

/// Covers of albums and books: compositions of simple forms.
extension Sketch {
  mutating func cover() {
    let colors = random.one(of: Self.inks).map { RGBA($0) }
    background([colors[0], colors[0].darker(0.08)], to: (0.6, 1))
    guard !isStrip else { return }
    switch random.number(below: 9) {
    case 0: sunset(colors)
    case 1: arches(colors)
    case 2: tiles(colors)
    case 3: waves(colors)
    case 4: orbits(colors)
    case 5: cutouts(colors)
    case 6: rays(colors)
    case 7: bars(colors)
    default: bloom(colors)
    }
  }

  /// A striped sun above a plain.
  private mutating func sunset(_ colors: [RGBA]) {
    let radius = random.number(in: 0.24...0.31)
    fill(.circle(0, -0.04, radius), [colors[3], colors[1]])
    for index in 0..<5 {
      let y = 0.0 + 0.055 * CGFloat(index)
      // As wide as the sun is there.
      let half = (max(radius * radius - (y + 0.04) * (y + 0.04), 0)).squareRoot() + 0.01
      fill(.box(-half, y, 2 * half, 0.007 + 0.006 * CGFloat(index)), colors[0].darker(0.04))
    }
    fill(.box(-halfWidth, 0.24, 2 * halfWidth, halfHeight), [colors[2], colors[2].darker(0.3)])
    for index in -9...9 {
      let x = CGFloat(index)
      stroke(
        .segment((x * 0.07, 0.24), (x * 0.3, halfHeight)), colors[3].faded(by: 0.5), 0.005)
    }
    for y in [0.27, 0.315, 0.385] {
      stroke(.segment((-halfWidth, y), (halfWidth, y)), colors[3].faded(by: 0.5), 0.005)
    }
  }

  /// Nested arches.
  private mutating func arches(_ colors: [RGBA]) {
    let (y, sun) = (0.28, random.number(below: 2) == 0 ? -0.38 : 0.38)
    for (index, radius) in [0.42, 0.335, 0.25, 0.165, 0.08].enumerated() {
      let color = index == 4 ? colors[0] : colors[1 + index % 3]
      fill(
        .box(
          -radius, y - radius * 1.35, 2 * radius, radius * 1.35 + 0.04, top: radius, bottom: 0),
        color)
    }
    fill(.circle(sun, -0.36, 0.07), colors[3])
  }

  /// A grid of quarter discs, half discs and discs.
  private mutating func tiles(_ colors: [RGBA]) {
    // Edges on whole points leave no gap through which the background shows.
    let (size, center) = (whole(0.25), wholeCenter)
    let (columns, rows) = (Int(min(halfWidth, 2) / size) + 1, Int(min(halfHeight, 2) / size) + 1)
    for row in -rows..<rows {
      for column in -columns..<columns {
        let (x, y) = (
          center.x + CGFloat(column) * size, center.y + CGFloat(row) * size
        )
        let first = random.number(below: 4)
        let ink = colors[(first + 1 + random.number(below: 3)) % 4]
        fill(.box(x, y, size, size), colors[first])
        switch random.number(below: 4) {
        case 0: fill(.circle(x + size / 2, y + size / 2, size * 0.32), ink)
        case 1: fill(.pie(x, y, size, 0, .pi / 2), ink)
        case 2: fill(.pie(x + size, y + size, size, .pi, .pi * 1.5), ink)
        default: fill(.pie(x + size / 2, y + size, size / 2, .pi, 2 * .pi), ink)
        }
      }
    }
  }

  private mutating func waves(_ colors: [RGBA]) {
    fill(.circle(random.number(in: -0.2...0.2), -0.2, 0.14), colors[3])
    let shift = random.number(in: 0...3)
    for index in 0..<6 {
      let level = -0.1 + 0.1 * CGFloat(index)
      var points: [VectorPath.Point] = []
      for step in 0...8 {
        let x = -halfWidth - 0.1 + (2 * halfWidth + 0.2) * CGFloat(step) / 8
        points.append((x: x, y: level + 0.05 * sin(x * 6 + shift + CGFloat(index) * 0.8)))
      }
      var path = VectorPath.curve(points)
      path.line(halfWidth + 0.1, halfHeight + 0.1)
      path.line(-halfWidth - 0.1, halfHeight + 0.1)
      path.close()
      fill(path, colors[1 + index % 2].mixed(with: colors[0], by: 0.28 * Double(index % 3)))
    }
  }

  private mutating func orbits(_ colors: [RGBA]) {
    for index in (1...5).reversed() {
      stroke(.circle(0, 0, 0.085 * CGFloat(index)), colors[3].faded(by: 0.55), 0.006)
    }
    fill(.circle(0, 0, 0.1), [colors[1].lighter(0.15), colors[1]])
    for index in 1...4 {
      let (angle, distance) = (random.number(in: 0...6.3), 0.085 * CGFloat(index + 1))
      let radius = random.number(in: 0.018...0.045)
      fill(
        .circle(cos(angle) * distance, sin(angle) * distance, radius),
        colors[index % 2 == 0 ? 2 : 3])
    }
  }

  /// Rounded forms as if cut out of paper.
  private mutating func cutouts(_ colors: [RGBA]) {
    for index in 0..<5 {
      let (x, y) = (
        random.number(in: -0.9...0.9) * min(halfWidth, 0.6), random.number(in: -0.42...0.42)
      )
      let start = random.number(in: 0...6.3)
      let points = (0..<7).map { step -> VectorPath.Point in
        let angle = start + CGFloat(step) / 7 * 2 * .pi
        let distance = random.number(in: 0.09...0.23)
        return (x: x + cos(angle) * distance, y: y + sin(angle) * distance)
      }
      fill(.blob(points), colors[1 + index % 3])
    }
    let (x, y) = (random.number(in: -0.2...0.2), random.number(in: 0.1...0.3))
    stroke(.segment((x, y + 0.3), (x, y - 0.3)), Self.ink(colors), 0.008)
    for index in 0..<5 {
      let down = y - 0.26 + 0.09 * CGFloat(index)
      for angle in [-0.6, .pi + 0.6] {
        fill(.leaf(x, down + 0.06, length: 0.15, width: 0.07, angle: angle), Self.ink(colors))
      }
    }
  }

  private mutating func rays(_ colors: [RGBA]) {
    let (x, y) = (random.number(in: -0.15...0.15), random.number(in: 0.1...0.3))
    let distance = halfWidth + halfHeight + 0.6
    for index in 0..<12 {
      let angle = CGFloat(index) / 12 * 2 * .pi
      fill(.pie(x, y, distance, angle, angle + .pi / 12), colors[1])
    }
    fill(.circle(x, y, 0.25), colors[2])
    fill(.circle(x, y, 0.18), colors[3])
    fill(
      .blob([
        (-halfWidth - 0.1, y + 0.1), (-0.25, y + 0.02), (0.15, y + 0.1),
        (halfWidth + 0.1, y + 0.03),
        (halfWidth + 0.3, halfHeight + 0.3), (-halfWidth - 0.3, halfHeight + 0.3),
      ]), Self.ink(colors))
  }

  /// A row of bars like the level of a sound.
  private mutating func bars(_ colors: [RGBA]) {
    for index in 0..<13 {
      let x = -0.39 + 0.065 * CGFloat(index)
      let envelope = 1 - abs(CGFloat(index) - 6) / 9
      let half = envelope * random.number(in: 0.1...0.4)
      fill(
        .box(x - 0.02, -half, 0.04, 2 * half, 0.02), [colors[1], colors[index % 2 == 0 ? 2 : 3]])
    }
  }

  /// Petals around a center.
  private mutating func bloom(_ colors: [RGBA]) {
    let petals = 6 + random.number(below: 5)
    for ring in 0..<3 {
      let distance = 0.44 - 0.12 * CGFloat(ring)
      for index in 0..<petals {
        let angle = (CGFloat(index) + 0.5 * CGFloat(ring)) / CGFloat(petals) * 2 * .pi
        fill(
          .leaf(0, 0, length: distance, width: distance * 3 / CGFloat(petals), angle: angle),
          colors[1 + ring % 3].mixed(with: colors[0], by: index % 2 == 0 ? 0 : 0.16))
      }
    }
    fill(.circle(0, 0, 0.075), Self.ink(colors))
    fill(.circle(0, 0, 0.045), colors[3].mixed(with: colors[1], by: 0.2))
  }

  /// The darkest of the colors, slightly darkened.
  private static func ink(_ colors: [RGBA]) -> RGBA {
    (colors.min { $0.luminance < $1.luminance } ?? .black).darker(0.2)
  }

  /// Four inks each: the paper, two strong colors and a light one.
  private static let inks: [[UInt32]] = [
    [0x1D2B4F, 0xE85D4A, 0x2F7F93, 0xF7D08A], [0xF2E6D0, 0xD9523F, 0x24506B, 0xE9A93C],
    [0x2A1E3F, 0x8E4FC2, 0xE05A8A, 0xF9C6A3], [0xE8B84A, 0x2D4A3E, 0xC8482F, 0xFBF0D5],
    [0x123C3C, 0x2FA58C, 0xF08A5D, 0xF6E7BF], [0xF3C9BE, 0xC2384F, 0x5A2A53, 0xFFF3E4],
    [0x17171C, 0x3F6CF0, 0xF24E7A, 0xF5F1E8], [0xC9DCD6, 0x1F5F78, 0xEE7B4B, 0xFFF8EA],
    [0x8C2F39, 0xF0A84B, 0x3A1A2C, 0xF9E4C8], [0x3E5C4B, 0xE3C565, 0xA9C9A4, 0xF5F0DC],
  ]
}
