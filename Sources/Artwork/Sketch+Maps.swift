import Foundation
import Scene

/// Maps of a city: streets, parks and water, without names.
extension Sketch {
  mutating func map() {
    let colors = random.one(of: MapColors.all)
    background([colors.land, colors.land])
    guard !isStrip else { return }
    let angle = random.number(in: -0.6...0.6)
    let distance = min(hypot(halfWidth, halfHeight), 3) + 0.1
    let streets = grid(distance)
    blocks(streets, angle, colors)
    lines(streets, angle, distance, colors)
    parks(streets, angle, colors)
    if chance(50) {
      river(angle, distance, colors)
    } else {
      shoreline(distance, colors)
    }
    highway(angle, distance, colors)
  }

  /// The positions of streets along both axes of the turned grid.
  private struct Streets {
    var across: [CGFloat]
    var down: [CGFloat]
  }

  private mutating func grid(_ distance: CGFloat) -> Streets {
    func positions(_ near: Double, _ far: Double, _ random: inout SeededGenerator) -> [CGFloat] {
      var positions: [CGFloat] = []
      var place = -distance + random.number(in: 0...near)
      while place < distance {
        positions.append(place)
        place += random.number(in: near...far)
      }
      return positions
    }
    return Streets(
      across: positions(0.12, 0.2, &random), down: positions(0.09, 0.15, &random))
  }

  /// The rectangles between streets, each with buildings of another shade on some of them.
  private mutating func blocks(_ streets: Streets, _ angle: CGFloat, _ colors: MapColors) {
    var path = VectorPath()
    for (left, right) in zip(streets.across, streets.across.dropFirst()) {
      for (top, bottom) in zip(streets.down, streets.down.dropFirst()) where chance(34) {
        let inset: CGFloat = 0.018
        let depth = (bottom - top - 2 * inset) * random.number(in: 0.45...1)
        path.append(.box(left + inset, top + inset, right - left - 2 * inset, depth))
      }
    }
    fill(path.turned(angle), colors.building)
  }

  private mutating func parks(_ streets: Streets, _ angle: CGFloat, _ colors: MapColors) {
    guard streets.across.count > 5, streets.down.count > 6 else { return }
    for index in 0..<3 {
      let (columns, rows) = (streets.across.count, streets.down.count)
      let column = columns / 4 + random.number(below: max(columns / 2, 1))
      let row = rows / 4 + random.number(below: max(rows / 2, 1))
      let (left, top) = (streets.across[column] + 0.006, streets.down[row] + 0.006)
      let right = streets.across[min(column + (index == 0 ? 2 : 1), columns - 1)] - 0.006
      let bottom = streets.down[min(row + (index == 0 ? 3 : 1), rows - 1)] - 0.006
      fill(
        VectorPath.box(left, top, right - left, bottom - top, 0.012).turned(angle), colors.park)
      guard index == 0 else { continue }
      stroke(
        VectorPath.curve([
          (left + 0.02, bottom - 0.03), ((left + right) / 2, (top + bottom) / 2 + 0.03),
          (right - 0.02, top + 0.03),
        ]).turned(angle), colors.road.faded(by: 0.75), 0.008)
      fill(
        VectorPath.ellipse(
          left + (right - left) * 0.32, top + (bottom - top) * 0.36, (right - left) * 0.16,
          (bottom - top) * 0.14
        ).turned(angle), colors.water)
    }
  }

  private mutating func lines(
    _ streets: Streets, _ angle: CGFloat, _ distance: CGFloat, _ colors: MapColors
  ) {
    var (minor, major) = (VectorPath(), VectorPath())
    let phase = random.number(below: 3)
    for (index, x) in streets.across.enumerated() {
      let line = VectorPath.segment((x, -distance), (x, distance))
      index % 4 == phase ? major.append(line) : minor.append(line)
    }
    for (index, y) in streets.down.enumerated() {
      let line = VectorPath.segment((-distance, y), (distance, y))
      index % 5 == phase ? major.append(line) : minor.append(line)
    }
    stroke(minor.turned(angle), colors.road, 0.011)
    stroke(major.turned(angle), colors.casing, 0.03)
    stroke(major.turned(angle), colors.road, 0.023)
  }

