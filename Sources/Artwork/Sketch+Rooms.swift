import Foundation
import Scene

/// Furnished rooms.
extension Sketch {
  mutating func room() {
    let colors = RoomColors(&random)
    background([colors.wall.lighter(0.1), colors.wall])
    guard !isStrip else { return }
    let floor = 0.2
    fill(
      .box(-halfWidth, floor, 2 * halfWidth, halfHeight), [colors.floor.darker(0.1), colors.floor])
    for index in -8...8 {
      let x = CGFloat(index) * 0.16
      stroke(.segment((x, floor), (x * 1.9, halfHeight)), colors.floor.darker(0.16), 0.004)
    }
    fill(.box(-halfWidth, floor - 0.022, 2 * halfWidth, 0.026), colors.wall.lighter(0.5))
    let isFlipped = chance(50)
    let kind = random.number(below: 4)
    moved(to: 0, 0, isFlipped: isFlipped) { sketch in
      switch kind {
      case 0: sketch.livingRoom(colors)
      case 1: sketch.bedroom(colors)
      case 2: sketch.diningRoom(colors)
      default: sketch.study(colors)
      }
    }
  }

  private mutating func livingRoom(_ colors: RoomColors) {
    window(-0.44, colors)
    sunlight(-0.02, colors)
    pictures(0.15, -0.24, colors)
    fill(.ellipse(0.06, 0.385, 0.5, 0.085), colors.rug)
    fill(.ellipse(0.06, 0.385, 0.43, 0.067), colors.rug.lighter(0.16))
    sofa(colors)
    table(0.05, 0.42, colors)
    if chance(50) { plant(-0.44, 0.31) } else { floorLamp(-0.38, colors) }
    if halfWidth > 0.6 { plant(0.62, 0.3) }
  }

  private mutating func bedroom(_ colors: RoomColors) {
    window(-0.5, colors)
    sunlight(-0.08, colors)
    pictures(0.14, -0.3, colors)
    nightstand(-0.26, colors)
    if halfWidth > 0.6 { nightstand(0.55, colors) }
    bed(colors)
    plant(-0.47, 0.32)
  }

  private mutating func diningRoom(_ colors: RoomColors) {
    window(0.02, colors)
    sunlight(0.3, colors)
    pendant(-0.02, colors)
    plant(0.5, 0.31)
    fill(.ellipse(0, 0.4, 0.46, 0.07), colors.rug)
    chair(-0.27, colors, isFlipped: false)
    chair(0.27, colors, isFlipped: true)
    fill(.box(-0.25, 0.105, 0.5, 0.03, 0.014), [colors.wood.lighter(0.16), colors.wood])
    for (top, foot) in [(-0.2, -0.23), (0.2, 0.23)] {
      stroke(.segment((top, 0.13), (foot, 0.41)), colors.wood.darker(0.14), 0.022)
    }
    fill(.box(-0.035, 0.045, 0.07, 0.062, top: 0.012, bottom: 0.03), colors.accent)
    for (x, y) in [(-0.08, -0.04), (0, -0.08), (0.075, -0.045)] {
      stroke(.curve([(0, 0.05), (x * 0.6, y + 0.04), (x, y)]), RGBA(0x5F7F58), 0.007)
      fill(.circle(x, y, 0.024), colors.accent.lighter(0.4))
    }
    fill(.pie(0.14, 0.085, 0.05, 0, .pi), colors.rug.lighter(0.3))
  }

  private mutating func study(_ colors: RoomColors) {
    window(-0.46, colors)
    sunlight(-0.04, colors)
    shelf(0.2, -0.3, colors)
    shelf(0.2, -0.13, colors)
    fill(.ellipse(0.08, 0.42, 0.42, 0.06), colors.rug)
    for (top, foot) in [(-0.16, -0.19), (0.36, 0.39)] {
      stroke(.segment((top, 0.13), (foot, 0.4)), colors.wood.darker(0.2), 0.02)
    }
    fill(.box(-0.2, 0.105, 0.62, 0.032, 0.01), [colors.wood.lighter(0.16), colors.wood])
    fill(.box(0.02, -0.045, 0.21, 0.135, 0.01), RGBA(0x2B2D32))
    fill(.box(0.03, -0.036, 0.19, 0.117, 0.004), [colors.accent.lighter(0.3), colors.accent])
    fill(.box(0.11, 0.088, 0.03, 0.018), RGBA(0x8C8E93))
    stroke(.curve([(-0.1, 0.1), (-0.13, 0.03), (-0.07, -0.03)]), RGBA(0x3A3A3D), 0.01)
    fill(.pie(-0.065, -0.02, 0.045, .pi + 0.5, 2 * .pi + 0.5), colors.accent)
    moved(to: 0.06, 0.02) { $0.chair(0.05, colors, isFlipped: false) }
    plant(-0.42, 0.33)
  }
}

struct RoomColors {
  var wall: RGBA
  var floor: RGBA
  var fabric: RGBA
  var accent: RGBA
  var rug: RGBA
  var wood: RGBA

  init(_ random: inout SeededGenerator) {
    let colors = random.one(of: Self.all).map { RGBA($0) }
    (wall, floor, fabric) = (colors[0], colors[1], colors[2])
    (accent, rug) = (colors[3], colors[4])
    wood = RGBA(random.one(of: [0x9A6B45, 0xB98A5E, 0x6E4A34]))
  }

  private static let all: [[UInt32]] = [
    [0xCBD3C4, 0xC9A27A, 0x5E7A66, 0xD98B5F, 0xEFE4D2],
    [0xEFD9C6, 0xB98B63, 0xC4694B, 0x3F6A6E, 0xF5ECDD],
    [0xD5DEE6, 0xCBB08D, 0x3F5F80, 0xE6B35A, 0xE9E6DF],
    [0xE9E4DA, 0xA97B54, 0xB7A78F, 0x8A4B3C, 0xD8CBB6],
    [0x4E6470, 0x9C7450, 0xD9A441, 0xE7DCC8, 0xB4B9B4],
    [0xE8C9BE, 0xC39C77, 0x8A5568, 0x4F7367, 0xF4E6DC],
    [0xDAD4E2, 0xB99873, 0x6A5C8A, 0xE29A6C, 0xEDE7EE],
    [0x3F5B52, 0xA67C55, 0xE3D5BC, 0xD0714F, 0x92A08C],
  ]
}