  private mutating func river(_ angle: CGFloat, _ distance: CGFloat, _ colors: MapColors) {
    let level = random.number(in: -0.25...0.25)
    let course = VectorPath.curve(
      (0...6).map { step in
        let x = -distance + 2 * distance * CGFloat(step) / 6
        return (x: x, y: level + random.number(in: -0.1...0.1))
      }
    ).turned(angle + 0.5)
    let width = random.number(in: 0.08...0.15)
    stroke(course, colors.park, width + 0.045)
    stroke(course, colors.water, width)
    // Bridges.
    for x in [random.number(in: -0.3 ... -0.1), random.number(in: 0.1...0.3)] {
      let bridge = VectorPath.segment((x, level - 0.16), (x + 0.02, level + 0.16)).turned(
        angle + 0.5)
      stroke(bridge, colors.casing, 0.03)
      stroke(bridge, colors.road, 0.023)
    }
  }

  private mutating func shoreline(_ distance: CGFloat, _ colors: MapColors) {
    let turn = CGFloat(random.number(below: 4)) * .pi / 2 + random.number(in: -0.4...0.4)
    let coast = (0...7).map { step -> VectorPath.Point in
      let y = -distance + 2 * distance * CGFloat(step) / 7
      return (x: 0.26 + random.number(in: -0.05...0.06), y: y)
    }
    for (shift, color) in [(-0.03, colors.sand), (0, colors.water)] {
      var path = VectorPath.curve(coast.map { ($0.x + shift, $0.y) })
      path.line(distance + 1, distance)
      path.line(distance + 1, -distance)
      path.close()
      fill(path.turned(turn), color)
    }
  }

  private mutating func highway(_ angle: CGFloat, _ distance: CGFloat, _ colors: MapColors) {
    let bend = random.number(in: -0.14...0.14)
    let path = VectorPath.curve([
      (-distance, -0.3 + bend), (-0.3, -0.12), (0.05, 0.02 + bend), (0.3, 0.22), (distance, 0.36),
    ]).turned(angle - 0.3)
    stroke(path, colors.highway.darker(0.22), 0.042)
    stroke(path, colors.highway, 0.032)
  }
}

private struct MapColors {
  var land: RGBA
  var building: RGBA
  var park: RGBA
  var water: RGBA
  var sand: RGBA
  var road: RGBA
  var casing: RGBA
  var highway: RGBA

  private init(_ colors: [UInt32]) {
    let colors = colors.map { RGBA($0) }
    (land, building, park, water) = (colors[0], colors[1], colors[2], colors[3])
    (sand, road, casing, highway) = (colors[4], colors[5], colors[6], colors[7])
  }

  static let all = [
    MapColors([
      0xF1EEE6, 0xE3DED2, 0xBFE0AF, 0x9BD0EC, 0xF6E7BE, 0xFFFFFF, 0xD5CFC2, 0xFBD36B,
    ]),
    MapColors([
      0xE9ECEF, 0xDADFE4, 0xC4E2C6, 0xA9CDE8, 0xEDE6D2, 0xFFFFFF, 0xC9D0D7, 0xF7C98B,
    ]),
    MapColors([
      0xF3E9DA, 0xE6D6BF, 0xC9D6A0, 0x8EC3C6, 0xF7DFB0, 0xFFFBF3, 0xDBC9AE, 0xEFA36B,
    ]),
    MapColors([
      0xDDE5DE, 0xCBD7CE, 0xA8D3AC, 0x7FBCD6, 0xEADFBC, 0xFAFCF9, 0xB6C6BB, 0xF2BE62,
    ]),
    MapColors([
      0x343B46, 0x3F4753, 0x35524A, 0x1F3450, 0x4A4A45, 0x56606E, 0x2A303A, 0xB98A4A,
    ]),
  ]
}
